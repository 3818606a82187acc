package engine

// The accessors of this file are the only way in which a rule reads what a
// human may not have reported. An unknown fact is asked for as the number itself
// and kept until it can have changed (docs/position.md, unknown facts).

// Occupied returns the seats with an Agent on sp. Whether a human's Agent is
// there may be asked.
func (t *Table) Occupied(sp Space) SeatSet {
	p := &t.Pos
	switch {
	case p.Taken().Has(sp):
		return p.AgentsOn(sp)
	case !p.Unknown.Agents.Has(sp):
		return 0
	}
	p.Unknown.Agents = p.Unknown.Agents.Without(sp)
	who := t.Pos.humanMask()
	if t.untold() {
		if who = t.agentsUnfound(); who == 0 {
			return 0
		}
	}
	a := t.ask(Question{Kind: FactAgent, Seat: t.Pos.Teller(), Space: sp, Mask: who | 1, Rule: TurnOccupied})
	if a == AnsBlocked {
		p.Blocked = p.Blocked.With(sp)
		return 0
	}
	if a > 0 {
		p.AgentsOf[a] = p.AgentsOf[a].With(sp)
	}
	return p.AgentsOn(sp)
}

// untold reports whether moves are made that nobody reports, now or earlier in
// this game: then what is unknown may follow from what was found.
func (t *Table) untold() bool { return t.Options.Reactive || t.vague != 0 }

// allAgentsFound reports whether every Agent that the humans sent this round is
// on the board as we know it: then all other spaces are free. Where there is a
// Mentat nobody can tell how many those are.
func (b *Board) allAgentsFound() bool { return b.agentsUnfound() == 0 }

// agentsUnfound has the bit of each human that may have an Agent where nobody
// said.
func (b *Board) agentsUnfound() uint32 {
	m := uint32(0)
	for s := Seat(1); s <= Seats; s++ {
		x := &b.Pos.Seat[s]
		if x.Human && (b.Rules.HasMentat() || b.Pos.AgentsOut(s)+int(x.Agents) < b.AgentsOwned(s)) {
			m |= 1 << s
		}
	}
	return m
}

// PostFree reports whether no Spy of anybody stands on post.
func (t *Table) PostFree(post Post) bool {
	p := &t.Pos
	if !p.Unknown.Spies.Has(post) || p.Watched().Has(post) {
		return !p.Watched().Has(post)
	}
	p.Unknown.Spies = p.Unknown.Spies.Without(post)
	if t.untold() && t.Pos.allSpiesFound() {
		return true
	}
	a := t.ask(Question{Kind: FactPost, Seat: t.Pos.Teller(), Post: post, Mask: t.Pos.humanMask() | 1, Rule: SpyOrder})
	if a > 0 {
		p.SpiesOf[a] = p.SpiesOf[a].With(post)
	}
	return a <= 0
}

func (p *Position) allSpiesFound() bool {
	for s := Seat(1); s <= Seats; s++ {
		if p.Seat[s].Human && p.SpiesOut(s) < SpiesOfSeat {
			return false
		}
	}
	return true
}

// BonusOn returns the bonus spice on sp.
func (t *Table) BonusOn(sp Space) int {
	p := &t.Pos
	if p.Unknown.Bonus.Has(sp) {
		a := t.ask(Question{Kind: FactBonus, Seat: t.Pos.Teller(), Space: sp, Max: 20, Rule: TurnBonusSpice})
		p.Bonus[sp] = int8(a)
		p.Unknown.Bonus = p.Unknown.Bonus.Without(sp)
	}
	return int(p.Bonus[sp])
}

// WallStands reports whether the Shield Wall still stands.
func (t *Table) WallStands() bool {
	p := &t.Pos
	if p.Unknown.ShieldWall && !p.WallGone {
		p.WallGone = t.ask(Question{Kind: FactWall, Seat: t.Pos.Teller(), Max: 1, Rule: MakersWorms}) == 0
		p.Unknown.ShieldWall = false
	}
	return !p.WallGone
}

// Influence returns the influence of s with f, 0 to 6.
func (t *Table) Influence(s Seat, f Faction) int {
	p := &t.Pos
	if p.Unknown.Seats[s].Influence[f] {
		a := t.ask(Question{Kind: FactInfluence, Seat: s, About: s, Faction: f, Max: InfluenceTop, Rule: InfluenceAlliance})
		p.Seat[s].Influence[f] = int8(a)
		p.Unknown.Seats[s].Influence[f] = false
		alliances{t}.deduce(s, f)
	}
	return int(p.Seat[s].Influence[f])
}

// deduce books the token that a human must hold: 4 or more influence
// while no other seat has the token, or only a human that stands lower.
func (t alliances) deduce(s Seat, f Faction) {
	p := &t.Pos
	own, h := p.Seat[s].Influence[f], p.Alliance[f]
	lower := h == NoSeat || p.Seat[h].Human && !p.Unknown.Seats[h].Influence[f] && p.Seat[h].Influence[f] < own
	if own >= t.Rules.Const.AllianceAt && lower {
		p.Alliance[f] = s
	}
}

// IntrigueHeld returns how many Intrigue cards s holds.
func (t *Table) IntrigueHeld(s Seat) int {
	p := &t.Pos
	if p.Unknown.Seats[s].Intrigue {
		a := t.ask(Question{Kind: FactIntrigue, Seat: s, About: s, Other: t.Turn.Seat, Space: t.Turn.Space, Max: 40, Rule: EffectSecrets})
		p.Seat[s].Intrigue = int16(a)
		p.Unknown.Seats[s].Intrigue = false
	}
	return int(p.Seat[s].Intrigue)
}

// Tokens returns how many tokens of r lie before s.
func (t *Table) Tokens(s Seat, r Resource) int {
	p := &t.Pos
	if p.Unknown.Seats[s].Purse[r] {
		a := t.ask(Question{Kind: FactPurse, Seat: s, About: s, Resource: r, Max: 99, Rule: EndTies})
		p.Seat[s].Purse[r] = int16(a)
		p.Unknown.Seats[s].Purse[r] = false
	}
	return int(p.Seat[s].Purse[r])
}

// Units returns the units of s in the Conflict: troops and sandworms. They are
// told as one number, which leaves open what they are.
func (t *Table) Units(s Seat) int {
	p := &t.Pos
	u := &p.Unknown.Seats[s]
	if u.Troops || u.Sandworms && !t.units.Has(s) {
		a := t.ask(Question{Kind: FactUnits, Seat: s, About: s, Max: TroopsOfSeat + 8, Rule: DeployExpert})
		u.Troops, u.Sandworms = false, a > 0
		t.units = t.units.With(s)
		a = max(0, a-p.Seat[s].special())
		p.Seat[s].Troops = int8(min(a, TroopsOfSeat))
		p.Seat[s].Sandworms = int8(a) - p.Seat[s].Troops
		p.Seat[s].Garrison = min(p.Seat[s].Garrison, TroopsOfSeat-p.Seat[s].Troops)
	}
	return p.UnitsIn(s)
}

// Strength returns the strength of s in this Combat, units and all (rule combat.strength).
func (t *Table) Strength(s Seat) int {
	p := &t.Pos
	x := &p.Seat[s]
	u := &p.Unknown.Seats[s]
	if (u.Troops || u.Sandworms || u.Strength) && !x.HasTotal {
		x.TotalStrength = int16(t.ask(Question{Kind: FactStrength, Seat: s, About: s, Max: 99, Rule: CombatStrength}))
		x.HasTotal = true
	}
	return t.ShownStrength(s)
}

// Teller is who is asked for what lies on the table: the first human, NoSeat when
// no human plays.
func (p *Position) Teller() Seat {
	for s := Seat(1); s <= Seats; s++ {
		if p.Seat[s].Human {
			return s
		}
	}
	return NoSeat
}

// Decider is the human who decides ties for Rivals on tracks (rule track.tie): who has
// the First Player marker, or the next human after it.
func (p *Position) Decider() Seat {
	if p.First == NoSeat || p.Teller() == NoSeat {
		return p.Teller()
	}
	s := p.First
	for !p.Seat[s].Human {
		s = After(s)
	}
	return s
}

// humanMask has the bit of each human seat, for answers that name one.
func (p *Position) humanMask() uint32 {
	m := uint32(0)
	for s := Seat(1); s <= Seats; s++ {
		if p.Seat[s].Human {
			m |= 1 << s
		}
	}
	return m
}

// forget makes unknown what a human's move may have changed: always
// its Intrigue and purse; with reactive input all that it could have touched,
// unless the turn was reported all the same.
func (h human) forget(reported bool) {
	p := &h.Pos
	u := &p.Unknown.Seats[h.s]
	h.forgetHand()
	if h.Options.Reactive && h.Rules.HasTiles() {
		market{h.Table}.forget()
	}
	if !h.Options.Reactive || reported {
		return
	}
	h.vague = h.vague.With(h.s)
	h.dividendsMay()
	if !p.Seat[h.s].Revealed { // a Reveal turn sends no Agent
		h.forgetSpaces()
	}
	h.forgetPieces()
	p.Unknown.ShieldWall = !p.WallGone
	h.forgetFirsts()
	u.Hooks = !p.Seat[h.s].Hooks // they are kept for ever
	h.units = h.units.Without(h.s)
	u.Troops, u.Sandworms, u.Strength = true, true, true
	p.Seat[h.s].HasTotal = false
}

// forgetHand makes unknown what a human holds, which its cards change.
func (h human) forgetHand() {
	u := &h.Pos.Unknown.Seats[h.s]
	if !h.Options.Purses {
		u.Intrigue, u.Purse = true, AllTokens()
	}
}

// forgetPieces makes unknown what cards that nobody told of may have moved: Spies,
// influence and with it VP, troops of the garrison.
func (h human) forgetPieces() {
	p := &h.Pos
	h.home = h.home.With(h.s)
	p.SpiesOf[h.s] &^= h.Rules.allPosts() // they may be in supply by now
	if p.Unknown.Spies |= h.Rules.allPosts() &^ p.Watched(); h.printed().deepCover {
		p.Unknown.Spies = h.Rules.allPosts() // beside a Rival's Spy too, which may leave
	}
	u := &p.Unknown.Seats[h.s]
	for f := Emperor; f < FactionEnd; f++ {
		u.Influence[f] = true
	}
	u.VP = true
}

// TakenUp tells a table that it begins in the middle of a game: where moves are not
// reported, none of those before was.
func (t *Table) TakenUp() {
	for s := Seat(1); s <= Seats; s++ {
		if t.Options.Reactive && t.Pos.Seat[s].Human {
			t.vague, t.home = t.vague.With(s), t.home.With(s)
		}
	}
}

// garrison asks for the garrison of a human that made moves which it did not
// report, once, and returns it.
func (p player) garrison() int {
	x := &p.Pos.Seat[p.s]
	if p.home.Has(p.s) {
		p.home = p.home.Without(p.s)
		n := p.ask(Question{Kind: FactGarrison, Seat: p.s, About: p.s, Max: TroopsOfSeat - int16(x.Troops), Follow: p.Pos.Phase != Over, Rule: DeployCombat})
		x.Garrison = int8(n)
	}
	return int(x.Garrison)
}

// forgetSpaces makes unknown where a human's Agent may stand now, and the bonus
// spice that it may have harvested.
func (h human) forgetSpaces() {
	p := &h.Pos
	p.Unknown.Agents |= h.Rules.allSpaces() &^ p.Taken()
	for i := 1; i < len(h.Rules.Spaces); i++ {
		if sp := Space(i); p.Bonus[sp] > 0 {
			p.Unknown.Bonus = p.Unknown.Bonus.With(sp)
		}
	}
	p.Unknown.Tokens |= p.Tokens
}
