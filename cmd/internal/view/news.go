package view

import (
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// News are the lines for all that happened in events, the last of them leading
// to where t stands: a Rival's turns as instructions for hands, a human's moves
// as records, Combat, prizes, rewards, Makers, Recall, the end. A turn that a
// question interrupts shows the cards turned up. No line is blank, none is
// wider than the scene.
func (s Scene) News(t *engine.Table, events []engine.Event) []string {
	return s.wide(s.tell(t, events))
}

// Turn are the lines for events of one turn, or one Combat, played from a
// position, and below them what is left for a human to choose (hagal decide).
func (s Scene) Turn(t *engine.Table, events []engine.Event) []string {
	lines := s.News(t, events)
	for i := range t.Open {
		lines = append(lines, s.Fold(s.openChoice(&t.Open[i]))...)
	}
	return lines
}

// FirstTurn says who begins a round whose Conflict is turned up.
func (s Scene) FirstTurn(t *engine.Table) []string {
	return s.Fold(s.Say("round.first_turn", say.Args{"seat": t.Pos.Turn}))
}

// teller walks through events and makes blocks of them.
type teller struct {
	Scene
	t      *engine.Table
	events []engine.Event
	at     int
	out    []block
	begun  int // the round whose Conflict card is still to be turned up; 0: none
}

func (s Scene) tell(t *engine.Table, events []engine.Event) []block {
	w := &teller{Scene: s, t: t, events: events}
	for w.at < len(w.events) {
		from := w.at
		w.next()
		if w.at == from { // an event that says nothing here
			w.at++
		}
	}
	w.drawAndTurnUp()
	return w.out
}

// add appends blocks that say something.
func (w *teller) add(blocks ...block) {
	for _, b := range blocks {
		if b.text != "" || len(b.steps) > 0 || len(b.passed) > 0 {
			w.out = append(w.out, b)
		}
	}
}

// addLine appends a block that people switch on and off.
func (w *teller) addLine(line tell.Line, b block) {
	if w.Taste.Shows(line) {
		w.add(b)
	}
}

// part takes the events up to the next border and leaves out nothing.
func (w *teller) part() []engine.Event {
	from := w.at
	for w.at++; w.at < len(w.events) && !border(w.events[w.at].Kind); w.at++ {
	}
	return w.events[from:w.at]
}

// turn tells of a turn: the actor's own block, then what others do because of
// it, each under its own name.
func (w *teller) turn() {
	events := w.part()
	actor := events[0].Seat
	h := gather(actor, events, actor)
	switch {
	case actor == engine.NoSeat:
		return
	case w.t.Pos.Seat[actor].Human:
		w.add(w.humanBlock(w.t, h))
	case w.at == len(w.events) && len(w.unfinished(w.t, w.events)) > 0:
		if w.Asking != engine.FactIntrigue {
			w.add(w.openTurn(w.t, h))
		}
		return
	default:
		w.add(w.rivalBlock(w.t, h))
	}
	w.others(events, actor)
}

// others tells of the seats that are not the actor's, in the order in which
// they come up.
func (w *teller) others(events []engine.Event, actor engine.Seat) {
	done := engine.SeatSet(0).With(actor)
	for i := range events {
		for _, seat := range [...]engine.Seat{events[i].Seat, robbed(&events[i], w.t)} {
			if seat == engine.NoSeat || done.Has(seat) {
				continue
			}
			done = done.With(seat)
			w.add(w.reaction(w.t, gather(seat, events, actor)))
		}
	}
}

// robbed is the Rival from which a human takes Intrigue: the table moves its
// card. What a Rival takes stands in its own block.
func robbed(e *engine.Event, t *engine.Table) engine.Seat {
	if e.Kind == engine.EvSteal && t.Pos.Seat[e.Seat].Human {
		return e.Other
	}
	return engine.NoSeat
}
