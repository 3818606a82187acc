package tell

import (
	"strconv"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// growth is the VP of each seat after each round.
func growth(s say.Speaker, t *engine.Table, events []engine.Event) []page.Row {
	var out []page.Row
	figures := growthFigures(t, events)
	for _, x := range contenders(s, t) {
		out = append(out, page.Row{Label: s.Say("end.growth_row", say.Args{"seat": x}), Cells: figures[x],
			Said: s.Say("end.growth_said", say.Args{"seat": x, "texts": figures[x]})})
	}
	return out
}

// growthFigures are the VP by seat, round by round.
func growthFigures(t *engine.Table, events []engine.Event) [engine.Seats + 1][]string {
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
func lastRound(s say.Speaker, t *engine.Table, events []engine.Event) string {
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
		if p := broughtBy(s, events, i); p != "" {
			parts = append(parts, p)
		}
	}
	if brought <= 0 || len(parts) == 0 {
		return ""
	}
	return s.Say("end.last_round", say.Args{"round": t.Pos.Round, "n": brought, "of": t.Pos.Seat[you].VP, "texts": parts})
}

// broughtBy names what event i brought its seat, "" when it brings no VP.
func broughtBy(s say.Speaker, events []engine.Event, i int) string {
	e := &events[i]
	switch {
	case e.Kind == engine.EvAlliance:
		return s.Say("end.by_alliance", say.Args{"faction": e.Faction, "other_seat": e.Other})
	case e.Kind == engine.EvReward:
		return conflictBrought(s, events, i)
	case e.Kind == engine.EvPay:
		return payBrought(s, e)
	case e.Kind == engine.EvPair:
		return s.Say("end.by_pair", say.Args{"icon": engine.Icon(e.Amount)})
	case e.Kind == engine.EvEndgame:
		return s.Say("end.by_endgame")
	case e.Kind == engine.EvVP && e.Source == engine.FromInfluence:
		return s.Say("end.by_influence")
	case e.Kind == engine.EvStep && i+1 < len(events) && events[i+1].Kind == engine.EvVP && events[i+1].Source == engine.FromTrack:
		return s.Say("end.by_track", say.Args{"track": e.Track, "n": e.Total})
	case e.Kind == engine.EvVP && e.Source == engine.FromCards:
		return s.Say("end.by_card")
	}
	return ""
}

// conflictBrought is the reward at i when it scores by itself.
func conflictBrought(s say.Speaker, events []engine.Event, i int) string {
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
		return s.Say("end.by_conflict")
	}
	return s.Say("end.by_conflict_twice", say.Args{"sandworms": worms})
}

// payBrought is a payment for VP: "6 Solari for 1".
func payBrought(s say.Speaker, e *engine.Event) string {
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if n := e.Paid.Of(r); n > 0 {
			return s.Say("end.by_payment", say.Args{"gain": say.Amount{N: n, Of: r}})
		}
	}
	return s.Say("end.by_spies", say.Args{"n": e.Paid.Spies})
}
