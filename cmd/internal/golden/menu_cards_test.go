package golden_test

import (
	"testing"

	"househagal/data"
	"househagal/engine"
)

// No two cards of a printed deck look the same in the menu, however long their
// names are.
func TestCardsOfTheDeckLookDifferent(t *testing.T) {
	for _, tt := range []struct {
		file string
		game engine.GameID
	}{{"solo.txt", engine.Uprising}, {"solo.txt", engine.Imperium}} {
		p := newPlayer(t, tt.file, soloTable, [engine.Seats + 1]string{})
		s := p.scene
		box, err := data.Load(tt.game)
		if err != nil {
			t.Fatal(err)
		}
		s.Box = box
		prompt := s.Prompt(p.table, engine.Question{Kind: engine.AskCard, About: 3, Max: 99})
		codes := map[string]string{}
		for _, c := range prompt.Choices {
			if c.Hidden { // a second code of one that is drawn
				continue
			}
			if other, twice := codes[c.Label]; twice {
				t.Errorf("%v: %s and %s both look like %q", tt.game, other, c.Key, c.Label)
			}
			codes[c.Label] = c.Key
		}
		if len(codes) < 10 {
			t.Errorf("%v: %d cards, want more", tt.game, len(codes))
		}
	}
}
