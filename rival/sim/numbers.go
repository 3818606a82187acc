package sim

import "househagal/engine"

// Numbers are the settings of all stand-ins.
type Numbers struct {
	Random  RandomNumbers
	Blocker BlockerNumbers
	Planner PlannerNumbers
	Family  []Member // players of other tastes, each a planner with other numbers
}

// Member is a planner of other tastes.
type Member struct {
	Name    string
	Planner PlannerNumbers
}

// CardKind is a number of cards of a player's deck that send an Agent to the same
// sections of the board.
type CardKind struct {
	Copies   int
	Sections []string
}

// BlockerNumbers are the settings of the blocker. Weights have no unit: the open
// space with the greatest sum is taken.
type BlockerNumbers struct {
	Influence   int                  // for a step on a track
	Reach       int                  // more, when the step scores or takes an Alliance
	Block       int                  // for each Hagal card that leads there
	Combat      int                  // for a Combat space while it has troops
	Hooks       int                  // for Maker Hooks it lacks
	Price       int                  // against each token the space costs
	Pays        int                  // against a space that pays a Rival for control
	Spy         int                  // against recalling a Spy to get in
	Noise       int                  // up to so much by chance, so that games differ
	Swordmaster int                  // round from which it takes its third Agent; 0 never
	Swords      [engine.RoundCap]int // the swords it shows with units in the Conflict, by round
}

// PlannerNumbers are the settings of the planner. Worth is in hundredths of a VP.
type PlannerNumbers struct {
	Token       [engine.ResourceEnd]int // Solari, spice, water
	Intrigue    int                     // an Intrigue card
	Draw        int                     // a card of its own deck more this round
	Persuasion  int                     // a point at the Reveal turn
	Troop       int                     // a troop in the garrison
	Short       int                     // more, for one of the first three there
	Spy         int                     // a Spy on the board
	Influence   int                     // a step on a track, itself
	Toward      int                     // more, for a step just below one that scores
	Deny        int                     // more, for an Alliance taken from another
	Control     int                     // a control marker
	Block       int                     // each Hagal card that leads to the space
	Swordmaster int                     // the third Agent, for each round to come
	Council     int                     // the High Council seat, for each round to come
	Save        int                     // a Solari while it saves for either
	Hooks       int                     // Maker Hooks
	Agent       int                     // an Agent that comes home and acts again
	Icon        int                     // the Conflict card itself, beyond the VP of a pair
	Noise       int                     // up to so much by chance
	Buy         [engine.RoundCap]int    // persuasion of its cards at the Reveal turn, by round
	Swords      [engine.RoundCap]int    // swords it shows, by round
	Seat        int                     // persuasion of the High Council seat
	VPCard      int                     // persuasion a card costs that is worth 1 VP
	VPCards     int                     // how many of them there are
	Deck        int                     // persuasion spent on other cards for each further point at later Reveals
	Combat      int                     // strength of a Combat Intrigue card
	EndIntrigue int                     // Intrigue cards held at the end for 1 VP
	PerAgent    int                     // strength it expects of each Agent an opponent has left
	Margin      int                     // strength it wants above what it expects of the best opponent
	Hand        int                     // cards drawn a round
	Card        int                     // persuasion of a card of the market
	Cards       []CardKind              // the deck it starts with
	Market      []CardKind              // what it buys, each copy as likely
}

// As returns the numbers with those of a member of the family as the planner's;
// as they are for any other name.
func (n Numbers) As(name string) Numbers {
	for i := range n.Family {
		if n.Family[i].Name == name {
			n.Planner = n.Family[i].Planner
		}
	}
	return n
}
