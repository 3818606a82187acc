package engine

// Verb is what an effect does. The set is closed: each verb has one decoder and
// one rendering in the reader, one executor in effects.go, one line in docs.
type Verb uint8

// The verbs.
const (
	NoVerb        Verb = iota
	DoInfluence        // N steps with Faction, or with the Faction that Pick finds
	DoRecruit          // N troops from supply
	DoGain             // N tokens of Resource
	DoIntrigue         // N Intrigue cards
	DoVP               // N Victory Points
	DoSpy              // N Spies on posts of Group
	DoHooks            // take Maker Hooks, once
	DoWallIcon         // remove the Shield Wall if the seat has Maker Hooks
	DoRemoveWall       // remove the Shield Wall
	DoHarvest          // bonus spice, and base spice or sandworms, of the space of this turn
	DoSandworm         // N sandworms into the Conflict
	DoSignet           // the Signet of the seat's Rival card
	DoSteal            // 1 Intrigue at random from each opponent that holds N or more
	DoControl          // control marker on Space
	DoContract         // a contract; a Rival takes 2 Solari instead
	DoNothing          // what only a human does with cards: trash, draw
	DoPay              // pay Cost, then Then; a human may decline
	DoIf               // Then when If holds, otherwise Else
	DoRows             // a human chooses one of Then (first row) and Else (second row)
	DoAgentHome        // another Agent of the seat returns (Imperial Privilege)
	DoSwordmaster      // a human takes the third Agent
	DoHighCouncil      // a human takes the seat; once seated: Else
	DoMentat           // 2020: an extra Agent next round
	DoTakeEach         // N tokens of Resource from each opponent that has any
	DoMentatNow        // 2020: the Mentat, if it is there: an extra Agent this round
	DoChoose           // N of the effects in Then; what a Rival takes the human decides (2020)
	DoTakeToken        // a Rival pays for the token of this turn's space and takes it
	DoDropToken        // the token of this turn's space goes to the box
	DoRecruitHome      // N troops from supply that stay at home this turn
	DoDeepCover        // N Spies on posts of Group where the seat has none, whoever else has
	DoHost             // N Intrigue cards for the human whose space it is
	DoTakeBonus        // N bonus spice of the Maker space that has most
	DoTrack            // N steps along Track
	DoTell             // only told: Notice
	DoCommission       // N units of Unit from supply
	DoDividends        // N Solari, and Others of them for every other seat
	DoRecruitIn        // N troops from supply, at once into the Conflict where nothing holds them back
	DoReturnUnit       // N units of Unit from the Conflict to supply; none of its seat goes onto a flag then
	DoTile             // a Rival buys a tile of the market at N less; where it can't, Else
	DoNegotiator       // N troops from supply wait at the market
	DoSwords           // N swords in this Combat
	DoTrashTile        // the tile that is being used goes out of the game
	VerbEnd
)

// Pick tells how an effect finds its Faction when it names none.
type Pick uint8

// The ways to pick a Faction.
const (
	Named         Pick = iota // Effect.Faction
	Least                     // free choice: where it has least; ties by list (docs/rules/choices.md)
	Most                      // where it has most; ties by list
	Listed                    // the Faction in place Rank of its list
	TwoDifferent              // two different Factions, least first
	WinsAlliance              // one whose Alliance the gain wins, else Least
	OpponentAhead             // one where some opponent is ahead; none: nothing (2020)
)

// Cost is what a DoPay effect costs, all of it or nothing, or what was paid.
type Cost struct {
	Purse    [ResourceEnd]int8
	Intrigue int8
	Spies    int8 // Spies recalled from the board
}

// Of returns what c costs of r, ResourceEnd being Intrigue cards.
func (c *Cost) Of(r Resource) int {
	if r == ResourceEnd {
		return int(c.Intrigue)
	}
	return int(c.Purse[r])
}

// PayOrder is the order in which a Rival pays (rule settle.swordmaster), ResourceEnd
// being Intrigue cards: they come before water.
var PayOrder = func() (order [ResourceEnd + 1]Resource) {
	n := 0
	for r := Solari; r < ResourceEnd; r++ {
		if r == Water {
			order[n] = ResourceEnd
			n++
		}
		order[n] = r
		n++
	}
	return order
}()

// Effect is one thing that a card, a space, a reward, a Signet or a Scheme does.
type Effect struct {
	Verb       Verb
	N          int8
	Faction    Faction
	Pick       Pick
	Rank       int8
	Resource   Resource
	Group      Group
	Space      Space
	Track      Track
	Notice     Notice
	Unit       Unit
	Others     int8
	Cost       Cost
	If         Condition
	Then, Else []Effect
}

// CondKind is what a Condition looks at.
type CondKind uint8

// The conditions.
const (
	Always           CondKind = iota
	InfluenceAtLeast          // own influence with Faction is N or more
	InfluenceBelow            // own influence with Faction is below N
	LevelBelow                // level of the Conflict is below N
	LevelAtLeast              // level of the Conflict is N or more
	HasAlliance               // holds any Alliance
	HasSwordmaster            // owns its Swordmaster
	HasHooks                  // has Maker Hooks
	BonusAtLeast              // the space has N or more bonus spice
	IsStreamlined             // plays streamlined
	UnitLeft                  // has N or more units of Unit in its supply
	UnitIn                    // has N or more units of Unit in the Conflict
	IsRival                   // its Rival card is Rival
	HasTile                   // it has Tile
	SupplyAtLeast             // it has N or more troops in its supply
	CondEnd
)

// Condition is a test of a seat or of the table.
type Condition struct {
	Kind    CondKind
	Faction Faction
	N       int8
	Space   Space
	Unit    Unit
	Rival   RivalID
	Tile    Tile
}

// Holds reports whether c is true for s. It may ask for a fact.
func (t *Table) Holds(c Condition, s Seat) bool {
	switch c.Kind {
	case InfluenceAtLeast:
		return t.Influence(s, c.Faction) >= int(c.N)
	case InfluenceBelow:
		return t.Influence(s, c.Faction) < int(c.N)
	case LevelBelow:
		return t.Level() < int(c.N)
	case LevelAtLeast:
		return t.Level() >= int(c.N)
	case HasAlliance:
		return t.Pos.holdsAlliance(s)
	case HasSwordmaster:
		return t.Pos.Seat[s].Swordmaster
	case HasHooks:
		return t.Pos.Seat[s].Hooks
	case BonusAtLeast:
		return t.BonusOn(c.Space) >= int(c.N)
	case IsStreamlined:
		return t.Pos.Seat[s].Streamlined
	case UnitLeft:
		return t.UnitSupply(s, c.Unit) >= int(c.N)
	case UnitIn:
		return t.Pos.Seat[s].Units[c.Unit].Conflict >= c.N
	case IsRival:
		return !t.Pos.Seat[s].Human && t.Pos.Seat[s].Rival == c.Rival
	case HasTile:
		return t.Pos.Seat[s].Tiles.Has(c.Tile)
	case SupplyAtLeast:
		return t.Pos.Supply(s) >= int(c.N)
	}
	return true
}

func (p *Position) holdsAlliance(s Seat) bool {
	for f := Emperor; f < FactionEnd; f++ {
		if p.Alliance[f] == s {
			return true
		}
	}
	return false
}
