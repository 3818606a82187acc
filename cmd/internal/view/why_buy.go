package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// collects explains the bonus for control of a space.
func (w *reasons) collects(e *engine.Event) {
	w.add("Control", fmt.Sprintf("%s controls %s, so takes %s when an Agent goes there.", w.s.Names.Seat[e.Seat], w.s.space(e.Space), tokens(int(e.Amount), e.Resource)))
	w.note(e.Rule)
}

// swordmaster explains how a Rival came by its third Agent.
func (w *reasons) swordmaster(e *engine.Event) {
	defer w.note(e.Rule)
	name := w.s.Names.Seat[e.Seat]
	if e.Rule == engine.SettleArrival {
		w.add("Swordmaster", name+" gets it at the beginning of this round and pays nothing.")
		return
	}
	price, paid := 0, []string(nil)
	for _, r := range engine.PayOrder {
		n := e.Paid.Of(r)
		price += n
		if n > 0 {
			paid = append(paid, whole(tokens(n, r)))
		}
	}
	left, known := purseAfter(w.t, e.Seat, w.at)
	text := fmt.Sprintf("%s reaches its value, %d", name, price)
	if known {
		text = fmt.Sprintf("%s has %d in all, the value is %d", name, price+total(left), price)
	}
	text += ": pays " + strings.Join(paid, ", ") + " (Solari first, then spice, Intrigue, water)."
	if known {
		text += " Left: " + heldText(left) + "."
	}
	if e.Amount == 1 {
		text += " Usable this round"
	} else {
		text += " Usable from the next round"
	}
	w.add("Swordmaster", text+w.halfway(", bought ")+".")
}

// buysVP explains a purchase of VP; what is bought at once goes on beside it.
func (w *reasons) buysVP(e *engine.Event) {
	w.note(e.Rule)
	what := "ays " + tokens(int(e.Amount), e.Resource) + " for 1 VP" + w.halfway(", ") + "."
	if n := len(w.list); n > 0 && w.list[n-1].buyer == e.Seat {
		w.more("Then p" + what)
		return
	}
	c := &w.t.Rules.Const
	owns := "for " + w.s.Names.Seat[e.Seat]
	if c.Rivals.VPNeedsSwordmaster {
		owns = w.s.Names.Seat[e.Seat] + " owns its Swordmaster (not before it), so"
	}
	w.list = append(w.list, reason{head: "Buying", buyer: e.Seat})
	w.moreOr(fmt.Sprintf("%s %d Intrigue, %d spice, %d water or %d Solari buy 1 VP at once. P%s", owns,
		c.VPIntrigue, c.VPPrice[engine.Spice], c.VPPrice[engine.Water], c.VPPrice[engine.Solari], what), w.s.Names.Seat[e.Seat]+" p"+what)
}

// halfway says that more of a doubled reward follows a purchase.
func (w *reasons) halfway(before string) string {
	if !w.doubled {
		return ""
	}
	for i := w.at + 1; i < len(w.t.Events) && w.t.Events[i].Kind != engine.EvReward && w.t.Events[i].Kind != engine.EvHome; i++ {
		switch e := &w.t.Events[i]; {
		case e.Seat != w.seat:
		case e.Kind == engine.EvTake, e.Kind == engine.EvIntrigue, e.Kind == engine.EvRaise, e.Kind == engine.EvRecruit, e.Kind == engine.EvPay:
			return before + "between the two halves of the reward"
		}
	}
	return ""
}

// purse is tokens of each kind, and Intrigue cards.
type purse [engine.ResourceEnd + 1]int

func total(p purse) int {
	n := 0
	for _, x := range p {
		n += x
	}
	return n
}

func heldText(p purse) string {
	var parts []string
	for _, r := range engine.PayOrder {
		if p[r] > 0 {
			parts = append(parts, whole(tokens(p[r], r)))
		}
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// purseAfter is what a Rival held after the event at index at: what it holds now
// without all that came later.
func purseAfter(t *engine.Table, seat engine.Seat, at int) (p purse, ok bool) {
	x := &t.Pos.Seat[seat]
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		p[r] = int(x.Purse[r])
	}
	p[engine.ResourceEnd] = int(x.Intrigue)
	for i := len(t.Events) - 1; i > at; i-- {
		e := &t.Events[i]
		if e.Kind == engine.EvSteal && e.Other == seat {
			p[engine.ResourceEnd]++
		}
		if e.Seat == seat {
			p.undo(e)
		}
	}
	for _, n := range p {
		if n < 0 {
			return p, false
		}
	}
	return p, true
}

// undo takes one event back.
func (p *purse) undo(e *engine.Event) {
	switch e.Kind {
	case engine.EvTake, engine.EvControlBonus:
		p[e.Resource] -= int(e.Amount)
	case engine.EvIntrigue:
		p[engine.ResourceEnd] -= int(e.Amount)
	case engine.EvSteal:
		if e.Kept {
			p[engine.ResourceEnd]--
		}
	case engine.EvBuyVP:
		p[e.Resource] += int(e.Amount)
	case engine.EvBuySwordmaster, engine.EvPay:
		for r := range p {
			p[r] += e.Paid.Of(engine.Resource(r))
		}
	case engine.EvFix:
		if r, ok := e.Field.Resource(); ok {
			p[r] = int(e.Old)
		} else if e.Field == engine.FieldIntrigue {
			p[engine.ResourceEnd] = int(e.Old)
		}
	}
}
