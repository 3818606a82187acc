package rival

import "househagal/engine"

// Settle runs the conversions that are due, for all Rivals in turn order: the
// Swordmaster, then VP (docs/rules/settle.md).
func (r *Rivals) Settle(t *engine.Table) {
	if !r.due(t) {
		return
	}
	for _, s := range t.Pos.Order() {
		if t.Pos.Seat[s].Human {
			continue
		}
		r.buySwordmaster(t, s)
		r.buyVP(t, s)
	}
}

// prices are what a VP costs by the rules in force, more than anybody has where it
// can't be bought with that.
type prices struct {
	of       *engine.Rules
	token    [engine.ResourceEnd]int16
	intrigue int16
}

func pricesOf(rules *engine.Rules) prices {
	p := prices{of: rules, intrigue: int16(rules.Const.VPIntrigue)}
	for r := range p.token {
		p.token[r] = int16(rules.Const.VPPrice[r])
		if p.token[r] <= 0 {
			p.token[r] = engine.TokensTop + 1
		}
	}
	return p
}

// due reports whether any Rival may have something to buy: most moments none has. It
// is asked 120 times a game; by loops over the tokens and the rules as they are
// written it was a twelfth of one.
func (r *Rivals) due(t *engine.Table) bool {
	if r.prices.of != t.Rules {
		r.prices = pricesOf(t.Rules)
	}
	p := &r.prices
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &t.Pos.Seat[s]
		if x.Human {
			continue
		}
		solari, spice, water := x.Purse[engine.Solari], x.Purse[engine.Spice], x.Purse[engine.Water]
		if solari >= p.token[engine.Solari] || spice >= p.token[engine.Spice] || water >= p.token[engine.Water] || x.Intrigue >= p.intrigue ||
			!x.Swordmaster && solari+spice+water+x.Intrigue >= int16(r.card(t, s).Swordmaster) {
			return true
		}
	}
	return false
}

// Pooled is what a Rival may pay its Swordmaster with: tokens of all kinds and
// 1 for each Intrigue card.
func Pooled(x *engine.SeatState) int {
	n := int(x.Intrigue)
	for r := range x.Purse {
		n += int(x.Purse[r])
	}
	return n
}

// buySwordmaster takes the third Agent as soon as the purse reaches the card's
// value: exactly the value is paid, Solari, spice, Intrigue, water in this order.
func (r *Rivals) buySwordmaster(t *engine.Table, s engine.Seat) {
	x := &t.Pos.Seat[s]
	price := int16(r.card(t, s).Swordmaster)
	if x.Swordmaster || !t.Rules.Const.Rivals.BuySwordmaster || Pooled(x) < int(price) {
		return
	}
	ev := engine.Event{Kind: engine.EvBuySwordmaster, Seat: s, Rule: engine.SettleSwordmaster}
	paid := engine.Cost{}
	take := func(have *int16, to *int8) {
		n := min(*have, price)
		*have -= n
		price -= n
		*to = int8(n)
	}
	for _, r := range engine.PayOrder {
		if r == engine.ResourceEnd {
			take(&x.Intrigue, &paid.Intrigue)
		} else {
			take(&x.Purse[r], &paid.Purse[r])
		}
	}
	x.Swordmaster = true
	x.Agents = min(x.Agents+1, int8(t.AgentsOwned(s)))
	if t.Pos.Phase == engine.PlayerTurns {
		ev.Amount = 1
	}
	t.Counts.Arrived(s, t.Pos.Round)
	t.Tell(&ev).Paid = paid
}

// buyVP turns 3 Intrigue, 7 spice, 3 water or 7 Solari into 1 VP each, as often
// as it can; the order is immaterial. A streamlined Rival does not (rule setup.streamlined).
func (r *Rivals) buyVP(t *engine.Table, s engine.Seat) {
	x := &t.Pos.Seat[s]
	sw := &t.Rules.Const.Rivals
	if !sw.BuyVP || sw.VPNeedsSwordmaster && !x.Swordmaster {
		return
	}
	if x.Streamlined && !(t.Rules.Const.Streamlined.BuysVP && t.Scores(s)) {
		return
	}
	for x.Intrigue >= int16(t.Rules.Const.VPIntrigue) {
		x.Intrigue -= int16(t.Rules.Const.VPIntrigue)
		r.bought(t, s, engine.ResourceEnd, t.Rules.Const.VPIntrigue)
	}
	for i := range engine.ResourceEnd {
		res := (engine.Spice + i) % engine.ResourceEnd
		price := t.Rules.Const.VPPrice[res]
		for price > 0 && x.Purse[res] >= int16(price) {
			x.Purse[res] -= int16(price)
			r.bought(t, s, res, price)
		}
	}
}

func (r *Rivals) bought(t *engine.Table, s engine.Seat, res engine.Resource, price int8) {
	t.Emit(&engine.Event{Kind: engine.EvBuyVP, Seat: s, Rule: engine.SettleVP, Resource: res, Amount: int16(price)})
	t.GainVP(s, 1, engine.FromBought, engine.SettleVP)
}
