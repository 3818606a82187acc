package sim_test

import (
	"errors"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Rules by which a human's Agents come home for ever end in an error that names
// the round and the space, the same for any number of workers.
func TestRoundWithoutEnd(t *testing.T) {
	r, err := data.Resolve(engine.Uprising, []data.File{{Name: "own.yaml", Text: []byte("board:\n  spaces:\n" +
		"    - {id: arrakeen, visit: [agent_home]}\n    - {id: sardaukar, visit: [agent_home]}\n    - {id: fremkit, visit: [agent_home]}\n")}})
	if err != nil {
		t.Fatal(err)
	}
	n, board, err := standins.Load(&r.Box.Rules)
	if err != nil {
		t.Fatal(err)
	}
	n.Planner.Cards = nil // with a hand it runs out of cards before the round does
	s := &sim.Setup{Book: sim.NewBook(r.Box, engine.Solo, n, board), Table: rival.Setup{Difficulty: 2}}
	s.Table.Seats[1].Human, s.StandIn[1] = true, sim.Planner
	s.Table.Seats[2].Rival, s.Table.Seats[3].Rival = r.Box.ByID("gurney_halleck"), r.Box.ByID("staban_tuek")
	g := newGame(t, s)
	var e *engine.Endless
	seed := uint64(1) // of a game in which the human goes there
	for ; seed < 2000; seed++ {
		if _, err = g.Play(seed); err != nil {
			break
		}
	}
	if !errors.As(err, &e) || !e.Turns || e.Space == "" {
		t.Fatalf("%v, want a round without end, and where", err)
	}
	if _, err := new(sim.Stats).Play(g, seed); !errors.As(err, &e) {
		t.Errorf("counted: %v", err)
	}
	want := ""
	for _, workers := range []int{1, 2, 3} {
		run := sim.Run{Setup: s, Games: 3000, Seed: 4, Workers: workers}
		_, err := run.Play()
		_, err2 := run.Results()
		if !errors.As(err, &e) || !errors.As(err2, &e) || err.Error() != err2.Error() || want != "" && err.Error() != want {
			t.Errorf("%d workers: %v and %v; want %s", workers, err, err2, want)
		}
		want = err.Error()
	}
}

// A stand-in that never stops ends its turn in an error too.
func TestTurnWithoutEnd(t *testing.T) {
	for _, x := range []struct {
		mode engine.Mode
		n    sim.RandomNumbers
	}{
		{engine.Solo, sim.RandomNumbers{More: 1000}},
		{engine.Solo, sim.RandomNumbers{Fix: 1000}},
		{engine.TwoPlayer, sim.RandomNumbers{Intrigue: 1000}},
	} {
		s := setup(t, x.mode, 2-2*int(x.mode), sim.Random, "gurney_halleck", "staban_tuek")
		n := s.Book.Numbers
		n.Random = x.n
		s.Book = sim.NewBook(s.Book.Box, x.mode, n, nil)
		var e *engine.Endless
		if _, err := newGame(t, s).Play(1); !errors.As(err, &e) || e.Turns {
			t.Errorf("%+v: %v, want a turn without end", x.n, err)
		}
	}
}
