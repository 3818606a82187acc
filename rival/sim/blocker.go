package sim

import (
	"math/bits"

	"househagal/engine"
)

// blocker is the simple stand-in: it sends its Agents where Rivals want to go or
// where a track goes up, puts all it has into the Conflict and shows a few
// swords. It keeps no purse: prices only make a space less liked, and it takes
// its Swordmaster in a fixed round. It plays no cards.
type blocker struct {
	book *Book
	n    *BlockerNumbers
	seat engine.Seat
	dice chance
}

func newBlocker(b *Book) *blocker { return &blocker{book: b, n: &b.Numbers.Blocker} }

func (b *blocker) Begin(_ *engine.Table, s engine.Seat, seed uint64) {
	b.seat = s
	b.dice.begin(seed, streamSeat+uint64(s))
}

func (b *blocker) Purses() bool { return false }

// Ask answers q.
func (b *blocker) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return b.whereTo(t, &q)
	case engine.AskReveal:
		return min(int(q.Max), b.n.Swords[t.Pos.Round-1])
	case engine.AskFaction:
		return b.faction(t, &q)
	case engine.AskRow:
		if t.Pos.Seat[b.seat].Hooks {
			return 1
		}
		return 0
	}
	return plain(t, &q)
}

// whereTo takes the space with the greatest sum.
func (b *blocker) whereTo(t *engine.Table, q *engine.Question) int {
	best, top := engine.AnsReveal, -1<<30
	noise := b.dice.pcg.Uint64()
	for m := q.Mask; m != 0; m &= m - 1 {
		sp := engine.Space(bits.TrailingZeros32(m))
		w := b.weigh(t, sp) + int(noise>>(sp&31)&255)*b.n.Noise>>8
		if q.Spied&(1<<sp) != 0 {
			w -= b.n.Spy
		}
		if w > top {
			best, top = int(sp), w
		}
	}
	return best
}

func (b *blocker) weigh(t *engine.Table, sp engine.Space) int {
	x, me := &b.book.space[sp], &t.Pos.Seat[b.seat]
	if x.sword {
		if b.n.Swordmaster > 0 && int(t.Pos.Round) >= b.n.Swordmaster {
			return 1 << 20
		}
		return -1 << 20
	}
	w := x.hurts - x.costs
	if x.faction != engine.NoFaction {
		w += b.n.Influence + b.step(t, x.faction)
	} else if x.anyTrack {
		w += b.n.Influence
	}
	if x.combat && int(me.Garrison)+x.recruits > 0 {
		w += b.n.Combat
	}
	if x.verbs[engine.DoHooks] && !me.Hooks {
		w += b.n.Hooks
	}
	if c := t.Pos.Control[sp]; c != engine.NoSeat && !t.Pos.Seat[c].Human {
		w -= b.n.Pays
	}
	return w
}

// step is what one more step with f reaches beyond itself.
func (b *blocker) step(t *engine.Table, f engine.Faction) int {
	now := t.Pos.Seat[b.seat].Influence[f] + 1
	switch {
	case now > engine.InfluenceTop:
		return -b.n.Influence
	case now == t.Rules.Const.InfluenceVPAt, takes(t, b.seat, f, now):
		return b.n.Reach
	}
	return 0
}

// takes reports whether influence n with f would take its Alliance for s.
func takes(t *engine.Table, s engine.Seat, f engine.Faction, n int8) bool {
	h := t.Pos.Alliance[f]
	return n >= t.Rules.Const.AllianceAt && h != s && (h == engine.NoSeat || t.Pos.Seat[h].Influence[f] < n)
}

func (b *blocker) faction(t *engine.Table, q *engine.Question) int {
	best, top := bits.TrailingZeros32(q.Mask), -1<<30
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !q.Open(int(f)) {
			continue
		}
		if w := b.step(t, f); w > top {
			best, top = int(f), w
		}
	}
	return best
}
