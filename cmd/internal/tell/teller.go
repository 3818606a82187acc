package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Listener is who is told: the language and the table, and what people want.
type Listener struct {
	say.Speaker
	Taste Taste
	// Texts are what people typed, notes and reasons, in the order in which the
	// asker numbered them (engine.Table.Text), the first being 1.
	Texts []string
	// Asking is the question that stands under the news. A question that says
	// itself where a Rival goes needs no line for the turn under way.
	Asking engine.QKind
	// Unasked says that no question follows and no key can be pressed: nothing is
	// left to "?".
	Unasked bool
}

// News are the blocks for all that happened in events, the last of them leading
// to where t stands: a Rival's turns as instructions for hands, a human's moves
// as records, Combat, prizes, rewards, Makers, Recall, the end. A turn that a
// question interrupts shows the cards turned up.
func News(l Listener, t *engine.Table, events []engine.Event) []page.Block {
	w := &teller{Listener: l, t: t, events: events}
	return w.walk()
}

// FirstTurn says who begins a round whose Conflict is turned up.
func FirstTurn(s say.Speaker, t *engine.Table) string {
	return s.Say("round.first_turn", say.Args{"seat": t.Pos.Turn})
}

// teller walks through events and makes blocks of them.
type teller struct {
	Listener
	t      *engine.Table
	events []engine.Event
	at     int
	out    []page.Block
	begun  int  // the round whose Conflict card is still to be turned up; 0: none
	past   bool // the table does not stand any more as these events left it
}

func (w *teller) walk() []page.Block {
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
func (w *teller) add(blocks ...page.Block) {
	for _, b := range blocks {
		if b.Text != "" || len(b.Steps) > 0 || b.Lead.Text != "" {
			w.out = append(w.out, b)
		}
	}
}

// addLine appends a block that people switch on and off.
func (w *teller) addLine(line Reminder, b page.Block) {
	if w.Taste.Shows(line) {
		w.add(b)
	}
}

// part takes the events up to the next border.
func (w *teller) part() []engine.Event {
	events := Part(w.events[w.at:])
	w.at += len(events)
	return events
}

// Part is the turn, or what else events begin with: those up to the next border.
func Part(events []engine.Event) []engine.Event {
	for i := 1; i < len(events); i++ {
		if border(events[i].Kind) {
			return events[:i]
		}
	}
	return events
}

// turn tells of a turn: the actor's own block, then what others do because of
// it, each under its own name.
func (w *teller) turn() {
	events := w.part()
	actor := events[0].Seat
	for i := 0; i < len(events) && actor == engine.NoSeat && events[0].Tile != engine.NoTile; i++ {
		if actor = events[i].Seat; actor != engine.NoSeat || i == len(events)-1 {
			w.market(events[:i+1])
			events = events[i:]
		}
	}
	h := w.hand(actor, events, actor)
	switch {
	case actor == engine.NoSeat:
		return
	case w.t.Pos.Seat[actor].Human:
		w.add(w.humanBlock(h))
	case w.at == len(w.events) && len(Unfinished(w.t, w.events)) > 0:
		if w.Asking != engine.FactIntrigue {
			w.add(w.openTurn(h))
		}
		return
	default:
		w.add(w.rivalBlock(h))
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
			w.add(reaction(w.Speaker, w.t, w.hand(seat, events, actor)))
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
