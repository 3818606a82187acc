package menu_test

import (
	"strings"
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

// What goes up or down a track, out or back, is one at least: 0 is not offered, but
// where nothing can go up or out.
func TestMoreOfNothingIsNotOffered(t *testing.T) {
	s, table := drawn.Solo(t, "irulan_corrino", "staban_tuek")
	for _, tt := range []struct {
		kind     engine.MoreKind
		most     int16
		from, to int
	}{{engine.MoreInfluence, 3, 1, 3}, {engine.MoreDeploy, 3, 1, 3}, {engine.MoreDeploy, 0, 0, 0}, {engine.MoreVP, 3, 1, 3}, {engine.MoreIntrigue, 3, 0, 3}} {
		q := engine.Question{Kind: engine.AskMoreNumber, Seat: 1, Amount: int8(tt.kind), Min: -3, Max: tt.most}
		if !q.Signed() {
			q.Min = 0
		}
		p := s.Prompt(table, q)
		if p.Number.Min != tt.from || p.Number.Max != tt.to {
			t.Errorf("kind %d: from %d to %d, want from %d to %d", tt.kind, p.Number.Min, p.Number.Max, tt.from, tt.to)
		}
	}
}

// A question with a long text has a short one behind it once it is answered.
func TestAnsweredTileIsShort(t *testing.T) {
	s, table := drawn.Solo(t, "irulan_corrino", "staban_tuek")
	q := engine.Question{Kind: engine.AskTile, Stack: 2}
	if got, want := s.Asked(table, q, engine.AnsOpen), "Stack 2: which tile?"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q and the answer", got, want)
	}
}
