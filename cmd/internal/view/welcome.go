package view

import (
	"fmt"

	"househagal/cmd/internal/ask"
)

// Welcome is what people find who have played before.
type Welcome struct {
	GoOn     string // how the unfinished game stands, "" when there is none
	Again    string // the last setup
	Finished int    // how many games are finished
}

// WelcomeChoice is what they want now.
type WelcomeChoice int

// The choices.
const (
	WelcomeGoOn WelcomeChoice = iota
	WelcomeAgain
	WelcomeNew
	WelcomeLeave
)

func (w Welcome) choices() []WelcomeChoice {
	c := []WelcomeChoice{WelcomeAgain, WelcomeNew, WelcomeLeave}
	if w.GoOn != "" {
		c = append([]WelcomeChoice{WelcomeGoOn}, c...)
	}
	return c
}

// Chosen is the choice behind a line of the prompt.
func (w Welcome) Chosen(line int) WelcomeChoice { return w.choices()[line] }

// Prompt asks what now; the unfinished game is marked, or the same again.
func (w Welcome) Prompt() ask.Prompt {
	p := ask.Prompt{ID: "welcome", NewPage: true, Page: []string{SetupTitle}, Text: "Welcome back. What now?",
		Hint: "Enter takes the marked line   k all keys", Commands: setupCommands()}
	for _, c := range w.choices() {
		p.Choices = append(p.Choices, w.line(c))
	}
	return p
}

func (w Welcome) line(c WelcomeChoice) ask.Choice {
	switch c {
	case WelcomeGoOn:
		return ask.Choice{Key: "r", Label: "Go on: " + w.GoOn, Words: []string{"resume", "go on"}}
	case WelcomeAgain:
		return ask.Choice{Key: "s", Label: "Same again: " + w.Again, Words: []string{"same"}}
	case WelcomeNew:
		return ask.Choice{Key: "n", Label: "New game", Words: []string{"new"}}
	}
	return ask.Choice{Key: "q", Label: "Leave", Words: []string{"leave", "quit"}}
}

// Saved says how to go on with a game that people leave.
func Saved(name string) []string {
	return []string{fmt.Sprintf("Saved. Go on with: hagal resume %s", name)}
}

// SaveGone says that the save of a game that people leave is not there.
func SaveGone(name string) error {
	return fmt.Errorf("the save %s is gone: another program moved or deleted it; hagal games lists what is there", name)
}
