package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// Score is the second line of a page: Victory Points, Agents still to send and
// strength of each seat, in seating order from the human; "*" is the First
// Player, "?" what nobody reported. A Rival's turn that a question interrupts is
// left out, so that the line agrees with a table on which only finished turns
// are carried out; its events are found in those of the page or, when none are
// given, in those of t. Where the long form doesn't fit, the figures stand
// alone: "You 5/2/0".
func (s Scene) Score(t *engine.Table, events ...engine.Event) string {
	open := s.unfinished(t, events)
	var long, short []string
	for _, seat := range s.seating(t) {
		f := s.figures(t, seat, open)
		name := s.Names.Name(seat)
		if t.Pos.First == seat {
			name = "*" + name
		}
		vp := f[0] + "vp "
		if f[0] == "" {
			vp, f = "", f[1:]
		}
		n := len(f)
		long = append(long, name+" "+vp+f[n-2]+"ag "+f[n-1]+"st")
		short = append(short, name+" "+strings.Join(f, "/"))
	}
	line := strings.Join(long, " | ")
	if layout.Width(line) > s.width() || s.width() < PageWidth {
		return strings.Join(short, "  ")
	}
	return line
}

// seating is the seats clockwise from the human, from seat 1 in two-player.
func (s Scene) seating(t *engine.Table) [engine.Seats]engine.Seat {
	first := s.Names.You
	if first == engine.NoSeat {
		first = 1
	}
	return [engine.Seats]engine.Seat{first, engine.After(first), engine.After(engine.After(first))}
}

// figures are VP ("" where none are scored), Agents and strength of a seat as
// they stood before the events of open.
func (s Scene) figures(t *engine.Table, seat engine.Seat, open []engine.Event) []string {
	x, u := &t.Pos.Seat[seat], &t.Pos.Unknown.Seats[seat]
	vp, agents, strength := int(x.VP), int(x.Agents), t.ShownStrength(seat)
	for i := range open {
		e := &open[i]
		if e.Seat != seat {
			continue
		}
		switch e.Kind {
		case engine.EvVP:
			vp -= int(e.Amount)
		case engine.EvSend:
			agents++
		case engine.EvBuySwordmaster:
			agents--
		case engine.EvWorms:
			strength -= int(e.Amount) * int(t.Rules.Const.WormStrength)
		}
	}
	hidden := x.Human && t.Options.Reactive
	out := []string{strconv.Itoa(vp), strconv.Itoa(max(agents, 0)), strconv.Itoa(max(strength, 0))}
	switch {
	case u.VP || hidden && t.Pos.Phase != engine.Over:
		out[0] = "?"
	case !t.Scores(seat):
		out[0] = ""
	}
	if (u.Troops || u.Sandworms || u.Strength || hidden) && !x.HasTotal && t.Pos.Phase != engine.Over {
		out[2] = "?"
	}
	return out
}

// unfinished returns the events of a Rival's turn that a question interrupts,
// none when the last turn is complete.
func (s Scene) unfinished(t *engine.Table, events []engine.Event) []engine.Event {
	seat := t.Turn.Seat
	if seat == engine.NoSeat || t.Pos.Seat[seat].Human || t.Pos.Phase != engine.PlayerTurns {
		return nil
	}
	if len(events) == 0 {
		events = t.Events
	}
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == engine.EvTurn {
			return events[i:]
		}
	}
	return nil
}
