package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// row is a line of a list: cells under the columns, the last one folded.
type row []string

// column is a column of a list; a number stands right in it.
type column struct {
	head  string
	right bool
}

// listed writes rows under their heads, as wide as needed; the last column takes
// what is left of PageWidth and goes on in further lines.
func listed(columns []column, rows []row) []string {
	width := make([]int, len(columns))
	for i, c := range columns {
		width[i] = layout.Width(c.head)
		for _, r := range rows {
			width[i] = max(width[i], layout.Width(r[i]))
		}
	}
	heads := make(row, len(columns))
	for i, c := range columns {
		heads[i] = c.head
	}
	var out []string
	for _, r := range append([]row{heads}, rows...) {
		line := ""
		for i := range columns[:len(columns)-1] {
			if columns[i].right {
				line += strings.Repeat(" ", width[i]-layout.Width(r[i])) + r[i] + "  "
				continue
			}
			line += fill(r[i], width[i]) + "  "
		}
		for _, part := range fold(line+r[len(r)-1], PageWidth, layout.Width(line)) {
			out = append(out, strings.TrimRight(part, " "))
		}
	}
	return out
}

// CardList lists the Hagal cards: copies, swords, and what each one does.
func CardList(box *rival.Box) []string {
	var rows []row
	for i := 1; i < len(box.Deck.Cards); i++ {
		c := &box.Deck.Cards[i]
		rows = append(rows, row{c.ID, strconv.Itoa(int(c.Copies)), strconv.Itoa(int(c.Swords)), CardText(box, c)})
	}
	solo, two := box.Deck.Size(engine.Solo), box.Deck.Size(engine.TwoPlayer)
	return append(listed([]column{{"CARD", false}, {"COPIES", true}, {"SWORDS", true}, {"DOES", false}}, rows),
		"", fmt.Sprintf("Solo %d cards, two-player %d.", solo, two))
}

// CardText says what a Hagal card does, a face after the other.
func CardText(box *rival.Box, c *hagal.Card) string {
	if c.Reshuffle {
		return "all cards are shuffled" + onlyIn(c)
	}
	var faces []string
	for i := range c.Faces {
		faces = append(faces, faceText(&box.Rules, c, &c.Faces[i]))
	}
	return strings.Join(faces, "; else ") + onlyIn(c)
}

func faceText(r *engine.Rules, c *hagal.Card, f *hagal.Face) string {
	var where []string
	for _, sp := range f.Spaces {
		where = append(where, r.Spaces[sp].Name)
	}
	text := strings.Join(where, " or ")
	if f.Space != engine.NoSpace {
		text = r.Spaces[f.Space].Name
	}
	if text != "" {
		text += ": "
	}
	text += Effects(r, f.Effects)
	if c.GoesOn {
		text += ", then another card"
	}
	if f.Bonus > 0 {
		text += fmt.Sprintf("; needs %d bonus spice", f.Bonus)
	}
	for _, n := range f.Needs {
		text += "; needs " + ShownCondition(r, n)
	}
	for i, w := range f.When {
		text = map[bool]string{true: "if ", false: "and "}[i == 0] + ShownCondition(r, w) + ", " + text
	}
	if f.Smart != engine.NoFaction {
		text += " (Smart Politics)"
	}
	return text
}

func onlyIn(c *hagal.Card) string {
	switch {
	case !c.Marked:
		return ""
	case c.Only == engine.Solo:
		return " (solo only)"
	}
	return " (two-player only)"
}

// RivalList lists the Rival cards; in a game where nobody buys a Swordmaster and
// the human breaks ties, without values and lists.
func RivalList(box *rival.Box) []string {
	var rows []row
	if sw := &box.Rules.Const.Rivals; !sw.BuySwordmaster && sw.TiesAskHuman {
		for i := 1; i < len(box.Rivals); i++ {
			rows = append(rows, row{box.Rivals[i].ID, RivalText(box, &box.Rivals[i])})
		}
		return listed([]column{{"RIVAL", false}, {"SIGNET", false}}, rows)
	}
	for i := 1; i < len(box.Rivals); i++ {
		c := &box.Rivals[i]
		rows = append(rows, row{c.ID, strconv.Itoa(int(c.Swordmaster)), RivalOrder(c), RivalText(box, c)})
	}
	return append(listed([]column{{"RIVAL", false}, {"AT", true}, {"LIST", false}, {"SIGNET; SCHEME", false}}, rows),
		"", "AT: Solari, spice, water and Intrigue in all that buy the Swordmaster.",
		"LIST: E Emperor, G Spacing Guild, B Bene Gesserit, F Fremen, the dearest first.")
}

// RivalOrder writes the list of a Rival as letters: "EBGF".
func RivalOrder(c *rival.Card) string {
	var b strings.Builder
	for _, f := range c.List {
		b.WriteString([]string{"", "E", "G", "B", "F"}[f])
	}
	return b.String()
}

// RivalText says what Signet and Scheme do, and where a Rival may sit.
func RivalText(box *rival.Box, c *rival.Card) string {
	text := Effects(&box.Rules, c.Signet)
	if len(c.Scheme) > 0 {
		text += "; " + Effects(&box.Rules, c.Scheme)
	}
	switch {
	case c.Refused != "":
		return "no Rival: " + c.Refused
	case c.Streamlined:
		text += " (streamlined)"
	case !c.Solo:
		text += " (two-player only)"
	}
	return text
}

// Hanging writes text beside a head, from column in on; what does not fit goes
// on below the text.
func Hanging(head string, in int, text string) []string {
	return fold(fill(head, in)+text, PageWidth, in)
}
