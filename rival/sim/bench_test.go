package sim_test

import (
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// TestNoAllocation holds that a game allocates nothing, counted or not.
func TestNoAllocation(t *testing.T) {
	for _, name := range sim.Names() {
		for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			g := newGame(t, setup(t, m, 2-2*int(m), name, "gurney_halleck", "staban_tuek"))
			st, seed := new(sim.Stats), uint64(0)
			for ; seed < 50; seed++ { // the events find their room
				st.Play(g, seed)
			}
			if n := testing.AllocsPerRun(300, func() { seed++; g.Play(seed) }); n != 0 {
				t.Errorf("%s, mode %d: %v allocations a game", name, m, n)
			}
			if n := testing.AllocsPerRun(300, func() { seed++; st.Play(g, seed) }); n != 0 {
				t.Errorf("%s, mode %d: %v allocations a game that is counted", name, m, n)
			}
		}
	}
}

// BenchmarkGame plays whole games without counting: random, blocker, planner.
func BenchmarkGame(b *testing.B) {
	for _, name := range sim.Names() {
		b.Run(name, func(b *testing.B) {
			g, err := sim.NewGame(setup(b, engine.Solo, 2, name, "gurney_halleck", "staban_tuek"))
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for seed := uint64(0); b.Loop(); seed++ {
				g.Play(seed)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkCounted plays whole games and counts them, as simulate does.
func BenchmarkCounted(b *testing.B) {
	for _, name := range sim.Names() {
		b.Run(name, func(b *testing.B) {
			g, err := sim.NewGame(setup(b, engine.Solo, 2, name, "gurney_halleck", "staban_tuek"))
			if err != nil {
				b.Fatal(err)
			}
			st := new(sim.Stats)
			b.ReportAllocs()
			for seed := uint64(0); b.Loop(); seed++ {
				st.Play(g, seed)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkAgentTurn takes Agent turns of a Rival from positions of whole games.
func BenchmarkAgentTurn(b *testing.B) {
	g, err := sim.NewGame(setup(b, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek"))
	if err != nil {
		b.Fatal(err)
	}
	var from []engine.Position
	for seed := uint64(0); len(from) < 512; seed++ {
		g.Begin(seed)
		for g.Table.Pos.Phase != engine.Over {
			if g.Table.Pos.Phase == engine.PlayerTurns {
				from = append(from, g.Table.Pos)
			}
			g.Table.Step()
		}
	}
	t := &g.Table
	t.Again(&from[0], 1) // nobody counts its steps, which all turns together would use up
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		t.Pos = from[i&511]
		for s := engine.Seat(2); s <= 3; s++ {
			for t.Pos.Seat[s].Agents > 0 && t.Rivals.AgentTurn(t, s) {
			}
		}
	}
	turns := 0
	for i := range from {
		for s := 2; s <= 3; s++ {
			turns += int(from[i].Seat[s].Agents)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(float64(turns)/512), "ns/turn")
}
