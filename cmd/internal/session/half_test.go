package session

import (
	"errors"
	"slices"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
)

// What comes between the answers of a move: the move is told again after it, the
// question that stood stands again, and the news stay on the page.
func TestMoveIsKeptThroughAnAside(t *testing.T) {
	for _, aside := range []string{
		"fix staban solari 1 we missed it", "card influence emperor 1", "card note they wait", "reshuffle", "fix table wall no missed",
	} {
		s := ask.NewSteps(t, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "hb"}, ask.Step{ID: "troops", Answer: "1"},
			ask.Step{ID: "where_to", Answer: "ar"}, ask.Step{ID: "troops", Answer: aside}, ask.Step{ID: "troops", Answer: "2"}, ask.Step{Answer: "quit"})
		g, m := inMemory(s, theSetup("tracked"), 1)
		if _, err := g.Play(); err != nil {
			t.Fatalf("%s: %v", aside, err)
		}
		before, after := s.Prompts[4], s.Prompts[5]
		if !slices.Equal(before.Asked, after.Asked) || before.Text != after.Text {
			t.Errorf("%s: %q %q stands, want %q %q", aside, after.Asked, after.Text, before.Asked, before.Text)
		}
		for _, line := range before.Drawn(0)[3:] {
			if !slices.Contains(after.Drawn(0), line) {
				t.Errorf("%s: %q is no longer on the page\n%q", aside, line, after.Drawn(0))
			}
		}
		eachLineLeadsOn(t, g, m)
	}
}

// eachLineLeadsOn cuts the save anywhere after the move was told: it is told, or
// waits to be told again.
func eachLineLeadsOn(t *testing.T, g *Game, m *memory) {
	t.Helper()
	arrakeen := func(s course.Step) bool { return s.Label == "Arrakeen" }
	told := false
	for n := range m.lines {
		f := &firstPrompt{}
		h := again(t, f, g, m.lines[:n+1])
		h.journal = &memory{}
		if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) {
			t.Errorf("line %d: %v", n+1, err)
		}
		has := slices.ContainsFunc(slices.Concat(h.steps.InForce(), h.half), arrakeen)
		if told && !has {
			t.Errorf("line %d: the move is lost, %q is asked", n+1, f.p.Text)
		}
		told = told || has
	}
}
