package rival

import "househagal/engine"

// prices are what a VP costs by the rules in force, more than anybody has where it
// can't be bought with that.
type prices struct {
	of   *engine.Rules
	less uint64 // by lanes: half less the price, in Solari, spice, water, Intrigue

	tiles bool // Rivals may have tiles to use
}

// Four counts are looked at together, each in a lane of 16 bits of one number.
const (
	inLanes = engine.ResourceEnd == 3   // what there is to hold has room
	lanes   = 1<<48 | 1<<32 | 1<<16 | 1 // one in each
	half    = 1 << 15                   // of a lane: more than any count
)

func pricesOf(rules *engine.Rules) prices {
	p := prices{of: rules, less: half * lanes, tiles: rules.HasTiles()}
	for r, each := range rules.Const.VPPrice {
		n := uint64(engine.TokensTop + 1)
		if each > 0 {
			n = uint64(each)
		}
		p.less -= n << (16 * r)
	}
	p.less -= uint64(rules.Const.VPIntrigue) << 48
	return p
}

// held is what a Rival holds, by lanes: Solari, spice, water, Intrigue. They lie side by
// side, so that it is one look into memory.
func held(x *engine.SeatState) uint64 {
	return uint64(uint16(x.Purse[0])) | uint64(uint16(x.Purse[1]))<<16 | uint64(uint16(x.Purse[2]))<<32 | uint64(uint16(x.Intrigue))<<48
}

// reached reports whether any count of all may be enough for a VP.
func (p *prices) reached(all uint64) bool { return !inLanes || (all+p.less)&(half*lanes) != 0 }

// Settle runs the conversions that are due, for all Rivals in turn order: the
// Swordmaster, then VP (docs/rules/settle.md). Most moments nobody has anything to buy.
// It is asked 100 times a game; to look at each price by itself was a twentieth of one.
func (r *Rivals) Settle(t *engine.Table) {
	if r.prices.of != t.Rules {
		r.prices = pricesOf(t.Rules)
	}
	if t.Owed() > 0 {
		r.claim(t)
	}
	if r.prices.tiles {
		if x := &t.Pos.Seat[t.Turn.Seat]; x.Tiles != 0 && !x.Human {
			r.settle(t)
			return
		}
	}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &t.Pos.Seat[s]
		if x.Human {
			continue
		}
		all := held(x)
		if r.prices.reached(all) || !x.Swordmaster && all*lanes>>48 >= uint64(r.card(t, s).Swordmaster) {
			r.settle(t)
			return
		}
	}
}

// claim asks for Solari that humans owe and told nobody of, where they would buy
// something now (rule track.dividends).
func (r *Rivals) claim(t *engine.Table) {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &t.Pos.Seat[s]
		if x.Human {
			continue
		}
		if !x.Swordmaster && t.Rules.Const.Rivals.BuySwordmaster {
			t.Claim(s, int(r.card(t, s).Swordmaster)-Pooled(x)+int(x.Purse[engine.Solari]))
		}
		if price := int(t.Rules.Const.VPPrice[engine.Solari]); price > 0 && r.buysVP(t, s) {
			t.Claim(s, price)
		}
	}
}

func (r *Rivals) settle(t *engine.Table) {
	for _, s := range t.Pos.Order() {
		if t.Pos.Seat[s].Human {
			continue
		}
		if t.Pos.Seat[s].Tiles != 0 && s == t.Turn.Seat && t.Pos.Phase == engine.PlayerTurns {
			t.TilesAt(s, engine.AtSettle)
		}
		r.buySwordmaster(t, s)
		if r.prices.reached(held(&t.Pos.Seat[s])) {
			r.buyVP(t, s)
		}
	}
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
	if !r.buysVP(t, s) {
		return
	}
	for x.Intrigue >= int16(t.Rules.Const.VPIntrigue) {
		x.Intrigue -= int16(t.Rules.Const.VPIntrigue)
		r.bought(t, s, engine.ResourceEnd, t.Rules.Const.VPIntrigue)
	}
	for i := range engine.ResourceEnd {
		res := engine.Spice + i
		if res >= engine.ResourceEnd {
			res -= engine.ResourceEnd
		}
		price := t.Rules.Const.VPPrice[res]
		if res == engine.Spice && t.Level() < int(t.Rules.Const.HoardBelow) {
			continue // kept for tiles (rule tiles.hoard)
		}
		for price > 0 && x.Purse[res] >= int16(price) {
			x.Purse[res] -= int16(price)
			r.bought(t, s, res, price)
		}
	}
}

// buysVP reports whether s buys VP now.
func (r *Rivals) buysVP(t *engine.Table, s engine.Seat) bool {
	x, sw := &t.Pos.Seat[s], &t.Rules.Const.Rivals
	if !sw.BuyVP || sw.VPNeedsSwordmaster && !x.Swordmaster {
		return false
	}
	return !x.Streamlined || t.Rules.Const.Streamlined.BuysVP && t.Scores(s)
}

func (r *Rivals) bought(t *engine.Table, s engine.Seat, res engine.Resource, price int8) {
	t.Emit(&engine.Event{Kind: engine.EvBuyVP, Seat: s, Rule: engine.SettleVP, Resource: res, Amount: int16(price)})
	t.GainVP(s, 1, engine.FromBought, engine.SettleVP)
}
