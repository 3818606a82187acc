package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// A count stops at its limit, from whatever side it is raised.
func TestCountsStopAtTheirLimits(t *testing.T) {
	s := tabletest.Solo(t, "gurney_halleck").Do(func(t *engine.Table) {
		for range 300 {
			t.Summon(2, 8)
			t.ShowSwords(2, 9)
			t.GainVP(2, 5, engine.FromCards, engine.EffectCard)
			t.Gain(2, engine.Spice, 20)
			t.GainIntrigue(2, 10)
			t.Recruit(2, 12)
			t.GainInfluence(2, engine.Fremen, 6)
		}
	})
	x := &s.Table.Pos.Seat[2]
	want := engine.SeatState{Rival: x.Rival, Agents: x.Agents, Influence: x.Influence, VP: engine.VPTop, Purse: x.Purse,
		Intrigue: engine.IntrigueTop, Garrison: engine.TroopsOfSeat, Sandworms: engine.SandwormsTop, Strength: engine.StrengthTop, Icons: x.Icons}
	if *x != want || x.Purse[engine.Spice] != engine.TokensTop || x.Influence[engine.Fremen] != engine.InfluenceTop {
		t.Errorf("%+v", *x)
	}
	if n := s.Table.ShownStrength(2); n != int(engine.SandwormsTop*3+engine.StrengthTop) {
		t.Errorf("strength %d", n)
	}
}
