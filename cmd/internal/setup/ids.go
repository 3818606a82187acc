package setup

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// taken are the words of the notation that no seat may have: facts are named by
// some, others stand where a seat can.
var taken = []string{"agents", "spies", "bonus_spice", "shield_wall", "none", "human", "rival", "solo", "uprising", "imperium",
	"combat", "makers", "recall", "over"}

// IDs makes an id of the notation of each name: SeatID, or where that is taken or
// means something else there, the number of the seat.
func IDs(n say.Names) [engine.Seats + 1]string {
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

// Stem is what a save of this table is called: the Rivals' names, lower case,
// "irulan-staban".
func Stem(n say.Names, pos *engine.Position) string {
	var parts []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !pos.Seat[s].Human {
			parts = append(parts, strings.ToLower(n.Seat[s]))
		}
	}
	return strings.Join(parts, "-")
}

// SeatID makes an id of the notation of a seat's name: letters, digits, _ and
// -. A name without any of them becomes the number of the seat.
func SeatID(name string, s engine.Seat) string {
	id := strings.Map(func(r rune) rune {
		switch {
		case r == '_' || r == '-' || r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return unicode.ToLower(r)
		case r == ' ':
			return '_'
		}
		return -1
	}, name)
	if id == "" {
		return fmt.Sprintf("seat%d", s)
	}
	return id
}
