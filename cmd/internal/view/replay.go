package view

import (
	"fmt"

	"househagal/cmd/internal/ask"
)

// ReplayPage is a page of a game that was played: as it was drawn, as it was said
// in plain lines, and what was asked on it with the answers.
type ReplayPage struct {
	Lines, Plain, Asked []string
}

// ReplayPrompt stands under page at of n: choice i turns turns[i] pages on, 0
// leaves; a number is the page of that number.
func ReplayPrompt(page ReplayPage, at, n int) (p ask.Prompt, turns []int) {
	p = ask.Prompt{ID: "replay", NewPage: true, Page: page.Lines, Plain: ask.Words{Page: page.Plain}, Asked: page.Asked,
		Text: fmt.Sprintf("Page %d of %d", at+1, n), Layout: ask.Row, Number: &ask.Number{Min: 1, Max: n, Typed: true},
		Commands: map[string]string{"q": CommandQuit, "quit": CommandQuit, "back": CommandBack},
		Hint:     "Enter turns the page   b or Esc back   a number goes to that page   q leave"}
	add := func(key, label string, by int) {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: key, Label: label, Words: []string{label}}), append(turns, by)
	}
	if at < n-1 {
		add("n", "next", 1)
	} else {
		add("x", "leave", 0)
	}
	if at > 0 {
		add("b", "before", -1)
	}
	return p, turns
}

// PlainReplay is a page in plain lines, with what was asked and answered.
func PlainReplay(page ReplayPage) []string {
	out := append([]string{}, page.Plain...)
	if len(page.Asked) > 0 {
		out = append(out, "")
	}
	for _, a := range page.Asked {
		out = append(out, fold("? "+a, PlainWidth, 2)...)
	}
	return append(out, "")
}
