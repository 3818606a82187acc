package hagal

import "househagal/engine"

// Source is where the next Hagal card of a table comes from: cards named in
// advance, the virtual pile, or the table's own printed deck.
type Source struct {
	Deck   *Deck
	Forced []engine.Card // turned up first, in order, whatever the pile holds

	decks [2]counted // by mode; nothing counted yet where there is no card
}

// counted is the deck of a mode, which never changes.
type counted struct {
	whole engine.Pile // all cards, in order
	plain int         // how many of them are no Reshuffle
}

// of is the deck of mode m.
func (s *Source) of(m engine.Mode) *counted {
	x := &s.decks[m]
	if x.whole.N == 0 {
		s.Deck.count(m, x)
	}
	return x
}

func (d *Deck) count(m engine.Mode, x *counted) {
	d.pile(m, &x.whole)
	for _, c := range x.whole.Cards[:x.whole.N] {
		if !d.Cards[c].Reshuffle {
			x.plain++
		}
	}
}

// Fill puts the whole deck of the mode into the draw pile, unshuffled, and
// clears the discard pile.
func (d *Deck) Fill(p *engine.Position) {
	p.Deck.Draw, p.Deck.Discard = engine.Pile{}, engine.Pile{}
	d.pile(p.Mode, &p.Deck.Draw)
}

// pile puts the whole deck of a mode into an empty pile, in order.
func (d *Deck) pile(m engine.Mode, to *engine.Pile) {
	for c := 1; c < len(d.Cards); c++ {
		for n := d.Copies(engine.Card(c), m); n > 0; n-- {
			to.Cards[to.N] = engine.Card(c)
			to.N++
		}
	}
}

// Shuffle puts all Hagal cards into a new pile at random (docs/rules/turn.md).
func (s *Source) Shuffle(t *engine.Table) {
	p := &t.Pos.Deck
	p.Draw, p.Discard = s.of(t.Pos.Mode).whole, engine.Pile{}
	t.Luck.Shuffle(&p.Draw)
	t.Emit(&engine.Event{Kind: engine.EvShuffle, Rule: engine.TurnEmptyPile, Amount: int16(p.Draw.N)})
}

// reshuffle carries out the Reshuffle card c and reports whether the pile was
// shuffled: the table shuffles its own deck (rule turn.reshuffle).
func (s *Source) reshuffle(t *engine.Table, who engine.Seat, c engine.Card) bool {
	t.Counts.Card(c, engine.Reshuffled, engine.NoWhy, engine.NoSeat)
	t.Emit(&engine.Event{Kind: engine.EvCard, Seat: who, Rule: engine.TurnReshuffle, Card: c, Result: engine.Reshuffled})
	if t.Pos.Deck.Physical {
		return false
	}
	s.Shuffle(t)
	return true
}

// Next turns up a card and reports whether the pile was shuffled anew for it.
// It returns 0 when the table says that none of its own deck fits.
func (s *Source) Next(t *engine.Table, who engine.Seat) (c engine.Card, shuffled bool) {
	p := &t.Pos.Deck
	if len(s.Forced) > 0 {
		c, s.Forced = s.Forced[0], s.Forced[1:]
		return c, false
	}
	if p.Physical {
		a := t.Asker.Ask(t, engine.Question{Kind: engine.AskCard, Seat: t.Pos.Teller(), About: who, Max: int16(len(s.Deck.Cards) - 1), Rule: engine.TurnReveal})
		if a == engine.AnsNoCard {
			return 0, false
		}
		return engine.Card(a), false
	}
	if p.Draw.N == 0 {
		s.Shuffle(t)
		shuffled = true
	}
	p.Draw.N--
	c = p.Draw.Cards[p.Draw.N]
	p.Draw.Cards[p.Draw.N] = 0
	if int(p.Discard.N) < engine.PileCap {
		p.Discard.Cards[p.Discard.N] = c
		p.Discard.N++
	}
	return c, shuffled
}
