package view

import (
	"fmt"
	"slices"
	"strings"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// The salts of what the setup deals, so that one deal does not tell another.
const (
	saltObjectives = 1
	saltRivals     = 2
)

// gentleFrom is the Swordmaster value from which a Rival is one for a first
// game (docs/playing.md).
const gentleFrom = 8

// rivalSteps ask a solo player how the two Rivals are found, and who they are.
func rivalSteps(box *rival.Box, v SetupValues, m Measured) []setupStep {
	all := soloRivals(box)
	how := setupStep{key: "rival", text: "Which Rivals?", options: []option{
		{label: "Two by chance, of all " + countWord(len(all)), value: "any"},
		{label: "I choose", value: "choose"},
	}}
	left := "Who sits on your left, and leads?" + m.note("")
	if box.Rules.Const.Rivals.BuySwordmaster {
		left = "Who sits on your left?" + m.note(valueNote(m))
		how.options[0].label = "Two by chance, all " + countWord(len(all))
		how.options = append([]option{{label: fmt.Sprintf("Two by chance, the gentler ones (Swordmaster value %d or more)", gentleFrom),
			said: "two by chance, the gentler ones", value: "gentle"}}, how.options...)
	}
	how.answered = func(v SetupValues) (string, bool) {
		if len(v.named(box)) > 0 {
			return "I choose", true
		}
		return chosen(how.options, v["rival"])
	}
	if v["rival"] == "gentle" || v["rival"] == "any" {
		return []setupStep{how}
	}
	return []setupStep{how, rivalStep(box, left, all, 0, m), secondRivalStep(box, v, all, m)}
}

// secondRivalStep is the same list again, each Rival under its number of before;
// the one that sits already is not open.
func secondRivalStep(box *rival.Box, v SetupValues, all []engine.RivalID, m Measured) setupStep {
	st := rivalStep(box, "And next on the left?", all, 1, m)
	named := v.named(box)
	if len(named) == 0 {
		return st
	}
	first := &box.Rivals[named[0]]
	st.text = "And next to " + first.Short + "?"
	for i := range st.options {
		if st.options[i].value == first.ID {
			st.options[i].closed = "sits on your left already."
		}
	}
	if st.options[0].closed != "" {
		st.marked = 1
	}
	return st
}

// valueNote explains the Swordmaster value, in fewer words beside a figure. One
// Rival is the harder the lower its value; two are not told apart by it.
func valueNote(m Measured) string {
	if m != nil {
		return "Swordmaster value"
	}
	return "Swordmaster value: low is early"
}

// named are the Rivals that values name, in seating order.
func (v SetupValues) named(box *rival.Box) []engine.RivalID {
	var list []engine.RivalID
	for _, id := range v.list("rival") {
		if r := box.ByID(id); r != 0 {
			list = append(list, r)
		}
	}
	return list
}

// rivalStep asks for one Rival of a list, the place-th that is named.
func rivalStep(box *rival.Box, text string, list []engine.RivalID, place int, m Measured) setupStep {
	st := setupStep{key: "rival", text: text, more: m.page(box, true)}
	for _, id := range list {
		st.options = append(st.options, option{label: rivalLine(box, id, m), said: menuName(&box.Rivals[id]), value: box.Rivals[id].ID})
	}
	st.answered = func(v SetupValues) (string, bool) {
		named := v.named(box)
		if place >= len(named) {
			return "", false
		}
		return menuName(&box.Rivals[named[place]]), true
	}
	return st
}

// sharedRivalStep asks two players for the one Rival between them: any, those
// that only block marked with a star.
func sharedRivalStep(box *rival.Box) setupStep {
	all := pairRivals(box)
	st := rivalStep(box, "Which Rival sits between you? (Swordmaster value; * only blocks)", all, 0, nil)
	st.options = append([]option{
		{label: "By chance, one that only blocks (for a first game)", said: "by chance, one that only blocks", value: "gentle"},
		{label: "By chance, any of the " + countWord(len(all)), value: "any"},
	}, st.options...)
	options := st.options
	st.answered = func(v SetupValues) (string, bool) { return chosen(options, v["rival"]) }
	return st
}

// countWord is a count as a word, up to twelve.
func countWord(n int) string {
	more := []string{"six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n >= 6 && n-6 < len(more) {
		return more[n-6]
	}
	return numeral(n)
}

// playable lists the Rivals that fit, the gentlest first.
func playable(box *rival.Box, fits func(*rival.Card) bool) []engine.RivalID {
	var list []engine.RivalID
	for id := 1; id < len(box.Rivals); id++ {
		if c := &box.Rivals[id]; c.Refused == "" && fits(c) {
			list = append(list, engine.RivalID(id))
		}
	}
	slices.SortStableFunc(list, func(a, b engine.RivalID) int {
		return int(box.Rivals[b].Swordmaster) - int(box.Rivals[a].Swordmaster)
	})
	return list
}

func soloRivals(box *rival.Box) []engine.RivalID {
	return playable(box, func(c *rival.Card) bool { return c.Solo })
}

// pairRivals are those that can sit between two players.
func pairRivals(box *rival.Box) []engine.RivalID {
	return playable(box, func(c *rival.Card) bool { return c.TwoPlayer })
}

// rivals gives the Rivals of the table in seating order: those named, or those
// dealt. Nil while nobody has said.
func (v SetupValues) rivals(box *rival.Box) []engine.RivalID {
	n := 2
	if v.twoPlayer() {
		n = 1
		if only := pairRivals(box); len(only) == 1 {
			return only
		}
	}
	list := v.named(box)
	if pool, ok := v.pool(box); ok {
		list = v.deal(pool)
	}
	if len(list) < n {
		return nil
	}
	return list[:n]
}

// deal orders Rivals by chance.
func (v SetupValues) deal(list []engine.RivalID) []engine.RivalID {
	var dealt []engine.RivalID
	for _, i := range v.luck().Deal(len(list), saltRivals) {
		dealt = append(dealt, list[i])
	}
	return dealt
}

// rivalLine is a Rival in a list: value, Signet and Scheme in columns.
func rivalLine(box *rival.Box, id engine.RivalID, m Measured) string {
	c := &box.Rivals[id]
	label := menuName(c)
	if c.Streamlined {
		label += " *"
	}
	signet := "Signet " + brief(box, c.Signet, 20)
	if !box.Rules.Const.Rivals.BuySwordmaster {
		return fill(label, 17) + m.of(c.ID) + "Signet " + effect.Say(say.Speaker{Box: box}, effect.News, c.Signet)
	}
	scheme := "Scheme " + brief(box, c.Scheme, 21)
	if m != nil {
		return fmt.Sprintf("%s%d %s%s%s", fill(label, 16), c.Swordmaster, m.of(c.ID), fill(signet, 26), scheme)
	}
	return fmt.Sprintf("%s%2d  %s%s", fill(label, 17), c.Swordmaster, fill(signet, 26)+" ", scheme)
}

// brief says what effects give in n cells: where it is longer, single pieces
// lose their number, and what does not fit then is left to hagal show.
func brief(box *rival.Box, effects []engine.Effect, n int) string {
	if len(effects) == 0 {
		return "none"
	}
	text := effect.Say(say.Speaker{Box: box}, effect.Menu, effects)
	if layout.Width(text) <= n {
		return text
	}
	const more = ", ..."
	text = strings.ReplaceAll(text, ", 1 ", ", ")
	for layout.Width(text) > n {
		last := strings.LastIndex(strings.TrimSuffix(text, more), ", ")
		if last < 0 {
			break
		}
		text = text[:last] + more
	}
	return text
}

// menuName is a Rival's name in at most 15 cells: all of it, or from its short
// name on, or that alone.
func menuName(c *rival.Card) string {
	const most = 15
	if layout.Width(c.Name) <= most {
		return c.Name
	}
	parts := strings.Fields(c.Name)
	last := parts[len(parts)-1]
	for _, word := range parts {
		if !strings.HasPrefix(word, c.Short) {
			continue
		}
		if both := word + " " + last; word != last && layout.Width(both) <= most {
			return both
		}
		return word
	}
	return c.Short
}
