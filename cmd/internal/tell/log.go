package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Log tells a whole game round by round: who did what.
func Log(l Listener, t *engine.Table, events []engine.Event) []page.Round {
	var out []page.Round
	for from := 0; from < len(events); {
		to := from + 1
		for to < len(events) && events[to].Kind != engine.EvRound {
			to++
		}
		out = append(out, logRound(l, t, events[from:to]))
		from = to
	}
	return out
}

// logRound is one round under its heading.
func logRound(l Listener, t *engine.Table, events []engine.Event) page.Round {
	var out page.Round
	if events[0].Kind == engine.EvRound {
		round := int(events[0].Amount)
		out.Head, out.Begins = l.Say("log.round", say.Args{"round": round}), round > 0
		events = events[1:]
	}
	if len(events) > 0 && events[0].Kind == engine.EvConflict {
		out.Head = l.Say("log.conflict", say.Args{"first": out.Head, "text": Conflict(l.Speaker, engine.Conflict(events[0].Amount))})
		events = events[1:]
	}
	w := &teller{Listener: l, t: t, events: events, past: true}
	out.Blocks = w.walk()
	return out
}
