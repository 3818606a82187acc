package view_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/view"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// Every list fits, and says something of every effect there is in a box.
func TestListsOfTheBox(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for name, list := range map[string]func(*rival.Box) []string{
		"cards": view.CardList, "rivals": view.RivalList, "board": view.BoardList, "conflicts": view.ConflictList, "levels": view.LevelList,
	} {
		for _, line := range list(box) {
			if len([]rune(line)) > view.PageWidth || strings.TrimRight(line, " ") != line {
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
	for v := engine.NoVerb + 1; v < engine.VerbEnd; v++ {
		text := view.Effects(&box.Rules, []engine.Effect{{Verb: v, N: 1, Faction: engine.Fremen, Cost: engine.Cost{Spies: 2}}})
		if text == "" {
			t.Errorf("verb %d has no words", v)
		}
	}
	for k := engine.Always + 1; k < engine.CondEnd; k++ {
		if text := view.ShownCondition(&box.Rules, engine.Condition{Kind: k, Faction: engine.Fremen}); text == "always" {
			t.Errorf("condition %d has no words", k)
		}
	}
}
