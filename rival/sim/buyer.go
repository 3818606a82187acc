package sim

import "househagal/engine"

// wants is the stack whose tile the planner buys now, 0 for none: the dearest that it
// can pay as printed and that gives something on the table, one a round. What a tile
// does with cards it has no view on.
func (p *planner) wants(t *engine.Table, q *engine.Question) engine.Stack {
	if q.Stacks == 0 || p.tiled == t.Pos.Round || t.Pos.Unknown.Seats[p.seat].Purse[engine.Spice] {
		return 0
	}
	best, cost := engine.Stack(0), int8(0)
	for k := engine.Stack(1); k <= engine.Stacks; k++ {
		x := &t.Rules.Tiles[t.Pos.Market.Top[k]]
		if q.Stacks&(1<<k) != 0 && len(x.Taken) > 0 && x.Cost > cost && int16(x.Cost) <= t.Pos.Seat[p.seat].Purse[engine.Spice] {
			best, cost = k, x.Cost
		}
	}
	return best
}
