package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// Keep asks whether later answers that still fit are kept: choice 0 is yes.
func Keep(s say.Speaker, labels []string) ask.Prompt {
	keep := s.Say("putright.keep", say.Args{"n": len(labels)})
	return ask.Prompt{
		ID:    "keep_later",
		Text:  s.Say("ask.keep", say.Args{"texts": labels}),
		Short: s.Say("ask.keep_short", say.Args{"n": len(labels)}),
		Choices: []ask.Choice{
			{Key: "y", Label: keep, Words: []string{"yes", "keep"}},
			{Key: "n", Label: s.Say("putright.ask_again"), Words: []string{"no"}},
		},
		Layout:     ask.Row,
		EnterLabel: keep,
		Hint:       Hint(s),
		Commands:   Commands(),
	}
}
