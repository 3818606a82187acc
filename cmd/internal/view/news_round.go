package view

import (
	"sort"
	"strconv"
	"strings"

	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// round begins a round: the table turns up a Conflict card, or is told which.
func (w *teller) round() {
	e := w.events[w.at]
	w.at++
	if w.at < len(w.events) && w.events[w.at].Kind == engine.EvConflict {
		name := w.conflictName(engine.Conflict(w.events[w.at].Amount))
		w.add(block{head: "CONFLICT", text: w.drawnFirst() + "Turn up " + name + "."})
		return
	}
	w.begun = int(e.Amount)
	if w.at == len(w.events) { // else the Swordmasters of 2020 come first
		w.drawAndTurnUp()
	}
}

// drawAndTurnUp tells hands how the round that has begun goes on.
func (w *teller) drawAndTurnUp() {
	if w.begun > 0 && w.Taste.Shows(tell.LineDraw) {
		w.add(block{text: w.drawn() + " Turn up the " + topOrNext(w.begun) + " Conflict card."})
	}
	w.begun = 0
}

// drawn tells the humans to draw their hands.
func (w *teller) drawn() string {
	if w.t.Pos.Mode == engine.TwoPlayer {
		return "Draw 5 cards each."
	}
	return "Draw your 5 cards."
}

// drawnFirst is the same before a card that hagal deals.
func (w *teller) drawnFirst() string {
	if !w.Taste.Shows(tell.LineDraw) {
		return ""
	}
	return w.drawn() + " "
}

// topOrNext is which Conflict card of the deck is turned up in a round.
func topOrNext(round int) string {
	if round == 1 {
		return "top"
	}
	return "next"
}

// conflict tells what can be won.
func (w *teller) conflict() {
	if w.at > 0 && w.events[w.at-1].Kind == engine.EvBuySwordmaster && w.t.Options.Deals { // round left it to us
		w.add(block{head: "CONFLICT", text: w.drawnFirst() + "Turn up " + w.conflictName(engine.Conflict(w.events[w.at].Amount)) + "."})
	}
	w.begun = 0
	w.add(w.prizes(w.t.Pos.Choam, engine.Conflict(w.events[w.at].Amount)))
	w.at++
}

// defend tells of the troop of whoever controls the place of the Conflict.
func (w *teller) defend() {
	e := &w.events[w.at]
	w.at++
	b := block{head: w.Names.Caps(e.Seat)}
	if w.t.Pos.Seat[e.Seat].Human {
		b.text = w.Names.Verb(e.Seat, "controls ", "control ") + w.space(e.Space) + ": 1 troop deployed"
		b.right = "strength " + strconv.Itoa(int(e.Total))
	} else {
		b.text = "controls " + w.space(e.Space) + ": deploy 1 troop from supply"
	}
	w.add(b)
}

// dice tells which cards of the Imperium Row go.
func (w *teller) dice() {
	e := &w.events[w.at]
	w.at++
	a, b := int(e.Dice[0]), int(e.Dice[1])
	text := "Dice " + strconv.Itoa(a) + " and " + strconv.Itoa(b) + ": "
	left := " from the left, refill the Row"
	if a > b {
		a, b = b, a
	}
	switch {
	case a == 6:
		text += "no card of the Imperium Row goes"
	case b == 6 || a == b:
		text += "remove card " + strconv.Itoa(a) + left
	default:
		text += "remove cards " + strconv.Itoa(a) + " and " + strconv.Itoa(b) + left
	}
	w.add(block{head: "ROW", text: text})
}

// makers tells where bonus spice is added; where an Agent may stand that
// nobody reported, the rule itself.
func (w *teller) makers() {
	var where []string
	amount, unknown := 1, false
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvMaker; w.at++ {
		e := &w.events[w.at]
		amount = int(e.Amount)
		unknown = unknown || e.Unknown
		name := w.space(e.Space)
		if e.Total >= 0 {
			name += " (" + strconv.Itoa(int(e.Total)) + ")"
		}
		where = append(where, name)
	}
	sort.Strings(where)
	text := "Add " + strconv.Itoa(amount) + " spice: " + strings.Join(where, ", ")
	if unknown {
		text = "Add " + strconv.Itoa(amount) + " spice onto each Maker space without an Agent"
	}
	w.add(block{head: "MAKERS", text: text})
}

// recall sends the Agents home and passes the marker.
func (w *teller) recall() {
	w.at++
	text := "All Agents home."
	if w.at < len(w.events) && w.events[w.at].Kind == engine.EvFirst {
		first := w.events[w.at].Seat
		text += " First Player marker to " + w.Names.Object(first) + "."
		w.at++
		if w.t.Pos.Mode == engine.TwoPlayer {
			text += " Next: " + w.orderFrom(first) + "."
		}
	}
	w.add(block{head: "RECALL", text: text})
}

// orderFrom lists the seats in turn order: "Leon, Amber, Mia".
func (w *teller) orderFrom(first engine.Seat) string {
	p := w.t.Pos
	p.First = first
	var names []string
	for _, s := range p.Order() {
		names = append(names, w.Names.Name(s))
	}
	return strings.Join(names, ", ")
}
