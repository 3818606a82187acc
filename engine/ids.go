// Package engine is the table: positions, phases, effects, combat and scoring.
// It knows seats, not who sits there, and it never reads a clock, a file or a
// terminal: all that comes from outside is an answer to a Question.
package engine

import "math/bits"

// Capacities of the fixed arrays in a Position. A box of rules that needs more
// is refused by its reader.
const (
	Seats       = 3  // participants at a table
	SpaceCap    = 32 // board spaces, index 0 unused
	PostCap     = 16 // observation posts, index 0 unused
	ConflictCap = 32 // Conflict cards, index 0 unused
	CardCap     = 64 // kinds of Hagal card, index 0 unused
	PileCap     = 80 // Hagal cards in one pile
	RoundCap    = 12 // rounds of a game
	TrackCap    = 4  // tracks beside those of influence, index 0 unused
)

// Seat is a place at the table, 1 to 3 in clockwise order. 0 is nobody.
type Seat uint8

// NoSeat is nobody.
const NoSeat Seat = 0

// SeatSet is a set of seats; bit 0 stands for seat 1.
type SeatSet uint8

// Has reports whether s is in the set. NoSeat never is.
func (x SeatSet) Has(s Seat) bool { return s != NoSeat && x&(1<<(s-1)) != 0 }

// With returns the set and s.
func (x SeatSet) With(s Seat) SeatSet { return x | 1<<(s-1) }

// Without returns the set but for s.
func (x SeatSet) Without(s Seat) SeatSet { return x &^ (1 << (s - 1)) }

// Len returns how many seats are in the set.
func (x SeatSet) Len() int { return bits.OnesCount8(uint8(x)) }

// First returns the lowest seat of the set, NoSeat when it is empty.
func (x SeatSet) First() Seat {
	if x == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros8(uint8(x)) + 1)
}

// Faction is one of the four powers with an influence track. 0 is none.
type Faction uint8

// The four Factions, in the order of the board.
const (
	NoFaction Faction = iota
	Emperor
	SpacingGuild
	BeneGesserit
	Fremen
	FactionEnd // one past the last
)

// allFactions has the bit of each Faction, for answers that name one.
const allFactions = 1<<Emperor | 1<<SpacingGuild | 1<<BeneGesserit | 1<<Fremen

// Space is a board space: its index in Rules.Spaces. 0 is none.
type Space uint8

// NoSpace is no board space.
const NoSpace Space = 0

// SpaceSet is a set of spaces; bit n stands for space n. There is no space beyond
// SpaceCap: the remainder in its methods tells the compiler so, which else guards each
// shift.
type SpaceSet uint32

// Has reports whether s is in the set.
func (x SpaceSet) Has(s Space) bool { return x&(1<<(s%SpaceCap)) != 0 }

// With returns the set and s.
func (x SpaceSet) With(s Space) SpaceSet { return x | 1<<(s%SpaceCap) }

// Without returns the set but for s.
func (x SpaceSet) Without(s Space) SpaceSet { return x &^ (1 << (s % SpaceCap)) }

// Post is an observation post: its index in Rules.Posts. 0 is none.
type Post uint8

// NoPost is no observation post.
const NoPost Post = 0

// PostSet is a set of posts; bit n stands for post n. For the remainder see SpaceSet.
type PostSet uint16

// Has reports whether p is in the set.
func (x PostSet) Has(p Post) bool { return x&(1<<(p%PostCap)) != 0 }

// With returns the set and p.
func (x PostSet) With(p Post) PostSet { return x | 1<<(p%PostCap) }

// Without returns the set but for p.
func (x PostSet) Without(p Post) PostSet { return x &^ (1 << (p % PostCap)) }

// Group is a group of posts that an effect names: an index in Rules.Groups.
// 0 means any post.
type Group uint8

// Conflict is a Conflict card: its index in Rules.Conflicts. 0 is none known.
type Conflict uint8

// Card is a kind of Hagal card: its index in the deck of the box. 0 is none.
type Card uint8

// RivalID is a Rival card: its index in the Rival cards of the box. 0 is none.
type RivalID uint8

// Icon is a battle icon of a Conflict card or an Objective. 0 is none.
type Icon uint8

// The battle icons (Uprising). Wild pairs with any other at the end.
const (
	NoIcon Icon = iota
	Crysknife
	DesertMouse
	Ornithopter
	Wild
	IconEnd // one past the last
)

// GameID tells which board is on the table.
type GameID uint8

// The boards.
const (
	Uprising GameID = iota
	Imperium        // the game of 2020
)

// Mode is who sits at the table.
type Mode uint8

// The modes.
const (
	Solo      Mode = iota // a human and two Rivals
	TwoPlayer             // two humans and one Rival
)

// Difficulty is a level: its index in Rules.Levels. Two-player has none (0 of
// that list stands for none).
type Difficulty uint8

// Phase is a part of the round.
type Phase uint8

// The phases in order.
const (
	PlayerTurns Phase = iota // first, so that the zero value is the default
	Combat
	Makers
	Recall
	Over
	RoundStart
)

// Resource is something counted in tokens.
type Resource uint8

// The resources, in the order in which a Rival pays for its Swordmaster but for
// Intrigue, which stands between Spice and Water (docs/rules/settle.md).
const (
	Solari Resource = iota
	Spice
	Water
	ResourceEnd
)
