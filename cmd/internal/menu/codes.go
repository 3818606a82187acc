package menu

import (
	_ "embed"
	"fmt"
	"html"
	"strings"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// codeGroup is a part of the card of codes: what is chosen, and by which keys.
type codeGroup struct {
	title   string
	columns int
	codes   []code
}

// code is what chooses one thing at the table.
type code struct{ key, name string }

// Codes is the card of all codes of a box for the table: spaces, posts, Factions,
// printed Hagal cards, and the keys of every question.
func Codes(s say.Speaker) []string {
	out := []string{codesTitle(s)}
	for _, g := range codeGroups(s) {
		out = append(append(out, "", g.title), g.lines()...)
	}
	return out
}

// CodesHTML is the same card as a page for the printer, on one sheet. It needs
// nothing but itself.
func CodesHTML(s say.Speaker) string {
	var b strings.Builder
	b.WriteString(strings.NewReplacer("{lang}", s.Tag(), "{title}", html.EscapeString(codesTitle(s))).Replace(codesHead))
	for _, g := range codeGroups(s) {
		fmt.Fprintf(&b, "<section>\n<h2>%s</h2>\n<dl style=\"columns: %d\">\n", html.EscapeString(g.title), g.columns)
		for _, c := range g.codes {
			fmt.Fprintf(&b, "<div><dt>%s</dt><dd>%s</dd></div>\n", html.EscapeString(c.key), html.EscapeString(c.name))
		}
		b.WriteString("</dl>\n</section>\n")
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.String()
}

// codesHead begins the page: a sheet of A4 or Letter, dark on white. {lang} and
// {title} stand in it.
//
//go:embed codes.html
var codesHead string

func codesTitle(s say.Speaker) string {
	if s.Box.Rules.Game == engine.Imperium {
		return s.Say("keys.codes_2020")
	}
	return s.Say("keys.codes")
}

// codeGroups are the parts of the card, without those that the box has nothing of.
func codeGroups(s say.Speaker) []codeGroup {
	all := []codeGroup{
		{s.Say("keys.codes_agent"), 3, spaceCodes(s)},
		{s.Say("keys.codes_post"), 3, postCodes(s)},
		{s.Say("keys.codes_faction"), 4, factionCodes(s)},
		{s.Say("keys.codes_card"), 2, cardCodes(s)},
		{s.Say("keys.codes_anywhere"), 2, commandCodes(s)},
	}
	var out []codeGroup
	for _, g := range all {
		if len(g.codes) > 0 {
			out = append(out, g)
		}
	}
	return out
}

func spaceCodes(s say.Speaker) []code {
	var out []code
	for _, sp := range spacesByPlace(s.Box, revealPlace) {
		c := revealChoice(s, s.Say("ask.reveal_turn"))
		if sp != revealPlace {
			c = bareSpace(s, int(sp))
		}
		out = append(out, code{c.Key, c.Label})
	}
	return out
}

func postCodes(s say.Speaker) []code {
	var out []code
	for p := 1; p < len(s.Box.Rules.Posts); p++ {
		out = append(out, code{s.Box.Rules.Posts[p].Code, s.Say("menu.post", say.Args{"post": engine.Post(p)})})
	}
	return out
}

func factionCodes(s say.Speaker) []code {
	var out []code
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		out = append(out, code{factionKeys[f], s.Say("menu.faction", say.Args{"faction": f})})
	}
	return out
}

// cardCodes are those of both modes, each once; the mark tells like names apart.
func cardCodes(s say.Speaker) []code {
	var out []code
	for i := range s.Box.Deck.Cards[1:] {
		card := &s.Box.Deck.Cards[i+1]
		if card.Copies == 0 {
			continue
		}
		key := card.Code
		if card.Also != "" {
			key += " " + card.Also
		}
		name := s.Say("menu.card", say.Args{"card": engine.Card(i + 1)})
		if card.Marked {
			name += map[engine.Mode]string{engine.Solo: " (1P)", engine.TwoPlayer: " (2P)"}[card.Only]
		}
		out = append(out, code{key, name})
	}
	return out
}

// commandCodes are the keys of the list k, in fewer words.
func commandCodes(s say.Speaker) []code {
	var out []code
	for _, b := range controls.Buttons(s, nil) {
		out = append(out, code{b.Key, b.Name})
	}
	return out
}

// lines are the codes in columns, each filled from top to bottom.
func (g *codeGroup) lines() []string {
	var cells [][2]string
	for _, c := range g.codes {
		cells = append(cells, [2]string{c.key, c.name})
	}
	return layout.Full.Columns(g.columns, cells)
}
