package session

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
)

// In the middle of a correction, or of a card that did more, taking back a part of the
// game leaves that alone, however it is said, and the page says so. Behind it the whole
// part goes.
func TestAPartIsNotTakenBackFromWithinAnAside(t *testing.T) {
	for _, x := range []struct {
		aside, undo string
		back        bool // to the question before the aside
	}{
		{"fix you", "undo round", true}, {"fix you", "undo turn", true}, {"fix", "undo round", true}, {"card 1", "undo round", true}, {"card 1", "undo", true},
		{"fix you vp 1 no missed", "undo round", false},
	} {
		s := ask.NewSteps(t, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "hb"}, ask.Step{ID: "troops", Answer: "1"},
			ask.Step{ID: "where_to", Answer: x.aside}, ask.Step{Answer: x.undo}, ask.Step{ID: "where_to", Answer: "options"}, ask.Step{Answer: "back"}, ask.Step{Answer: "quit"})
		g, _ := inMemory(s, theSetup("tracked"), 1)
		if _, err := g.Play(); err != nil {
			t.Fatalf("%s, %s: %v", x.aside, x.undo, err)
		}
		before, after := s.Prompts[3], s.Prompts[5]
		if (before.Text == after.Text) != x.back {
			t.Errorf("%s, %s: %q is asked after %q", x.aside, x.undo, after.Text, before.Text)
		}
		if page := after.Drawn(0); !slices.ContainsFunc(page, func(l string) bool { return strings.Contains(l, "Taken back") }) {
			t.Errorf("%s, %s: nothing is said of it:\n%s", x.aside, x.undo, strings.Join(page, "\n"))
		}
	}
}
