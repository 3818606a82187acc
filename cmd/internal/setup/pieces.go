package setup

import (
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// seat says what lies before a seat; what a seat has like the one before it is
// not said twice.
func (l *checklist) seat(s engine.Seat) string {
	x := &l.pos.Seat[s]
	have := l.pieces(s)
	if x.Human {
		if first := l.seating()[0]; s != first && have == l.pieces(first) {
			return l.Say("checklist.same")
		}
		return l.Sentences(append([]string{have}, l.extras(x)...)...)
	}
	before := l.rivalBefore(s)
	switch {
	case l.spoiler():
		return l.Say("checklist.spoiler", say.Args{"agents": x.Agents, "n": l.pos.Supply(s)})
	case l.pair() && x.Streamlined:
		return l.Say("checklist.between_blocks", say.Args{"text": have})
	case l.pair():
		return l.Say("checklist.between", say.Args{"text": have})
	case before == engine.NoSeat:
		return l.Say("checklist.left", say.Args{"text": have})
	case l.pieces(before) == have:
		return l.Say("checklist.next_same", say.Args{"seat": before})
	}
	return l.Say("checklist.next", say.Args{"seat": before, "text": have})
}

// rivalBefore is the last Rival of a seat before s, NoSeat for none.
func (l *checklist) rivalBefore(s engine.Seat) engine.Seat {
	for o := s - 1; o > engine.NoSeat; o-- {
		if !l.pos.Seat[o].Human {
			return o
		}
	}
	return engine.NoSeat
}

// pieces lists troops, water, Agents and Spies; those of a Rival take more lines.
func (l *checklist) pieces(s engine.Seat) string {
	x := &l.pos.Seat[s]
	water, intrigue := say.Amount{N: int(x.Purse[engine.Water]), Of: engine.Water}, say.Amount{N: int(x.Intrigue), Of: engine.ResourceEnd}
	spies := engine.SpiesOfSeat
	if !boxed.Spies(l.Box) {
		spies = 0
	}
	switch {
	case x.Human:
		return l.Say("checklist.pieces", say.Args{"garrison": x.Garrison, "supply": l.pos.Supply(s), "water": water, "agents": x.Agents, "spy_count": spies})
	case spies == 0:
		return l.Say("checklist.pieces_arrival", say.Args{"garrison": x.Garrison, "supply": l.pos.Supply(s), "water": water, "agents": x.Agents, "gain": intrigue})
	}
	return l.Say("checklist.pieces_rival", say.Args{"garrison": x.Garrison, "supply": l.pos.Supply(s), "water": water, "agents": x.Agents,
		"spy_count": spies, "gain": intrigue, "hooks": x.Hooks})
}

// extras are what the level gives a human at the start.
func (l *checklist) extras(x *engine.SeatState) []string {
	var out []string
	if x.Intrigue > 0 {
		out = append(out, l.Say("checklist.draw", say.Args{"gain": say.Amount{N: int(x.Intrigue), Of: engine.ResourceEnd}}))
	}
	for r, n := range x.Purse {
		if n > 0 && engine.Resource(r) != engine.Water {
			out = append(out, l.Say("checklist.take", say.Args{"gain": say.Amount{N: int(n), Of: engine.Resource(r)}}))
		}
	}
	return out
}
