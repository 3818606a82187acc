package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// ReplayPage is a page of a game that was played, and what was asked on it with
// the answers.
type ReplayPage struct {
	Page  page.Page
	Asked []string
}

// Replay stands under page at of n: choice i turns turns[i] pages on, 0 leaves; a
// number is the page of that number.
func Replay(s say.Speaker, x ReplayPage, at, n int) (p ask.Prompt, turns []int) {
	p = ask.Prompt{ID: "replay", NewPage: true, Page: x.Page, Asked: x.Asked,
		Text: s.Say("ask.replay", say.Args{"page": at + 1, "of": n}), Layout: ask.Row, Number: &ask.Number{Min: 1, Max: n, Typed: true},
		Commands: map[string]string{"q": CommandQuit, "quit": CommandQuit, "back": CommandBack},
		Hint:     s.Say("menu.replay_hint")}
	add := func(key, label, word string, by int) {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: key, Label: label, Words: []string{word}}), append(turns, by)
	}
	if at < n-1 {
		add("n", s.Say("menu.replay_next"), "next", 1)
	} else {
		add("x", s.Say("menu.replay_leave"), "leave", 0)
	}
	if at > 0 {
		add("b", s.Say("menu.replay_before"), "before", -1)
	}
	return p, turns
}
