package sim

import (
	"math/bits"

	"househagal/engine"
)

// random takes any answer that the question allows. It walks into corners that
// nobody would, which makes it a good tester and a poor opponent.
type random struct {
	book *Book
	n    RandomNumbers
	dice chance
}

// RandomNumbers are the settings of the random stand-in, all in thousandths.
type RandomNumbers struct {
	Reveal   int // how often it reveals while it could still send an Agent
	More     int // how often a card of its own "did more"
	Fix      int // how often it sets a number by hand
	Intrigue int // how often it plays Combat Intrigue
	Done     int // reactive input: how often a move is just "done"
}

func (r *random) Begin(_ *engine.Table, s engine.Seat, seed uint64) {
	r.dice.begin(seed, streamSeat+uint64(s))
}

func (r *random) Purses() bool { return false }

// Ask answers any question by chance.
func (r *random) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return r.whereTo(&q)
	case engine.AskReveal:
		if a := r.aside(); a != 0 {
			return a
		}
		return r.dice.between(0, min(4, int(q.Max)))
	case engine.AskIntriguePlay:
		return r.intrigue(&q)
	}
	return r.book.any(t, &q, &r.dice)
}

func (r *random) whereTo(q *engine.Question) int {
	switch {
	case q.Reactive && r.dice.hits(r.n.Done):
		return engine.AnsDone
	case q.Mask == 0 || r.dice.hits(r.n.Reveal):
		return engine.AnsReveal
	}
	if a := r.aside(); a != 0 {
		return a
	}
	if q.Stacks != 0 && r.dice.hits(r.n.More) {
		return engine.AnsTile + r.dice.bit(uint32(q.Stacks))
	}
	return r.dice.bit(q.Mask)
}

func (r *random) intrigue(q *engine.Question) int {
	if a := r.aside(); a != 0 {
		return a
	}
	if r.dice.hits(r.n.Intrigue) {
		return r.dice.bit(q.Mask)
	}
	return engine.AnsDone
}

// aside says that a card did more, or that a number is wrong; mostly neither.
func (r *random) aside() int {
	switch {
	case r.dice.hits(r.n.More):
		return engine.AnsMore
	case r.dice.hits(r.n.Fix):
		return engine.AnsFix
	}
	return 0
}

// any returns any answer that fits q, each about as likely; numbers that a
// table would not see are left out.
func (b *Book) any(t *engine.Table, q *engine.Question, dice *chance) int {
	switch q.Kind {
	case engine.AskDice:
		return 10*dice.between(1, 6) + dice.between(1, 6)
	case engine.AskCard:
		return b.anyCard(t, dice)
	case engine.AskTile, engine.FactTop:
		return anyTile(t.UnseenTiles(), dice)
	case engine.AskTroops:
		return dice.between(0, int(q.Max))
	case engine.AskStrength:
		return min(int(q.Max), int(q.Amount)+dice.between(0, 4))
	case engine.AskEndgame:
		return dice.between(0, 1)
	case engine.AskTarget:
		return 0
	case engine.AskMoreNumber:
		n := dice.between(int(q.Min), int(q.Max))
		if q.Signed() {
			n += engine.AnsZero
		}
		return n
	case engine.FactBonus, engine.FactPurse, engine.FactIntrigue, engine.FactUnits, engine.FactStrength, engine.FactGarrison, engine.FactVP:
		return dice.between(0, min(int(q.Max), 9))
	}
	if q.Mask != 0 {
		return dice.bit(q.Mask)
	}
	return dice.between(int(q.Min), int(q.Max))
}

// anyTile is one of several tiles, each as likely.
func anyTile(set engine.TileSet, dice *chance) int {
	for k := dice.below(max(1, bits.OnesCount64(uint64(set)))); k > 0; k-- {
		set &= set - 1
	}
	return int(set.First())
}

// anyCard turns a card of a printed deck: any, by the copies in the box.
func (b *Book) anyCard(t *engine.Table, dice *chance) int {
	k := dice.below(b.Box.Deck.Size(t.Pos.Mode))
	for c := 1; c < len(b.Box.Deck.Cards); c++ {
		if k -= b.Box.Deck.Copies(engine.Card(c), t.Pos.Mode); k < 0 {
			return c
		}
	}
	return engine.AnsNoCard
}
