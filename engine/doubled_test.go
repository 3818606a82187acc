package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// A sandworm that nobody told of is asked for where the reward is booked, a
// Victory Point or Influence. Tokens and cards are the human's own business: the
// event says that they may come twice.
func TestSandwormNobodyToldOf(t *testing.T) {
	for _, x := range []struct {
		name, facts, answers string
		times                int8
		unsure               bool
	}{
		{"tokens", "rival total 9; conflict propaganda", "", 1, true},
		{"tokens in the first round", "rival total 9; round 1; conflict skirmish_crysknife", "", 1, false},
		{"behind the wall", "rival total 9; conflict siege_of_arrakeen", "", 1, false},
		{"Influence", "conflict shadow_contest", "had_sandworm yes", 2, false},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "gurney_halleck").With("phase combat; you total 6; " + x.facts)
			s.Table.Pos.Unknown.Seats[1] = engine.UnknownSeat{Sandworms: true, Hooks: true}
			s.Answers(x.answers).Resolve()
			for _, e := range s.Events(engine.EvReward) {
				if e.Seat == 1 && (e.Times != x.times || e.Unsure != x.unsure) {
					t.Errorf("reward %d times, unsure %v; want %d and %v", e.Times, e.Unsure, x.times, x.unsure)
				}
			}
		})
	}
}

// A board without sandworms never asks for one, and leaves no doubt.
func TestNoSandwormsOnTheBoard(t *testing.T) {
	s := tabletest.Solo(t, "gurney_halleck").With("phase combat; you total 6; conflict shadow_contest")
	rules := *s.Table.Rules
	rules.Spaces = append([]engine.SpaceInfo(nil), rules.Spaces...)
	for i := range rules.Spaces {
		rules.Spaces[i].Worms = 0
	}
	s.Table.Rules = &rules
	s.Table.Pos.Unknown.Seats[1] = engine.UnknownSeat{Sandworms: true, Hooks: true}
	s.Resolve()
	if e := s.Events(engine.EvReward); len(e) != 1 || e[0].Times != 1 || e[0].Unsure {
		t.Errorf("rewards %v, want one, once", e)
	}
}
