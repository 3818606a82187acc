package hagal

import "househagal/engine"

// Followed is a card that a Rival follows: where its Agent goes and what the
// card does. Space is NoSpace for a card that goes on.
type Followed struct {
	Card  engine.Card
	Face  *Face
	Space engine.Space
	others
}

// others are the Agents in the way. They are kept together since a Followed of more
// than four fields is handed on through memory, not in registers: a fortieth of a game.
type others struct {
	Held engine.Seat // whose Agent made a skipped card's space occupied
	Tile engine.Tile // by which the Agent goes there all the same, NoTile for none
}

// Count remembers how many more cards may be passed over in a turn before none of a
// whole fresh deck fits, so that a turn comes to an end (docs/rules/turn.md).
type Count struct {
	left  int // beyond any deck while no whole, freshly shuffled one is known to have lain there
	again int // how often Reshuffle came in this turn
}

const (
	// manyShuffles is how many Reshuffles a turn takes, by the cards of the deck. In
	// the printed deck no turn comes near it; where half of a deck of one's own is
	// Reshuffle, all others would never come up between two of them.
	manyShuffles = 20
	anyNumber    = 1 << 30
)

// Begin starts counting for a turn.
func (s *Source) Begin(t *engine.Table) Count {
	p := &t.Pos.Deck
	if of := s.of(t.Pos.Mode); !p.Physical && p.Draw.N == of.whole.N {
		return Count{left: of.plain}
	}
	return Count{left: anyNumber}
}

// Reveal turns up cards for seat who until one can be followed, and says why
// each other one is passed over. False: none of a whole fresh deck fits.
func (s *Source) Reveal(t *engine.Table, who engine.Seat, n *Count) (Followed, bool) {
	for n.left > 0 {
		named := len(s.Forced) > 0
		c, shuffled := s.Next(t, who)
		if c == 0 {
			return Followed{}, false
		}
		if shuffled {
			n.left = s.of(t.Pos.Mode).plain
		}
		card := &s.Deck.Cards[c]
		if card.Reshuffle {
			s.again(t, who, c, n)
			continue
		}
		if !named {
			n.left--
		}
		t.Turn.Card = c
		f, why := card.test(t, who, c)
		t.Turn.Card = 0
		if why == engine.NoWhy {
			return f, true
		}
		t.Counts.Card(c, engine.Skipped, why, f.Held)
		if t.Watch {
			t.Emit(&engine.Event{Kind: engine.EvCard, Seat: who, Rule: whyRule[why], Card: c, Result: engine.Skipped, Why: why, Space: f.Space, Other: f.Held})
		}
	}
	return Followed{}, false
}

// again carries out the Reshuffle card c while a card is looked for.
func (s *Source) again(t *engine.Table, who engine.Seat, c engine.Card, n *Count) {
	if !s.reshuffle(t, who, c) {
		return
	}
	of := s.of(t.Pos.Mode)
	n.left = of.plain
	if n.again++; n.again >= manyShuffles*int(of.whole.N) {
		n.left = 0
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
	return d.Cards[c].test(t, who, c)
}

func (card *Card) test(t *engine.Table, who engine.Seat, c engine.Card) (Followed, engine.Why) {
	f := Followed{Card: c, Face: card.face(t, who)}
	if f.Face == nil {
		return f, engine.WhyCondition
	}
	if card.GoesOn {
		return f, engine.NoWhy
	}
	f.Space = f.Face.Space
	for i := range f.Face.Needs {
		if !t.Holds(f.Face.Needs[i], who) {
			return f, engine.WhyCondition
		}
	}
	if len(f.Face.Spaces) > 0 || f.Face.Bonus > 0 {
		sp, bonus := f.findMaker(t, who)
		if f.Space = sp; bonus < int(f.Face.Bonus) {
			return f, engine.WhyNoBonusSpice
		}
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
		} else if t.Pos.Seat[who].Tiles != 0 {
			if f.Tile = t.Passing(who); f.Tile != engine.NoTile {
				return f, engine.NoWhy
			}
		}
		return f, engine.WhyOccupied
	}
	if t.Pos.Blocked.Has(f.Space) { // told just now that it can't be
		return f, engine.WhyBlocked
	}
	return f, engine.NoWhy
}

// face returns the first face whose conditions hold; never the other one.
func (card *Card) face(t *engine.Table, who engine.Seat) *Face {
	if len(card.Faces) > 0 && len(card.Faces[0].When) == 0 { // most cards have one use
		return &card.Faces[0]
	}
	return card.choose(t, who)
}

func (card *Card) choose(t *engine.Table, who engine.Seat) *Face {
	for i := range card.Faces {
		ok := true
		for _, w := range card.Faces[i].When {
			ok = ok && t.Holds(w, who)
		}
		if ok {
			return &card.Faces[i]
		}
	}
	return nil
}

// findMaker returns the space where the face wants bonus spice and how much lies
// there: of several spaces the one with most bonus spice, on a tie with most spice in
// all. Whether that space is occupied plays no part (docs/rules/makers.md).
func (f Followed) findMaker(t *engine.Table, who engine.Seat) (engine.Space, int) {
	if len(f.Face.Spaces) == 0 {
		return f.Space, t.BonusOn(f.Space)
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
	}
	return f.Space, best
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
