// Package odds counts what a careful player could count: where the next Agent of
// a Rival goes, and how many swords it may turn up, from the cards that are left
// in the House Hagal deck. In which order they lie nobody knows.
package odds

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// Turn are the chances of one Agent turn, in parts of 1. They add up to 1.
type Turn struct {
	Space [engine.SpaceCap]float64 // by space: the Agent goes there
	Stays float64                  // no card of a whole deck fits
}

// unlikely is the weight below which a way is not followed any further, and deep
// how many cards it has at most. Where more than many ways are tried, which no
// printed deck needs, all is counted again with less care.
const (
	unlikely = 1e-7
	deep     = 60
	many     = 20000
)

// counter is a table on which ways are tried.
type counter struct {
	box   *rival.Box
	table *engine.Table
	rival *rival.Rivals
	who   engine.Seat
	whole pile
	out   Turn
	tried int
	least float64 // the weight that is followed
}

// pile says how many of each card are left; after a card that goes on, how many
// on average.
type pile []float64

// Of counts the next Agent turn of the Rival who at pos. What nobody has told is
// taken as it was last known: free, standing, unchanged. The position needs a
// virtual deck; it is not changed.
func Of(box *rival.Box, pos *engine.Position, who engine.Seat) Turn {
	c := counter{box: box, who: who, whole: make(pile, len(box.Deck.Cards))}
	c.table, c.rival = rival.NewTable(box, *pos, 0, guess{})
	for i := 1; i < len(c.whole); i++ {
		c.whole[i] = float64(box.Deck.Copies(engine.Card(i), pos.Mode))
	}
	left, n := make(pile, len(c.whole)), 0
	for _, card := range pos.Deck.Draw.Cards[:pos.Deck.Draw.N] {
		left[card]++
		n++
	}
	c.table.Turn = engine.Turn{Seat: who, Cause: engine.ByCard}
	for c.least = unlikely; ; c.least *= 100 {
		c.out, c.tried = Turn{}, 0
		c.count(left, 1, n == box.Deck.Size(pos.Mode), 0)
		if c.tried <= many {
			return c.out
		}
	}
}

// count adds what follows with weight w from the position on the table, when
// these cards are left; fresh: they are a whole deck, or what is left of one that
// was shuffled in this turn; depth cards went before.
func (c *counter) count(left pile, w float64, fresh bool, depth int) {
	if c.tried++; w < c.least || depth > deep || c.tried > many {
		c.out.Stays += w
		return
	}
	ways, live := c.ways(left)
	if fresh && slices.Equal(left, c.whole) {
		live -= dropShuffles(left, ways)
	}
	switch {
	case live == 0 && fresh:
		c.out.Stays += w
		return
	case live == 0:
		c.count(c.whole, w, true, depth+1)
		return
	}
	before, turn := c.table.Pos, c.table.Turn
	for i := range ways {
		x := &ways[i]
		if x.card == 0 {
			continue
		}
		p := w * left[x.card] / live
		switch {
		case x.shuffles:
			c.count(c.whole, p, true, depth+1)
		case x.space != engine.NoSpace:
			c.out.Space[x.space] += p
		default:
			c.table.Do(c.who, x.effects)
			c.rival.Settle(c.table)
			c.count(left.without(x.card, ways, live), p, fresh, depth+1)
		}
		c.table.Pos, c.table.Turn = before, turn
	}
}

// dropShuffles takes Reshuffle out of the ways of a whole deck, where it changes
// nothing, and says how many cards that are.
func dropShuffles(left pile, ways []way) (n float64) {
	for i := range ways {
		if ways[i].shuffles {
			ways[i] = way{}
			n += left[i]
		}
	}
	return n
}

// way is what a card left in the pile comes to; card 0: it would be passed over.
type way struct {
	card     engine.Card
	space    engine.Space
	effects  []engine.Effect
	shuffles bool
}

// ways tests each kind of card that is left, and says how many are not passed
// over.
func (c *counter) ways(left pile) (list []way, live float64) {
	list = make([]way, len(left))
	for i := 1; i < len(left); i++ {
		if left[i] <= 0 {
			continue
		}
		card := engine.Card(i)
		if c.box.Deck.Cards[card].Reshuffle {
			list[i] = way{card: card, shuffles: true}
			live += left[i]
			continue
		}
		pos := c.table.Pos
		c.table.Turn.Card = card
		f, why := c.box.Deck.Test(c.table, c.who, card)
		c.table.Turn.Card = 0
		c.table.Pos = pos // what was guessed stays unknown
		if why == engine.NoWhy {
			list[i] = way{card: card, space: f.Space, effects: f.Face.Effects}
			live += left[i]
		}
	}
	return list, live
}

// without is the pile after a card that goes on: it is gone, and so are those
// passed over before it. Of live cards that are not passed over it came first, so
// each of the others lies before it once in live+1.
func (left pile) without(card engine.Card, ways []way, live float64) pile {
	out := make(pile, len(left))
	copy(out, left)
	out[card]--
	for i := range out {
		if ways[i].card == 0 {
			out[i] *= live / (live + 1)
		}
	}
	return out
}
