package view

import (
	"strconv"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// Log tells a whole game round by round: who did what, a line a move.
func (s Scene) Log(t *engine.Table, events []engine.Event) []string {
	s.past = true
	var out []string
	for from := 0; from < len(events); {
		to := from + 1
		for to < len(events) && events[to].Kind != engine.EvRound {
			to++
		}
		out = append(out, s.logRound(t, events[from:to])...)
		from = to
	}
	return out
}

// logRound is one round under its heading.
func (s Scene) logRound(t *engine.Table, events []engine.Event) []string {
	head := ""
	if events[0].Kind == engine.EvRound {
		head = "Round " + strconv.Itoa(int(events[0].Amount))
		events = events[1:]
	}
	if len(events) > 0 && events[0].Kind == engine.EvConflict {
		head += "  " + s.conflictName(engine.Conflict(events[0].Amount))
		events = events[1:]
	}
	var out []string
	if head != "" {
		out = append(out, fold(head, s.width(), indent)...)
	}
	blocks := s.pages(s.tell(t, events))
	for i := range blocks {
		if line := layout.Screen(s.width()).Log(&blocks[i]); line != "" {
			out = append(out, fold(line, s.width(), indent+2)...)
		}
	}
	return out
}
