package menu_test

import (
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/engine"
)

// "m more" stands where a card may let more troops follow, not where all that there
// are may follow anyway; it is taken all the same.
func TestMoreTroopsAreOfferedWhereThereAre(t *testing.T) {
	s, table := drawn.Solo(t, "irulan_corrino", "staban_tuek")
	for _, tt := range []struct {
		garrison int8
		may      int16
		more     bool
	}{{0, 0, false}, {1, 1, false}, {3, 2, true}, {3, 3, false}, {12, 9, true}} {
		table.Pos.Seat[1].Garrison = tt.garrison
		p := s.Prompt(table, engine.Question{Kind: engine.AskTroops, Seat: 1, Max: tt.may, Follow: true})
		if p.Number.More != tt.more || p.Number.Max < int(tt.garrison) {
			t.Errorf("%d of %d troops: more %v up to %d", tt.may, tt.garrison, p.Number.More, p.Number.Max)
		}
	}
}
