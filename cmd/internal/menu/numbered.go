package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Numbered tells the whole game round by round, with the moves that people
// answered: before each, how many events had happened is in at.
func Numbered(l tell.Listener, t *engine.Table, moves []page.Move, at []int) []page.Played {
	var out []page.Played
	from := 0
	part := func(to int, moves []page.Move) {
		out = append(out, played(l, t, t.Events[from:to], moves))
		from = to
	}
	var waiting []page.Move
	for i, m := range moves {
		if m.Fresh && at[i] >= from {
			part(at[i], waiting)
			waiting = nil
		}
		waiting = append(waiting, m)
	}
	part(len(t.Events), waiting)
	return out
}

// played tells the events after some moves, a correction at their head in the
// log's own words.
func played(l tell.Listener, t *engine.Table, events []engine.Event, moves []page.Move) page.Played {
	out := page.Played{Moves: moves}
	if len(events) > 0 && events[0].Kind == engine.EvFix {
		out.First = FixLine(l.Speaker, t, &events[0], l.Typed(&events[0]))
		events = events[1:]
	}
	out.Rounds = tell.Log(l, t, events)
	return out
}

// Log stands under a page of the log: a number goes back to that line, and
// choice i turns turns[i] pages on; 0 leaves.
func Log(s say.Speaker, moves int, earlier, later bool) (p ask.Prompt, turns []int) {
	p = ask.Prompt{ID: "log", Text: s.Say("log.ask"), Layout: ask.Row, Default: 0, Commands: controls.Commands(),
		Choices: []ask.Choice{{Label: s.Say("log.back"), Words: []string{"back"}}}, Hint: s.Say("log.hint")}
	turns = []int{0}
	if moves > 0 {
		p.Number = &ask.Number{Min: 1, Max: moves, Shown: 0, Typed: true}
	} else {
		p.Text = s.Say("log.empty")
	}
	if earlier {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: "e", Label: s.Say("log.earlier"), Words: []string{"earlier"}}), append(turns, -1)
	}
	if later {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: "n", Label: s.Say("log.next"), Words: []string{"later", "next"}}), append(turns, 1)
	}
	return p, turns
}
