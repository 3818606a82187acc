package setup

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Cells of the columns in which a Rival stands in a list.
const (
	nameColumn   = 17
	signetColumn = 26
	signetCells  = 20
	schemeCells  = 21
)

// rivalLine is a Rival in a list, for a seat beside others: value, figure, Signet and
// Scheme in columns.
func (a *asker) rivalLine(id engine.RivalID, beside []string) string {
	c := &a.Box.Rivals[id]
	label := rivalName(a.Speaker, id)
	if c.Streamlined {
		label += " *"
	}
	if !a.Box.Rules.Const.Rivals.BuySwordmaster {
		return layout.Fill(label, nameColumn) + figures{a}.figureOf(c.ID, beside) + a.Say("setup.signet", say.Args{"effects": effect.Say(a.Speaker, effect.News, c.Signet)})
	}
	cells, column := signetCells, signetColumn
	if (figures{a}).knowsYou() { // whose figures are wider than steps
		cells, column = cells-4, column-2
	}
	signet := layout.Fill(a.Say("setup.signet", say.Args{"effects": brief(a.Speaker, c.Signet, cells)}), column)
	scheme := a.Say("setup.scheme", say.Args{"effects": brief(a.Speaker, c.Scheme, schemeCells)})
	if a.m != nil {
		return fmt.Sprintf("%s%d %s%s%s", layout.Fill(label, nameColumn-1), c.Swordmaster, figures{a}.figureOf(c.ID, beside), signet, scheme)
	}
	return fmt.Sprintf("%s%2d  %s %s", layout.Fill(label, nameColumn), c.Swordmaster, signet, scheme)
}

// brief says what effects give in n cells: where it is longer, in the fewest words
// there are, and what does not fit then is left to hagal show.
func brief(s say.Speaker, effects []engine.Effect, n int) string {
	if len(effects) == 0 {
		return s.Say("setup.no_effect")
	}
	text := effect.Say(s, effect.Menu, effects)
	for all := len(effects); layout.Width(text) > n && all > 0; all-- {
		text = s.Say("setup.some_effects", say.Args{"effects": effect.Say(s, effect.Brief, effects[:all]), "all": all == len(effects)})
	}
	return text
}

// rivalCells is how wide a Rival's name may be in a list.
const rivalCells = 15

// nameDot stands between the parts of a name that is written in characters.
const nameDot = "\u30fb"

// rivalName is a Rival's name in at most rivalCells: all of it, or from its short
// name on, or that alone.
func rivalName(s say.Speaker, id engine.RivalID) string {
	full, short := s.Say("setup.rival_full", say.Args{"rival": id}), s.Say("setup.rival_short", say.Args{"rival": id})
	if layout.Width(full) <= rivalCells {
		return full
	}
	between := " "
	if strings.Contains(full, nameDot) {
		between = nameDot
	}
	parts := strings.Split(full, between)
	last := parts[len(parts)-1]
	for _, word := range parts {
		if !strings.HasPrefix(word, short) {
			continue
		}
		if both := word + between + last; word != last && layout.Width(both) <= rivalCells {
			return both
		}
		return word
	}
	return short
}
