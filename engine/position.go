package engine

import "math/bits"

// Variants are the switches of the variants (docs/rules/variants.md).
type Variants struct {
	ExpertDeployment bool
	BrutalEscalation bool
	SmartPolitics    bool
	RowChurn         bool // solo only
}

// SeatState is what lies before one seat. Counts are never negative.
type SeatState struct {
	Human       bool
	Rival       RivalID // the Rival card, for a seat that is not human
	Streamlined bool    // plays streamlined (rule setup.streamlined)

	VP          int8
	Influence   [FactionEnd]int8 // 0 to 6 by Faction; index 0 unused
	Agents      int8             // Agents still to send this round
	Swordmaster bool             // owns the third Agent
	Revealed    bool             // a human that has taken its Reveal turn
	Purse       [ResourceEnd]int16
	Intrigue    int16
	Garrison    int8               // troops in the garrison
	Troops      int8               // troops in the Conflict
	Sandworms   int8               // sandworms in the Conflict
	Units       [UnitCap]UnitCount // of further kinds; index 0 unused
	Hooks       bool
	HighCouncil bool
	Strength    int16 // swords and card bonuses of this Combat, without units
	// TotalStrength replaces counting when HasTotal is true (reactive input, or
	// a strength that the table told after Combat Intrigue).
	TotalStrength   int16
	HasTotal        bool
	Icons           [IconEnd]int8  // face-up battle icons
	SpiesPlaced     [4]Post        // a Rival's posts, oldest first; 0 ends the list
	MentatNextRound bool           // 2020: a Mentat won as a reward
	Tracks          [TrackCap]int8 // a Rival's space on each track, 0 the start; index 0 unused
	Negotiators     int8           // troops of a Rival at the market of tiles, in no supply
	Tiles           TileSet        // that it bought
	Used            TileSet        // of a Rival's: used in this round
}

// Unknown holds the facts that nobody has reported (docs/position.md).
type Unknown struct {
	Agents     SpaceSet // is a human's Agent there
	Bonus      SpaceSet // bonus spice on the space
	Tokens     SpaceSet // has the token that was there been taken
	Spies      PostSet  // is a human's Spy there
	ShieldWall bool
	First      TrackSet // does the bonus for the first there still lie
	Flag       Seat     // the human whose unit may stand on a flag, where nobody told
	Offer      bool     // did a human buy tiles since they were told of
	Heights    uint8    // how many tiles are in these stacks, a bit each
	Bought     TileSet  // did a human buy these tiles, none of which lay face up when that was told
	Seats      [Seats + 1]UnknownSeat
}

// AllTokens says of each resource that it is unknown.
func AllTokens() (all [ResourceEnd]bool) {
	for r := range all {
		all[r] = true
	}
	return all
}

// UnknownSeat holds the unknown facts of one human.
type UnknownSeat struct {
	Influence [FactionEnd]bool
	Purse     [ResourceEnd]bool
	Intrigue  bool
	VP        bool
	Troops    bool // in the Conflict
	Sandworms bool
	Strength  bool
	Hooks     bool
}

// Pile is an ordered pile of N Hagal cards. Cards[N-1] is the top; the notation
// lists the top first. Cards beyond N are 0.
type Pile struct {
	N     uint8
	Cards [PileCap]Card
}

// Deck is the House Hagal deck as it lies.
type Deck struct {
	Physical bool // the table turns its own printed cards; the piles are empty
	Draw     Pile
	Discard  Pile
}

// SeatList is an ordered list of seats.
type SeatList struct {
	N    uint8
	Seat [Seats]Seat
}

// Has reports whether s is in the list.
func (l SeatList) Has(s Seat) bool {
	for i := uint8(0); i < l.N; i++ {
		if l.Seat[i] == s {
			return true
		}
	}
	return false
}

// Add appends s. A seat that is in the list already stays where it is.
func (l *SeatList) Add(s Seat) {
	if !l.Has(s) && int(l.N) < len(l.Seat) {
		l.Seat[l.N] = s
		l.N++
	}
}

// Position is everything that a Rival or the score may look at, at one moment
// of the game. It is plain data: copied with =, compared with ==. Names are kept
// elsewhere; data reads and writes the notation.
type Position struct {
	Game       GameID
	Mode       Mode
	Difficulty Difficulty
	Variants   Variants
	Target     int8 // VP that end the game
	Round      int8
	Phase      Phase
	Conflict   Conflict           // the face-up Conflict card, 0 when unknown
	Seen       [RoundCap]Conflict // in order, the current one last; 0 ends the list
	First      Seat
	Turn       Seat
	WallGone   bool                // the Shield Wall was removed (so that the zero value stands)
	Bonus      [SpaceCap]int8      // bonus spice by space
	AgentsOf   [Seats + 1]SpaceSet // spaces with an Agent of a seat; index 0 unused
	SpiesOf    [Seats + 1]PostSet  // posts with a Spy of a seat; index 0 unused
	Control    [SpaceCap]Seat
	Flags      [SpaceCap]Seat // whose unit stands on the control flag of a space
	Tokens     SpaceSet       // spaces that have a token
	Market     Market
	Alliance   [FactionEnd]Seat
	FirstGone  TrackSet // tracks whose bonus for the first there is taken
	Reveals    SeatList // humans that have revealed this round, in order
	Shown      SeatList // Rivals whose strength cards of this Combat are up
	Unknown    Unknown
	Blocked    SpaceSet             // spaces that a player's card closes this round
	Seat       [Seats + 1]SeatState // index 0 unused
	Deck       Deck
}

// Supply returns the troops of s that are neither in garrison nor in Conflict nor at
// the market: 12 minus these (rule setup.troops).
func (p *Position) Supply(s Seat) int {
	x := &p.Seat[s]
	return TroopsOfSeat - int(x.Garrison) - int(x.Troops) - int(x.Negotiators)
}

// SpiesOut returns how many Spies of s are on the board.
func (p *Position) SpiesOut(s Seat) int { return bits.OnesCount16(uint16(p.SpiesOf[s])) }

// AgentsOut returns how many Agents of s are on the board.
func (p *Position) AgentsOut(s Seat) int { return bits.OnesCount32(uint32(p.AgentsOf[s])) }

// Taken returns the spaces that have an Agent.
func (p *Position) Taken() SpaceSet { return p.AgentsOf[1] | p.AgentsOf[2] | p.AgentsOf[3] }

// Watched returns the posts that have a Spy.
func (p *Position) Watched() PostSet { return p.SpiesOf[1] | p.SpiesOf[2] | p.SpiesOf[3] }

// AgentsOn returns the seats that have an Agent on sp.
func (p *Position) AgentsOn(sp Space) (there SeatSet) {
	for s := Seat(1); s <= Seats; s++ {
		if p.AgentsOf[s].Has(sp) {
			there = there.With(s)
		}
	}
	return there
}

// SpiesOn returns the seats that have a Spy on post.
func (p *Position) SpiesOn(post Post) (there SeatSet) {
	for s := Seat(1); s <= Seats; s++ {
		if p.SpiesOf[s].Has(post) {
			there = there.With(s)
		}
	}
	return there
}

// After returns the seat clockwise of s.
func After(s Seat) Seat { return s%Seats + 1 }

// Order returns the three seats in turn order from the first player: clockwise
// in solo; in two-player the first player, the Rival, the other human (docs/rules/two-players.md).
func (p *Position) Order() [Seats]Seat {
	a := p.First
	b, c := After(a), After(After(a))
	if p.Mode == TwoPlayer && p.Seat[b].Human {
		b, c = c, b
	}
	return [Seats]Seat{a, b, c}
}
