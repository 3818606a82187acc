package notation

import (
	"househagal/data/strict"
	"househagal/engine"
)

// turns reads whose turn it is and who did what already in this round.
func (x *reading) turns(f *[tableEnd]*strict.Node) {
	p := &x.Pos
	p.First = 1
	if n := f[kFirstPlayer]; n != nil {
		p.First = x.seatOf(n, "first_player")
	}
	p.Turn = p.First
	if n := f[kTurn]; n != nil {
		p.Turn = x.seatOf(n, "turn")
	}
	if n := f[kReveals]; n != nil {
		p.Reveals = x.seatList(n, "reveals", true)
	} else if p.First != engine.NoSeat {
		for _, s := range p.Order() {
			if p.Seat[s].Human && p.Seat[s].Revealed {
				p.Reveals.Add(s)
			}
		}
	}
	p.Shown = x.seatList(f[kSwordsShown], "swords_shown", false)
}

// seatList reads seats in order: humans, or Rivals.
func (x *reading) seatList(n *strict.Node, name string, human bool) (out engine.SeatList) {
	for _, item := range x.list(n, name, engine.Seats) {
		s := x.seatOf(&item, name)
		switch {
		case s == engine.NoSeat:
		case x.Pos.Seat[s].Human && !human:
			x.fail(&item, "%s is human; %s lists Rivals", x.Names.ID[s], name)
		case !x.Pos.Seat[s].Human && human:
			x.fail(&item, "%s is a Rival; %s lists humans", x.Names.ID[s], name)
		case out.Has(s):
			x.fail(&item, "%s stands twice in %s; keep one of them", x.Names.ID[s], name)
		default:
			out.Add(s)
		}
	}
	return out
}

// kindOf returns the index in seatKinds.
func kindOf(p *engine.Position, s engine.Seat) int {
	if p.Seat[s].Human {
		return 0
	}
	return 1
}

var deckKeys = newWords("key", "physical", "draw", "discard")

// deck reads the Hagal deck. Left out it is the whole deck of the mode, to be
// shuffled.
func (x *reading) deck(n *strict.Node) {
	d := &x.Pos.Deck
	if !given(n) {
		x.Fresh = true
		x.Box.Deck.Fill(&x.Pos)
		return
	}
	var f [3]*strict.Node
	if !x.fields(n, "deck", deckKeys, f[:]) {
		return
	}
	d.Physical = x.flag(f[0], "physical", false)
	var count [engine.CardCap]int8
	x.pile(f[1], "draw", &d.Draw, &count)
	x.pile(f[2], "discard", &d.Discard, &count)
	if d.Physical && d.Draw.N+d.Discard.N > 0 {
		x.fail(n, "the deck is physical and lists cards; the table turns its own, so leave draw and discard out")
	}
}

// pile reads a pile, the top card first. Both piles together hold no more of a
// card than the deck does.
func (x *reading) pile(n *strict.Node, name string, pile *engine.Pile, count *[engine.CardCap]int8) {
	items := x.list(n, name, engine.PileCap)
	for i := range items {
		c := engine.Card(x.word(&items[i], name, 0, x.lex.cards))
		if c == 0 {
			continue
		}
		count[c]++
		if have := x.Box.Deck.Copies(c, x.Pos.Mode); int(count[c]) == have+1 {
			x.fail(&items[i], "the deck holds %s; this is the %s", copies(have, items[i].Text), ordinal(int(count[c])))
		}
		pile.Cards[len(items)-1-i] = c
	}
	pile.N = uint8(len(items))
}
