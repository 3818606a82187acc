package sim_test

import (
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// blocking is what is seen of the streamlined Rival in seat 2 through one game.
type blocking struct {
	bought, alliances int              // the round of its Swordmaster; tokens it took or lost afterwards
	spice             int              // bonus spice that went to the bank
	then              engine.SeatState // what it had when it had bought
}

// watch plays a game of two with that Rival. After each phase it holds what must
// not move against what the Rival had when it bought its Swordmaster.
func watch(t *testing.T, s *sim.Setup, seed uint64) (w blocking) {
	t.Helper()
	g := newGame(t, s)
	g.Begin(seed)
	g.Table.Watch = true
	for g.Table.Pos.Phase != engine.Over {
		from := len(g.Table.Events)
		g.Table.Step()
		p := &g.Table.Pos
		x := &p.Seat[2]
		for _, e := range g.Table.Events[from:] {
			w.look(t, p, &e)
		}
		if w.bought == 0 {
			if x.VP != 0 {
				t.Fatalf("seed %d, round %d: %d VP", seed, p.Round, x.VP)
			}
			continue
		}
		if x.Purse != w.then.Purse || x.Intrigue != w.then.Intrigue || x.VP != 0 || !x.Swordmaster {
			t.Fatalf("seed %d, round %d: %v, %d Intrigue cards, %d VP; had %v, %d", seed, p.Round, x.Purse, x.Intrigue, x.VP, w.then.Purse, w.then.Intrigue)
		}
	}
	if g.Table.Result.Winners.Has(2) {
		t.Fatalf("seed %d: it won", seed)
	}
	return w
}

// look books one event; p is the position after its phase.
func (w *blocking) look(t *testing.T, p *engine.Position, e *engine.Event) {
	t.Helper()
	switch {
	case e.Seat != 2:
	case e.Kind == engine.EvBuySwordmaster:
		w.bought, w.then = int(p.Round), p.Seat[2]
	case e.Kind == engine.EvBuyVP || e.Kind == engine.EvVP:
		t.Fatalf("round %d: %+v", p.Round, *e)
	case w.bought == 0:
	case e.Kind == engine.EvTake || e.Kind == engine.EvIntrigue || e.Kind == engine.EvControlBonus || e.Kind == engine.EvPay:
		t.Fatalf("round %d, with its Swordmaster since %d: %+v", p.Round, w.bought, *e)
	case e.Kind == engine.EvAlliance || e.Kind == engine.EvAllianceLost:
		w.alliances++
	case e.Kind == engine.EvBank:
		w.spice += int(e.Amount)
	}
}

// TestStreamlinedGames plays a game of each of the two in which it owns its
// Swordmaster by round 5: from then on resources, Intrigue and VP stand still, and
// its Alliances come and go. Then a hundred more that hold the same.
func TestStreamlinedGames(t *testing.T) {
	for id, seed := range map[string]uint64{"amber_metulli": 7, "glossu_rabban": 2} {
		s := setup(t, engine.TwoPlayer, 0, sim.Random, id)
		w := watch(t, s, seed)
		if w.bought == 0 || w.bought > 5 || w.alliances < 2 || w.spice == 0 {
			t.Errorf("%s: Swordmaster in round %d, then %d Alliances moved and %d spice to the bank", id, w.bought, w.alliances, w.spice)
		}
		for more := uint64(100); more < 200; more++ {
			watch(t, s, more)
		}
	}
}

// TestAnyRivalStreamlined holds the others to it when the table wants them so.
func TestAnyRivalStreamlined(t *testing.T) {
	for i := 1; i < len(box(t).Rivals); i++ {
		c := &box(t).Rivals[i]
		if !c.TwoPlayer {
			continue
		}
		s := setup(t, engine.TwoPlayer, 0, sim.Blocker, c.ID)
		s.Table.Seats[2].Streamlined = true
		for seed := uint64(0); seed < 8; seed++ {
			watch(t, s, seed)
		}
	}
}
