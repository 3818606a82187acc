package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Sent is where a Rival sent its Agent: what can be played again because
// something is in the way at the table.
type Sent struct {
	Seat  engine.Seat
	Space engine.Space
	Turn  int // which Agent turn of a Rival it was, counted from 1 in the game
	Event int // the event that sent it
	From  int // the event that began the turn
}

// Problem asks which of several moves can't be; choice i is list[i].
func Problem(s say.Speaker, list []Sent) ask.Prompt {
	p := ask.Prompt{ID: "problem", Text: s.Say("trouble.which"), Default: -1,
		Hint: s.Say("trouble.back"), Commands: Commands()}
	for i, x := range list {
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i), Label: s.Say("trouble.sent", say.Args{"seat": x.Seat, "space": x.Space})})
	}
	return p
}

// BlockedNotice is said when a turn is played again without a space.
func BlockedNotice(s say.Speaker, x Sent) string {
	return s.Say("trouble.blocked", say.Args{"space": x.Space, "seat": x.Seat})
}

// BlockedLabel is what undo calls it.
func BlockedLabel(s say.Speaker, sp engine.Space) string {
	return s.Say("trouble.blocked_label", say.Args{"space": sp})
}

// NoProblem is said where nobody's move is in question.
func NoProblem(s say.Speaker) string { return s.Say("trouble.no_problem") }
