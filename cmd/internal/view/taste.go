package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// Line is a kind of line on the page that people switch on and off: what to do
// in this phase, at this table.
type Line uint8

// The lines. The first four are there from the beginning.
const (
	LineDraw     Line = iota // what the table turns up at the beginning of a round
	LinePrizes               // what the Conflict gives at this player count
	LineMakers               // where bonus spice is added
	LineRecall               // Agents home, and who takes the First Player marker
	LineOrder                // who acts in which order
	LineControl              // who is paid for a visit
	LineAlliance             // Alliance tokens that moved
	LineIcons                // who makes a pair of icons by winning
	LineEmpty                // why no bonus spice is added on a space
	lineEnd
)

// lineIDs are the names of the lines in a save, lineLabels those in the menu.
var (
	lineIDs    = [lineEnd]string{"draw", "prizes", "makers", "recall", "order", "control", "alliance", "icons", "empty"}
	lineLabels = [lineEnd]string{
		"what to turn up at the start of a round", "PRIZES of the Conflict at this table", "MAKERS: where spice is added",
		"RECALL and the First Player marker", "ORDER of the turns of the round", "CONTROL: who is paid for a visit",
		"ALLIANCE tokens that moved", "ICONS: who makes a pair by winning", "MAKERS: why a space gets none",
	}
	lineHeads = map[string]Line{"PRIZES": LinePrizes, "MAKERS": LineMakers, "RECALL": LineRecall}
)

// modest are the lines that are there until somebody says otherwise.
const modest = 1<<LineDraw | 1<<LinePrizes | 1<<LineMakers | 1<<LineRecall

// Taste is how people want their pages. The zero value is what most want.
type Taste struct {
	Lines  uint16 // a bit for each Line that is not as it is at first
	Purses bool   // hagal keeps the Rivals' Solari, spice and water
	Odds   bool   // the chances of the next Rival's turn
	Scroll bool   // news that don't fit are not ended with Enter
	Mono   bool   // no colours
}

// Shows reports whether lines of the kind are drawn.
func (x Taste) Shows(l Line) bool { return (modest^x.Lines)&(1<<l) != 0 }

// Flip switches the lines of a kind on or off.
func (x *Taste) Flip(l Line) { x.Lines ^= 1 << l }

// Words is x as a save writes it.
func (x Taste) Words() []string {
	words := []string{}
	for l, id := range lineIDs {
		if x.Lines&(1<<l) != 0 {
			words = append(words, "line "+id)
		}
	}
	for _, s := range x.switches() {
		if *s.on {
			words = append(words, s.id)
		}
	}
	return words
}

// ParseTaste reads Words; a word that it does not know is an error.
func ParseTaste(words []string) (Taste, error) {
	var x Taste
next:
	for _, w := range words {
		for l, id := range lineIDs {
			if w == "line "+id {
				x.Lines |= 1 << l
				continue next
			}
		}
		for _, s := range x.switches() {
			if w == s.id {
				*s.on = true
				continue next
			}
		}
		return Taste{}, fmt.Errorf("unknown wish %q", w)
	}
	return x, nil
}

// tasteSwitch is a wish that is on or off.
type tasteSwitch struct {
	id string
	on *bool
}

func (x *Taste) switches() []tasteSwitch {
	return []tasteSwitch{{"purses", &x.Purses}, {"odds", &x.Odds}, {"scroll", &x.Scroll}, {"mono", &x.Mono}}
}

// LinesPrompt lists the lines; choice i flips Line(i), the last one is Enter.
func (s Scene) LinesPrompt() ask.Prompt {
	p := ask.Prompt{ID: "coach", Text: "Which lines do you want? A digit switches one.", Hint: "Enter done   Esc back", Commands: s.commands(), Default: int(lineEnd)}
	for l := range lineEnd {
		on := "off"
		if s.Taste.Shows(l) {
			on = "on"
		}
		p.Choices = append(p.Choices, ask.Choice{Key: lineKey(int(l)), Label: fmt.Sprintf("%-3s  %s", on, lineLabels[l]), Words: []string{lineIDs[l]}})
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
