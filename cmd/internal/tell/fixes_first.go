package tell

import "househagal/engine"

// FixesFirst puts corrections that were made in the middle of a Rival's turn, and
// what follows from them, before that turn, so that the turn is told whole. It
// gives events itself where there is none.
func FixesFirst(t *engine.Table, events []engine.Event) []engine.Event {
	turn := -1
	var out []engine.Event
	for i := 0; i < len(events); i++ {
		e := &events[i]
		switch {
		case e.Kind == engine.EvTurn && !t.Pos.Seat[e.Seat].Human:
			turn = i
		case e.Kind != engine.EvFix && border(e.Kind):
			turn = -1
		case e.Kind == engine.EvFix && turn >= 0:
			n := len(fixPart(events[i:]))
			if out == nil {
				out = append(out, events...)
				events = out
			}
			fix := append([]engine.Event(nil), out[i:i+n]...)
			copy(out[turn+n:i+n], out[turn:i])
			copy(out[turn:], fix)
			turn += n
			i += n - 1
		}
	}
	return events
}
