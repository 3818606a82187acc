package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// A human that holds the token as far as anybody knows, and one of whom nothing
// is known: the Rival beyond the first still has to be above the second.
func TestTokenBetweenHumansNobodyTold(t *testing.T) {
	for _, x := range [][2]string{
		{"fact_influence guest fremen 5", "alliance F guest"},
		{"fact_influence guest fremen 4", "alliance F rival"},
	} {
		s := tabletest.Pair(t, "gurney_halleck").With("rival F 4; you F 4; alliance F you; unknown guest.influence.fremen")
		s.Answers(x[0]).Agent("fremkit").Has("rival F 5; " + x[1])
	}
}

// A Spy that was found may be in supply again after a move that nobody reports.
func TestFoundSpyIsForgotten(t *testing.T) {
	s := reactive(t, "spy fremen you; spy choam you; spy choam rival").Answers("where_to done").Step()
	u, post := &s.Table.Pos.Unknown, s.Box.Rules.PostByID
	if !u.Spies.Has(post("fremen")) || u.Spies.Has(post("choam")) || s.Table.Pos.SpiesOut(1) != 0 {
		t.Errorf("unknown posts %b, %d Spies known", u.Spies, s.Table.Pos.SpiesOut(1))
	}
}

// A Reveal turn sends no Agent: what is known of the spaces stays known.
func TestRevealForgetsNoSpace(t *testing.T) {
	s := reactive(t, "bonus deep_desert 2").Answers("where_to reveal").Step()
	u := &s.Table.Pos.Unknown
	if u.Agents != 0 || u.Bonus != 0 || !u.Seats[1].Influence[engine.Fremen] {
		t.Errorf("unknown %+v", u)
	}
}

// Where a Spy of its own may stand beside an occupied space, the human can have
// infiltrated it.
func TestUntoldSpyOpensASpace(t *testing.T) {
	s := reactive(t, "agent arrakeen rival")
	ar := s.Box.Rules.SpaceByID("arrakeen")
	if s.Table.Closed(1, ar) != engine.OtherAgent {
		t.Error("every post is known to be free, and Arrakeen is open")
	}
	s.With("unknown spies.refinery_arrakeen")
	if s.Table.Closed(1, ar) != engine.OpenSpace {
		t.Error("a Spy may stand beside Arrakeen, and it is closed")
	}
}

// Imperial Privilege brings an Agent home of which nobody told where it stands.
func TestUntoldAgentComesHome(t *testing.T) {
	s := reactive(t, "you agents 2; you E 2; wall gone").Answers("where_to done").Step()
	s.With("turn you").Answers("where_to imperial_privilege").Step()
	if n := s.Seat("you").Agents; n != 1 {
		t.Errorf("%d Agents still to send, want the one that came home", n)
	}
}

// The humans are asked for 10 VP only while they may have them, and also when
// moves are reported again: what was not reported stays unknown.
func TestTargetIsAskedWhilePossible(t *testing.T) {
	for _, x := range []struct {
		given, answer string
		input         bool
	}{
		{"round 4; unknown you.vp", "", true},
		{"round 5; unknown you.vp", "target no", true},
		{"round 5; unknown you.vp", "target no", false},
		{"round 5", "", false},
	} {
		s := reactive(t, "phase recall; "+x.given)
		s.Table.Options.Reactive = x.input
		s.Answers(x.answer).Step()
	}
}

// A human of whom one Agent is found and one is not says which of them comes home.
func TestWhichAgentComesHome(t *testing.T) {
	for answer, left := range map[string]int{"agent_home fremkit": 0, "agent_home 0": 1} {
		s := reactive(t, "you agents 1; you swordmaster yes; you E 2; wall gone; agent fremkit you")
		s.Do(func(tab *engine.Table) { tab.Pos.Seat[1].Agents = 2 })
		s.Answers("where_to done").Step()
		s.With("turn you").Answers("where_to imperial_privilege; " + answer).Step()
		if n := s.Table.Pos.AgentsOn(s.Box.Rules.SpaceByID("fremkit")).Len(); n != left || s.Seat("you").Agents != 1 {
			t.Errorf("%s: %d Agents at Fremkit, %d to send", answer, n, s.Seat("you").Agents)
		}
	}
}

// Who may have no Spy in supply, as far as anybody knows, need not place one.
func TestNoSpyToPlace(t *testing.T) {
	s := reactive(t, "you agents 2").Answers("where_to done").Step()
	s.With("turn you").Answers("where_to espionage; post 0").Step()
	if s.Table.Pos.SpiesOut(1) != 0 {
		t.Error("a Spy was placed")
	}
}

// Back to reported moves: the garrison is asked for once, before the first
// deployment, and the troops as always.
func TestGarrisonAfterUnreportedMoves(t *testing.T) {
	s := reactive(t, "you agents 2; you swordmaster yes; you garrison 3").Answers("where_to done").Step()
	s.Table.Options.Reactive = false
	s.With("turn you; you agents 2; phase player_turns").Do(func(tab *engine.Table) {
		tab.Pos.Unknown.Seats[1].Troops, tab.Pos.Unknown.Seats[1].Sandworms, tab.Pos.Unknown.Seats[1].Strength = false, false, false
	})
	s.Answers("where_to arrakeen; fact_garrison you 7; troops 2").Step()
	if x := s.Seat("you"); x.Garrison != 6 || x.Troops != 2 { // 7 and a recruit, less 2
		t.Errorf("garrison %d, %d in the Conflict", x.Garrison, x.Troops)
	}
	s.With("turn you").Answers("where_to research_station; troops 0").Step()
}
