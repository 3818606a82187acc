package sim_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Whole games with the random stand-in, whose cards do more now and then. The
// laws hold whenever a question stands by itself, and after each phase.

// TestLaws walks through games of every Rival, level and variant.
func TestLaws(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawSetup(t, r, r)
		seed := rapid.Uint64().Draw(r, "seed")
		if err := lawful(newGame(t, s), s.Book.Box, seed); err != nil {
			r.Fatal(err)
		}
	})
}

// lawful plays the game of seed and returns the first law that it breaks.
func lawful(g *sim.Game, b *rival.Box, seed uint64) error {
	g.Begin(seed)
	for steps := 0; g.Table.Pos.Phase != engine.Over; steps++ {
		if steps > 100 {
			return fmt.Errorf("no end after %d phases", steps)
		}
		before, wall := g.Table.Pos, g.Table.Pos.WallGone
		kept := before
		g.Table.Step()
		if before != kept {
			return errors.New("a copy of the position changed with the table")
		}
		if wall && !g.Table.Pos.WallGone {
			return errors.New("the Shield Wall came back")
		}
		if err := laws(&g.Table, b); err != nil {
			return fmt.Errorf("round %d, after phase %d: %w", before.Round, before.Phase, err)
		}
	}
	if n := g.Table.Pos.Round; n > 10 {
		return fmt.Errorf("the game went on into round %d", n)
	}
	if g.Table.Result.Winners == 0 {
		return errors.New("nobody won")
	}
	return nil
}

// HAGAL_LAWS=N holds N games to the laws, a thousand at each of N/1000 tables
// drawn in order: ten million take an hour or two.
func TestManyGamesByTheLaws(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("HAGAL_LAWS"))
	if games == 0 {
		t.Skip("HAGAL_LAWS=N plays N games")
	}
	const each = 1000
	tables := rapid.Custom(func(r *rapid.T) *sim.Setup { return drawSetup(t, r, t) })
	for n := 0; n < games; n += each {
		g := newGame(t, tables.Example(n/each))
		for i := n; i < min(n+each, games); i++ {
			if err := lawful(g, box(t), sim.SeedOf(1, i)); err != nil {
				t.Fatalf("game %d of table %d: %v", i, n/each, err)
			}
		}
		if done := min(n+each, games); done%100_000 == 0 {
			t.Logf("%d games", done)
		}
	}
}

// TestSameSeed holds that a game is its seed: the same events, the same end.
func TestSameSeed(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawSetup(t, r, r)
		seed := rapid.Uint64().Draw(r, "seed")
		play := func() ([]engine.Event, engine.Position) {
			g := newGame(t, s)
			g.Table.Watch = true
			g.Play(seed ^ 1) // what was played before must not matter
			g.Play(seed)
			return g.Table.Events, g.Table.Pos
		}
		ev1, pos1 := play()
		ev2, pos2 := play()
		if pos1 != pos2 || !reflect.DeepEqual(ev1, ev2) {
			r.Fatalf("seed %d gave two games", seed)
		}
	})
}

// drawSetup draws who plays: solo by two of the eight Rivals (any of the ten,
// were YAML to allow it), two-player by any of the ten, streamlined or not.
func drawSetup(t *testing.T, r *rapid.T, faults interface{ Fatalf(string, ...any) }) *sim.Setup {
	m := rapid.SampledFrom([]engine.Mode{engine.Solo, engine.TwoPlayer}).Draw(r, "mode")
	b := book(t, m)
	n := b.Numbers
	n.Random.More = rapid.IntRange(0, 120).Draw(r, "more")
	b = sim.NewBook(b.Box, m, n, nil)
	flag := func(name string) bool { return rapid.Bool().Draw(r, name) }
	s := &sim.Setup{Book: b, Table: rival.Setup{Mode: m, Variants: engine.Variants{
		ExpertDeployment: flag("expert"), BrutalEscalation: flag("brutal"), SmartPolitics: flag("smart"),
	}}}
	if m == engine.Solo {
		s.Table.Difficulty = engine.Difficulty(rapid.IntRange(1, len(b.Box.Rules.Levels)-1).Draw(r, "level"))
		s.Table.Variants.RowChurn = flag("churn")
	}
	all := rapid.Permutation(rivalIDs(b.Box)).Draw(r, "rivals")
	for i := 1; i <= engine.Seats; i++ {
		x := &s.Table.Seats[i]
		x.Human = i == 1 || m == engine.TwoPlayer && i == 3
		if !x.Human {
			x.Rival, all = all[0], all[1:]
			x.Streamlined = flag("streamlined")
			continue
		}
		s.Given[i] = watched(t, faults, b)
	}
	return s
}

func rivalIDs(b *rival.Box) []engine.RivalID {
	var ids []engine.RivalID
	for i := 1; i < len(b.Rivals); i++ {
		ids = append(ids, engine.RivalID(i))
	}
	return ids
}

func newGame(t *testing.T, s *sim.Setup) *sim.Game {
	t.Helper()
	g, err := sim.NewGame(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// watcher is a stand-in that looks at the laws before it answers a question that
// stands by itself, and at each answer it gives.
type watcher struct {
	sim.StandIn
	faults interface{ Fatalf(string, ...any) }
	box    *rival.Box
}

func watched(t *testing.T, faults interface{ Fatalf(string, ...any) }, b *sim.Book) sim.StandIn {
	who, err := sim.NewStandIn(sim.Random, b)
	if err != nil {
		t.Fatal(err)
	}
	return &watcher{who, faults, b.Box}
}

func (w *watcher) Ask(t *engine.Table, q engine.Question) int {
	if !q.Follow && q.Kind != engine.FactIntrigue && q.Kind != engine.FactPurse {
		if err := laws(t, w.box); err != nil {
			w.faults.Fatalf("round %d, asked %v: %v", t.Pos.Round, q.Kind, err)
		}
	}
	if q.Kind == engine.AskWhereTo {
		for sp := range t.Rules.Spaces {
			if open := sp > 0 && t.Closed(q.Seat, engine.Space(sp)) == engine.OpenSpace; open != q.Open(sp) {
				w.faults.Fatalf("space %d is open: %v, offered: %v", sp, open, q.Open(sp))
			}
		}
	}
	a := w.StandIn.Ask(t, q)
	if q.Kind == engine.AskMoreNumber && engine.MoreKind(q.Amount) == engine.MoreVP {
		a = max(a, engine.AnsZero) // VP stop at 0, and then no longer say where they came from
	}
	if !q.Fits(a) {
		w.faults.Fatalf("%d does not answer %+v", a, q)
	}
	return a
}
