package tell

import (
	"strings"

	"househagal/rival"
)

// Reminder is a kind of line on the page that people switch on and off: what to do
// in this phase, at this table.
type Reminder uint8

// The lines. The first four are there from the beginning.
const (
	LineDraw     Reminder = iota // what the table turns up at the beginning of a round
	LinePrizes                   // what the Conflict gives at this player count
	LineMakers                   // where bonus spice is added
	LineRecall                   // Agents home, and who takes the First Player marker
	LineOrder                    // who acts in which order
	LineControl                  // who is paid for a visit
	LineAlliance                 // Alliance tokens that moved
	LineIcons                    // who makes a pair of icons by winning
	LineEmpty                    // why no bonus spice is added on a space
	LinePieces                   // tokens on spaces, and where Rivals are on tracks; the last, for few boxes have any
	LineEnd
)

// LinesOf are how many of the lines a box has: all, or all but the last.
func LinesOf(box *rival.Box) Reminder {
	if len(box.Rules.Tokens) == 0 && len(box.Rules.Tracks) <= 1 {
		return LinePieces
	}
	return LineEnd
}

// lineIDs are the names of the lines in a save.
var lineIDs = [LineEnd]string{"draw", "prizes", "makers", "recall", "order", "control", "alliance", "icons", "empty", "pieces"}

// ID is the name of the line in a save, and in plain lines.
func (l Reminder) ID() string { return lineIDs[l] }

// word is how a save writes that the line is not as it is at first.
func (l Reminder) word() string { return strings.Join([]string{"line", l.ID()}, " ") }

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
func (x Taste) Shows(l Reminder) bool { return (modest^x.Lines)&(1<<l) != 0 }

// Flip switches the lines of a kind on or off.
func (x *Taste) Flip(l Reminder) { x.Lines ^= 1 << l }

// Words is x as a save writes it.
func (x Taste) Words() []string {
	words := []string{}
	for l := range lineIDs {
		if x.Lines&(1<<l) != 0 {
			words = append(words, Reminder(l).word())
		}
	}
	for _, s := range x.switches() {
		if *s.on {
			words = append(words, s.id)
		}
	}
	return words
}

// ParseTaste reads Words; ok is false when there is a word that it does not know.
func ParseTaste(words []string) (x Taste, ok bool) {
next:
	for _, w := range words {
		for l := range lineIDs {
			if w == Reminder(l).word() {
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
		return Taste{}, false
	}
	return x, true
}

// tasteSwitch is a wish that is on or off.
type tasteSwitch struct {
	id string
	on *bool
}

func (x *Taste) switches() []tasteSwitch {
	return []tasteSwitch{{"purses", &x.Purses}, {"odds", &x.Odds}, {"scroll", &x.Scroll}, {"mono", &x.Mono}}
}
