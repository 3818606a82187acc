package tell_test

import (
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// The title names the Conflict and says whether it is behind the wall, also
// where the longest name leaves no room for both.
func TestTitle(t *testing.T) {
	for _, x := range []struct{ facts, want string }{
		{"round 5; conflict siege_of_arrakeen", "Round 5  Siege of Arrakeen (II, Ornithopter, behind the wall)"},
		{"round 7; conflict battle_for_imperial_basin", "Round 7  Battle for Imperial Basin (III, Ornithopter, behind the wall)"},
		{"round 7; conflict battle_for_imperial_basin; wall gone", "Round 7  Battle for Imperial Basin (III, Ornithopter)           Shield Wall gone"},
		{"round 3; conflict trade_dispute", "Round 3  Trade Dispute (II, Desert Mouse)                     Shield Wall stands"},
		{"round 3", "Round 3                                                       Shield Wall stands"},
		{"round 9; phase over; wall gone", "Round 9  The end                                                Shield Wall gone"},
	} {
		s := tabletest.Solo(t, "staban_tuek").With(x.facts)
		if got := (drawn.Reader{Box: s.Box}).Title(s.Table); got != x.want {
			t.Errorf("%s:\n%s\n%s", x.facts, got, x.want)
		}
	}
}

// Narrow screens get the figures alone; what nobody reported is "?".
func TestScore(t *testing.T) {
	s := tabletest.Solo(t, "irulan_corrino", "staban_tuek").With("you vp 5; rival vp 7; rival troops 2; other vp 6; other troops 8; first other")
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	for _, x := range []struct {
		width    int
		reactive bool
		want     string
	}{
		{80, false, "You 5vp 2ag 0st | Irulan 7vp 2ag 4st | *Staban 6vp 2ag 16st"},
		{200, false, "You 5vp 2ag 0st | Irulan 7vp 2ag 4st | *Staban 6vp 2ag 16st"},
		{60, false, "You 5/2/0  Irulan 7/2/4  *Staban 6/2/16"},
		{80, true, "You ?vp 2ag ?st | Irulan 7vp 2ag 4st | *Staban 6vp 2ag 16st"},
	} {
		scene.Width, s.Table.Options.Reactive = x.width, x.reactive
		if got := scene.Score(s.Table); got != x.want {
			t.Errorf("width %d:\n%s\n%s", x.width, got, x.want)
		}
	}
}

// Two players are called by their names, or by their colours; a player alone is You.
func TestNames(t *testing.T) {
	s := tabletest.Pair(t, "amber_metulli")
	if n, want := drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{}), [engine.Seats + 1]string{1: "Red", 2: "Amber", 3: "Green"}; n.Seat != want || n.You != engine.NoSeat {
		t.Errorf("%+v, want %q", n, want)
	}
	s = tabletest.Solo(t, "staban_tuek")
	if n := drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{}); n.Seat[1] != "You" || n.You != 1 {
		t.Errorf("%+v, want You in seat 1", n)
	}
}
