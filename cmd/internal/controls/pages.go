package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// PagePrompt is a page's own question: something that Enter takes.
func PagePrompt(s say.Speaker, id, text, label string) ask.Prompt {
	return ask.Prompt{
		ID: id, Text: text, Layout: ask.Row, Hint: Hint(s), Commands: Commands(),
		Choices: []ask.Choice{{Label: label}},
	}
}

// PageTurn ends news that don't fit above the next question.
func PageTurn(s say.Speaker) ask.Prompt {
	return PagePrompt(s, "page_turn", s.Say("menu.all_done"), s.Say("menu.go_on"))
}

// Back ends a page that was only looked at: the table, the log, the keys.
func Back(s say.Speaker) ask.Prompt {
	p := PagePrompt(s, "back", s.Say("menu.enter_back"), s.Say("menu.back"))
	p.Hint = ""
	return p
}

// More ends such a page where a screen has no room for all of it.
func More(s say.Speaker) ask.Prompt {
	p := PagePrompt(s, "back", s.Say("menu.enter_rest"), s.Say("menu.rest"))
	p.Hint = ""
	return p
}
