package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

const growthHead = "VP after each round"

// growth is the VP of each seat after each round.
func (s Scene) growth(t *engine.Table, events []engine.Event) []string {
	out, figures := []string{growthHead}, s.growthFigures(t, events)
	for _, x := range s.ranked(t) {
		line := fill("  "+s.Names.Name(x), 10)
		for _, n := range figures[x] {
			line += strings.Repeat(" ", 4-len(n)) + n
		}
		out = append(out, line)
	}
	return out
}

// growthFigures are the VP by seat, round by round.
func (s Scene) growthFigures(t *engine.Table, events []engine.Event) [engine.Seats + 1][]string {
	var vp [engine.Seats + 1]int
	var rounds [][engine.Seats + 1]int
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind == engine.EvVP:
			vp[e.Seat] = int(e.Total)
		case e.Kind == engine.EvFix && e.Field == engine.FieldVP:
			vp[e.Seat] = int(e.Total)
		case e.Kind == engine.EvRecall:
			rounds = append(rounds, vp)
		}
	}
	for x := range vp {
		vp[x] = int(t.Pos.Seat[x].VP)
	}
	rounds = append(rounds, vp)
	var out [engine.Seats + 1][]string
	for x := range out {
		for i := range rounds {
			n := strconv.Itoa(rounds[i][x])
			if x > 0 && hidden(t, engine.Seat(x)) && i < len(rounds)-1 {
				n = "?"
			}
			out[x] = append(out[x], n)
		}
	}
	return out
}

// lastRound says what the last round brought the human of a solo game.
func (s Scene) lastRound(t *engine.Table, events []engine.Event) string {
	you := s.Names.You
	if you == engine.NoSeat || hidden(t, you) {
		return ""
	}
	from := 0
	for i := range events {
		if events[i].Kind == engine.EvRound {
			from = i
		}
	}
	brought, parts := 0, []string(nil)
	for i := from; i < len(events); i++ {
		e := &events[i]
		if e.Seat != you {
			continue
		}
		if e.Kind == engine.EvVP {
			brought += int(e.Amount)
		}
		if p := s.broughtBy(events, i); p != "" {
			parts = append(parts, p)
		}
	}
	if brought <= 0 || len(parts) == 0 {
		return ""
	}
	return "Round " + strconv.Itoa(int(t.Pos.Round)) + " brought " + strconv.Itoa(brought) + " of your " +
		strconv.Itoa(int(t.Pos.Seat[you].VP)) + ": " + strings.Join(parts, ", ") + "."
}

// broughtBy names what event i brought its seat, "" when it brings no VP.
func (s Scene) broughtBy(events []engine.Event, i int) string {
	e := &events[i]
	switch e.Kind {
	case engine.EvAlliance:
		text := "the " + s.faction(e.Faction) + " Alliance"
		if e.Other != engine.NoSeat {
			text += " (" + s.Names.Name(e.Other) + " lost 1)"
		}
		return text
	case engine.EvReward:
		return conflictBrought(events, i)
	case engine.EvPay:
		return payBrought(e)
	case engine.EvPair:
		return "a pair of " + icons(engine.Icon(e.Amount))
	case engine.EvEndgame:
		return "Endgame cards"
	case engine.EvVP:
		switch e.Source {
		case engine.FromInfluence:
			return "2 Influence"
		case engine.FromCards:
			return "a card"
		}
	}
	return ""
}

// conflictBrought is the reward at i when it scores by itself.
func conflictBrought(events []engine.Event, i int) string {
	seat, scores, worms := events[i].Seat, false, 0
	for j := i + 1; j < len(events) && events[j].Kind != engine.EvReward && events[j].Kind != engine.EvMaker; j++ {
		e := &events[j]
		scores = scores || e.Kind == engine.EvVP && e.Seat == seat && e.Source == engine.FromConflict && events[j-1].Kind != engine.EvPay
	}
	for j := i + 1; j < len(events); j++ {
		if events[j].Kind == engine.EvHome && events[j].Seat == seat {
			worms = int(events[j].Sandworms)
		}
	}
	switch {
	case !scores:
		return ""
	case events[i].Times < 2:
		return "the Conflict"
	case worms == 1:
		return "the Conflict twice with one sandworm"
	}
	return "the Conflict twice with sandworms"
}

// payBrought is a payment for VP: "6 Solari for 1".
func payBrought(e *engine.Event) string {
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if n := e.Paid.Of(r); n > 0 {
			return strconv.Itoa(n) + " " + resourceName(r) + " for 1"
		}
	}
	return spies(int(e.Paid.Spies)) + " for 1"
}
