package session

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// A name that can't be taken is asked for again with a reason; the reason goes
// with the page once a name is taken.
func TestRefusedNames(t *testing.T) {
	p := ask.NewSteps(t, ask.Step{ID: "setup_name", Answer: "you"}, ask.Step{ID: "setup_name", Answer: "Ünal"},
		ask.Step{ID: "setup_name", Answer: "ünal"}, ask.Step{ID: "setup_name", Answer: "李"}, ask.Step{ID: "setup_rival", Answer: "1"},
		ask.Step{ID: "setup_variant", Answer: "quit"})
	g, _ := inMemory(p, setup.Values{"game": "uprising", "mode": "two-player"}, 1)
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

// A report of a game of two without their names comes to the positions that were
// saved, and has the names nowhere.
func TestReportOfTwo(t *testing.T) {
	for _, names := range []string{"Mia,Leon", "Ünal,李", "Human,Agents"} {
		flags := twoPeople()
		flags["name"] = names
		c := &chance{r: rand.New(rand.NewPCG(3, 3)), left: 400}
		g, m := inMemory(c, flags, 3)
		if _, err := g.Play(); err != nil && !errors.Is(err, ask.ErrEnd) {
			t.Fatal(err)
		}
		text, err := Report(Start{Load: data.LoadWith, Program: "hagal test"}, journal.Contents{Name: g.Name,
			Header: journal.Header{Seed: g.Seed, Program: "hagal test", Flags: flags}, Lines: m.lines}, false)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "\nDiffers ") {
			t.Errorf("%s: the report says that it differs", names)
		}
		for _, name := range strings.Split(names, ",") {
			if log, _, _ := strings.Cut(string(text), "\nPOSITIONS"); strings.Contains(log, name+",") || strings.Contains(log, strings.ToUpper(name)+" ") {
				t.Errorf("the report has the name %s", name)
			}
		}
	}
}
