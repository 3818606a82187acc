package view

import (
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/engine"
	"househagal/rival"
)

// Names has what a person calls each seat, by seat number: "Irulan", "You".
type Names struct {
	Seat [engine.Seats + 1]string
	// You is the human addressed as "You" in solo, NoSeat in two-player: there
	// nobody is, since two people read the page.
	You engine.Seat
	// Rival is who sits there by a name of its own, 0 for people.
	Rival [engine.Seats + 1]engine.RivalID
}

// People is setup.People for pages that are not parted yet.
func People(box *rival.Box, pos *engine.Position, given [engine.Seats + 1]string) Names {
	return Names(setup.People(say.Speaker{Box: box}, pos, given))
}

// taken are the words of the notation that no seat may have: facts are named by
// some, others stand where a seat can.
var taken = []string{"agents", "spies", "bonus_spice", "shield_wall", "none", "human", "rival", "solo", "uprising", "imperium",
	"combat", "makers", "recall", "over"}

// IDs makes an id of the notation of each name: SeatID, or where that is taken or
// means something else there, the number of the seat.
func (n Names) IDs() [engine.Seats + 1]string {
	var ids [engine.Seats + 1]string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		id := SeatID(n.Seat[s], s)
		if slices.Contains(ids[:], id) || slices.Contains(taken, id) {
			id = SeatID("", s)
		}
		ids[s] = id
	}
	return ids
}

// Name is the name at the beginning of a sentence: "Irulan", "You".
func (n Names) Name(s engine.Seat) string { return n.Seat[s] }

// Caps is the name at the head of a block: "IRULAN", "YOU".
func (n Names) Caps(s engine.Seat) string { return strings.ToUpper(n.Seat[s]) }

// Object is the name within a sentence: "Irulan", "you".
func (n Names) Object(s engine.Seat) string {
	if s == n.You && s != engine.NoSeat {
		return "you"
	}
	return n.Seat[s]
}

// Whose is the name of an owner within a sentence: "Irulan's", "your".
func (n Names) Whose(s engine.Seat) string {
	if s == n.You && s != engine.NoSeat {
		return "your"
	}
	return n.Seat[s] + "'s"
}

// Verb is one of two forms of a verb: the one for a name, or that for "you".
func (n Names) Verb(s engine.Seat, named, you string) string {
	if s == n.You && s != engine.NoSeat {
		return you
	}
	return named
}

// And joins the names of a set of seats: "You, Irulan and Staban".
func (n Names) And(set engine.SeatSet) string {
	var all []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if set.Has(s) {
			all = append(all, n.Seat[s])
		}
	}
	return andList(all)
}

// andList joins words with commas and a last "and".
func andList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
