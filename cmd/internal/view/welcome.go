package view

import (
	"errors"
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
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
	p := ask.Prompt{ID: "welcome", NewPage: true, Page: []string{setup.Title(say.Speaker{})}, Text: "Welcome back. What now?",
		Hint: "Enter takes the marked line   k all keys", Commands: menu.SetupCommands(false)}
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

// Saved says how to go on with a game that people leave: the command that does it.
func Saved(resume string) []string { return []string{"Saved. Go on with: " + resume} }

// GoOnWith says the same where the last thing they did could not be saved.
func GoOnWith(resume string) []string { return []string{"Go on with: " + resume} }

// SaveGone says that the save of a game that people leave is not there, or that
// something else is in its place.
func SaveGone(name string, err error) error {
	if errors.Is(err, journal.ErrMoved) {
		return fmt.Errorf("the save %s is no longer this game: another program wrote over it; hagal games lists what is there", name)
	}
	return fmt.Errorf("the save %s is gone: another program moved or deleted it; hagal games lists what is there", name)
}
