package sim_test

import (
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// examples has a question of every kind as the rules may put it.
func examples() map[engine.QKind]engine.Question {
	faction := engine.Question{Mask: 1<<engine.Emperor | 1<<engine.Fremen}
	yes := engine.Question{Mask: 3}
	number := func(lo, hi int16) engine.Question { return engine.Question{Min: lo, Max: hi} }
	return map[engine.QKind]engine.Question{
		engine.AskConflict:     {Mask: 14},
		engine.AskDefend:       yes,
		engine.AskDice:         {},
		engine.AskTarget:       yes,
		engine.AskWhereTo:      {Mask: 1<<3 | 1<<7 | 1<<20, Spied: 1 << 7},
		engine.AskReveal:       number(0, 60),
		engine.AskRecallSpy:    yes,
		engine.AskWormOrSpice:  {Mask: 3, Amount: 1, Space: 21},
		engine.AskRow:          yes,
		engine.AskWall:         yes,
		engine.AskFaction:      faction,
		engine.AskAlliance:     {Mask: 1<<2 | 1<<3, Faction: engine.Fremen},
		engine.AskSpyFirst:     {Mask: 1 | 1<<2 | 1<<9 | 1<<11},
		engine.AskPost:         {Mask: 1<<2 | 1<<9},
		engine.AskSpyHome:      {Mask: 1<<2 | 1<<9},
		engine.AskAgentHome:    {Mask: 1<<2 | 1<<9},
		engine.AskTroops:       {Max: 4, Amount: 2, Space: 20},
		engine.AskIntriguePlay: {Mask: 2},
		engine.AskStrength:     {Max: 99, Amount: 8},
		engine.AskPayTimes:     {Max: 2, Amount: 3, Resource: engine.Spice},
		engine.AskHadWorm:      yes,
		engine.AskEndgame:      number(0, 9),
		engine.AskChoice:       {Mask: 14, Amount: 2},
		engine.AskMore:         number(1, int16(engine.MoreKindEnd-1)),
		engine.AskLoser:        {Mask: 1<<2 | 1<<3},
		engine.AskMoreNumber:   {Min: -3, Max: 6, Amount: int8(engine.MoreVP)},
		engine.AskFixSeat:      number(0, 3),
		engine.AskFixField:     number(1, int16(engine.FieldSeatEnd)-1),
		engine.AskFixValue:     number(0, 12),
		engine.AskFixReason:    number(1, int16(engine.OtherReason)),
		engine.FactAgent:       yes,
		engine.FactPost:        yes,
		engine.FactBonus:       number(0, 20),
		engine.FactInfluence:   {Max: engine.InfluenceTop, Faction: engine.Fremen},
		engine.FactWall:        number(0, 1),
		engine.FactIntrigue:    number(0, 40),
		engine.FactPurse:       number(0, 99),
		engine.FactVP:          number(0, 30),
		engine.FactUnits:       number(0, 20),
		engine.FactStrength:    number(0, 99),
		engine.FactGarrison:    number(0, 12),
		engine.AskToken:        yes,
		engine.AskFlag:         {Mask: 1<<5 | 1<<7},
		engine.AskTileUse:      {Mask: 3, Amount: 1},
		engine.AskRecall:       {Max: 3, Amount: 2},
		engine.FactFlag:        {Mask: 1 | 1<<5 | 1<<7},
		engine.FactDividends:   number(0, 3),
		engine.FactToken:       yes,
		engine.FactFirst:       number(0, 1),
		engine.AskTile:         number(0, 22),
		engine.FactTop:         number(0, 22),
		engine.FactHeight:      number(1, 6),
		engine.FactOwner:       {Mask: 1 | 1<<1, Amount: 3},
		engine.AskStack:        {Mask: 1<<1 | 1<<3},
		engine.FactOffer:       {Mask: 1 | 1<<2},
		engine.AskCard:         number(0, 22),
	}
}

// TestEveryQuestion asks each stand-in a question of every kind, many times over.
func TestEveryQuestion(t *testing.T) {
	all := examples()
	for _, name := range sim.Names() {
		s := setup(t, engine.Solo, 2, name, "gurney_halleck", "staban_tuek")
		g := newGame(t, s)
		for seed := uint64(0); seed < 40; seed++ {
			g.Begin(seed)
			for k := engine.NoQuestion + 1; k < engine.QKindEnd; k++ {
				q, ok := all[k]
				if !ok {
					t.Fatalf("no example of a question %v", k)
				}
				q.Kind, q.Seat, q.About = k, 1, 1
				if a := g.Table.Asker.Ask(&g.Table, q); !q.Fits(a) {
					t.Errorf("%s, seed %d: %d does not answer %v (%+v)", name, seed, a, k, q)
				}
			}
		}
	}
}

// TestStandInsPlay holds that each stand-in plays whole games, reported or not,
// in every mode, and that they differ from each other.
func TestStandInsPlay(t *testing.T) {
	type key struct {
		name     string
		reactive bool
		mode     engine.Mode
	}
	won := map[key]int64{}
	for _, name := range sim.Names() {
		for _, k := range []key{{name, false, engine.Solo}, {name, true, engine.Solo}, {name, false, engine.TwoPlayer}} {
			s := setup(t, k.mode, 2-2*int(k.mode), name, "gurney_halleck", "staban_tuek")
			s.Options.Reactive = k.reactive
			st, err := (&sim.Run{Setup: s, Games: 200, Seed: 3, Workers: 1}).Play()
			if err != nil {
				t.Fatal(err)
			}
			if st.Games != 200 || st.Turns < 200*8 {
				t.Errorf("%+v: %d games, %d turns of Rivals", k, st.Games, st.Turns)
			}
			won[k] = st.Humans
		}
	}
	if a, b := won[key{sim.Random, false, engine.Solo}], won[key{sim.Planner, false, engine.Solo}]; a >= b {
		t.Errorf("random wins %d of 200, planner %d", a, b)
	}
}

func TestUnknownStandIn(t *testing.T) {
	if _, err := sim.NewStandIn("mentat", book(t, engine.Solo)); err == nil {
		t.Error("a stand-in that there is not")
	}
}
