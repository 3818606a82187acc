package sim

import (
	"househagal/engine"
	"househagal/rival"
)

// Printed is what a space prints for a human beside what the rules book of a
// visit: tokens and cards. A choice of prices is given as its usual one.
type Printed struct {
	Cost       [engine.ResourceEnd]int8 // tokens to go there; not the Swordmaster's, which the rules know
	Gain       [engine.ResourceEnd]int8
	Intrigue   int8
	Draw       int8 // cards of its own deck
	Persuasion int8 // at the Reveal turn of this round
}

// Book is what stand-ins know of a box before a game: made once, shared by all,
// never changed. Games of another mode need another book.
type Book struct {
	Box     *rival.Box
	Numbers Numbers

	mode  engine.Mode
	space [engine.SpaceCap]spaceFacts
	n     int                    // spaces, index 0 included
	sword int                    // swords of a Hagal card, mean, in hundredths
	icon  int                    // planner: worth of a step along a track from which tokens are taken back
	post  [engine.PostCap]int    // planner: cards that lead to the spaces a post touches
	bonus [engine.FactionEnd]int // planner: what the track prints at 4
	card  [engine.ConflictCap]conflictFacts
	deck  deckFacts // planner: its cards
}

// spaceFacts is one space as a stand-in weighs it.
type spaceFacts struct {
	Printed
	cards    int            // Hagal cards that may send an Agent there
	faction  engine.Faction // whose track a visit raises
	anyTrack bool           // one step with a Faction of choice
	recruits int            // troops a visit recruits
	spies    int            // Spies a visit places
	steals   bool           // it takes Intrigue cards
	icons    int            // steps along a track from which tokens are taken back
	price    int            // tokens it costs in all
	worth    int            // planner: what it prints, less its price, in hundredths of a VP
	verbs    [engine.VerbEnd]bool
	combat   bool
	maker    bool
	sword    bool // the third Agent is bought there
}

// conflictFacts is one Conflict card.
type conflictFacts struct {
	worth [3]int // planner: each reward, in hundredths of a VP
}

// NewBook reads box for games of mode m. The board tells by index of the space
// what is printed there.
func NewBook(box *rival.Box, m engine.Mode, n Numbers, board []Printed) *Book {
	b := &Book{Box: box, Numbers: n, mode: m, n: len(box.Rules.Spaces)}
	for i := 1; i < b.n; i++ {
		if i < len(board) {
			b.space[i].Printed = board[i]
		}
		b.readSpace(i)
	}
	b.readDeck()
	b.deck = b.readSections(&n.Planner)
	for i := 1; i < b.n; i++ {
		b.weighSpace(i)
	}
	b.readPosts()
	b.weighCards()
	b.weighTrack()
	return b
}

// weighTrack notes what a step along a track is worth from which tokens are taken
// back: what its spaces give up to where a Rival does, shared by the steps there.
func (b *Book) weighTrack() {
	rules := &b.Box.Rules
	k := rules.Recallable()
	if k == engine.NoTrack {
		return
	}
	last := rules.Tracks[k].RecallAt
	for n := last; n > 0; n-- {
		if x := rules.StepAt(k, n); x != nil {
			b.icon += b.worthOf(x.Human)
		}
	}
	b.icon /= int(last) + 1
}

// readPosts notes for each post how many Hagal cards lead to what it touches.
func (b *Book) readPosts() {
	posts := b.Box.Rules.Posts
	for i := 1; i < len(posts); i++ {
		for sp := 1; sp < b.n; sp++ {
			if posts[i].Spaces.Has(engine.Space(sp)) {
				b.post[i] += b.space[sp].cards
			}
		}
	}
}

// weighCards notes what each reward and the bonus of each track is worth.
func (b *Book) weighCards() {
	rules := &b.Box.Rules
	for f := range rules.Factions {
		b.bonus[f] = b.worthOf(rules.Factions[f].BonusAt4)
	}
	for i := 1; i < len(rules.Conflicts); i++ {
		c := &rules.Conflicts[i]
		for place := range c.Rewards {
			b.card[i].worth[place] = b.worthOf(c.Rewards[place])
		}
	}
}

func (b *Book) readSpace(i int) {
	info, x := &b.Box.Rules.Spaces[i], &b.space[i]
	x.combat, x.maker, x.sword = info.Combat, info.Maker, info.Swordmaster
	for r := range x.Cost {
		x.price += int(x.Cost[r])
	}
	x.read(info.Visit)
}

// read notes what effects do, of two rows the first.
func (x *spaceFacts) read(effects []engine.Effect) {
	for i := range effects {
		e := &effects[i]
		x.verbs[e.Verb] = true
		switch e.Verb {
		case engine.DoInfluence:
			x.faction, x.anyTrack = e.Faction, e.Pick != engine.Named
		case engine.DoRecruit:
			x.recruits += int(e.N)
		case engine.DoSpy:
			x.spies += int(e.N)
		case engine.DoSteal:
			x.steals = true
		case engine.DoTrack:
			x.icons += int(e.N)
		case engine.DoRows:
			x.read(e.Then)
		}
	}
}

// readDeck counts the Hagal cards that lead to each space, and their swords.
func (b *Book) readDeck() {
	deck, swords, cards := &b.Box.Deck, 0, 0
	for c := 1; c < len(deck.Cards); c++ {
		n := deck.Copies(engine.Card(c), b.mode)
		swords += n * int(deck.Cards[c].Swords)
		cards += n
		for f := range deck.Cards[c].Faces {
			face := &deck.Cards[c].Faces[f]
			if face.Space != engine.NoSpace {
				b.space[face.Space].cards += n
			}
			for _, sp := range face.Spaces {
				b.space[sp].cards += n
			}
		}
	}
	if cards > 0 {
		b.sword = 100 * swords / cards
	}
}

func (b *Book) weighSpace(i int) {
	x, p := &b.space[i], &b.Numbers.Planner
	for r := range x.Cost {
		x.worth += (int(x.Gain[r]) - int(x.Cost[r])) * p.Token[r]
	}
	x.worth += int(x.Intrigue)*p.Intrigue + int(x.Draw)*p.Draw + int(x.Persuasion)*p.Persuasion
	x.worth += x.spies*p.Spy + x.cards*p.Block
}

// worthOf is what effects are worth to the planner, whatever the position.
func (b *Book) worthOf(effects []engine.Effect) int {
	p, sum := &b.Numbers.Planner, 0
	for i := range effects {
		e := &effects[i]
		n := int(e.N)
		switch e.Verb {
		case engine.DoVP:
			sum += 100 * n
		case engine.DoInfluence:
			steps := n
			if e.Pick == engine.TwoDifferent {
				steps *= 2
			}
			sum += p.Influence * steps
		case engine.DoGain:
			sum += p.Token[e.Resource] * n
		case engine.DoIntrigue:
			sum += p.Intrigue * n
		case engine.DoRecruit:
			sum += p.Troop * n
		case engine.DoSpy:
			sum += p.Spy * n
		case engine.DoControl:
			sum += p.Control
		case engine.DoContract:
			sum += 2 * p.Token[engine.Solari]
		case engine.DoPay:
			sum += b.worthOf(e.Then) / 2
		case engine.DoDividends:
			sum += p.Token[engine.Solari] * n
		case engine.DoChoose:
			best := 0
			for j := range e.Then {
				best = max(best, b.worthOf(e.Then[j:j+1]))
			}
			sum += best
		case engine.DoTrack:
			sum += b.icon * n
		}
	}
	return sum
}
