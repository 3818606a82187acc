package why

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// collects explains the bonus for control of a space.
func (w *reasons) collects(e *engine.Event) {
	w.add(w.Say("why.control_head"), w.Say("why.control", say.Args{"seat": e.Seat, "space": e.Space, "gain": say.Amount{N: int(e.Amount), Of: e.Resource}}))
	w.note(e.Rule)
}

// swordmaster explains how a Rival came by its third Agent.
func (w *reasons) swordmaster(e *engine.Event) {
	defer w.note(e.Rule)
	head := w.Say("why.swordmaster_head")
	if e.Rule == engine.SettleArrival {
		w.add(head, w.Say("why.swordmaster_given", say.Args{"seat": e.Seat}))
		return
	}
	var paid purse
	for r := range paid {
		paid[r] = e.Paid.Of(engine.Resource(r))
	}
	left, known := purseAfter(w.t, e.Seat, w.at)
	usable := w.Say("why.usable", say.Args{"now": e.Amount == 1, "halfway": halfway(w)})
	if !known {
		w.add(head, w.Sentences(w.Say("why.swordmaster", say.Args{"seat": e.Seat, "value": paid.total(), "price": paid.amounts()}), usable))
		return
	}
	all := w.Say("why.swordmaster_known", say.Args{"seat": e.Seat, "n": paid.total() + left.total(), "value": paid.total(), "price": paid.amounts()})
	w.add(head, w.Sentences(all, w.Say("why.left", say.Args{"price": left.amounts()}), usable))
}

// buysVP explains a purchase of VP; what is bought at once goes on beside it.
func (w *reasons) buysVP(e *engine.Event) {
	w.note(e.Rule)
	gain, halfway := say.Amount{N: int(e.Amount), Of: e.Resource}, halfway(w)
	if n := len(w.list); n > 0 && w.list[n-1].buyer == e.Seat {
		w.more(w.Say("why.buys_then", say.Args{"gain": gain, "halfway": halfway}))
		return
	}
	w.list = append(w.list, reason{head: w.Say("why.buying"), buyer: e.Seat})
	why := vpPrice(w.Speaker, w.t, e.Seat)
	if below := int(w.t.Rules.Const.HoardBelow); below > 0 && e.Resource == engine.Spice {
		w.note(engine.TilesHoard)
		why = w.Sentences(why, w.Say("why.hoarded", say.Args{"n": below}))
	}
	w.moreOr(w.Sentences(why, w.Say("why.buys", say.Args{"gain": gain, "halfway": halfway})),
		w.Say("why.buys_short", say.Args{"seat": e.Seat, "gain": gain, "halfway": halfway}))
}

func vpPrice(s say.Speaker, t *engine.Table, seat engine.Seat) string {
	c := &t.Rules.Const
	id := say.ID("why.vp_price")
	if c.Rivals.VPNeedsSwordmaster {
		id = "why.vp_price_swordmaster"
	}
	prices := say.List{say.Amount{N: int(c.VPIntrigue), Of: engine.ResourceEnd}}
	for _, r := range [...]engine.Resource{engine.Spice, engine.Water, engine.Solari} {
		prices = append(prices, say.Amount{N: int(c.VPPrice[r]), Of: r})
	}
	return s.Say(id, say.Args{"seat": seat, "price": prices})
}

// halfway says whether more of a doubled reward follows a purchase.
func halfway(w *reasons) bool {
	if !w.doubled {
		return false
	}
	for i := w.at + 1; i < len(w.t.Events) && w.t.Events[i].Kind != engine.EvReward && w.t.Events[i].Kind != engine.EvHome; i++ {
		switch e := &w.t.Events[i]; {
		case e.Seat != w.seat:
		case e.Kind == engine.EvTake, e.Kind == engine.EvIntrigue, e.Kind == engine.EvRaise, e.Kind == engine.EvRecruit, e.Kind == engine.EvPay:
			return true
		}
	}
	return false
}

// purse is tokens of each kind, and Intrigue cards.
type purse [engine.ResourceEnd + 1]int

func (p *purse) total() int {
	n := 0
	for _, x := range p {
		n += x
	}
	return n
}

// amounts lists what is there, in the order in which a Rival pays.
func (p *purse) amounts() say.List {
	var out say.List
	for _, r := range engine.PayOrder {
		if p[r] > 0 {
			out = append(out, say.Amount{N: p[r], Of: r})
		}
	}
	return out
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
