package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

func seats(list ...engine.Seat) (x engine.SeatSet) {
	for _, s := range list {
		x = x.With(s)
	}
	return x
}

// The end is looked for in Recall: somebody, a Rival too, at the target, or no
// Conflict card left.
func TestEndCheck(t *testing.T) {
	for _, x := range []struct {
		name, given string
		over        bool
	}{
		{"9 VP", "you vp 9; rival vp 9; other vp 9", false},
		{"10 VP of a human", "you vp 10", true},
		{"10 VP of a Rival", "rival vp 10", true},
		{"10 VP, target 11", "rival vp 10; target 11", false},
		{"11 VP, target 11", "rival vp 11; target 11", true},
		{"12 VP, target 12", "other vp 12; target 12", true},
		{"round 9", "round 9", false},
		{"round 10, the last Conflict", "round 10", true},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; agent arrakeen you; you agents 1; " + x.given)
			if x.over {
				s.Answers("endgame_vp 0")
			}
			s.Step()
			if x.over {
				s.Only("phase over")
				return
			}
			s.Has("phase round_start; you agents 2; agent arrakeen none")
		})
	}
}

// 10 VP in the middle of a round end nothing yet.
func TestNoEndBeforeRecall(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("rival vp 9; rival E 1").Agent("dutiful_service").Has("rival vp 10; phase player_turns")
}

// Most VP; tied: spice, Solari, water, garrison, the latest Reveal turn, which
// only humans take. Each step is looked at only while it is needed.
func TestWhoWins(t *testing.T) {
	const tie = "you vp 10; rival vp 10; "
	for _, x := range []struct {
		name, given, asked string
		won                engine.SeatSet
		by                 int8
	}{
		{"most VP: a human", "you vp 11; rival vp 10", "", seats(1), 0},
		{"most VP: a Rival, the humans lose", "you vp 10; other vp 12", "", seats(3), 0},
		{"spice", tie + "you spice 3; rival spice 2; rival solari 6", "", seats(1), 1},
		{"Solari", tie + "you solari 1; rival solari 2", "", seats(2), 2},
		{"water", tie + "you water 1; rival water 0", "", seats(1), 3},
		{"garrison", tie + "rival garrison 4", "", seats(2), 4},
		{"all alike: the human's Reveal turn", tie, "", seats(1), 5},
		{"two Rivals all alike share it", "you vp 9; rival vp 10; other vp 10", "", seats(2, 3), 5},
		{"three tied, one falls out at spice", tie + "other vp 10; you spice 1; rival spice 1; other spice 0; rival water 1", "", seats(2), 3},
		{"the purse of a human that nobody knows", tie + "rival spice 2; unknown you.resources", "fact_purse you spice 1", seats(2), 1},
		{"then the next one", tie + "rival spice 2; unknown you.resources", "fact_purse you spice 2; fact_purse you solari 1", seats(1), 2},
		{"no tie with the human: not asked", "you vp 9; rival vp 10; other vp 10; other spice 1; unknown you.resources", "", seats(3), 1},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; reveals you; " + x.given)
			s.Answers("endgame_vp 0; " + x.asked).Step()
			if r := s.Table.Result; r.Winners != x.won || r.By != x.by {
				t.Errorf("won by %03b, step %d; want %03b, step %d", r.Winners, r.By, x.won, x.by)
			}
		})
	}
}

// Of two humans tied to the end the later Reveal turn wins.
func TestLatestReveal(t *testing.T) {
	for _, x := range []struct {
		order string
		won   engine.Seat
	}{{"reveals you; reveals guest", 3}, {"reveals guest; reveals you", 1}} {
		s := tabletest.Pair(t, "gurney_halleck").With("phase recall; you vp 10; guest vp 10; rival vp 10; " + x.order)
		s.Answers("endgame_vp 0; endgame_vp 0").Step()
		if r := s.Table.Result; r.Winners != seats(x.won) || r.By != 5 {
			t.Errorf("%s: won by %03b, step %d", x.order, r.Winners, r.By)
		}
	}
}

// Endgame Intrigue counts before anybody is compared; Rivals play none.
func TestEndgameIntrigue(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; you vp 9; rival vp 10; rival intrigue 5").
		Answers("endgame_vp 2").Step()
	s.Only("phase over; you vp 11")
	if r := s.Table.Result; r.Winners != seats(1) || r.By != 0 {
		t.Errorf("won by %03b", r.Winners)
	}
}

// A Rival's wild icon counts before it is compared.
func TestWildDecides(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; you vp 10; rival vp 10; you spice 9; rival wild 1; rival crysknife 1").
		Answers("endgame_vp 0").Step()
	if r := s.Table.Result; r.Winners != seats(2) {
		t.Errorf("won by %03b, want the Rival with 11", r.Winners)
	}
}
