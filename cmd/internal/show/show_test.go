package show_test

import (
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/engine"
)

// Every list fits, and says something of every effect there is in a box.
func TestListsOfTheBox(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for name, list := range map[string]func(say.Speaker) []string{
		"cards": show.Cards, "rivals": show.Rivals, "board": show.Board, "conflicts": show.Conflicts, "levels": show.Levels,
	} {
		for _, line := range list(say.Speaker{Box: box}) {
			if layout.Width(line) > int(layout.Full) || strings.TrimRight(line, " ") != line {
				t.Errorf("%s: %q", name, line)
			}
			if strings.Contains(line, ", ,") || strings.Contains(line, ": ,") {
				t.Errorf("%s: an effect without words: %q", name, line)
			}
		}
	}
}

// No verb is without words.
func TestEffectsHaveWords(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	s := say.Speaker{Box: box}
	for v := engine.NoVerb + 1; v < engine.VerbEnd; v++ {
		text := effect.Say(s, effect.Reference, []engine.Effect{{Verb: v, N: 1, Faction: engine.Fremen, Cost: engine.Cost{Spies: 2}}})
		if text == "" {
			t.Errorf("verb %d has no words", v)
		}
	}
	for k := engine.Always + 1; k < engine.CondEnd; k++ {
		if text := effect.Condition(s, effect.Reference, engine.Condition{Kind: k, Faction: engine.Fremen}); text == "always" {
			t.Errorf("condition %d has no words", k)
		}
	}
}

// In English a date is written as Go writes it.
func TestDate(t *testing.T) {
	for m := time.January; m <= time.December; m++ {
		d := time.Date(2026, m, int(m), 9, 5, 0, 0, time.UTC)
		if got, want := show.Date(say.Speaker{}, d), d.Format("2 Jan 2006 15:04"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
