package engine

import "math/bits"

// Board is a position and the rules by which it is read. Its methods are what
// can be read off without asking anybody: they change nothing, and a fact that
// nobody has reported counts as it stands in Pos, but where they say more.
type Board struct {
	Pos   Position
	Rules *Rules

	known *printed
}

// Level returns the level of the current Conflict, 1 to 3: that of the card, or
// of the round when the card is unknown (docs/position.md).
func (b *Board) Level() int {
	if c := b.Pos.Conflict; c != 0 {
		return int(b.Rules.Conflicts[c].Level)
	}
	return int(b.Rules.Const.ConflictLevels[max(0, min(int(b.Pos.Round)-1, RoundCap-1))])
}

// AgentsOwned returns how many Agents s has in all: 2, or 3 with its Swordmaster.
func (b *Board) AgentsOwned(s Seat) int {
	n := int(b.Rules.Const.StartAgents)
	if b.Pos.Seat[s].Swordmaster {
		n++
	}
	return n
}

// ShownStrength is the strength of s as far as it is known: it never asks. It is
// 0 without a unit in the Conflict (rule combat.strength).
func (b *Board) ShownStrength(s Seat) int {
	x := &b.Pos.Seat[s]
	if x.HasTotal {
		return int(x.TotalStrength)
	}
	units := b.UnitStrength(s)
	if units == 0 {
		return 0
	}
	return units + int(x.Strength)
}

// printed is what follows from the rules in force and is looked up all the time:
// made when a table first needs it, and anew when its rules are others.
type printed struct {
	of     *Rules
	sword  SpaceSet                               // where a human buys the third Agent
	once   SpaceSet                               // where nobody comes who has its High Council seat
	shut   [FactionEnd][InfluenceTop + 1]SpaceSet // that this much influence with a Faction keeps a human out of
	beside [PostCap]SpaceSet                      // that a post touches
	makers SpaceSet                               // Maker spaces
	firsts TrackSet                               // tracks with a bonus for the first there
	pays   int                                    // what dividends of a human give every other seat
	level  [4]uint32                              // Conflict cards of a level, a bit each

	tilesAt                       [MomentEnd]TileSet // tiles that give something at a moment
	passes, deploys, guards, ties TileSet            // tiles with a switch
	owned                         TileSet            // of these a rule asks whether a human has them
	deepCover                     bool               // a Spy may come to a post where another seat has one
}

func (b *Board) printed() *printed {
	if b.known == nil || b.known.of != b.Rules {
		b.known = b.Rules.print()
	}
	return b.known
}

func (r *Rules) print() *printed {
	k := &printed{of: r}
	for i := 1; i < len(r.Spaces); i++ {
		x := &r.Spaces[i]
		sp := Space(i)
		for left := uint32(x.Posts); left != 0; left &= left - 1 {
			beside := &k.beside[bits.TrailingZeros32(left)]
			*beside = beside.With(sp)
		}
		if x.Swordmaster {
			k.sword = k.sword.With(sp)
		}
		if x.Once {
			k.once = k.once.With(sp)
		}
		if r := x.Requires; r.Kind == InfluenceAtLeast {
			for n := range k.shut[r.Faction] {
				if n < int(r.N) {
					k.shut[r.Faction][n] = k.shut[r.Faction][n].With(sp)
				}
			}
		}
		if x.Maker {
			k.makers = k.makers.With(sp)
		}
	}
	for i := range r.Tracks {
		if r.FirstOn(Track(i)) != nil {
			k.firsts = k.firsts.With(Track(i))
		}
	}
	k.pays = r.PaysOthers()
	k.tiles(r)
	for i := 1; i < len(r.Conflicts); i++ {
		k.level[r.Conflicts[i].Level&3] |= 1 << i
		for _, reward := range r.Conflicts[i].Rewards {
			k.deepCover = k.deepCover || has(reward, DoDeepCover)
		}
	}
	for i := range r.Tiles {
		k.deepCover = k.deepCover || has(r.Tiles[i].Taken, DoDeepCover)
	}
	return k
}

func (k *printed) tiles(r *Rules) {
	for i := range r.Tiles {
		x, bit := &r.Tiles[i], TileSet(1)<<i
		for m := range x.At {
			if len(x.At[m]) > 0 {
				k.tilesAt[m] |= bit
			}
		}
		if x.Passes {
			k.passes |= bit
		}
		if x.Deploys {
			k.deploys |= bit
		}
		if x.Guards > 0 {
			k.guards |= bit
		}
		if x.WinsTies {
			k.ties |= bit
		}
		k.owned = k.passes | k.guards | k.ties
	}
}

// allSpaces are the spaces of the board, allPosts its posts.
func (r *Rules) allSpaces() SpaceSet { return (1<<len(r.Spaces) - 1) &^ 1 }
func (r *Rules) allPosts() PostSet   { return (1<<len(r.Posts) - 1) &^ 1 }

// whereTo returns the spaces open to the Agent of the human s, and which of them
// only by a Spy beside them: the same as Closed says of each, for all at once. Each by
// itself was a fifteenth of a game.
func (b *Board) whereTo(s Seat) (open, spied SpaceSet) {
	p, k := &b.Pos, b.printed()
	x, unknown := &p.Seat[s], &p.Unknown.Seats[s]
	out := p.AgentsOf[s]
	if x.Swordmaster || !b.Rules.Levels[p.Difficulty].HumanSwordmaster {
		out |= k.sword
	}
	if x.HighCouncil {
		out |= k.once
	}
	for f := Emperor; f < FactionEnd; f++ {
		if !unknown.Influence[f] {
			out |= k.shut[f][x.Influence[f]]
		}
	}
	reach := SpaceSet(0)
	for left := uint32(p.SpiesOf[s] | p.Unknown.Spies); left != 0; left &= left - 1 {
		reach |= k.beside[bits.TrailingZeros32(left)]
	}
	taken := p.Taken()
	open = b.Rules.allSpaces() &^ out & (^taken | reach)
	spied = open & taken
	if b.Rules.HasTiles() && b.mayPass(s) {
		open = b.Rules.allSpaces() &^ out
	}
	return open, spied
}
