package view

import "househagal/cmd/internal/ask"

// pagePrompt is a page's own question: something that Enter takes.
func (s Scene) pagePrompt(id, text, label string) ask.Prompt {
	return ask.Prompt{
		ID: id, Text: text, Layout: ask.Row, Hint: Hint(), Commands: s.commands(),
		Choices: []ask.Choice{{Label: label}},
	}
}

// PageTurn ends news that don't fit above the next question.
func (s Scene) PageTurn() ask.Prompt { return s.pagePrompt("page_turn", "All done?", "go on") }

// BackPrompt ends a page that was only looked at: the table, the log, the keys.
func (s Scene) BackPrompt() ask.Prompt {
	p := s.pagePrompt("back", "Enter back to the question", "back")
	p.Hint = ""
	return p
}

// MorePrompt ends such a page where a screen has no room for all of it.
func (s Scene) MorePrompt() ask.Prompt {
	p := s.pagePrompt("back", "Enter for the rest; Esc back to the question", "more")
	p.Hint = ""
	return p
}
