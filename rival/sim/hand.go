package sim

import (
	"math/bits"

	"househagal/engine"
)

// icons are the sections of the board to which a card sends an Agent, a bit each.
type icons uint16

// The sections a book can tell apart, and the cards a deck can hold.
const (
	sectionCap = 16
	deckCap    = 32
)

// deckFacts are the cards of a planner and where they lead.
type deckFacts struct {
	start  []icons
	market []icons
	of     [engine.SpaceCap]icons // the section of a space, 0 where any card leads there
	spaces [sectionCap]uint32     // the spaces of a section
}

// readSections numbers the sections of the board and reads what cards lead there.
func (b *Book) readSections(n *PlannerNumbers) deckFacts {
	var d deckFacts
	var known []string
	for i := 1; i < b.n; i++ {
		name := b.Box.Rules.Spaces[i].Section
		at := indexOf(known, name)
		if at < 0 && name != "" && len(known) < sectionCap {
			at = len(known)
			known = append(known, name)
		}
		if at >= 0 {
			d.of[i] = 1 << at
			d.spaces[at] |= 1 << i
		}
	}
	d.start, d.market = expand(n.Cards, known), expand(n.Market, known)
	return d
}

func indexOf(list []string, word string) int {
	for i, w := range list {
		if w == word {
			return i
		}
	}
	return -1
}

// expand writes each copy as a card by itself.
func expand(kinds []CardKind, known []string) []icons {
	var out []icons
	for _, k := range kinds {
		var x icons
		for _, s := range k.Sections {
			if at := indexOf(known, s); at >= 0 {
				x |= 1 << at
			}
		}
		for range k.Copies {
			out = append(out, x)
		}
	}
	return out
}

// hand is the deck of a planner in a game: first the cards in hand, then those
// used or discarded, at the end the draw pile.
type hand struct {
	card        [deckCap]icons
	n           int
	held, spent int // cards in hand, and behind them those not to be drawn now
}

func (h *hand) begin(start []icons) {
	h.n, h.held, h.spent = copy(h.card[:], start), 0, 0
}

// draw takes up to k cards, shuffling what was spent when the pile is empty.
func (h *hand) draw(k int, dice *chance) {
	for ; k > 0 && h.held < h.n; k-- {
		if h.held+h.spent == h.n {
			h.spent = 0
		}
		from := h.held + h.spent
		pick := from + dice.below(h.n-from)
		drawn := h.card[pick]
		h.card[pick] = h.card[from]
		h.card[from] = h.card[h.held]
		h.card[h.held] = drawn
		h.held++
	}
}

// discard puts the hand away.
func (h *hand) discard() { h.spent, h.held = h.spent+h.held, 0 }

// add puts a new card with those that are spent.
func (h *hand) add(c icons) {
	if h.n == deckCap {
		return
	}
	at := h.held + h.spent
	h.card[h.n] = h.card[at]
	h.card[at] = c
	h.n++
	h.spent++
}

// play uses the card with the fewest icons that leads to a section; for a space of
// none the one with the fewest.
func (h *hand) play(section icons) {
	best := -1
	for i, c := range h.card[:h.held] {
		if (section == 0 || c&section != 0) && (best < 0 || bits.OnesCount16(uint16(c)) < bits.OnesCount16(uint16(h.card[best]))) {
			best = i
		}
	}
	if best < 0 {
		return
	}
	h.held--
	h.spent++
	h.card[best], h.card[h.held] = h.card[h.held], h.card[best]
}

// reachable are the spaces of mask to which a card in hand leads.
func (p *planner) reachable(mask uint32) uint32 {
	d := &p.book.deck
	if len(d.start) == 0 {
		return mask // numbers without a deck: every space is open
	}
	var all icons
	for _, c := range p.hand.card[:p.hand.held] {
		all |= c
	}
	if all == 0 {
		return 0
	}
	var out uint32
	for ; all != 0; all &= all - 1 {
		out |= d.spaces[bits.TrailingZeros16(uint16(all))]
	}
	for m := mask &^ out; m != 0; m &= m - 1 {
		if i := bits.TrailingZeros32(m); d.of[i] == 0 {
			out |= 1 << i
		}
	}
	return mask & out
}

// newRound draws the hand of a round before its first use.
func (p *planner) newRound(round int8) {
	if p.round == round {
		return
	}
	p.round = round
	p.hand.discard()
	p.hand.draw(p.n.Hand, &p.dice)
}
