package sim_test

import (
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// TestTallies holds that counts of the same thing add up to the same.
func TestTallies(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib")
	st, err := (&sim.Run{Setup: s, Games: 500, Seed: 4, Workers: 2}).Play()
	if err != nil {
		t.Fatal(err)
	}
	sum := func(list []int64) (n int64) {
		for _, k := range list {
			n += k
		}
		return n
	}
	if n := sum(st.Turned[:]); n != st.Cards || n == 0 {
		t.Errorf("%d cards by kind, %d in all", n, st.Cards)
	}
	if n := sum(st.Played[:]); n != st.Turns-st.NoCard {
		t.Errorf("%d cards followed, %d turns with a card", n, st.Turns-st.NoCard)
	}
	for i := 1; i <= engine.Seats; i++ {
		vp := int64(0)
		for n, k := range st.Final[i] {
			vp += int64(n) * k
		}
		if sum(st.Final[i][:]) != st.Games || vp != st.VP[i] {
			t.Errorf("seat %d: %d games with %d VP, want %d with %d", i, sum(st.Final[i][:]), vp, st.Games, st.VP[i])
		}
	}
}

// TestCountsAreTheEvents holds that what is counted where it happens is what the
// events tell.
func TestCountsAreTheEvents(t *testing.T) {
	for _, s := range []*sim.Setup{setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib"),
		setup(t, engine.TwoPlayer, 0, sim.Random, "staban_tuek"), setup2020(t, engine.Solo, 3, sim.Random, "leto_atreides", "glossu_rabban")} {
		g := newGame(t, s)
		for seed := range uint64(40) {
			st := new(sim.Stats)
			g.Table.Watch = true
			if _, err := st.Play(g, seed); err != nil {
				t.Fatal(err)
			}
			got := st.Counts
			for i := range got.Swordmaster { // what an end adds
				got.Swordmaster[i][0] = 0
			}
			got.Round[g.Table.Pos.Round] = [engine.Seats + 1]int64{}
			want := heard(g.Table.Events, &s.Book.Box.Rules)
			want.Round = got.Round // no event tells VP
			if got != want {
				t.Fatalf("game %d, %s: counted\n%+v, told\n%+v", seed, s.StandIn[1], got, want)
			}
		}
	}
}

// heard counts the events of a game.
func heard(events []engine.Event, rules *engine.Rules) (c engine.Counts) {
	round := int16(0)
	for i := range events {
		e := &events[i]
		level := rules.Const.ConflictLevels[max(0, round-1)]
		switch e.Kind {
		case engine.EvRound:
			round = e.Amount
		case engine.EvConflict:
			c.Conflicts[rules.Conflicts[e.Amount].Level]++
		case engine.EvSend, engine.EvVisit:
			c.Spaces[e.Seat][e.Space]++
		case engine.EvNoCard:
			c.Turns++
			c.NoCard++
		case engine.EvBuySwordmaster, engine.EvDone:
			c.Swordmaster[e.Seat][round]++
		case engine.EvReward:
			switch e.Amount {
			case 1:
				c.First[e.Seat][level]++
			case 2:
				c.Second[e.Seat][level]++
			}
		case engine.EvCard:
			c.Cards++
			c.Turned[e.Card]++
			switch {
			case e.Result == engine.Played:
				c.Turns++
				c.Played[e.Card]++
			case e.Result == engine.Skipped:
				c.Passed[e.Why]++
				c.Blocked[e.Other]++
			}
		}
	}
	c.Blocked[engine.NoSeat] = 0
	return c
}
