package engine

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
