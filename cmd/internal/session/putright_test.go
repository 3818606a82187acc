package session

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
)

// What hands do for the first time is no correction of what was taken back.
func TestPutRightIsNoNews(t *testing.T) {
	nothing := []string{"PUT RIGHT nothing: what stands above is all there is to do."}
	for _, tt := range []struct {
		name    string
		answers []string
		want    []string
	}{
		{"a Combat Intrigue without a strength", []string{"", "hb", "1", "ar", "2", "3", "y", "undo", "no"}, nothing},
		{"a strength", []string{"", "hb", "1", "ar", "2", "3", "y", "15", "undo", "no"}, []string{"PUT RIGHT what differs from before:",
			"  You     Desert Mouse face up 0 (hagal had 1)", "  Irulan, Staban: the same cards, the same moves; nothing to change."}},
		{"a space half told", []string{"", "ar", "undo", "as"}, []string{"PUT RIGHT what was taken back; the rest stands above:",
			"  You     garrison 3 (hagal had 4), Agent away from Arrakeen"}},
		{"a Reveal before Combat, and no Combat", []string{"", "hb", "1", "as", "3", "undo", "undo", "undo", "hb", "0", "2", "as", ""}, nil},
	} {
		var steps []ask.Step
		for _, a := range append(tt.answers, "quit") {
			steps = append(steps, ask.Step{Answer: a})
		}
		s := ask.NewSteps(t, steps...)
		g, _ := inMemory(s, theSetup("tracked"), 1)
		if _, err := g.Play(); err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		page := s.Prompts[len(s.Prompts)-1].Drawn(80)
		at := slices.IndexFunc(page, func(l string) bool { return strings.HasPrefix(l, "PUT RIGHT") })
		if at < 0 {
			at = len(page)
		}
		if !slices.Equal(page[at:], tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, strings.Join(page, "\n"), tt.want)
		}
	}
}
