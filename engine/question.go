package engine

// QKind is the kind of a Question: what is asked, and so what its answer means.
type QKind uint8

// The kinds. The comment says what the answer is.
const (
	NoQuestion QKind = iota
	// the round
	AskConflict // a Conflict of Mask: which card was turned up
	AskDefend   // 1 or 0: deploy the defending troop
	AskDice     // 10 x first die + second die of the row churn
	AskTarget   // 1 or 0: reactive, has a human reached the target
	// a human's move
	AskWhereTo      // a Space of Mask, AnsDone, AnsReveal, AnsMore, AnsFix, AnsAlliance
	AskReveal       // swords shown, 0 or more; AnsMore, AnsFix
	AskRecallSpy    // 1 or 0: recall the Spy beside Space to draw a card
	AskWormOrSpice  // 1 sandworms, 0 spice
	AskRow          // 0 first row, 1 second row of Space
	AskWall         // 1 or 0: remove the Shield Wall
	AskFaction      // a Faction of Mask
	AskAlliance     // a Seat of Mask: which of several that are level takes the Alliance of Faction from Seat
	AskSpyFirst     // a Post of Mask: which Spy comes home, so that one can be placed; 0 none
	AskPost         // a Post of Mask
	AskSpyHome      // a Post of Mask: which Spy comes home
	AskAgentHome    // a Space of Mask: which Agent comes home
	AskTroops       // troops into the Conflict: Min to Max, and beyond: cards recruited
	AskIntriguePlay // AnsDone nobody; a Seat of Mask that plays; AnsMore, AnsFix
	AskStrength     // the total strength of Seat now
	AskHadWorm      // 1 or 0: had the seat a sandworm in the Conflict
	AskToken        // 1 or 0: did the seat take the token of Space
	AskPayTimes     // 0 to Max: how often the seat pays
	AskFlag         // a Space of Mask: on which flag a unit of the winner stands
	AskTileUse      // 1 or 0: does the winner of a Conflict use its tile in Amount
	AskRecall       // 0 to Max: from which space of Track its token was taken back to the start, after Amount steps; 0: it was not
	AskEndgame      // VP of Endgame Intrigue and wild icon of the seat
	AskTile         // the Tile that is turned up on Stack, Min to Max: 0 where it may be empty, and is
	AskChoice       // 1 or more: which of Table.Choice is taken, of the Mask; Amount of them are still to be picked
	// a card did more
	AskMore       // a MoreKind
	AskLoser      // a Seat of Mask that lost troops
	AskStack      // a Stack of Mask from which the seat buys a tile
	AskMoreNumber // a number, Min to Max, for the MoreKind in Amount; AnsZero + n when Signed
	// a correction
	AskFixSeat   // a Seat; 0 the table
	AskFixField  // a Field
	AskFixValue  // a number
	AskFixReason // a Reason
	// facts nobody has reported: the answer is the number itself
	FactAgent     // a human Seat with an Agent on Space; 0 free
	FactPost      // a human Seat with a Spy on Post; 0 free
	FactBonus     // bonus spice on Space
	FactInfluence // influence of About with Faction
	FactWall      // 1 it stands, 0 it is gone
	FactIntrigue  // Intrigue cards of About
	FactPurse     // tokens of Resource of About
	FactVP        // VP of About
	FactUnits     // units of About in the Conflict
	FactStrength  // strength of About, units and all
	FactGarrison  // troops in the garrison of About
	FactToken     // 1 the token of Space is there, 0 it is gone
	FactOffer     // a Stack of Mask from which a human bought a tile since; 0 none, or no more
	FactTop       // the Tile that lies face up on Stack, in the same way; Amount did when that was told last
	FactHeight    // how many tiles are in Stack, the one that lies face up among them
	FactOwner     // a human Seat that bought the Tile in Amount; 0 nobody
	FactFirst     // 1 the bonus for the first seat on a space of Track still lies there, 0 it is gone
	FactFlag      // a Space of Mask on whose flag a unit of About stands; 0 none
	FactDividends // how often humans took what gives Rivals tokens since they were asked last
	// the table's own Hagal deck
	AskCard // a Card of the deck turned up; AnsNoCard when none of the deck fits
	QKindEnd
)

// Special answers. Answers that name something are its index, 1 or more.
const (
	AnsOpen     = -1  // not decided here: the effect does not happen and is listed
	AnsDone     = 0   // the marked default: done, nobody, none
	AnsReveal   = 100 // the Reveal turn
	AnsMore     = 101 // a card did more
	AnsFix      = 102 // fix a number
	AnsAlliance = 103 // reactive: done, and an Alliance was taken from a Rival
	AnsNoCard   = 104 // physical deck: no card fits
	AnsBlocked  = 105 // "that can't be": the space of this fact is blocked
	AnsTile     = 106 // and the number of a Stack: a human bought its tile
	AnsZero     = 50  // a Signed question: the answer is AnsZero + n
)

// Question is what the table must know from outside. It is passed by value; the
// asker must not keep it.
type Question struct {
	Kind     QKind
	Seat     Seat // who decides or knows
	About    Seat // whom it is about
	Other    Seat // whose turn raised it
	Space    Space
	Post     Post
	Faction  Faction
	Resource Resource
	Group    Group
	Track    Track
	Unit     Unit
	Pick     Pick
	Rank     int8 // Listed: the place in the list; TwoDifferent: how many are still to be picked
	Amount   int8
	Min, Max int16
	Stack    Stack
	Stacks   uint8  // AskWhereTo, AskReveal: stacks from which a tile can be bought, a bit each
	Mask     uint32 // the open answers, a bit each; 0 where numbers are asked
	Spied    uint32 // AskWhereTo: spaces open only by a Spy beside them
	Reactive bool   // AskWhereTo: a bare AnsDone is a move that is not reported
	Deep     bool   // AskPost: deep cover, on a post whoever else has a Spy there
	Follow   bool   // part of a move already begun: drawn under the first question
	Rule     RuleID // which rule reads the answer
}

// Open reports whether answer n is among the open ones of the mask.
func (q *Question) Open(n int) bool { return n >= 0 && n < 32 && q.Mask&(1<<n) != 0 }

// Asker answers questions. It may stop the table with Stop. It must answer what
// the kind says; out-of-range answers are refused by the caller of the table.
type Asker interface {
	Ask(t *Table, q Question) int
}

// stopped is the private panic that carries a Stop out of a turn.
type stopped struct{ why error }

// Stop leaves the table in the middle of a turn: the human backs out, or a fact
// cannot be known. The nearest Run returns why.
func Stop(why error) { panic(stopped{why}) }

// Run calls f and returns nil, or the error that was given to Stop inside it.
// Any other panic goes on.
func Run(f func()) (err error) {
	defer func() {
		switch x := recover().(type) {
		case nil:
		case stopped:
			err = x.why
		default:
			panic(x)
		}
	}()
	f()
	return nil
}

func (t *Table) ask(q Question) int {
	t.step()
	return t.Asker.Ask(t, q)
}

// Fits reports whether a is a legal answer to q: what a prompt offers, what a
// recorded answer may still be.
func (q *Question) Fits(a int) bool {
	info := q.Kind.Info()
	if info.Aside && (a == AnsMore || a == AnsFix) {
		return true
	}
	if a > AnsTile && a <= AnsTile+Stacks && q.Stacks&(1<<(a-AnsTile)) != 0 {
		return true
	}
	switch q.Kind {
	case AskWhereTo:
		return a == AnsReveal || q.Reactive && (a == AnsDone || a == AnsAlliance) || q.Open(a)
	case AskReveal:
		return a >= 0 && a <= int(q.Max)
	case AskIntriguePlay:
		return a == AnsDone || q.Open(a)
	case AskTroops:
		return a >= 0 && a <= TroopsOfSeat
	case AskMoreNumber:
		if q.Signed() {
			a -= AnsZero
		}
		return a >= int(q.Min) && a <= int(q.Max)
	case FactAgent:
		return a == AnsBlocked || q.Open(a)
	}
	switch {
	case info.Domain == OfDice:
		return a/10 >= 1 && a/10 <= 6 && a%10 >= 1 && a%10 <= 6
	case info.Domain == OfCard:
		return a == AnsNoCard || a >= 1 && a <= int(q.Max)
	case q.Mask != 0:
		return q.Open(a)
	}
	return a >= int(q.Min) && a <= int(q.Max)
}
