package controls_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// TestPutRight says the differences of a human, a Rival, a Spy, an Alliance and
// the wall.
func TestPutRight(t *testing.T) {
	same := "  Irulan, Staban: the same cards, the same moves; nothing to change."
	tests := []struct {
		name   string
		change func(lies, should *engine.Position)
		want   []string
	}{
		{"nothing", func(_, _ *engine.Position) {}, []string{"PUT RIGHT nothing: all pieces lie as they should."}},
		{"the wrong Faction", func(lies, should *engine.Position) {
			lies.Seat[1].Influence[engine.Emperor], should.Seat[1].Influence[engine.Emperor] = 4, 5
			lies.Seat[1].Influence[engine.SpacingGuild], should.Seat[1].Influence[engine.SpacingGuild] = 4, 3
		}, []string{"PUT RIGHT what differs from before:",
			"  You     Emperor 5 (hagal had 4), Spacing Guild 3 (had 4)",
			"  You     give back the 3 Solari of Spacing Guild 4, if you took them", same}},
		{"a bonus that is due", func(_, should *engine.Position) { should.Seat[1].Influence[engine.Fremen] = 4 },
			[]string{"PUT RIGHT what differs from before:", "  You     Fremen 4 (hagal had 0)",
				"  You     take the 1 water of Fremen 4, if you have not", same}},
		{"a Rival's Agent", func(lies, should *engine.Position) {
			lies.AgentsOf[2] = lies.AgentsOf[2].With(3)
			should.AgentsOf[2] = should.AgentsOf[2].With(4)
			should.Seat[2].Purse[engine.Spice] = 2
		}, []string{"PUT RIGHT what differs from before:",
			"  Irulan  spice 2 (hagal had 0), Agent from Heighliner to Deliver Supplies",
			"  Staban: the same cards, the same moves; nothing to change."}},
		{"the board", func(lies, should *engine.Position) {
			lies.SpiesOf[3] = lies.SpiesOf[3].With(1)
			should.Alliance[engine.Emperor], should.WallGone, should.Seat[3].Hooks = 3, true, true
		}, []string{"PUT RIGHT what differs from before:", "  Staban  Spy away: Emperor, take Maker Hooks",
			"  Board   Emperor Alliance: Staban, remove the Shield Wall",
			"  Irulan: the same cards, the same moves; nothing to change."}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, table := drawn.Solo(t, "irulan_corrino", "staban_tuek")
			lies, should := table.Pos, table.Pos
			tt.change(&lies, &should)
			if got := s.PutRight(table, &lies, &should); !slices.Equal(got, tt.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
			s.Width = layout.PlainWidth
			for _, l := range s.PutRight(table, &lies, &should) {
				if len(l) > layout.PlainWidth+2 { // a comma may hang
					t.Errorf("wider than a plain line: %q", l)
				}
			}
		})
	}
}

// TestTakenBack names moves, a whole round, and the last ones of many.
func TestTakenBack(t *testing.T) {
	s, _ := drawn.Solo(t, "irulan_corrino", "staban_tuek")
	for _, tt := range []struct {
		whole  string
		labels []string
		want   string
	}{
		{"", []string{"Deliver Supplies", "Imperial Basin, 2", "Reveal, 1 sword"}, "Taken back (U: again): Deliver Supplies | Imperial Basin, 2 | Reveal, 1 sword"},
		{"round 4", []string{"a", "b"}, "Taken back (U: again): round 4, 2 moves"},
		{"", strings.Split("abcdefghijk", ""), "Taken back (U: again): 3 moves | d | e | f | g | h | i | j | k"},
	} {
		if got := strings.Join(s.TakenBack(tt.whole, tt.labels), "\n"); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}
