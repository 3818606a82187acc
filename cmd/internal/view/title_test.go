package view_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/view"
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
		if got := (view.Scene{Box: s.Box}).Title(s.Table); got != x.want {
			t.Errorf("%s:\n%s\n%s", x.facts, got, x.want)
		}
	}
}

// Narrow screens get the figures alone; what nobody reported is "?".
func TestScore(t *testing.T) {
	s := tabletest.Solo(t, "irulan_corrino", "staban_tuek").With("you vp 5; rival vp 7; rival troops 2; other vp 6; other troops 8; first other")
	scene := view.Scene{Box: s.Box, Names: view.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
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

// Two players are called by their names, or by their colours; nobody is You.
func TestNames(t *testing.T) {
	s := tabletest.Pair(t, "amber_metulli")
	n := view.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})
	got := strings.Join([]string{n.Name(1), n.Object(2), n.Whose(3), n.Verb(1, "wins", "win"), n.Caps(3), n.And(7)}, "|")
	if want := "Red|Amber|Green's|wins|GREEN|Red, Amber and Green"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s = tabletest.Solo(t, "staban_tuek")
	n = view.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})
	got = strings.Join([]string{n.Name(1), n.Object(1), n.Whose(1), n.Verb(1, "wins", "win"), n.And(3)}, "|")
	if want := "You|you|your|win|You and Staban"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
