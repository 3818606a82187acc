package sim

import (
	"fmt"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// StandIn answers for one human seat. It is used by one goroutine at a time, for
// any number of games in turn, and keeps no memory from one to the next.
type StandIn interface {
	engine.Asker
	// Begin makes it ready for a new game of seat s. The same seed, position and
	// questions give the same answers.
	Begin(t *engine.Table, s engine.Seat, seed uint64)
	// Purses reports whether the table must keep the purse of its seat for it.
	Purses() bool
}

// The names of the stand-ins, from the simplest.
const (
	Random  = "random"
	Blocker = "blocker"
	Planner = "planner"
)

// Names returns the names of all stand-ins.
func Names() []string { return []string{Random, Blocker, Planner} }

// NewStandIn returns the stand-in of that name. The book is shared, never changed;
// for a member of the family it must be made of Numbers.As.
func NewStandIn(name string, b *Book) (StandIn, error) {
	switch name {
	case Random:
		return &random{book: b, n: b.Numbers.Random}, nil
	case Blocker:
		return newBlocker(b), nil
	case Planner:
		return newPlanner(b), nil
	}
	all := Names()
	for _, m := range b.Numbers.Family {
		if m.Name == name {
			return newPlanner(b), nil // the book was made with its numbers
		}
		all = append(all, m.Name)
	}
	return nil, fmt.Errorf("unknown stand-in %s; one of %s", name, strings.Join(all, ", "))
}

// seating is the outer Asker of a table: each question goes to the stand-in of
// the seat that decides.
type seating [engine.Seats + 1]StandIn

// Ask passes q on. What lies on the table is asked of the first human, as the
// engine does.
func (x *seating) Ask(t *engine.Table, q engine.Question) int {
	if q.Kind == engine.AskIntriguePlay && q.Mask&(q.Mask-1) != 0 {
		return x.intrigue(t, q)
	}
	return x[q.Seat].Ask(t, q)
}

// shortcut asks a stand-in about its own seat without asking the Rivals first, who
// would pass the question on: it is copied each time.
type shortcut struct {
	seats  *seating
	rivals *rival.Rivals
}

// Ask answers q.
func (x *shortcut) Ask(t *engine.Table, q engine.Question) int {
	if who := x.seats[q.Seat]; who != nil && q.Kind != engine.AskIntriguePlay {
		return who.Ask(t, q)
	}
	return x.rivals.Ask(t, q)
}

// intrigue asks each seat that may play Combat Intrigue by itself; the first
// that wants to does.
func (x *seating) intrigue(t *engine.Table, q engine.Question) int {
	all := q.Mask
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if all&(1<<s) == 0 {
			continue
		}
		q.Seat, q.Mask = s, 1<<s
		if a := x[s].Ask(t, q); a != engine.AnsDone {
			return a
		}
	}
	return engine.AnsDone
}

func (x *seating) begin(t *engine.Table, seed uint64) {
	for s, who := range x {
		if who != nil {
			who.Begin(t, engine.Seat(s), seed)
		}
	}
}

// purses reports whether the table keeps purses: when any stand-in wants it.
func (x *seating) purses() bool {
	for _, who := range x {
		if who != nil && who.Purses() {
			return true
		}
	}
	return false
}
