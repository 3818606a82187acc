package sim

import "househagal/engine"

// odds is how the planner sees a Conflict: what its opponents may reach, what
// the places are worth, and where it stands itself.
type odds struct {
	best, next int // strength expected of the two opponents, the greater first
	own        int // its own units
	swords     int // it will show, with a unit in the Conflict
	first      int // worth of the places
	second     int
	worms      bool
}

// look reads the Conflict anew.
func (p *planner) look(t *engine.Table) odds {
	o := odds{swords: p.n.Swords[t.Pos.Round-1]}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		n := p.expect(t, s)
		switch {
		case s == p.seat:
			o.own, o.worms = n, t.Pos.Seat[s].Sandworms > 0
		case n > o.best:
			o.best, o.next = n, o.best
		case n > o.next:
			o.next = n
		}
	}
	if c := t.Pos.Conflict; c != 0 {
		card := &p.book.card[c]
		o.first, o.second = card.worth[0]+p.icon(t, c), card.worth[1]
	}
	return o
}

// expect is the strength of s: its own units as they stand; of an opponent with
// what its Agents and swords may add.
func (p *planner) expect(t *engine.Table, s engine.Seat) int {
	x, c := &t.Pos.Seat[s], &t.Rules.Const
	n := t.UnitStrength(s)
	if s == p.seat {
		return n
	}
	if left := int(min(x.Garrison+2, 6)); left > 0 {
		n += int(x.Agents) * min(p.n.PerAgent, left*int(c.TroopStrength))
	}
	if n > 0 {
		n += p.book.sword / 100
	}
	return n
}

// icon is the worth of the Conflict card itself.
func (p *planner) icon(t *engine.Table, c engine.Conflict) int {
	icon := t.Rules.Conflicts[c].Icon
	if icon == engine.NoIcon {
		return 0
	}
	if icon != engine.Wild && t.Pos.Seat[p.seat].Icons[icon] > 0 {
		return p.n.Icon + 100*int(t.Rules.Const.IconVP)
	}
	return p.n.Icon
}

// prize is what a strength of its units is worth.
func (o *odds) prize(units, margin int, worms bool) int {
	if units == 0 {
		return 0
	}
	n, w := units+o.swords, 0
	switch {
	case n >= o.best+margin:
		w = o.first
	case n > o.best:
		w = (o.first + o.second) / 2
	case n >= o.next+margin:
		w = o.second
	case n > o.next:
		w = o.second / 2
	}
	if worms {
		w *= 2
	}
	return w
}

// deploy is how many of up to limit troops it would put in, and what that gains.
func (p *planner) deploy(me *engine.SeatState, limit int) (n, gain int) {
	o := &p.odds
	now := o.prize(o.own, p.n.Margin, o.worms)
	for k := 1; k <= limit; k++ {
		if g := o.prize(o.own+2*k, p.n.Margin, o.worms) - now - k*p.n.Troop; g > gain {
			n, gain = k, g
		}
	}
	return n, gain
}

func (p *planner) troops(t *engine.Table, q *engine.Question) int {
	p.odds = p.look(t)
	n, _ := p.deploy(&t.Pos.Seat[p.seat], int(q.Max))
	return n
}

// worms is what n sandworms gain: strength, and every reward twice.
func (p *planner) worms(t *engine.Table, n int) int {
	o := &p.odds
	own := o.own + n*int(t.Rules.Const.WormStrength) + 2*min(2, int(t.Pos.Seat[p.seat].Garrison))
	return o.prize(own, p.n.Margin, true) - o.prize(o.own, p.n.Margin, o.worms)
}

// combatIntrigue plays a card when it would win a better place.
func (p *planner) combatIntrigue(t *engine.Table) int {
	x := &t.Pos.Seat[p.seat]
	if x.Intrigue == 0 || x.HasTotal {
		return engine.AnsDone
	}
	own, lead, mid := t.Strength(p.seat), 0, 0
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if s == p.seat {
			continue
		}
		n := t.Strength(s)
		mid = max(mid, min(lead, n))
		lead = max(lead, n)
	}
	more := own + p.n.Combat
	if own <= lead && more > lead || own <= mid && more > mid {
		return int(p.seat)
	}
	return engine.AnsDone
}

// spendIntrigue takes the card played off its count.
func (p *planner) spendIntrigue(t *engine.Table) {
	if n := t.Pos.Seat[p.seat].Intrigue; n > 0 {
		t.SetField(p.seat, engine.FieldIntrigue, int(n)-1)
	}
}
