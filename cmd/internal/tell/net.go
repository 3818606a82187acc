package tell

import "househagal/engine"

// place books a Spy that stays, as far as anybody knows.
func (h *hand) place(e *engine.Event) {
	h.placed, h.homeFirst = append(h.placed, *e), h.homeFirst || len(h.home) > 0
}

// recall books a Spy that comes home: one placed in the same block was never
// placed, as far as hands are concerned, and one that pays for something is
// told with what it pays for.
func (h *hand) recall(e *engine.Event) {
	if h.recalled > 0 {
		h.recalled--
		return
	}
	for i := range h.placed {
		if h.placed[i].Post == e.Post {
			h.placed = append(h.placed[:i], h.placed[i+1:]...)
			return
		}
	}
	h.home = append(h.home, *e)
}

// pay books a payment; equal ones are added up.
func (h *hand) pay(e *engine.Event) {
	var p payment
	switch e.Kind {
	case engine.EvBuyVP:
		p.cost[e.Resource] = int(e.Amount)
	case engine.EvBuySwordmaster:
		p.third, p.ready = true, e.Amount == 1
	case engine.EvPay:
		p.cause, p.first = e.Cause, e.Cause == engine.BySignet || e.Cause == engine.ByScheme
		p.spies = int(e.Paid.Spies)
		h.recalled = p.spies
	}
	if e.Kind != engine.EvBuyVP {
		for r := range p.cost {
			p.cost[r] = e.Paid.Of(engine.Resource(r))
		}
	}
	h.owed = !p.third
	if last := len(h.pays) - 1; last >= 0 && h.pays[last].same(&p) {
		h.pays[last].add(&p)
		return
	}
	h.pays = append(h.pays, p)
}

// paidFor reports whether what comes by cause is what the last payment was for.
func (h *hand) paidFor(cause engine.Cause) bool {
	n := len(h.pays)
	return n > 0 && h.pays[n-1].first && h.pays[n-1].cause == cause
}

// same reports whether p is more of the same: the same things for VP.
func (p *payment) same(q *payment) bool {
	if p.third || q.third || p.vp == 0 || (p.spies > 0) != (q.spies > 0) {
		return false
	}
	for r := range p.cost {
		if (p.cost[r] > 0) != (q.cost[r] > 0) {
			return false
		}
	}
	return true
}

func (p *payment) add(q *payment) {
	p.spies += q.spies
	for r := range p.cost {
		p.cost[r] += q.cost[r]
	}
}

// troops are the numbers of the units of a block.
type troops struct {
	recruited, wanted, scheme int
	garrison                  int // afterwards, -1 unknown
	deployed, fresh, strength int
}

// troops adds up recruits and deployments: recruits that went into the
// Conflict were never in the garrison.
func (h *hand) troops() troops {
	x := troops{garrison: -1}
	for i := range h.recruits {
		e := &h.recruits[i]
		x.recruited += int(e.Amount)
		x.wanted += int(e.Wanted)
		x.garrison = int(e.Total)
		if e.Cause == engine.ByScheme {
			x.scheme += int(e.Amount)
		}
	}
	for i := range h.deploys {
		e := &h.deploys[i]
		x.deployed += int(e.Amount)
		x.fresh += int(e.Recruits)
		x.strength = int(e.Total)
		x.garrison = int(e.Garrison)
	}
	if h.noDeploy != nil {
		x.strength = int(h.noDeploy.Total)
	}
	return x
}
