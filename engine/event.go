package engine

// EventKind is what happened.
type EventKind uint8

// The kinds of event. The comment tells which fields carry what; Seat is always
// who does it or whom it happens to, Rule which rule says so.
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
	EvTake                     // Amount of Resource from the bank, Total afterwards, Cause; Aux[0] of it bonus spice
	EvBank                     // Amount of Resource goes to the bank instead (streamlined)
	EvIntrigue                 // Amount Intrigue cards, Total afterwards
	EvSteal                    // Amount Intrigue cards at random from Other; Total of Seat afterwards; Aux[0] 1: kept, 0: discarded; Aux[1] left to Other, -1 unknown
	EvRaise                    // Faction to Total by Amount, Cause
	EvLower                    // Faction to Total by Amount
	EvVP                       // Amount VP (may be negative), Total afterwards, Aux[0] the Source
	EvAlliance                 // takes the Alliance of Faction; Other held it before
	EvAllianceLost             // loses the Alliance of Faction; Other takes it
	EvBonusAt4                 // a human reaches 4 with Faction: the printed bonus is theirs
	EvSpy                      // a Spy on Post
	EvSpyHome                  // the Spy of Post returns
	EvNoSpy                    // no Spy is placed: no post of Group is free
	EvHooks                    // takes Maker Hooks
	EvWall                     // removes the Shield Wall
	EvWorms                    // Amount sandworms enter, Total afterwards
	EvRecruit                  // Amount troops from supply, Total the garrison; Aux[0] wanted
	EvDeploy                   // Amount troops enter: Aux[0] of this turn's recruits, Aux[1] from garrison; Total strength
	EvNoDeploy                 // none enter, Rule says why
	EvBuySwordmaster           // pays Aux Solari, Spice, Water, Intrigue; Amount 1: usable this round
	EvBuyVP                    // pays Amount of Resource (ResourceEnd: Intrigue) for 1 VP
	EvPay                      // pays Aux Solari, Spice, Water, Intrigue, Amount Spies, for an effect
	EvScheme                   // the Scheme begins
	EvSignet                   // the Signet begins
	EvControl                  // a control marker on Space; Other had it
	EvControlLost              // the control marker of Seat comes off Space; Other won the Conflict
	EvControlBonus             // Amount of Resource for control of Space; Other visits
	EvVisit                    // a human's Agent goes to Space; Aux[0] 1: infiltrates
	EvMoved                    // a human's Agent turn that is not reported
	EvReveal                   // a human's Reveal turn: Amount swords
	EvDice                     // row churn: Aux[0], Aux[1] the dice
	EvCombat                   // the Combat begins
	EvStrengthCard             // turns up Card in Combat: Amount swords, Total strength
	EvStrength                 // Total: the strength of Seat
	EvReward                   // takes reward Amount (1 to 3); Aux[0] how often; Aux[1] how many share the place; Aux[2] 1: twice with a sandworm nobody told of
	EvKeepCard                 // keeps the Conflict card: Amount its icon
	EvPair                     // turns a pair of icons face down: Amount the icon; Aux[0] 1 with a wild one
	EvHome                     // Amount troops and Aux[0] sandworms go home
	EvMaker                    // Space gains Amount bonus spice, Total there; Aux[0] 1: unknown
	EvRecall                   // all Agents home
	EvFirst                    // Seat takes the First Player marker
	EvEnd                      // the game is over; Amount 1 by VP, 2 by the Conflict deck
	EvEndgame                  // Amount VP of Endgame Intrigue
	EvTie                      // a tie for the win of the seats in Aux[0] (SeatSet); Aux[1] the tie-break
	EvWin                      // Seat wins; Aux[0] the tie-break that decided, 0 VP
	EvDecision                 // Seat chose: Opt weighed, Chosen, By; Aux[0] the QKind
	EvDone                     // the Swordmaster of a human: third Agent
	EvHighCouncil              // a human takes the seat
	EvAgentHome                // the Agent on Space comes home
	EvRetreat                  // Amount troops leave the Conflict for the garrison
	EvMore                     // a card did more: Amount the MoreKind; Aux[3] the text of a note
	EvFix                      // a correction: Aux[0] Field, Aux[1] old, Total new, Amount Reason; Aux[3] its text
	EvMentat                   // an extra Agent: Amount 1 this round, 0 next round
	EvChoice                   // a human takes Amount of the effects of a choice, which is its own business
	EvIgnored                  // a reward that Rivals ignore, Rule says why
	EvNotGained                // Amount of Resource or Intrigue (ResourceEnd) a streamlined Rival does not keep
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

// Weighed is an option of a decision: its index and the figure it was judged by.
type Weighed struct {
	ID uint8
	W  int8
}

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
	Cause    Cause
	Result   Result
	Why      Why
	By       By
	Chosen   uint8
	NOpt     uint8
	Amount   int16
	Total    int16
	Aux      [4]int16
	Opt      [PostCap]Weighed
}

// emit appends e when somebody watches.
func (t *Table) emit(e Event) {
	if t.Watch && !t.Mute[e.Kind] {
		t.Events = append(t.Events, e)
	}
}

// Emit lets the packages above write what happened, and why.
func (t *Table) Emit(e Event) { t.emit(e) }
