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
	n     *BlockerNumbers
	seat  engine.Seat
	dice  chance
	sword uint32                          // where the third Agent is bought, a bit
	flags uint32                          // the spaces that can be controlled, a bit each
	track [engine.SpaceCap]engine.Faction // the track a space raises
	likes [2][2][engine.SpaceCap]int32    // how it likes a space, as part of a sum: without and with a garrison, without and with Hooks
}

func newBlocker(book *Book) *blocker {
	b := &blocker{n: &book.Numbers.Blocker}
	for i := 1; i < book.n; i++ {
		x := &book.space[i]
		b.track[i] = x.faction
		if x.sword {
			b.sword |= 1 << i
		}
		if book.Box.Rules.Spaces[i].Controllable {
			b.flags |= 1 << i
		}
		for garrison := range b.likes {
			for hooks := range b.likes[garrison] {
				b.likes[garrison][hooks][i] = int32(b.like(x, garrison == 1, hooks == 1)*unit + 31 - i)
			}
		}
	}
	return b
}

// like is how it likes a space, whatever else the position is.
func (b *blocker) like(x *spaceFacts, garrison, hooks bool) int {
	w := x.cards*b.n.Block - x.price*b.n.Price
	if x.faction != engine.NoFaction || x.anyTrack {
		w += b.n.Influence
	}
	if x.combat && (garrison || x.recruits > 0) {
		w += b.n.Combat
	}
	if x.verbs[engine.DoHooks] && !hooks {
		w += b.n.Hooks
	}
	return w
}

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
		if t.Pos.Seat[b.seat].Hooks && !t.Pos.WallGone {
			return 1
		}
		return 0
	}
	return plain(t, &q)
}

// whereTo takes the space with the greatest sum; its Swordmaster when it is time. It
// is a tenth of a game. The sums are compared as one number each, with the space in the
// last five bits, so that no branch depends on them: of equals the lower space is taken.
func (b *blocker) whereTo(t *engine.Table, q *engine.Question) int {
	if q.Mask&b.sword != 0 && b.n.Swordmaster > 0 && int(t.Pos.Round) >= b.n.Swordmaster {
		return bits.TrailingZeros32(q.Mask & b.sword)
	}
	var step [8]int // by Faction; 8, so that no index has to be looked at
	b.steps(t, &step)
	me, noise, upTo := &t.Pos.Seat[b.seat], b.dice.pcg.Uint64(), b.n.Noise
	likes, track := &b.likes[bit(me.Garrison > 0)][bit(me.Hooks)], &b.track
	open, paid, top := q.Mask&^b.sword, b.paid(t), nowhere
	few := open & (paid | q.Spied)
	for m := open &^ few; m != 0; m &= m - 1 {
		sp := bits.TrailingZeros32(m) & 31
		top = max(top, sum(sp, likes[sp], step[track[sp]&7], noise, upTo))
	}
	for m := few; m != 0; m &= m - 1 {
		sp := bits.TrailingZeros32(m) & 31
		costs := int(paid>>sp&1)*b.n.Pays + int(q.Spied>>sp&1)*b.n.Spy
		top = max(top, sum(sp, likes[sp], step[track[sp]&7]-costs*unit, noise, upTo))
	}
	if top == nowhere {
		return engine.AnsReveal
	}
	return 31 - top&31
}

// A sum is in units of 32, so that the space has room below. Nowhere is less than any.
const (
	unit    = 32
	nowhere = -1 << 62
)

// sum is how much a space is liked now: how it is always, with the space, what one more
// step reaches, and chance.
func sum(sp int, likes int32, step int, noise uint64, upTo int) int {
	return int(likes) + step + int(noise>>sp&255)*upTo>>3&^31
}

// paid are the spaces whose visit pays a Rival.
func (b *blocker) paid(t *engine.Table) (m uint32) {
	for left := b.flags; left != 0; left &= left - 1 {
		sp := bits.TrailingZeros32(left) & 31
		if c := t.Pos.Controls(engine.Space(sp)); c != engine.NoSeat && !t.Pos.Seat[c].Human {
			m |= 1 << sp
		}
	}
	return m
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// steps is what one more step reaches beyond itself, with each Faction, as part of a sum.
func (b *blocker) steps(t *engine.Table, of *[8]int) {
	now, c := &t.Pos.Seat[b.seat].Influence, &t.Rules.Const
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		n := now[f] + 1
		switch {
		case n > engine.InfluenceTop:
			of[f] = -b.n.Influence * unit
		case n == c.InfluenceVPAt, n >= c.AllianceAt && takes(t, b.seat, f, n):
			of[f] = b.n.Reach * unit
		}
	}
}

// takes reports whether influence n with f would take its Alliance for s.
func takes(t *engine.Table, s engine.Seat, f engine.Faction, n int8) bool {
	h := t.Pos.Alliance[f]
	return n >= t.Rules.Const.AllianceAt && h != s && (h == engine.NoSeat || t.Pos.Seat[h].Influence[f] < n)
}

func (b *blocker) faction(t *engine.Table, q *engine.Question) int {
	var step [8]int
	b.steps(t, &step)
	best, top := bits.TrailingZeros32(q.Mask), -1<<30
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if w := step[f]; q.Open(int(f)) && w > top {
			best, top = int(f), w
		}
	}
	return best
}
