package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// EndChoice is what people choose on the last page.
type EndChoice int

// The choices of the last page.
const (
	EndAgain  EndChoice = iota // the same again
	EndLog                     // the log of the game
	EndReport                  // a report to a file
	EndLeave
	EndNote // the Leader that was played, and a note for the history
)

// Last asks what now, under the last page. Saved is the name of the save,
// "" when nothing is kept.
func Last(s say.Speaker, saved string) ask.Prompt {
	text := s.Say("games.end", say.Args{"name": saved})
	p := PagePrompt(s, "end", text, "")
	p.Choices = []ask.Choice{{Key: "s", Label: s.Say("games.end_again"), Words: []string{"same", "again"}},
		{Key: "l", Label: s.Say("games.end_log"), Words: []string{"log"}},
		{Key: "r", Label: s.Say("games.end_report"), Words: []string{"report"}},
		{Key: "q", Label: s.Say("games.leave"), Words: []string{"leave", "quit"}},
		{Key: "n", Label: s.Say("games.end_note"), Words: []string{"note", "leader"}}}
	p.Default = int(EndLeave)
	p.Hint = s.Say("games.end_hint")
	return p
}

// History asks on the last page what people say of the game: which Leader they
// played, or a note. An empty line says nothing.
func History(s say.Speaker, note bool) ask.Prompt {
	text := s.Say("history.ask_leader")
	if note {
		text = s.Say("history.ask_note")
	}
	return ask.Prompt{ID: "history", Text: text, Default: -1, FreeText: &ask.FreeText{Max: 60}, Hint: s.Say("history.ask_hint"),
		Commands: map[string]string{"back": CommandBack}}
}
