package sim_test

import (
	"sync"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// shared reads the box once: it never changes.
var shared = sync.OnceValues(func() (*rival.Box, error) { return data.Load(engine.Uprising) })

func box(t testing.TB) *rival.Box {
	t.Helper()
	b, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func book(t testing.TB, m engine.Mode) *sim.Book {
	t.Helper()
	return bookOf(t, box(t), m)
}

// bookOf is the book of a box with the numbers that come with the program.
func bookOf(t testing.TB, b *rival.Box, m engine.Mode) *sim.Book {
	t.Helper()
	n, board, err := standins.Load(&b.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return sim.NewBook(b, m, n, board)
}

// setup seats a human first, then Rivals; in two-player the Rival sits between
// two humans.
func setup(t testing.TB, m engine.Mode, level int, standIn string, rivals ...string) *sim.Setup {
	t.Helper()
	b := book(t, m)
	s := &sim.Setup{Book: b, Table: rival.Setup{Mode: m, Difficulty: engine.Difficulty(level)}}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if i == 1 || m == engine.TwoPlayer && i == 3 {
			s.Table.Seats[i].Human = true
			s.StandIn[i] = standIn
			continue
		}
		id := b.Box.ByID(rivals[i-2])
		if id == 0 {
			t.Fatalf("no Rival %s", rivals[i-2])
		}
		s.Table.Seats[i].Rival = id
		s.Table.Seats[i].Streamlined = b.Box.Rivals[id].Streamlined
	}
	return s
}
