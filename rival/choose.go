package rival

import (
	"math/bits"

	"househagal/engine"
)

// Ask answers the questions that a Rival decides by its card; all others, and
// those the rules give to the human, go to the outer asker.
func (r *Rivals) Ask(t *engine.Table, q engine.Question) int {
	if q.Seat == engine.NoSeat || t.Pos.Seat[q.Seat].Human {
		return r.Outer.Ask(t, q)
	}
	switch q.Kind {
	case engine.AskFaction:
		return r.faction(t, &q)
	case engine.AskPost:
		return int(r.post(t, &q))
	case engine.AskStack:
		return int(r.stack(t, &q))
	case engine.AskFlag:
		return int(r.flag(t, &q))
	}
	return r.human(t, q)
}

// human lets a human answer what is about a Rival: the first one, but for a tie that
// a track brings.
func (r *Rivals) human(t *engine.Table, q engine.Question) int {
	q.About, q.Seat = q.Seat, t.Pos.Teller()
	if t.Turn.Cause == engine.ByTrack {
		q.Seat, q.Rule = t.Pos.Decider(), engine.TrackTie
	}
	return r.Outer.Ask(t, q)
}

// faction chooses where a Rival gains Influence (docs/rules/choices.md).
func (r *Rivals) faction(t *engine.Table, q *engine.Question) int {
	list := r.card(t, q.Seat).List
	switch q.Pick {
	case engine.Listed:
		f := list[q.Rank-1]
		t.Decided(&engine.Event{Seat: q.Seat, Rule: engine.InfluenceListed, Faction: f, Amount: int16(q.Rank), Cause: t.Turn.Cause},
			&engine.Decision{Asked: q.Kind, Chosen: uint8(f), By: engine.ByNumber})
		return int(f)
	case engine.Most:
		return r.weigh(t, q, list[:], -1, engine.InfluenceMost)
	case engine.WinsAlliance:
		return r.winning(t, q, list)
	case engine.OpponentAhead:
		return r.ahead(t, q, list)
	case engine.TwoDifferent:
		return r.weigh(t, q, list[:], 1, engine.InfluenceTwo)
	}
	return r.weigh(t, q, list[:], 1, engine.InfluenceLeast)
}

// weigh takes the Faction with least influence (sign 1) or most (-1) among
// those of the list that are open; a tie goes to the earlier in the list or is
// the human's to decide.
func (r *Rivals) weigh(t *engine.Table, q *engine.Question, list []engine.Faction, sign int8, rule engine.RuleID) int {
	d := engine.Decision{Asked: q.Kind, By: engine.ByWeight}
	best, bestW, ties := engine.NoFaction, int8(0), uint32(0)
	for _, f := range list {
		if !q.Open(int(f)) {
			continue
		}
		w := t.Pos.Seat[q.Seat].Influence[f]
		d.Weigh(uint8(f), w)
		switch {
		case best == engine.NoFaction || w*sign < bestW*sign:
			best, bestW, ties = f, w, 1<<f
		case w == bestW:
			ties |= 1 << f
		}
	}
	switch n := bits.OnesCount32(ties); {
	case n > 1 && n > toPick(q) && r.tiesAsk(t):
		q.Mask, q.Rule = ties, engine.InfluenceTie
		a := r.human(t, *q)
		if a == engine.AnsOpen {
			return a
		}
		d.By, best = engine.ByHuman, engine.Faction(a)
	case n > 1:
		d.By = engine.ByList
	case d.NOpt == 1:
		d.By = engine.ByOnly
	}
	d.Chosen = uint8(best)
	t.Decided(&engine.Event{Seat: q.Seat, Rule: rule, Faction: best, Cause: t.Turn.Cause}, &d)
	return int(best)
}

// tiesAsk reports whether a tie of Influence is a human's to decide: always, or of what
// a track gives (rules influence.tie, track.tie).
func (r *Rivals) tiesAsk(t *engine.Table) bool {
	sw := &t.Rules.Const.Rivals
	return sw.TiesAskHuman || sw.TrackTiesAskHuman && t.Turn.Cause == engine.ByTrack
}

// toPick is how many Factions the Rival still picks: as many tied ones leave
// nothing to decide.
func toPick(q *engine.Question) int {
	if q.Pick == engine.TwoDifferent {
		return int(q.Rank)
	}
	return 1
}

// winning prefers a Faction whose Alliance the gain wins; among several, least
// influence, then the list. None: least influence as usual (rule
// influence.wins-alliance, docs/decisions.md#c9).
// Once one is found, nobody is asked about a Faction that would come after it.
func (r *Rivals) winning(t *engine.Table, q *engine.Question, list [4]engine.Faction) int {
	own := &t.Pos.Seat[q.Seat].Influence
	won := uint32(0)
	for at := int8(0); at <= engine.InfluenceTop; at++ {
		for _, f := range list {
			if own[f] != at || !q.Open(int(f)) || won != 0 && t.Pos.Unreported(f) {
				continue
			}
			if t.WouldWinAlliance(q.Seat, f, int(q.Amount)) {
				won |= 1 << f
			}
		}
	}
	if won == 0 {
		return r.weigh(t, q, list[:], 1, engine.InfluenceLeast)
	}
	q.Mask = won
	return r.weigh(t, q, list[:], 1, engine.InfluenceWinsAlliance)
}

// ahead takes the Faction with least influence among those where some opponent
// is ahead; NoFaction when there is none (2020, docs/rules/rivals.md).
func (r *Rivals) ahead(t *engine.Table, q *engine.Question, list [4]engine.Faction) int {
	q.Mask &= t.Behind(q.Seat)
	if q.Mask == 0 {
		return int(engine.NoFaction)
	}
	return r.weigh(t, q, list[:], 1, engine.InfluenceLeast)
}

// post chooses the first free post of the group, in the Rival's order: that of
// the Place Spy card, or the Faction posts in the order of the list (rule spy.order).
func (r *Rivals) post(t *engine.Table, q *engine.Question) engine.Post {
	group := &t.Rules.Groups[r.group(t, q.Group)]
	d := engine.Decision{Asked: q.Kind, By: engine.ByOrder}
	list := r.card(t, q.Seat).List
	for i, p := range group.Posts {
		if group.ByList && i < len(list) {
			p = postOf(t, group, list[i])
		}
		if p == engine.NoPost {
			continue
		}
		if q.Deep && !t.Pos.SpiesOf[q.Seat].Has(p) || !q.Deep && t.PostFree(p) {
			d.Weigh(uint8(p), 1)
			d.Chosen = uint8(p)
			break
		}
		d.Weigh(uint8(p), 0)
	}
	chosen := engine.Post(d.Chosen)
	t.Decided(&engine.Event{Seat: q.Seat, Rule: q.Rule, Post: chosen, Cause: t.Turn.Cause}, &d)
	return chosen
}

// group is the group of posts a Rival tries: for a Spy icon that names none,
// those that go by its list, the Faction posts.
func (r *Rivals) group(t *engine.Table, g engine.Group) engine.Group {
	if g != 0 {
		return g
	}
	for i := range t.Rules.Groups {
		if t.Rules.Groups[i].ByList {
			return engine.Group(i)
		}
	}
	return 0
}

// postOf finds the post of the group whose spaces belong to f.
func postOf(t *engine.Table, g *engine.GroupInfo, f engine.Faction) engine.Post {
	for _, p := range g.Posts {
		for left := uint32(t.Rules.Posts[p].Spaces); left != 0; left &= left - 1 {
			if t.Rules.Spaces[bits.TrailingZeros32(left)].Faction == f {
				return p
			}
		}
	}
	return engine.NoPost
}

// stack takes the dearest of the tiles that lie face up and are open to the Rival, the
// topmost of several (rule tiles.buy).
func (r *Rivals) stack(t *engine.Table, q *engine.Question) (best engine.Stack) {
	d := engine.Decision{Asked: engine.AskTile, By: engine.ByOnly}
	cost := int8(-1)
	for k := engine.Stack(1); k <= engine.Stacks; k++ {
		tile := t.Pos.Market.Top[k]
		info := &t.Rules.Tiles[tile]
		switch {
		case tile == engine.NoTile:
			continue
		case !q.Open(int(k)):
			d.Weigh(uint8(tile), -1)
			continue
		case best == 0:
		case info.Cost == cost:
			d.By = engine.ByOrder
		case d.By == engine.ByOnly || info.Cost > cost:
			d.By = engine.ByWeight
		}
		d.Weigh(uint8(tile), info.Cost)
		if info.Cost > cost {
			best, cost, d.Chosen = k, info.Cost, uint8(tile)
		}
	}
	t.Decided(&engine.Event{Seat: q.Seat, Rule: engine.TilesBuy, Tile: engine.Tile(d.Chosen), Cause: t.Turn.Cause}, &d)
	return best
}

// flag covers an opponent's marker, else takes an empty flag, its own marker last (rule
// control.flag).
func (r *Rivals) flag(t *engine.Table, q *engine.Question) engine.Space {
	best, rank := engine.NoSpace, 3
	for _, sp := range t.Rules.Units[q.Unit].Flags {
		at := 0 // an opponent's marker
		switch t.Pos.Control[sp] {
		case engine.NoSeat:
			at = 1
		case q.Seat:
			at = 2
		}
		if q.Open(int(sp)) && at < rank {
			best, rank = sp, at
		}
	}
	return best
}
