// Package notation reads positions, what a table looks like at one moment, from
// YAML of people and JSON of programs, and writes them as JSON. Keys, defaults and
// checks are the same in both; docs/position.md has them all.
//
// A Reader tells every fault of a position in one run, each at its
// file:line:column. Names of unknown facts:
//
//	shield_wall              does it stand
//	bonus_spice.SPACE        bonus spice on a Maker space
//	agents.SPACE             is a human's Agent there
//	spies.POST               is a human's Spy there
//	SEAT.influence.FACTION   of a human, as all below
//	SEAT.resources           all tokens; SEAT.resources.RESOURCE: those of one kind
//	SEAT.intrigue            how many Intrigue cards are held
//	SEAT.vp
//	SEAT.troops.conflict     troops in the Conflict
//	SEAT.sandworms
//	SEAT.strength            swords and card bonuses
//	SEAT.hooks
package notation

import (
	"househagal/engine"
	"househagal/rival"
)

// Names are the ids by which a notation calls the seats; index 0 is unused.
// Names are compared with ==.
type Names struct {
	ID [engine.Seats + 1]string
}

// Seat returns the seat that is called id, NoSeat when none is.
func (n *Names) Seat(id string) engine.Seat {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if n.ID[s] == id && id != "" {
			return s
		}
	}
	return engine.NoSeat
}

// Case is a position as it is written: the position itself, what its seats are
// called, and the box whose ids it uses.
type Case struct {
	Box   *rival.Box
	Pos   engine.Position
	Names Names
	// Fresh says that nothing is known of the Hagal deck: the draw pile holds the
	// whole deck of the mode and is still to be shuffled.
	Fresh bool
}
