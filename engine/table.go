package engine

// Actor is who acts for the Rivals. The rounds call it, nothing else calls
// upwards. Package rival implements it.
type Actor interface {
	// AgentTurn takes one whole Agent turn of s and reports whether an Agent
	// was sent.
	AgentTurn(t *Table, s Seat) bool
	// ShowStrength turns up the strength cards of s in Combat.
	ShowStrength(t *Table, s Seat)
	// SpyPlaced follows a Spy of s that was just placed: the Scheme.
	SpyPlaced(t *Table, s Seat)
	// Signet carries out the Signet of s.
	Signet(t *Table, s Seat)
	// Settle runs the conversions of all Rivals (docs/rules/settle.md).
	Settle(t *Table)
}

// Options are what people agreed on beside the rules.
type Options struct {
	Reactive bool // humans don't report their moves; facts are asked
	Deals    bool // the app deals the Conflict cards
	Rolls    bool // the app rolls the row churn
	Tiles    bool // the app turns up tiles of the market
	Purses   bool // the app keeps the humans' purses as far as it books them
}

// Turn is what the turn under way has done so far.
type Turn struct {
	Seat     Seat
	Space    Space
	Card     Card // the Hagal card turned up and not decided yet, 0 for none
	Recruits int
	Mustered int // units that are no troops, of the turn
	Held     int // recruits beside these that stay at home this turn
	Cause    Cause
	Reward   int8 // the place being rewarded, 0 outside
}

// OpenChoice is a choice left open: what a human would have to choose.
type OpenChoice struct {
	Seat     Seat
	Verb     Verb
	N        int8     // how much: steps, Spies, or what one payment costs
	Pick     Pick     // of Influence: TwoDifferent asks for two Factions
	Resource Resource // of a payment: what is paid, ResourceEnd for Spies
	Times    int8     // of a payment: how often it may be made
}

// Table is a position in play: the rules in force, who answers, what happened.
// Its methods are the verbs: what may change it, by what happens or by what is
// asked. What can only be read off is in Board, what an effect does for a seat in player,
// its units in force, what only a human does in human, and what comes after what in
// game. A Table is used by one goroutine at a time.
// Copying Pos is all it takes to remember a moment.
type Table struct {
	Board
	Asker   Asker
	Rivals  Actor
	Luck    Luck
	Options Options
	Turn    Turn
	steps   int   // that this turn or phase may still take, see Endless; 0 or less: nobody counts
	sent    Space // where an Agent was sent last
	tile    Tile  // that is being used
	Watch   bool  // keep Events
	Events  []Event
	Counts  *Counts // nil: nobody counts
	Open    []OpenChoice
	Choice  []Effect // what an AskChoice is about
	// Tally counts VP by seat and source since the Table was made.
	Tally [Seats + 1][SourceEnd]int16
	// Result is set when the game is over.
	Result Outcome
	// Text is the asker's number of a text that came with its last answer, such
	// as a note or a reason; 0 for none. EvMore and EvFix carry it.
	Text int16
	// Untaken is how often humans may have taken dividends that nobody told of
	// (rule track.dividends).
	Untaken int

	details []Detail // of Events
	unheard Detail   // where the Detail of an event goes that nobody watches

	vague  SeatSet // humans that made a move which they did not report
	home   SeatSet // and whose garrison nobody knows since
	worm   SeatSet // humans that told of a sandworm in this Combat
	told   SeatSet // humans that were asked for one
	noFlag SeatSet // whose units stand on no flag after this Combat
	units  SeatSet // humans that told how many units they have in the Conflict
	half   int     // which half of a doubled reward is being taken, 0 or 1
}

// Outcome is how a game ended.
type Outcome struct {
	Winners SeatSet // several when the last tie stands (docs/rules/end.md, docs/decisions.md#q8)
	By      int8    // tie-break that decided: 0 VP, 1 spice, 2 Solari, 3 water, 4 garrison, 5 Reveal turn, ByTileHeld
}

// ByTileHeld is that a tile decided: it wins every tie, before spice.
const ByTileHeld = 6

// Again puts the table back to pos for another game under the same rules, with
// chance of that seed. Of the game before nothing is left but the room of its
// events, which may not be read any more.
func (t *Table) Again(pos *Position, seed uint64) {
	*t = Table{
		Board: Board{Pos: *pos, Rules: t.Rules, known: t.known}, Asker: t.Asker, Rivals: t.Rivals, Luck: Luck{Seed: seed}, Options: t.Options,
		Watch: t.Watch, Counts: t.Counts, Events: t.Events[:0], Open: t.Open[:0], details: t.details[:0],
	}
}

// BeginTurn starts the turn of s: nothing sent, nothing recruited.
func (t *Table) BeginTurn(s Seat) {
	t.Turn = Turn{Seat: s, Cause: ByCard}
	if t.Watch {
		rule := RoundOrder
		if t.spoils(s) {
			rule = RoundHouseHagal
		}
		t.Emit(&Event{Kind: EvTurn, Seat: s, Rule: rule})
	}
}

// SendAgent sends an Agent of s to sp. Whoever controls the space is paid
// before the card's own effects, the visitor too if it is its own (rule turn.control).
func (t *Table) SendAgent(s Seat, sp Space) {
	x := &t.Pos.Seat[s]
	t.Turn.Space, t.sent = sp, sp
	t.Pos.AgentsOf[s] = t.Pos.AgentsOf[s].With(sp)
	t.Pos.Unknown.Agents = t.Pos.Unknown.Agents.Without(sp)
	x.Agents--
	t.Counts.agent(s, sp)
	if t.Watch && !x.Human {
		t.Emit(&Event{Kind: EvSend, Seat: s, Rule: TurnSend, Space: sp})
	}
	if t.Pos.Controls(sp) != NoSeat {
		t.player(s).controlBonus(sp)
	}
	if x.Tiles != 0 && !x.Human {
		t.TilesAt(s, AtFirstAgent)
	}
}

func (t *Table) open(q Question, v Verb, n int8) {
	t.Open = append(t.Open, OpenChoice{Seat: q.Seat, Verb: v, N: n, Pick: q.Pick, Resource: q.Resource, Times: int8(q.Max)})
}

// heard takes the text that came with the last answer.
func (t *Table) heard() int16 {
	n := t.Text
	t.Text = 0
	return n
}
