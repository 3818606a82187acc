// Package hagal is the House Hagal deck: its cards, and how one is turned up,
// refused or followed.
package hagal

import "househagal/engine"

// Face is one use of a card. A two-space card has two faces; the first whose
// conditions hold is the card's, and never the other one (docs/rules/turn.md).
type Face struct {
	When    []engine.Condition // which face of a two-space card this is; empty: the last
	Needs   []engine.Condition // a condition of a single card: false means skip
	Space   engine.Space       // where the Agent goes; NoSpace for cards that go on
	Spaces  []engine.Space     // instead: the one with most bonus spice (rule makers.choice)
	Bonus   int8               // bonus spice the space needs, else skip
	Smart   engine.Faction     // the track of the Smart Politics test, NoFaction for none
	Effects []engine.Effect
}

// Card is one kind of Hagal card.
type Card struct {
	ID, Name, Code string
	Also           string // another code of it, "" for none
	Copies         int8   // in the box
	Swords         int8
	GoesOn         bool        // always turns up another card
	Reshuffle      bool        // shuffles the whole deck; counts no swords
	Only           engine.Mode // when Marked: the one mode that uses it
	Marked         bool
	Faces          []Face
}

// Deck is the House Hagal deck of a box. Index 0 of Cards is unused.
type Deck struct {
	Cards []Card
}

// Copies returns how many of card c the deck holds in mode m (rule setup.deck).
func (d *Deck) Copies(c engine.Card, m engine.Mode) int {
	x := &d.Cards[c]
	if x.Marked && x.Only != m {
		return 0
	}
	return int(x.Copies)
}

// Size returns how many cards the deck holds in mode m.
func (d *Deck) Size(m engine.Mode) int {
	n := 0
	for c := 1; c < len(d.Cards); c++ {
		n += d.Copies(engine.Card(c), m)
	}
	return n
}

// ByID returns the card with that id, 0 when there is none.
func (d *Deck) ByID(id string) engine.Card {
	for i := range d.Cards {
		if i > 0 && d.Cards[i].ID == id {
			return engine.Card(i)
		}
	}
	return 0
}
