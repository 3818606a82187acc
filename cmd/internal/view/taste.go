package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// A Taste is how people want their pages.
type (
	Line  = tell.Line
	Taste = tell.Taste
)

// lineLabels are the lines in the menu.
var lineLabels = [tell.LineEnd]string{
	"what to turn up at the start of a round", "PRIZES of the Conflict at this table", "MAKERS: where spice is added",
	"RECALL and the First Player marker", "ORDER of the turns of the round", "CONTROL: who is paid for a visit",
	"ALLIANCE tokens that moved", "ICONS: who makes a pair by winning", "MAKERS: why a space gets none",
}

// LinesPrompt lists the lines; choice i flips Line(i), the last one is Enter.
func (s Scene) LinesPrompt() ask.Prompt {
	p := ask.Prompt{ID: "coach", Text: "Which lines do you want? A digit switches one.", Hint: "Enter done   Esc back", Commands: menu.Commands(), Default: int(tell.LineEnd)}
	for l := range tell.LineEnd {
		on := "off"
		if s.Taste.Shows(l) {
			on = "on"
		}
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(int(l)), Label: fmt.Sprintf("%-3s  %s", on, lineLabels[l]), Words: []string{l.ID()}})
	}
	p.Choices = append(p.Choices, ask.Choice{Label: "done", Words: []string{"done"}})
	return p
}

// PursesNotice says what hands do when hagal begins to keep the Rivals' purses,
// or stops.
func (s Scene) PursesNotice(t *engine.Table, on bool) string {
	if on {
		return "hagal keeps the Rivals' Solari, spice and water from now on: put theirs back into the bank."
	}
	var parts []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		x := &t.Pos.Seat[seat]
		if x.Human {
			continue
		}
		var held []string
		for r, n := range x.Purse {
			held = append(held, strconv.Itoa(int(n))+" "+resourceName(engine.Resource(r)))
		}
		parts = append(parts, s.Names.Seat[seat]+" "+strings.Join(held, ", "))
	}
	return "The Rivals' tokens lie on the table again: " + strings.Join(parts, "; ") + "."
}

// InputNotice says what a change of the input means.
func (s Scene) InputNotice(reactive bool) string {
	if reactive {
		return "You don't report your Agents any more: hagal asks when it must know."
	}
	return "You say where each Agent goes from now on; what nobody told so far is still asked."
}

// NextTarget is how many VP end the game once people change that: one more than
// printed, two more, and again as printed.
func (s Scene) NextTarget(now int8) int8 {
	printed := s.Box.Rules.Const.Target
	if now < printed || now >= printed+2 {
		return printed
	}
	return now + 1
}

// TargetLabel is what undo calls another length of the game.
func (s Scene) TargetLabel(vp int8) string { return fmt.Sprintf("the game to %d VP", vp) }

// TargetNotice says what ends the game from now on.
func (s Scene) TargetNotice(vp int8) string { return fmt.Sprintf("The game ends at %d VP now.", vp) }

// InputLabel is what undo calls a change of the input.
func (s Scene) InputLabel(reactive bool) string {
	if reactive {
		return "Agents no longer reported"
	}
	return "Agents reported"
}
