package engine

// EventKind is what happened.
type EventKind uint8

// The kinds of event. The comment tells which fields carry what; Seat is always
// who does it or whom it happens to, Rule which rule says so. Fields of the
// Detail are named as they are there.
const (
	NoEvent          EventKind = iota
	EvRound                    // a round begins: Amount its number
	EvConflict                 // Amount: the Conflict turned up
	EvDefend                   // a defending troop enters: Space controlled
	EvTurn                     // a turn of Seat begins
	EvCard                     // a Hagal card: Card, Result, Why; Space or Post; Other holds an occupied space
	EvShuffle                  // the whole deck is shuffled into a new pile: Amount cards
	EvNoCard                   // no card of a whole fresh deck fits: the Agent stays
	EvSend                     // an Agent goes to Space
	EvTake                     // Amount of Resource from the bank, Total afterwards, Cause; Bonus of it bonus spice
	EvBank                     // Amount of Resource goes to the bank instead (streamlined)
	EvIntrigue                 // Amount Intrigue cards, Total afterwards
	EvSteal                    // Amount Intrigue cards at random from Other; Total of Seat afterwards; Kept or discarded; Left to Other
	EvRaise                    // Faction to Total by Amount, Cause
	EvLower                    // Faction to Total by Amount
	EvVP                       // Amount VP (may be negative), Total afterwards, Source
	EvAlliance                 // takes the Alliance of Faction; Other held it before
	EvAllianceLost             // loses the Alliance of Faction; Other takes it
	EvBonusAt4                 // a human reaches 4 with Faction: the printed bonus is theirs
	EvSpy                      // a Spy on Post
	EvSpyHome                  // the Spy of Post returns
	EvNoSpy                    // no Spy is placed: no post of Group is free
	EvHooks                    // takes Maker Hooks
	EvWall                     // removes the Shield Wall
	EvWorms                    // Amount sandworms enter, Total afterwards; Strength
	EvRecruit                  // Amount troops from supply, Total the garrison; Wanted
	EvDeploy                   // Amount troops enter: Recruits of this turn, FromGarrison the others; Garrison; Total strength
	EvNoDeploy                 // none enter, Rule says why
	EvBuySwordmaster           // Paid; Amount 1: usable this round
	EvBuyVP                    // pays Amount of Resource (ResourceEnd: Intrigue) for 1 VP
	EvPay                      // Paid for an effect
	EvScheme                   // the Scheme begins
	EvSignet                   // the Signet begins
	EvControl                  // a control marker on Space; Other had it
	EvControlLost              // the control marker of Seat comes off Space; Other won the Conflict
	EvControlBonus             // Amount of Resource for control of Space; Other visits
	EvVisit                    // a human's Agent goes to Space; Infiltrates
	EvMoved                    // a human's Agent turn that is not reported
	EvReveal                   // a human's Reveal turn: Amount swords
	EvDice                     // row churn: the Dice
	EvCombat                   // the Combat begins
	EvStrengthCard             // turns up Card in Combat: Amount swords, Total strength
	EvStrength                 // Total: the strength of Seat
	EvReward                   // takes reward Amount (1 to 3), Times; Share; Unsure
	EvKeepCard                 // keeps the Conflict card: Amount its icon
	EvPair                     // turns a pair of icons face down: Amount the icon; Wild
	EvHome                     // Amount troops and Sandworms go home
	EvMaker                    // Space gains Amount bonus spice, Total there; Unknown
	EvRecall                   // all Agents home
	EvFirst                    // Seat takes the First Player marker
	EvEnd                      // the game is over; Amount 1 by VP, 2 by the Conflict deck
	EvEndgame                  // Amount VP of Endgame Intrigue
	EvTie                      // a tie for the win of Seats; TieBreak
	EvWin                      // Seat wins; TieBreak decided
	EvDecision                 // Seat chose: the Decision
	EvDone                     // the Swordmaster of a human: third Agent
	EvHighCouncil              // a human takes the seat
	EvAgentHome                // the Agent on Space comes home
	EvRetreat                  // Amount troops leave the Conflict for the garrison
	EvMore                     // a card did more: Amount the MoreKind; Text
	EvFix                      // a correction: Field, Old, Total new, Reason; Text
	EvMentat                   // an extra Agent: Amount 1 this round, 0 next round
	EvChoice                   // a human takes Amount of the effects of a choice, which is its own business
	EvIgnored                  // a reward that Rivals ignore, Rule says why
	EvToken                    // takes the token of Space for a Unit: Total of them in the garrison
	EvTokenGone                // the token of Space goes to the box
	EvTokenLeft                // the token of Space stays: Seat can't pay for it
	EvMuster                   // recruits Amount of Unit from its supply, Total of them in the garrison
	EvUnitsIn                  // Amount of Unit enter, Total strength
	EvUnitsOut                 // Amount of Unit leave the Conflict for the garrison, Total left in it
	EvUnitsHome                // Amount of Unit go where their kind goes after a Conflict
	EvLost                     // Amount of Unit (0: troops) of the garrison are lost, Total left there
	EvLostIn                   // Amount of Unit (0: troops) in the Conflict are lost, Total strength
	EvBonusTaken               // takes Amount bonus spice of Space, Total left there
	EvHost                     // Amount Intrigue cards for the human whose space it is; Seat 0: either human
	EvNotGained                // Amount of Resource or Intrigue (ResourceEnd) a streamlined Rival does not keep
	EvStep                     // one step along Track to space Total; Amount 0: it stands at the end already
	EvTrackHome                // its token goes back to the start of Track from space Amount
	EvTileUp                   // Tile lies face up on stack Amount, which has Total
	EvTileOff                  // Tile is taken off stack Amount, since no tile that Rivals may take lies face up; Total are left
	EvTile                     // buys Tile of stack Amount, where Total are left: a Rival has Paid, and Negotiators
	EvNoTile                   // buys no tile: it can pay none that it may take; Amount its spice
	EvTileUse                  // uses Tile at Amount, a Moment; MomentEnd: for a test
	EvTileGone                 // Tile of Seat goes out of the game
	EvNegotiator               // Amount troops from supply wait at the market, Total of them
	EvSwords                   // Amount swords, Total strength
	EvTold                     // the table does what Amount, a Notice, says
	EvFlag                     // a Unit onto the flag of Space; Other's marker lies there
	EvFlagHome                 // the Unit on the flag of Space goes to the garrison; Other's marker lies there
	EvUnitBack                 // Amount of Unit leave the Conflict for the supply, Total left in it
	EventEnd
)

// Result is what became of a Hagal card.
type Result uint8

// The results (docs/position.md).
const (
	NoResult Result = iota
	Played
	Continued
	Skipped
	Reshuffled
	StrengthShown
)

// Why is the first test a skipped card failed, in the order of docs/rules/turn.md.
type Why uint8

// The reasons.
const (
	NoWhy Why = iota
	WhyCondition
	WhyNoBonusSpice
	WhySmartPolitics
	WhyBlocked
	WhyOccupied
	WhyEnd // one past the last
)

// Cause is where an effect comes from.
type Cause uint8

// The causes.
const (
	NoCause Cause = iota
	ByCard
	BySignet
	ByScheme
	ByControl
	ByReward
	ByVisit
	ByCardPlayed // a human's own card
	ByFix
	BySettle
	ByTrack
	ByTile
)

// Source is what a VP came from.
type Source uint8

// The sources.
const (
	FromInfluence Source = iota
	FromAlliance
	FromConflict
	FromIcons
	FromBought
	FromCards
	FromEndgame
	FromFix
	FromTrack
	FromTile
	SourceEnd
)

// By is what decided a choice.
type By uint8

// The deciders.
const (
	ByNothing By = iota
	ByWeight     // one option had the best figure
	ByList       // several tied: the Rival card's list
	ByOrder      // the first free one in the order given
	ByOnly       // there was one option
	ByNumber     // a numbered icon names the place in the list
	ByTotal      // tied on bonus spice: most spice in all
	ByHuman      // several tied: the human decided (2020)
)

// Event is one thing that happened, as plain data. Zero fields say nothing.
type Event struct {
	Kind     EventKind
	Seat     Seat
	Other    Seat
	Rule     RuleID
	Card     Card
	Space    Space
	Post     Post
	Faction  Faction
	Resource Resource
	Group    Group
	Track    Track
	Cause    Cause
	Result   Result
	Why      Why
	Unit     Unit
	Tile     Tile
	Amount   int16
	Total    int16
	*Detail  // what only few kinds have; never nil in an event that a table kept
}

// Detail is what few kinds of event tell beside the rest. It is kept apart, so
// that the many others stay small.
type Detail struct {
	Source       Source // of VP
	Bonus        int16  // bonus spice of what is taken
	Kept         bool   // the stolen card, by the seat that took it
	Left         int16  // Intrigue cards left to Other, -1 unknown
	Wanted       int16  // troops to be recruited, had all been in supply
	Recruits     int16  // of the troops that enter: recruits of this turn
	FromGarrison int16  // and the others
	Garrison     int16  // left in it
	Strength     int16  // with the sandworms
	Sandworms    int16  // that go home
	Paid         Cost
	Negotiators  int16 // that go back to supply for a tile
	Infiltrates  bool  // another's Agent is there
	Dice         [2]int8
	Times        int8    // how often the reward is taken
	Share        int8    // how many seats share the place
	Unsure       bool    // it is twice with a sandworm that nobody told of
	Wild         bool    // one icon of the pair is
	Unknown      bool    // whether bonus spice was put there
	Seats        SeatSet // that tie
	TieBreak     int8    // as of Outcome.By
	Field        Field   // that was corrected
	Old          int16   // its value before
	Reason       Reason
	Text         int16 // a note's or a reason's, as of Table.Text
	Decision
}

// Decision is what was weighed, what was chosen and what decided.
type Decision struct {
	Asked  QKind // what was chosen: a Faction or a Post; NoQuestion: a Space
	Chosen uint8
	By     By
	NOpt   uint8
	Opt    [PostCap]Weighed
}

// Weighed is an option of a decision: its index and the figure it was judged by.
type Weighed struct {
	ID uint8
	W  int8
}

// Weigh adds an option and its figure.
func (d *Decision) Weigh(id uint8, w int8) {
	d.Opt[d.NOpt] = Weighed{ID: id, W: w}
	d.NOpt++
}

// noDetail is the Detail of an event that has none.
var noDetail = new(Detail)

// Emit appends e, which has no Detail, when somebody watches. Where every game tells
// most, Watch is asked before: an event is built before Emit is called.
func (t *Table) Emit(e *Event) {
	if t.Watch {
		t.keep(e)
	}
}

//go:noinline
func (t *Table) keep(e *Event) {
	if e.Detail == nil {
		e.Detail = noDetail
	}
	t.Events = append(t.Events, *e)
}

// Tell appends e when somebody watches, and returns its Detail to be filled in
// at once.
func (t *Table) Tell(e *Event) *Detail {
	if !t.Watch {
		return &t.unheard
	}
	return t.keepWith(e)
}

// Decided appends a decision: e is its event but for the kind.
func (t *Table) Decided(e *Event, d *Decision) {
	if t.Watch {
		e.Kind = EvDecision
		t.keepWith(e).Decision = *d
	}
}

//go:noinline
func (t *Table) keepWith(e *Event) *Detail {
	t.details = append(t.details, Detail{})
	e.Detail = &t.details[len(t.details)-1]
	t.keep(e)
	return e.Detail
}
