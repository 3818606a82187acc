package setup

import (
	"strings"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Colours are what two players are called who give no names, and a third one.
func Colours(s say.Speaker) [3]string {
	return [...]string{s.Say("setup.colour_first"), s.Say("setup.colour_second"), s.Say("setup.colour_third")}
}

// People names the seats of a table: Rivals by the short name of their card, the
// human of a solo game say.You, and the humans of a two-player game as given; where
// no name is given, by colours in seating order.
func People(s say.Speaker, pos *engine.Position, given [engine.Seats + 1]string) say.Names {
	var n say.Names
	free := Colours(s)
	next := 0
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		x := &pos.Seat[seat]
		switch {
		case !x.Human && int(x.Rival) < len(s.Box.Rivals):
			var own bool
			if n.Seat[seat], own = rivalNamed(s, x.Rival, pos, &given); own {
				n.Rival[seat] = x.Rival
			}
		case pos.Mode == engine.Solo:
			n.Seat[seat], n.You = say.You, seat
		case given[seat] != "":
			n.Seat[seat] = given[seat]
		default:
			n.Seat[seat] = free[min(next, len(free)-1)]
			next++
		}
	}
	return n
}

// rivalNamed is the short name of a Rival, its own, or another where a human is
// called so; in a game of one that is the word for the reader.
func rivalNamed(s say.Speaker, id engine.RivalID, pos *engine.Position, given *[engine.Seats + 1]string) (name string, own bool) {
	short := s.Say("setup.rival_short", say.Args{"rival": id})
	for _, name := range []string{short, s.Say("setup.rival_other"), s.Say("setup.rival_third")} {
		used := isYou(s, name)
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			used = used || pos.Seat[seat].Human && strings.EqualFold(given[seat], name)
		}
		if !used {
			return name, name == short
		}
	}
	return short, true
}
