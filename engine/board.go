package engine

import "math/bits"

// Board is a position and the rules by which it is read. Its methods are what
// can be read off without asking anybody: they change nothing, and a fact that
// nobody has reported counts as it stands in Pos, but where they say more.
type Board struct {
	Pos   Position
	Rules *Rules

	known printed
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
	of      *Rules
	anyones SpaceSet          // spaces that nothing but an Agent can close to a human
	makers  SpaceSet          // Maker spaces
	firsts  TrackSet          // tracks with a bonus for the first there
	posts   [SpaceCap]PostSet // that touch a space
	level   [4]uint32         // Conflict cards of a level, a bit each
}

func (b *Board) printed() *printed {
	if b.known.of != b.Rules {
		b.known = b.Rules.print()
	}
	return &b.known
}

func (r *Rules) print() printed {
	k := printed{of: r}
	for i := 1; i < len(r.Spaces); i++ {
		x := &r.Spaces[i]
		k.posts[i] = x.Posts
		if !x.restricted() {
			k.anyones = k.anyones.With(Space(i))
		}
		if x.Maker {
			k.makers = k.makers.With(Space(i))
		}
	}
	for i := range r.Tracks {
		if r.FirstOn(Track(i)) != nil {
			k.firsts = k.firsts.With(Track(i))
		}
	}
	for i := 1; i < len(r.Conflicts); i++ {
		k.level[r.Conflicts[i].Level&3] |= 1 << i
	}
	return k
}

// allSpaces are the spaces of the board, allPosts its posts.
func (r *Rules) allSpaces() SpaceSet { return 1<<len(r.Spaces) - 2 }
func (r *Rules) allPosts() PostSet   { return 1<<len(r.Posts) - 2 }

// restricted reports whether the space itself may keep a human out (see Closed).
func (x *SpaceInfo) restricted() bool {
	return x.Swordmaster || x.Once || x.Requires.Kind != Always
}

// whereTo returns the spaces open to the Agent of s, and which of them only by a
// Spy beside them: the same as Closed says of each.
func (b *Board) whereTo(s Seat) (open, spied uint32) {
	p, k := &b.Pos, b.printed()
	taken := uint32(p.Taken())
	all := uint32(b.Rules.allSpaces())
	open = all & uint32(k.anyones) &^ taken
	if spies := p.SpiesOf[s] | p.Unknown.Spies; spies != 0 {
		for left := all & taken &^ uint32(p.AgentsOf[s]); left != 0; left &= left - 1 {
			if i := bits.TrailingZeros32(left); k.posts[i]&spies != 0 && (k.anyones.Has(Space(i)) || b.Closed(s, Space(i)) == OpenSpace) {
				open |= 1 << i
			}
		}
	}
	for left := all &^ uint32(k.anyones) &^ taken; left != 0; left &= left - 1 {
		if i := bits.TrailingZeros32(left); b.Closed(s, Space(i)) == OpenSpace {
			open |= 1 << i
		}
	}
	return open, open & taken
}
