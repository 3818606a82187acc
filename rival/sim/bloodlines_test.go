package sim_test

import (
	"os"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// TestCommandersConserved holds that whole games end with every allowed set of
// modules, that each seat keeps its twelve troops, and that every Commander is on
// a space, with a seat or in the box, to which none comes back.
func TestCommandersConserved(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 12
	}
	if os.Getenv("HAGAL_LAWS") != "" {
		games = 10_000
	}
	taken := 0
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, layers := range [][]string{{"bloodlines"}, {"bloodlines", "esmar"}, {"bloodlines", "choam"}, {"bloodlines", "esmar", "choam"}} {
			for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
				c := rival.Choice{Game: game, Mode: mode, Layers: layers}
				if box, err := data.LoadWith(c); err == nil {
					taken += conserved(t, box, mode, games)
				}
			}
		}
	}
	if taken < games {
		t.Errorf("%d Commanders were taken", taken)
	}
}

// conserved plays games and counts the Commanders that were taken in them.
func conserved(t *testing.T, box *rival.Box, mode engine.Mode, games int) int {
	t.Helper()
	numbers, board, err := standins.Load(&box.Rules)
	if err != nil {
		t.Fatal(err)
	}
	s := &sim.Setup{Book: sim.NewBook(box, mode, numbers, board), Table: rival.Setup{Mode: mode}}
	rivals := pick(box, mode)
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if i == 1 || mode == engine.TwoPlayer && i == 3 {
			s.Table.Seats[i].Human, s.StandIn[i] = true, sim.Planner
			continue
		}
		s.Table.Seats[i].Rival = rivals[(int(i)-2)%len(rivals)]
		s.Table.Seats[i].Streamlined = mode == engine.TwoPlayer && len(box.Layers) > 1 // both ways
	}
	if mode == engine.Solo {
		s.Table.Difficulty = 2
	}
	g, err := sim.NewGame(s)
	if err != nil {
		t.Fatal(err)
	}
	law := &commanders{t: t}
	for seed := range games {
		law.box, law.rounds = 0, 0
		g.Begin(uint64(seed))
		g.Table.Watch = true
		for g.Table.Pos.Phase != engine.Over {
			from := len(g.Table.Events)
			g.Table.Step()
			for _, e := range g.Table.Events[from:] {
				law.hear(&g.Table, &e)
			}
			law.holds(&g.Table)
			if err := laws(&g.Table, box); err != nil && box.Rules.Game == engine.Uprising {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		if law.rounds < 1 || law.rounds > engine.RoundCap {
			t.Errorf("%d rounds", law.rounds)
		}
	}
	t.Logf("%v mode %d: %d games, %d Commanders taken, %d put into the box by Rivals", box.Choice(), mode, games, law.taken, law.gone)
	return law.taken
}

// pick are Rivals that the box offers for a mode, those of its modules first.
func pick(box *rival.Box, mode engine.Mode) (out []engine.RivalID) {
	for i := len(box.Rivals) - 1; i > 0; i-- {
		x := &box.Rivals[i]
		if x.Refused == "" && (mode == engine.Solo && x.Solo || mode == engine.TwoPlayer && x.TwoPlayer) {
			out = append(out, engine.RivalID(i))
		}
	}
	return out
}

// commanders counts what becomes of Commanders.
type commanders struct {
	t                        *testing.T
	box, taken, gone, rounds int
}

func (x *commanders) hear(t *engine.Table, e *engine.Event) {
	switch e.Kind {
	case engine.EvRound:
		x.rounds++
	case engine.EvToken:
		x.taken++
	case engine.EvTokenGone:
		x.box++
		x.gone++
	case engine.EvUnitsHome:
		if t.Rules.HomeOf(e.Unit, t.Pos.Seat[e.Seat].Human) == engine.ToBox {
			x.box += int(e.Amount)
		}
	}
}

// holds is the law: all pieces are somewhere.
func (x *commanders) holds(t *engine.Table) {
	n, all := x.box, 0
	for sp := engine.Space(1); int(sp) < len(t.Rules.Spaces); sp++ {
		if t.Rules.TokenSpaces().Has(sp) {
			all++
		}
		if t.Pos.Tokens.Has(sp) {
			n++
		}
	}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		u := t.Pos.Seat[s].Units[1]
		n += int(u.Supply) + int(u.Garrison) + int(u.Conflict)
		if u.Supply < 0 || u.Garrison < 0 || u.Conflict < 0 || t.Pos.Supply(s) < 0 || t.Pos.Supply(s) > engine.TroopsOfSeat {
			x.t.Fatalf("seat %d has %+v and %d troops in supply", s, u, t.Pos.Supply(s))
		}
	}
	if n != all {
		x.t.Fatalf("%d of %d Commanders in phase %d", n, all, t.Pos.Phase)
	}
}
