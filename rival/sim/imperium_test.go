package sim_test

import (
	"fmt"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// setup2020 seats a human, or two, at a table of 2020.
func setup2020(t testing.TB, m engine.Mode, level int, standIn string, rivals ...string) *sim.Setup {
	t.Helper()
	b, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	n, board, err := standins.Load(&b.Rules)
	if err != nil {
		t.Fatal(err)
	}
	s := &sim.Setup{Book: sim.NewBook(b, m, n, board), Table: rival.Setup{Mode: m, Difficulty: engine.Difficulty(level)}}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if i == 1 || m == engine.TwoPlayer && i == 3 {
			s.Table.Seats[i].Human, s.StandIn[i] = true, standIn
			continue
		}
		if s.Table.Seats[i].Rival = b.ByID(rivals[i-2]); s.Table.Seats[i].Rival == 0 {
			t.Fatalf("no Rival %s", rivals[i-2])
		}
	}
	return s
}

// TestImperiumLaws walks through whole games of 2020 by chance, phase by phase.
func TestImperiumLaws(t *testing.T) {
	leaders := []string{"glossu_rabban", "memnon_thorvald", "ariana_thorvald", "ilban_richese", "vladimir_harkonnen", "leto_atreides"}
	for _, name := range sim.Names() {
		for i := range leaders {
			for level := 1; level <= 4; level++ {
				walk2020(t, setup2020(t, engine.Solo, level, name, leaders[i], leaders[(i+level)%len(leaders)]), uint64(i*7+level))
			}
			walk2020(t, setup2020(t, engine.TwoPlayer, 0, name, "house_hagal"), uint64(i))
		}
	}
}

func walk2020(t *testing.T, s *sim.Setup, seed uint64) {
	t.Helper()
	g := newGame(t, s)
	g.Begin(seed)
	for steps := 0; g.Table.Pos.Phase != engine.Over; steps++ {
		g.Table.Step()
		if err := laws2020(&g.Table, s.Book.Box); err != nil || steps > 100 {
			t.Fatalf("seed %d, %v: round %d, %d phases: %v", seed, s.StandIn, g.Table.Pos.Round, steps, err)
		}
	}
	for r := engine.Seat(1); r <= engine.Seats; r++ {
		if g.Table.Result.Winners.Has(r) && !g.Table.CanWin(r) {
			t.Errorf("seed %d: seat %d wins", seed, r)
		}
	}
}

// laws2020 returns the first law of the game of 2020 that the table breaks.
func laws2020(t *engine.Table, b *rival.Box) error {
	mentats := 0
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &t.Pos.Seat[s]
		vp := 0
		for _, n := range t.Tally[s] {
			vp += int(n)
		}
		extra := t.Pos.AgentsOut(s) + int(x.Agents) - t.AgentsOwned(s)
		if extra > 0 {
			mentats += extra
		}
		switch {
		case x.Garrison < 0 || x.Troops < 0 || t.Pos.Supply(s) < 0:
			return fmt.Errorf("seat %d: troops %+v", s, x)
		case extra < 0 || mentats > 1:
			return fmt.Errorf("seat %d: %d Agents more than it owns", s, extra)
		case vp != int(x.VP) || x.Sandworms != 0 || t.Pos.SpiesOut(s) != 0 || x.Hooks:
			return fmt.Errorf("seat %d: %+v", s, x)
		case !x.Human && x.Swordmaster != (t.Pos.Round >= b.Rules.Levels[t.Pos.Difficulty].SwordmasterRound) && t.Pos.Phase != engine.RoundStart:
			return fmt.Errorf("seat %d: Swordmaster %v in round %d", s, x.Swordmaster, t.Pos.Round)
		case !x.Human && t.Pos.Mode == engine.Solo && (x.Intrigue > 2 || x.Purse[0] > 6 || x.Purse[1] > 6 && !mayHoard(t) || x.Purse[2] > 2):
			return fmt.Errorf("seat %d could buy VP: %v, Intrigue %d", s, x.Purse, x.Intrigue)
		case !x.Human && t.Pos.Mode == engine.TwoPlayer && (x.VP != 0 || x.Intrigue != 0 || x.Purse != [engine.ResourceEnd]int16{}):
			return fmt.Errorf("House Hagal has %+v", x)
		}
	}
	for sp := range t.Pos.Control {
		if c := t.Pos.Control[sp]; t.Pos.Mode == engine.TwoPlayer && c != engine.NoSeat && !t.Pos.Seat[c].Human {
			return fmt.Errorf("House Hagal controls space %d", sp)
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if err := allianceLaw(&t.Pos, f); err != nil {
			return err
		}
	}
	return deckLaw(&t.Pos, b)
}

// TestImperiumNoAllocation holds that a game of 2020 allocates nothing.
func TestImperiumNoAllocation(t *testing.T) {
	for _, name := range sim.Names() {
		for _, s := range []*sim.Setup{setup2020(t, engine.Solo, 3, name, "leto_atreides", "glossu_rabban"),
			setup2020(t, engine.TwoPlayer, 0, name, "house_hagal")} {
			g, seed := newGame(t, s), uint64(0)
			for ; seed < 50; seed++ {
				g.Play(seed)
			}
			if n := testing.AllocsPerRun(200, func() { seed++; g.Play(seed) }); n != 0 {
				t.Errorf("%s, mode %d: %v allocations a game", name, s.Table.Mode, n)
			}
		}
	}
}
