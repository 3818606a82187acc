package view

import (
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
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
	p := ask.Prompt{ID: "problem", Text: "Which can't be? The space counts as blocked, and that turn is played again.", Default: -1,
		Hint: "Esc back", Commands: menu.Commands()}
	for i, x := range list {
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i), Label: s.Names.Seat[x.Seat] + " to " + s.space(x.Space)})
	}
	return p
}

// BlockedNotice is said when a turn is played again without a space.
func (s Scene) BlockedNotice(x Sent) string {
	return fmt.Sprintf("%s counts as blocked this round; %s turn is played again.", s.space(x.Space), s.Names.Whose(x.Seat))
}

// BlockedLabel is what undo calls it.
func (s Scene) BlockedLabel(sp engine.Space) string { return s.space(sp) + " blocked" }

// NoProblem is said where nobody's move is in question.
func (s Scene) NoProblem() string {
	return "No Rival has sent an Agent since your last move; u takes a move back, x fixes a number."
}
