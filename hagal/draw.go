package hagal

import "househagal/engine"

// Source is where the next Hagal card of a table comes from: cards named in
// advance, the virtual pile, or the table's own printed deck.
type Source struct {
	Deck   *Deck
	Forced []engine.Card // turned up first, in order, whatever the pile holds

	size, plain [2]uint8 // by mode: all cards, and those but Reshuffle; 0 not counted yet
}

// count fills in the sizes of the deck for mode m; the deck never changes.
func (s *Source) count(m engine.Mode) {
	s.size[m] = uint8(s.Deck.Size(m))
	n := 0
	for c := 1; c < len(s.Deck.Cards); c++ {
		if !s.Deck.Cards[c].Reshuffle {
			n += s.Deck.Copies(engine.Card(c), m)
		}
	}
	s.plain[m] = uint8(n)
}

// Fill puts the whole deck of the mode into the draw pile, unshuffled, and
// clears the discard pile.
func (d *Deck) Fill(p *engine.Position) {
	p.Deck.Draw, p.Deck.Discard = engine.Pile{}, engine.Pile{}
	pile, all := &p.Deck.Draw.Cards, 0
	for c := 1; c < len(d.Cards); c++ {
		for n := d.Copies(engine.Card(c), p.Mode); n > 0; n-- {
			pile[all] = engine.Card(c)
			all++
		}
	}
	p.Deck.Draw.N = uint8(all)
}

// Shuffle puts all Hagal cards into a new pile at random (docs/rules/turn.md).
func (d *Deck) Shuffle(t *engine.Table) {
	d.Fill(&t.Pos)
	t.Luck.Shuffle(&t.Pos.Deck.Draw)
	t.Emit(&engine.Event{Kind: engine.EvShuffle, Rule: engine.TurnEmptyPile, Amount: int16(t.Pos.Deck.Draw.N)})
}

// reshuffle carries out the Reshuffle card c and reports whether the pile was
// shuffled: the table shuffles its own deck (rule turn.reshuffle).
func (s *Source) reshuffle(t *engine.Table, who engine.Seat, c engine.Card) bool {
	t.Counts.Card(c, engine.Reshuffled, engine.NoWhy, engine.NoSeat)
	t.Emit(&engine.Event{Kind: engine.EvCard, Seat: who, Rule: engine.TurnReshuffle, Card: c, Result: engine.Reshuffled})
	if t.Pos.Deck.Physical {
		return false
	}
	s.Deck.Shuffle(t)
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
		s.Deck.Shuffle(t)
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
