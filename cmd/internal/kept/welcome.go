package kept

import (
	"errors"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
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
// Letters: another language can be chosen.
func (w Welcome) Prompt(s say.Speaker, letters bool) ask.Prompt {
	p := ask.Prompt{ID: "welcome", NewPage: true, Page: setup.Heading(s), Text: s.Say("welcome.ask"),
		Hint: s.Say("welcome.hint"), Commands: controls.SetupCommands(false)}
	if letters {
		p.Hint, p.Commands = s.Say("setup.hint_first"), controls.SetupCommands(false, controls.CommandLanguage)
	}
	for _, c := range w.choices() {
		p.Choices = append(p.Choices, w.line(s, c))
	}
	return p
}

func (w Welcome) line(s say.Speaker, c WelcomeChoice) ask.Choice {
	switch c {
	case WelcomeGoOn:
		return ask.Choice{Key: "r", Label: s.Say("welcome.go_on", say.Args{"text": w.GoOn}), Words: []string{"resume", "go on"}}
	case WelcomeAgain:
		return ask.Choice{Key: "s", Label: s.Say("welcome.again", say.Args{"text": w.Again}), Words: []string{"same"}}
	case WelcomeNew:
		return ask.Choice{Key: "n", Label: s.Say("welcome.new"), Words: []string{"new"}}
	}
	return ask.Choice{Key: "q", Label: s.Say("games.leave"), Words: []string{"leave", "quit"}}
}

// Saved says how to go on with a game that people leave: the command that does it.
func Saved(s say.Speaker, resume string) []string {
	return []string{s.Say("games.saved", say.Args{"word": resume})}
}

// GoOnWith says the same where the last thing they did could not be saved.
func GoOnWith(s say.Speaker, resume string) []string {
	return []string{s.Say("games.go_on_with", say.Args{"word": resume})}
}

// SaveGone says that the save of a game that people leave is not there, or that
// something else is in its place.
func SaveGone(s say.Speaker, name string, err error) error {
	id := say.ID("games.gone")
	if errors.Is(err, journal.ErrMoved) {
		id = "games.moved"
	}
	return errors.New(s.Say(id, say.Args{"name": name}))
}
