package engine

import "slices"

// FlagUnit returns the kind of unit that stands on control flags, 0 when there is none.
func (r *Rules) FlagUnit() Unit {
	for k := 1; k < len(r.Units); k++ {
		if len(r.Units[k].Flags) > 0 {
			return Unit(k)
		}
	}
	return 0
}

// Controls returns who controls sp, as far as it is known: whose unit stands on its
// flag, else whose marker lies there (rule control.flag).
func (p *Position) Controls(sp Space) Seat {
	if s := p.Flags[sp]; s != NoSeat {
		return s
	}
	return p.Control[sp]
}

// controller is Controls where a rule reads it: it asks for a flag that a human may
// have taken, where that takes the space from somebody else.
func (g game) controller(sp Space) Seat {
	if u := g.Pos.Unknown.Flag; u != NoSeat && g.Pos.Control[sp] != NoSeat && g.Pos.Control[sp] != u {
		g.findFlag()
	}
	return g.Pos.Controls(sp)
}

// findFlag asks where the unit of a human stands that may have taken a flag.
func (g game) findFlag() {
	s := g.Pos.Unknown.Flag
	if s == NoSeat {
		return
	}
	g.Pos.Unknown.Flag = NoSeat
	k := g.Rules.FlagUnit()
	a := g.ask(Question{Kind: FactFlag, Seat: s, About: s, Unit: k, Mask: g.freeFlags(k) | 1, Rule: ControlFlag})
	if a > 0 {
		g.Pos.Flags[a] = s
	}
}

// freeFlags has the bit of each flag on which no unit stands.
func (b *Board) freeFlags(k Unit) uint32 {
	m := uint32(0)
	for _, sp := range b.Rules.Units[k].Flags {
		if b.Pos.Flags[sp] == NoSeat {
			m |= 1 << sp
		}
	}
	return m
}

// flags lets the winner of a Conflict put a unit that fought there onto a flag; then
// those that stood on flags before come home (rules control.flag, control.flag-home).
func (g game) flags(places [Seats + 1]int) {
	k := g.Rules.FlagUnit()
	if k == 0 {
		return
	}
	winner, untold := Seat(max(0, slices.Index(places[:], 1))), NoSeat
	fought := winner != NoSeat && g.Pos.Seat[winner].Units[k].Conflict > 0 && !g.noFlag.Has(winner)
	if fought && !g.Pos.Seat[winner].Human {
		g.findFlag() // a Rival must know which are free
	}
	old := g.Pos.Flags
	switch {
	case fought:
		g.raiseFlag(winner, k)
	case winner != NoSeat && g.mayFlag(winner, k):
		untold = winner
	}
	for _, sp := range g.Rules.Units[k].Flags {
		if s := old[sp]; s != NoSeat && g.Pos.Flags[sp] == s {
			g.Pos.Flags[sp] = NoSeat
			g.Pos.Seat[s].Units[k].Garrison++
			g.Emit(&Event{Kind: EvFlagHome, Seat: s, Other: g.Pos.Control[sp], Unit: k, Space: sp, Rule: ControlFlagHome})
		}
	}
	g.Pos.Unknown.Flag, g.noFlag = untold, 0
}

// mayFlag reports whether the human s that won may have had such a unit in the
// Conflict: its units were not told one by one.
func (g game) mayFlag(s Seat, k Unit) bool {
	x := &g.Pos.Seat[s]
	return x.Human && x.HasTotal && (g.Options.Reactive || g.Pos.Unknown.Seats[s].Troops) && x.TotalStrength >= int16(g.Rules.Units[k].Strength)
}

// raiseFlag moves a unit of the winner s from the Conflict onto a flag that it chooses.
// Where no flag is free the unit goes home with the others.
func (g game) raiseFlag(s Seat, k Unit) {
	free := g.freeFlags(k)
	if free == 0 {
		return
	}
	sp := lowest(free)
	if free&(free-1) != 0 {
		q := Question{Kind: AskFlag, Seat: s, Unit: k, Mask: free, Follow: true, Rule: ControlFlag}
		if sp = g.ask(q); sp == AnsOpen {
			g.open(q, DoCommission, 1)
			return
		}
	}
	g.Pos.Seat[s].Units[k].Conflict--
	g.Pos.Flags[sp] = s
	g.Emit(&Event{Kind: EvFlag, Seat: s, Other: g.Pos.Control[sp], Unit: k, Space: Space(sp), Rule: ControlFlag})
}

// setFlag sets by hand whose unit stands on the flag of sp: one of its garrison, or of
// its supply.
func (g game) setFlag(sp Space, s Seat) {
	k := g.Rules.FlagUnit()
	if k == 0 || sp == NoSpace || g.Pos.Flags[sp] == s {
		return
	}
	if g.Pos.Flags[sp] = NoSeat; s == NoSeat {
		return
	}
	if u := &g.Pos.Seat[s].Units[k]; g.UnitSupply(s, k) == 0 {
		if u.Garrison == 0 {
			return
		}
		u.Garrison--
	}
	g.Pos.Flags[sp] = s
	if g.Pos.Unknown.Flag == s {
		g.Pos.Unknown.Flag = NoSeat
	}
}

// takeControl puts the marker of the player on sp; it replaces any other (rule combat.control).
func (p player) takeControl(sp Space) {
	if p.half > 0 || p.served(p.s) && !p.Rules.Const.Streamlined.TakesControl {
		return // never doubled (rule combat.double)
	}
	old := p.Pos.Control[sp]
	p.Pos.Control[sp] = p.s
	p.Emit(&Event{Kind: EvControl, Seat: p.s, Other: old, Rule: CombatControl, Space: sp})
}

// dropControl takes an opponent's control marker off the location of a Conflict
// that the spoiler s has won; nobody controls it then (rule combat.ranks).
func (g game) dropControl(s Seat) {
	sp := g.Rules.Conflicts[g.Pos.Conflict].Control
	c := g.Pos.Control[sp]
	if sp == NoSpace || c == NoSeat || c == s {
		return
	}
	g.Pos.Control[sp] = NoSeat
	g.Emit(&Event{Kind: EvControlLost, Seat: c, Other: s, Space: sp, Rule: CombatHouseHagal})
}

// controlBonus pays who controls sp when the player comes there (rule turn.control).
func (p player) controlBonus(sp Space) {
	c := game{p.Table}.controller(sp)
	for r := Solari; r < ResourceEnd; r++ {
		n := p.Rules.Spaces[sp].ControlBonus[r]
		if n == 0 || !p.collects(c, p.Rules.Const.Streamlined.KeepsControlBonus) {
			continue
		}
		p.Emit(&Event{Kind: EvControlBonus, Seat: c, Other: p.s, Rule: TurnControl, Space: sp, Resource: r, Amount: int16(n), Total: purses{p.Table}.addTokens(c, r, int(n))})
	}
}

// defend lets the controller of the location deploy 1 troop from supply: a
// Rival always does, a human is asked (rule combat.control).
func (g game) defend() {
	sp := g.Rules.Conflicts[g.Pos.Conflict].Control
	if sp == NoSpace {
		return
	}
	c := g.controller(sp)
	if c == NoSeat || g.Pos.Supply(c) == 0 || g.spoils(c) {
		return
	}
	if g.Pos.Seat[c].Human && !g.human(c).defends(sp) {
		return
	}
	g.Pos.Seat[c].Troops++
	g.Emit(&Event{Kind: EvDefend, Seat: c, Space: sp, Rule: RoundDefender, Amount: 1, Total: int16(g.ShownStrength(c))})
}

// defends asks a human whether its defending troop enters.
func (h human) defends(sp Space) bool {
	if h.Options.Reactive {
		return false
	}
	q := Question{Kind: AskDefend, Seat: h.s, Space: sp, Mask: 3, Rule: RoundDefender}
	a := h.ask(q)
	if a == AnsOpen {
		h.open(q, DoRecruit, 1)
	}
	return a == 1
}
