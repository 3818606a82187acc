package engine

// spoils reports whether s is a Rival that only stands in the way: House Hagal
// of 2020 with two players (docs/rules/two-players.md).
func (b *Board) spoils(s Seat) bool {
	return !b.Pos.Seat[s].Human && b.Rules.Levels[b.Pos.Difficulty].Spoiler
}

// MayAct reports whether the Rival s may take an Agent turn when its turn comes
// round: while it has an Agent; a spoiler only after an Agent turn of the first
// player, so no more once that one has revealed (rule round.order).
func (r *Rules) MayAct(p *Position, s Seat) bool {
	if p.Seat[s].Human || p.Seat[s].Agents <= 0 {
		return false
	}
	return !r.Levels[p.Difficulty].Spoiler || !p.Seat[p.First].Revealed
}

// dropControl takes an opponent's control marker off the location of a Conflict
// that the spoiler s has won; nobody controls it then (rule combat.ranks).
func (t *Table) dropControl(s Seat) {
	sp := t.Rules.Conflicts[t.Pos.Conflict].Control
	c := t.Pos.Control[sp]
	if sp == NoSpace || c == NoSeat || c == s {
		return
	}
	t.Pos.Control[sp] = NoSeat
	t.Emit(&Event{Kind: EvControlLost, Seat: c, Other: s, Space: sp, Rule: CombatHouseHagal})
}
