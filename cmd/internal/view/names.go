package view

import (
	"slices"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// Names has what a person calls each seat, by seat number: "Irulan", "You".
type Names struct {
	Seat [engine.Seats + 1]string
	// You is the human addressed as "You" in solo, NoSeat in two-player: there
	// nobody is, since two people read the page.
	You engine.Seat
}

// People names the seats of a table: Rivals by the short name of their card,
// the human of a solo game "You", and the humans of a two-player game as given;
// where no name is given, Red and Green by seat.
func People(box *rival.Box, pos *engine.Position, given [engine.Seats + 1]string) Names {
	var n Names
	colours := []string{"Red", "Green"}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &pos.Seat[s]
		switch {
		case !x.Human && int(x.Rival) < len(box.Rivals):
			n.Seat[s] = rivalName(box.Rivals[x.Rival].Short, pos, &given)
		case pos.Mode == engine.Solo:
			n.Seat[s], n.You = "You", s
		case given[s] != "":
			n.Seat[s] = given[s]
		default:
			n.Seat[s], colours = colours[0], append(colours[1:], "Blue")
		}
	}
	return n
}

// rivalName is the short name of a Rival, or another where a human is called so;
// in a game of one that is "You".
func rivalName(short string, pos *engine.Position, given *[engine.Seats + 1]string) string {
	for _, name := range []string{short, "Rival", "Hagal"} {
		used := strings.EqualFold(name, "you")
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			used = used || pos.Seat[s].Human && strings.EqualFold(given[s], name)
		}
		if !used {
			return name
		}
	}
	return short
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
