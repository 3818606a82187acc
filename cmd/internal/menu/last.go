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
)

// Last asks what now, under the last page. Saved is the name of the save,
// "" when nothing is kept.
func Last(s say.Speaker, saved string) ask.Prompt {
	text := s.Say("games.end", say.Args{"name": saved})
	p := PagePrompt(s, "end", text, "")
	p.Choices = []ask.Choice{{Key: "s", Label: s.Say("games.end_again"), Words: []string{"same", "again"}},
		{Key: "l", Label: s.Say("games.end_log"), Words: []string{"log"}},
		{Key: "r", Label: s.Say("games.end_report"), Words: []string{"report"}},
		{Key: "q", Label: s.Say("games.leave"), Words: []string{"leave", "quit"}}}
	p.Default = int(EndLeave)
	p.Hint = s.Say("games.end_hint")
	return p
}
