package hagal

import "househagal/engine"

// Followed is a card that a Rival follows: where its Agent goes and what the
// card does. Space is NoSpace for a card that goes on.
type Followed struct {
	Card  engine.Card
	Face  *Face
	Space engine.Space
	Held  engine.Seat // whose Agent made a skipped card's space occupied
}

// Count remembers how many cards were turned up since a whole fresh deck was
// known to lie, so that a turn in which no card fits comes to an end (docs/rules/turn.md).
type Count struct {
	fresh  bool // the pile was a whole, freshly shuffled deck when counting began
	passed int
	again  int // how often Reshuffle came in this turn
}

// manyShuffles is how many Reshuffles a turn takes, by the cards of the deck. In
// the printed deck no turn comes near it; where half of a deck of one's own is
// Reshuffle, all others would never come up between two of them.
const manyShuffles = 20

// Begin starts counting for a turn.
func (s *Source) Begin(t *engine.Table) Count {
	p := &t.Pos.Deck
	if s.size[t.Pos.Mode] == 0 {
		s.count(t.Pos.Mode)
	}
	return Count{fresh: !p.Physical && p.Draw.N == s.size[t.Pos.Mode]}
}

// Reveal turns up cards for seat who until one can be followed, and says why
// each other one is passed over. False: none of a whole fresh deck fits.
func (s *Source) Reveal(t *engine.Table, who engine.Seat, n *Count) (Followed, bool) {
	for {
		if n.fresh && n.passed >= int(s.plain[t.Pos.Mode]) || n.again >= manyShuffles*int(s.size[t.Pos.Mode]) {
			return Followed{}, false
		}
		named := len(s.Forced) > 0
		c, shuffled := s.Next(t, who)
		if c == 0 {
			return Followed{}, false
		}
		if shuffled {
			*n = Count{fresh: true, again: n.again}
		}
		card := &s.Deck.Cards[c]
		if card.Reshuffle {
			if s.reshuffle(t, who, c) {
				*n = Count{fresh: true, again: n.again + 1}
			}
			continue
		}
		if !named {
			n.passed++
		}
		t.Turn.Card = c
		f, why := s.Deck.Test(t, who, c)
		t.Turn.Card = 0
		if why == engine.NoWhy {
			return f, true
		}
		t.Counts.Card(c, engine.Skipped, why, f.Held)
		if t.Watch {
			t.Emit(&engine.Event{Kind: engine.EvCard, Seat: who, Rule: whyRule[why], Card: c, Result: engine.Skipped, Why: why, Space: f.Space, Other: f.Held})
		}
	}
}

var whyRule = [...]engine.RuleID{
	engine.WhyCondition:     engine.TurnCondition,
	engine.WhyNoBonusSpice:  engine.TurnBonusSpice,
	engine.WhySmartPolitics: engine.TurnSmartPolitics,
	engine.WhyBlocked:       engine.TurnBlocked,
	engine.WhyOccupied:      engine.TurnOccupied,
}

// Test finds what card c asks of the Rival who: the face and space it follows,
// or the first test that fails, in the order of docs/rules/turn.md. Space tells which one
// was looked at.
func (d *Deck) Test(t *engine.Table, who engine.Seat, c engine.Card) (Followed, engine.Why) {
	card := &d.Cards[c]
	f := Followed{Card: c}
	f.Face = card.face(t, who)
	if f.Face == nil {
		return f, engine.WhyCondition
	}
	if card.GoesOn {
		return f, engine.NoWhy
	}
	f.Space = f.Face.Space
	for _, need := range f.Face.Needs {
		if !t.Holds(need, who) {
			return f, engine.WhyCondition
		}
	}
	if !f.findMaker(t, who) {
		return f, engine.WhyNoBonusSpice
	}
	if f.Face.Smart != engine.NoFaction && t.Pos.Variants.SmartPolitics && refusesPolitics(t, who, f.Face.Smart) {
		return f, engine.WhySmartPolitics
	}
	if t.Pos.Blocked.Has(f.Space) {
		return f, engine.WhyBlocked
	}
	if there := t.Occupied(f.Space); there != 0 {
		f.Held = there.First()
		if there.Has(who) {
			f.Held = who
		}
		return f, engine.WhyOccupied
	}
	if t.Pos.Blocked.Has(f.Space) { // told just now that it can't be
		return f, engine.WhyBlocked
	}
	return f, engine.NoWhy
}

// face returns the first face whose conditions hold; never the other one.
func (c *Card) face(t *engine.Table, who engine.Seat) *Face {
	for i := range c.Faces {
		ok := true
		for _, w := range c.Faces[i].When {
			ok = ok && t.Holds(w, who)
		}
		if ok {
			return &c.Faces[i]
		}
	}
	return nil
}

// findMaker tests the bonus spice that the face needs, and of several spaces
// takes the one with most bonus spice, on a tie with most spice in all. Whether
// that space is occupied plays no part (docs/rules/makers.md).
func (f *Followed) findMaker(t *engine.Table, who engine.Seat) bool {
	if len(f.Face.Spaces) == 0 {
		return f.Face.Bonus == 0 || t.BonusOn(f.Space) >= int(f.Face.Bonus)
	}
	d := engine.Decision{By: engine.ByWeight}
	best, bestBase := -1, -1
	for _, sp := range f.Face.Spaces {
		n, base := t.BonusOn(sp), int(t.Rules.Spaces[sp].BaseSpice)
		d.Weigh(uint8(sp), int8(n))
		if n == best {
			d.By = engine.ByTotal
		}
		if n > best || n == best && base > bestBase {
			if n > best && best >= 0 {
				d.By = engine.ByWeight
			}
			best, bestBase, f.Space = n, base, sp
		}
	}
	d.Chosen = uint8(f.Space)
	if best >= int(f.Face.Bonus) {
		t.Decided(&engine.Event{Seat: who, Rule: engine.MakersChoice, Card: f.Card}, &d)
		return true
	}
	return false
}

// refusesPolitics is the Smart Politics test (docs/rules/variants.md): skip when this Rival
// holds the Alliance and leads everybody by 1, or has 2 there and is 2 behind
// the leader. Influence is read only when it can decide.
func refusesPolitics(t *engine.Table, who engine.Seat, f engine.Faction) bool {
	c := &t.Rules.Const
	own := int(t.Pos.Seat[who].Influence[f])
	holds := t.Pos.Alliance[f] == who
	if !holds && own < int(c.SmartFrom) {
		return false
	}
	leader, unknown := 0, engine.SeatSet(0)
	for o := engine.Seat(1); o <= engine.Seats; o++ {
		switch {
		case o == who:
		case t.Pos.Unknown.Seats[o].Influence[f]:
			unknown = unknown.With(o)
		default:
			leader = max(leader, int(t.Pos.Seat[o].Influence[f]))
		}
	}
	behind := own + int(c.SmartBehind)
	leads := func() bool { return holds && own-leader >= int(c.SmartLead) }
	for ; unknown != 0; unknown = unknown.Without(unknown.First()) {
		if own >= int(c.SmartFrom) && leader >= behind {
			return true // further behind changes nothing
		}
		if !leads() && (own < int(c.SmartFrom) || behind > engine.InfluenceTop) {
			return false // neither lead nor top of the track can be reached
		}
		leader = max(leader, t.Influence(unknown.First(), f))
	}
	return leads() || own >= int(c.SmartFrom) && leader >= behind
}
