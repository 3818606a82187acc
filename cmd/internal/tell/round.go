package tell

import (
	"sort"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// round begins a round: the table turns up a Conflict card, or is told which.
func (w *teller) round() {
	e := w.events[w.at]
	w.at++
	if w.at < len(w.events) && w.events[w.at].Kind == engine.EvConflict {
		w.turnUp(engine.Conflict(w.events[w.at].Amount))
		return
	}
	w.begun = int(e.Amount)
	if w.at == len(w.events) { // else the Swordmasters of 2020 come first
		w.drawAndTurnUp()
	}
}

// drawAndTurnUp tells hands how the round that has begun goes on.
func (w *teller) drawAndTurnUp() {
	if w.begun > 0 && w.Taste.Shows(LineDraw) {
		w.add(page.Block{Text: w.Speaker.Sentences(w.draw(), w.Say("round.turn_up_next", say.Args{"round": w.begun}))})
	}
	w.begun = 0
}

// draw tells the humans to draw their hands; "" where nobody wants to be told.
func (w *teller) draw() string {
	switch {
	case !w.Taste.Shows(LineDraw):
		return ""
	case w.t.Pos.Mode == engine.TwoPlayer:
		return w.Say("round.draw_each")
	}
	return w.Say("round.draw")
}

// turnUp tells of a Conflict card that hagal deals.
func (w *teller) turnUp(c engine.Conflict) {
	card := w.Say("round.turn_up", say.Args{"name": Conflict(w.Speaker, c)})
	w.add(page.Block{Head: w.Say("round.conflict_head"), Text: w.Speaker.Sentences(w.draw(), card)})
}

// conflict tells what can be won.
func (w *teller) conflict() {
	c := engine.Conflict(w.events[w.at].Amount)
	if w.at > 0 && w.events[w.at-1].Kind == engine.EvBuySwordmaster && w.t.Options.Deals { // round left it to us
		w.turnUp(c)
	}
	w.begun = 0
	w.addLine(LinePrizes, prizes(w.Speaker, c))
	w.at++
}

// defend tells of the troop of whoever controls the place of the Conflict.
func (w *teller) defend() {
	e := &w.events[w.at]
	w.at++
	b := page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say("round.defend_rival", say.Args{"space": e.Space})}
	if w.t.Pos.Seat[e.Seat].Human {
		b.Text = w.Say("round.defend", say.Args{"seat": e.Seat, "space": e.Space})
		b.Right = w.Say("tell.strength", say.Args{"n": e.Total})
	}
	w.add(b)
}

// dice tells which cards of the Imperium Row go.
func (w *teller) dice() {
	e := &w.events[w.at]
	w.at++
	a, b := min(e.Dice[0], e.Dice[1]), max(e.Dice[0], e.Dice[1])
	id := say.ID("round.dice_two")
	switch {
	case a == 6:
		id = "round.dice_none"
	case b == 6 || a == b:
		id = "round.dice_one"
	}
	w.add(page.Block{Head: w.Say("round.dice_head"),
		Text: w.Say(id, say.Args{"die": int(e.Dice[0]), "other_die": int(e.Dice[1]), "n": int(a), "to": int(b)})})
}

// makers tells where bonus spice is added; where an Agent may stand that
// nobody reported, the rule itself.
func (w *teller) makers() {
	var where []string
	amount, unknown := int16(1), false
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvMaker; w.at++ {
		e := &w.events[w.at]
		amount = e.Amount
		unknown = unknown || e.Unknown
		where = append(where, w.Say("round.maker", say.Args{"space": e.Space, "n": max(e.Total, -1)}))
	}
	sort.Strings(where)
	text := w.Say("round.makers", say.Args{"n": amount, "texts": where})
	if unknown {
		text = w.Say("round.makers_unknown", say.Args{"n": amount})
	}
	w.addLine(LineMakers, page.Block{Head: w.Say("round.makers_head"), Text: text})
}

// recall sends the Agents home and passes the marker.
func (w *teller) recall() {
	w.at++
	texts := []string{w.Say("round.recall")}
	if w.at < len(w.events) && w.events[w.at].Kind == engine.EvFirst {
		first := w.events[w.at].Seat
		texts = append(texts, w.Say("round.first_player", say.Args{"seat": first}))
		w.at++
		if w.t.Pos.Mode == engine.TwoPlayer {
			texts = append(texts, w.Say("round.next", say.Args{"seats": orderFrom(w.t, first)}))
		}
	}
	w.addLine(LineRecall, page.Block{Head: w.Say("round.recall_head"), Text: w.Speaker.Sentences(texts...)})
}

// orderFrom lists the seats in turn order.
func orderFrom(t *engine.Table, first engine.Seat) []engine.Seat {
	p := t.Pos
	p.First = first
	order := p.Order()
	return order[:]
}
