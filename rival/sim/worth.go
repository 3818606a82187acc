package sim

import (
	"math/bits"

	"househagal/engine"
)

// The planner's figures: everything is worth hundredths of a VP.

// weigh is what a visit to sp is worth now.
func (p *planner) weigh(t *engine.Table, sp engine.Space) int {
	x, me := &p.book.space[sp], &t.Pos.Seat[p.seat]
	w := x.worth
	if saves := p.saving(t); saves != 0 && !x.sword && !x.verbs[engine.DoHighCouncil] {
		w += saves * (int(x.Gain[engine.Solari]) - int(x.Cost[engine.Solari]))
	}
	if x.faction != engine.NoFaction {
		w += p.step(t, x.faction)
	} else if x.anyTrack {
		_, best := p.bestTrack(t, ^uint32(0))
		w += best
	}
	fresh := min(x.recruits, t.Pos.Supply(p.seat))
	w += fresh*p.n.Troop + min(fresh, max(0, 3-int(me.Garrison)))*p.n.Short
	if x.combat {
		_, gain := p.deploy(me, min(int(me.Garrison)+fresh, fresh+int(t.Rules.Const.FromGarrison)))
		w += gain
	}
	if x.maker {
		w += p.harvest(t, sp)
	}
	if c := t.Pos.Controls(sp); c != engine.NoSeat {
		w += p.controlled(t, sp, c)
	}
	return w + p.special(t, x)
}

// special is the worth of what few spaces do.
func (p *planner) special(t *engine.Table, x *spaceFacts) int {
	me, w := &t.Pos.Seat[p.seat], 0
	rounds := p.roundsLeft(t)
	switch {
	case x.sword:
		w += p.n.Swordmaster*rounds - int(t.Rules.Const.HumanPriceLater)*p.n.Token[engine.Solari]
	case x.verbs[engine.DoHighCouncil] && !me.HighCouncil:
		w += p.n.Council * rounds
	case x.verbs[engine.DoHighCouncil]:
		w += 2*p.n.Token[engine.Spice] + p.n.Intrigue + 3*p.n.Troop
	case x.verbs[engine.DoHooks] && !me.Hooks:
		w += p.n.Hooks
	case x.verbs[engine.DoAgentHome] && t.Pos.AgentsOut(p.seat) > 0:
		w += p.n.Agent
	case x.verbs[engine.DoCommission] && t.MayMuster(p.seat, false):
		w += 3 * p.n.Troop / 2
	case x.icons > 0:
		w += x.icons * p.book.icon
	case x.steals:
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if s != p.seat && t.Pos.Seat[s].Intrigue >= 4 {
				w += p.n.Intrigue
			}
		}
	}
	return w
}

// roundsLeft is how many rounds may follow, at least 1: the leader's VP end the
// game about one a round from here.
func (p *planner) roundsLeft(t *engine.Table) int {
	lead := int8(0)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		lead = max(lead, t.Pos.Seat[s].VP)
	}
	return max(1, min(10-int(t.Pos.Round), int(t.Pos.Target-lead)))
}

// saving is what a Solari is worth more while the third Agent is still to buy.
func (p *planner) saving(t *engine.Table) int {
	me := &t.Pos.Seat[p.seat]
	if me.Swordmaster && me.HighCouncil || p.roundsLeft(t) < 3 {
		return 0
	}
	return p.n.Save
}

// step is the worth of one step with f.
func (p *planner) step(t *engine.Table, f engine.Faction) int {
	now := t.Pos.Seat[p.seat].Influence[f] + 1
	if now > engine.InfluenceTop {
		return 0
	}
	c, w := &t.Rules.Const, p.n.Influence
	switch {
	case now == c.InfluenceVPAt:
		w += 100
	case now == c.InfluenceVPAt-1:
		w += p.n.Toward
	}
	if now == 4 {
		w += p.book.bonus[f]
	}
	switch h := t.Pos.Alliance[f]; {
	case h == p.seat:
	case takes(t, p.seat, f, now):
		w += 100 * int(c.AllianceVP)
		if h != engine.NoSeat {
			w += p.n.Deny
		}
	case now >= c.AllianceAt-1 && (h == engine.NoSeat || t.Pos.Seat[h].Influence[f] <= now):
		w += p.n.Toward
	}
	return w
}

// bestTrack is the Faction of mask where a step is worth most.
func (p *planner) bestTrack(t *engine.Table, mask uint32) (best engine.Faction, top int) {
	top = -1
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if mask&(1<<f) == 0 {
			continue
		}
		if w := p.step(t, f); w > top {
			best, top = f, w
		}
	}
	return best, top
}

func (p *planner) faction(t *engine.Table, q *engine.Question) int {
	f, _ := p.bestTrack(t, q.Mask)
	return int(f)
}

// controlled is what a visit pays whoever controls sp.
func (p *planner) controlled(t *engine.Table, sp engine.Space, c engine.Seat) int {
	w := 0
	for r, n := range t.Rules.Spaces[sp].ControlBonus {
		w += int(n) * p.n.Token[r]
	}
	if c != p.seat {
		return -w
	}
	return w
}

// harvest is what lies on a Maker space, or its sandworms when those are worth more.
func (p *planner) harvest(t *engine.Table, sp engine.Space) int {
	info, me := &t.Rules.Spaces[sp], &t.Pos.Seat[p.seat]
	base := int(info.BaseSpice) * p.n.Token[engine.Spice]
	if info.Worms > 0 && me.Hooks && t.WormsMayEnter() {
		base = max(base, p.worms(t, int(info.Worms)))
	}
	return base + int(t.Pos.Bonus[sp])*p.n.Token[engine.Spice]
}

func (p *planner) wormOrSpice(t *engine.Table, q *engine.Question) int {
	p.odds = p.look(t)
	if p.worms(t, int(q.Amount)) > int(t.Rules.Spaces[q.Space].BaseSpice)*p.n.Token[engine.Spice] {
		return 1
	}
	return 0
}

// row takes the hooks first; with them, the Shield Wall when it is in the way.
func (p *planner) row(t *engine.Table) int {
	if t.Pos.Seat[p.seat].Hooks && !t.WormsMayEnter() {
		return 1
	}
	return 0
}

func (p *planner) recallSpy() int {
	if p.n.Draw <= p.n.Spy {
		return 0
	}
	p.extra++
	return 1
}

// post takes the post that touches most of what Rivals want; the Spy that comes
// home is one from the other end.
func (p *planner) post(q *engine.Question) int {
	best, top := 0, -1
	for m := q.Mask; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		w := p.book.post[i]
		if q.Kind == engine.AskSpyHome {
			w = 1000 - w
		}
		if w > top {
			best, top = i, w
		}
	}
	return best
}
