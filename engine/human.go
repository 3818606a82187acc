package engine

// humanTurn lets a human report its turn: where its Agent went and what the
// board leaves open, or its Reveal turn.
func (t *Table) humanTurn(s Seat) {
	t.Turn = Turn{Seat: s, Cause: ByVisit}
	if t.Tells(EvTurn) {
		t.Emit(&Event{Kind: EvTurn, Seat: s, Rule: RoundOrder})
	}
	for t.Pos.Seat[s].Agents > 0 {
		q := t.WhereTo(s)
		a := t.ask(q)
		switch {
		case t.aside(s, a):
		case a == AnsAlliance:
			t.allianceTaken(s)
			t.moved(s)
			return
		case a == AnsReveal:
			t.reveal(s, false)
			return
		case a == AnsDone:
			t.moved(s)
			return
		default:
			t.visit(s, Space(a))
			return
		}
	}
	t.reveal(s, true)
}

// aside handles what may be said at any question that begins a move: a card
// did more, a correction. It reports whether a was one of these.
func (t *Table) aside(s Seat, a int) bool {
	switch a {
	case AnsMore:
		t.cardDidMore(s)
	case AnsFix:
		t.fix()
	default:
		return false
	}
	return true
}

// WhereTo is the question where the Agent of s went, with the spaces that are
// open to it as far as anybody knows.
func (t *Table) WhereTo(s Seat) Question {
	q := Question{Kind: AskWhereTo, Seat: s, Reactive: t.Options.Reactive, Rule: HumanVisit}
	q.Mask, q.Spied = t.whereTo(s)
	return q
}

// Closure is why a space is not open to a human.
type Closure uint8

// The closures.
const (
	OpenSpace       Closure = iota
	OwnAgent                // its own Agent is there
	OtherAgent              // another's Agent is there and no Spy of its own beside it
	NeedsMore               // it lacks the influence the space requires
	OwnsSwordmaster         // the third Agent is its own already
	NoSwordmaster           // the level gives humans none
	HasSeat                 // its High Council seat is its own already
)

// Closed tells whether and why sp is not open to the human s. What is not known
// counts as open; costs are the human's own business.
func (b *Board) Closed(s Seat, sp Space) Closure {
	p, info := &b.Pos, &b.Rules.Spaces[sp]
	if info.Swordmaster {
		if p.Seat[s].Swordmaster {
			return OwnsSwordmaster
		}
		if !b.Rules.Levels[p.Difficulty].HumanSwordmaster {
			return NoSwordmaster
		}
	}
	if info.Once && p.Seat[s].HighCouncil {
		return HasSeat
	}
	if r := info.Requires; r.Kind == InfluenceAtLeast && !p.Unknown.Seats[s].Influence[r.Faction] && p.Seat[s].Influence[r.Faction] < r.N {
		return NeedsMore
	}
	switch {
	case p.Agents[sp].Has(s):
		return OwnAgent
	case p.Agents[sp] != 0 && p.ownSpies(s, info.Posts) == 0 && p.Unknown.Spies&info.Posts == 0:
		return OtherAgent
	}
	return OpenSpace
}

// HumanPrice is what a human pays for the Swordmaster now, in Solari: less once
// anybody, a Rival too, has one (docs/rules/settle.md).
func (b *Board) HumanPrice() int {
	for s := Seat(1); s <= Seats; s++ {
		if b.Pos.Seat[s].Swordmaster {
			return int(b.Rules.Const.HumanPriceLater)
		}
	}
	return int(b.Rules.Const.HumanPrice)
}

// visit books a human's Agent turn on sp.
func (t *Table) visit(s Seat, sp Space) {
	info := &t.Rules.Spaces[sp]
	t.Turn.Space = sp
	infiltrates := t.Pos.Agents[sp] != 0
	if infiltrates {
		t.spyHome(s, info.Posts, HumanInfiltrate)
	}
	if t.Pos.ownSpies(s, info.Posts) != 0 { // another one, after it infiltrated
		q := Question{Kind: AskRecallSpy, Seat: s, Space: sp, Mask: 3, Follow: true, Rule: HumanInfiltrate}
		if t.ask(q) == 1 {
			t.spyHome(s, info.Posts, HumanInfiltrate)
		}
	}
	if info.Combat && !t.Options.Reactive {
		t.garrison(s)
	}
	t.Tell(&Event{Kind: EvVisit, Seat: s, Space: sp, Rule: HumanVisit}).Infiltrates = infiltrates
	t.SendAgent(s, sp)
	t.Do(s, info.Visit)
	t.mayTakeToken(s)
	if info.Combat {
		t.troopsIn(s)
	}
	t.endMove(s, true)
}

// endMove closes a human's move: what it may have changed is forgotten, and the
// Rivals settle (docs/rules/settle.md).
func (t *Table) endMove(s Seat, reported bool) {
	t.forgetAfterMove(s, reported)
	t.Turn.Cause = BySettle
	t.Rivals.Settle(t)
}

// troopsIn asks how many troops followed: up to the recruits of the turn and
// two from garrison. More means that a card recruited the rest.
func (t *Table) troopsIn(s Seat) {
	if t.Options.Reactive { // strength is asked in Combat, units and all
		t.Pos.Unknown.Seats[s].Troops = true
	}
	if t.Pos.Unknown.Seats[s].Troops {
		return
	}
	g := int(t.Pos.Seat[s].Garrison) + t.atHome(s, true, true)
	if g == 0 {
		return
	}
	limit := min(g, t.Turn.Recruits+min(int(t.Rules.Const.FromGarrison), g-t.Turn.Recruits))
	q := Question{Kind: AskTroops, Seat: s, Space: t.Turn.Space, Max: int16(limit), Amount: int8(t.Turn.Recruits), Follow: true, Rule: DeployCombat}
	n := t.ask(q)
	if n > limit {
		t.Turn.Cause = ByCardPlayed
		t.Recruit(s, n-limit)
	}
	if n <= 0 {
		t.Emit(&Event{Kind: EvNoDeploy, Seat: s, Rule: DeployCombat, Total: int16(t.ShownStrength(s))})
		return
	}
	t.Deploy(s, n-t.deployUnits(s, n, false, HumanVisit), DeployCombat)
}

// moved books a human's Agent turn that was not reported.
func (t *Table) moved(s Seat) {
	t.Pos.Seat[s].Agents--
	t.Emit(&Event{Kind: EvMoved, Seat: s, Rule: HumanVisit, Amount: int16(t.AgentsOwned(s) - int(t.Pos.Seat[s].Agents)), Total: int16(t.AgentsOwned(s))})
	t.endMove(s, false)
}

// allianceTaken books an Alliance that a human took from a Rival.
func (t *Table) allianceTaken(s Seat) {
	m := uint32(0)
	for f := Emperor; f < FactionEnd; f++ {
		if h := t.Pos.Alliance[f]; h != NoSeat && !t.Pos.Seat[h].Human {
			m |= 1 << f
		}
	}
	if m == 0 {
		return
	}
	f := Faction(lowest(m))
	if m&(m-1) != 0 {
		f = Faction(t.ask(Question{Kind: AskFaction, Seat: s, Mask: m, Follow: true, Rule: InfluenceAlliance}))
	}
	t.moveAlliance(f, t.Pos.Alliance[f], s)
}

// reveal takes the Reveal turn of s. First says that the question stands by
// itself: then a card may have done more before it.
func (t *Table) reveal(s Seat, first bool) {
	for {
		swords := 0
		known := !t.Options.Reactive && t.Pos.hasUnits(s)
		if first || known {
			q := Question{Kind: AskReveal, Seat: s, Follow: !first, Rule: RoundReveal, Reactive: !known}
			if known {
				q.Max = 60
			}
			swords = t.ask(q)
			if t.aside(s, swords) {
				if t.Pos.Seat[s].Agents > 0 {
					t.humanTurn(s)
					return
				}
				continue
			}
		}
		if known {
			t.ShowSwords(s, swords)
		}
		break
	}
	x := &t.Pos.Seat[s]
	x.Revealed = true
	t.Pos.Reveals.Add(s)
	t.Emit(&Event{Kind: EvReveal, Seat: s, Rule: RoundReveal, Amount: x.Strength, Total: int16(t.ShownStrength(s))})
	t.rowChurn(s)
	t.endMove(s, false)
}

// rowChurn rolls 2d6 after a human's Reveal turn in solo: the cards in those
// places of the row go; a 6 removes nothing, a double one card (docs/rules/variants.md).
func (t *Table) rowChurn(s Seat) {
	if !t.Pos.Variants.RowChurn || t.Pos.Mode != Solo {
		return
	}
	a, b := 0, 0
	if t.Options.Rolls {
		a, b = t.Luck.Dice(int(t.Pos.Round), s)
	} else {
		n := t.ask(Question{Kind: AskDice, Seat: s, Rule: RoundRowChurn})
		a, b = n/10, n%10
	}
	t.Tell(&Event{Kind: EvDice, Seat: s, Rule: RoundRowChurn}).Dice = [2]int8{int8(a), int8(b)}
}
