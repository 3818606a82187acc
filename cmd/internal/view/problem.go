package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
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

// ProblemPrompt asks which of several moves can't be; choice i is list[i].
func (s Scene) ProblemPrompt(list []Sent) ask.Prompt {
	w := s.Speaker()
	p := ask.Prompt{ID: "problem", Text: w.Say("trouble.which"), Default: -1,
		Hint: w.Say("trouble.back"), Commands: menu.Commands()}
	for i, x := range list {
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i), Label: w.Say("trouble.sent", say.Args{"seat": x.Seat, "space": x.Space})})
	}
	return p
}

// BlockedNotice is said when a turn is played again without a space.
func (s Scene) BlockedNotice(x Sent) string {
	return s.Speaker().Say("trouble.blocked", say.Args{"space": x.Space, "seat": x.Seat})
}

// BlockedLabel is what undo calls it.
func (s Scene) BlockedLabel(sp engine.Space) string {
	return s.Speaker().Say("trouble.blocked_label", say.Args{"space": sp})
}

// NoProblem is said where nobody's move is in question.
func (s Scene) NoProblem() string { return s.Speaker().Say("trouble.no_problem") }
