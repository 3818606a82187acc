package session

import (
	"slices"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/view"
)

// A name that can't be taken is asked for again with a reason; the reason goes
// with the page once a name is taken.
func TestRefusedNames(t *testing.T) {
	p := ask.NewSteps(t, ask.Step{ID: "setup_name", Answer: "you"}, ask.Step{ID: "setup_name", Answer: "Ünal"},
		ask.Step{ID: "setup_name", Answer: "ünal"}, ask.Step{ID: "setup_name", Answer: "李"}, ask.Step{ID: "setup_rival", Answer: "1"},
		ask.Step{ID: "setup_variant", Answer: "quit"})
	g, _ := inMemory(p, view.SetupValues{"game": "uprising", "mode": "two-player"}, 1)
	if over, err := g.Play(); over || err != nil {
		t.Fatalf("over %v, %v", over, err)
	}
	want := []string{"Two people read the page, and You would be both: take another name.", "Both can't be called Ünal: take another name."}
	if !slices.Equal(p.Told, want) {
		t.Errorf("told %q, want %q", p.Told, want)
	}
	var drawn []bool
	for _, q := range p.Prompts {
		drawn = append(drawn, q.NewPage)
	}
	// the two names twice each, after a refusal on a page of their own; then Rival
	// and variants
	if want := []bool{false, true, true, true, true, false}; !slices.Equal(drawn, want) {
		t.Errorf("new pages %v, want %v", drawn, want)
	}
	if got := g.setup.values()["name"]; got != "Ünal,李" {
		t.Errorf("names %s", got)
	}
}
