package engine

// human is a player who is a human: its methods are what only a human does, or is
// asked.
type human struct{ player }

func (t *Table) human(s Seat) human { return human{t.player(s)} }

// turn lets a human report its turn: where its Agent went and what the board
// leaves open, or its Reveal turn.
func (h human) turn() {
	h.Turn = Turn{Seat: h.s, Cause: ByVisit}
	if h.Watch {
		h.Emit(&Event{Kind: EvTurn, Seat: h.s, Rule: RoundOrder})
	}
	for h.Pos.Seat[h.s].Agents > 0 {
		q := h.WhereTo(h.s)
		a := h.ask(q)
		switch {
		case h.aside(a):
		case a == AnsAlliance:
			h.allianceTaken()
			h.moved()
			return
		case a == AnsReveal:
			h.reveal(false)
			return
		case a == AnsDone:
			h.moved()
			return
		default:
			h.visit(Space(a))
			return
		}
	}
	h.reveal(true)
}

// aside handles what may be said at any question that begins a move: a card
// did more, a correction. It reports whether a was one of these.
func (h human) aside(a int) bool {
	switch a {
	case AnsMore:
		h.cardDidMore()
	case AnsFix:
		h.fix()
	case AnsTile + 1, AnsTile + 2, AnsTile + 3:
		h.buysTile(Stack(a - AnsTile))
	default:
		return false
	}
	return true
}

// WhereTo is the question where the Agent of s went, with the spaces that are
// open to it as far as anybody knows.
func (t *Table) WhereTo(s Seat) Question {
	q := Question{Kind: AskWhereTo, Seat: s, Reactive: t.Options.Reactive, Rule: HumanVisit}
	open, spied := t.whereTo(s)
	q.Mask, q.Spied, q.Stacks = uint32(open), uint32(spied), t.MarketStacks()
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
	case p.AgentsOf[s].Has(sp):
		return OwnAgent
	case p.Taken().Has(sp) && (p.SpiesOf[s]|p.Unknown.Spies)&info.Posts == 0 && !b.mayPass(s):
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
func (h human) visit(sp Space) {
	info := &h.Rules.Spaces[sp]
	h.Turn.Space = sp
	infiltrates := h.Pos.Taken().Has(sp)
	if infiltrates {
		h.spyHome(info.Posts, HumanInfiltrate)
	}
	if h.Pos.SpiesOf[h.s]&info.Posts != 0 { // another one, after it infiltrated
		q := Question{Kind: AskRecallSpy, Seat: h.s, Space: sp, Mask: 3, Follow: true, Rule: HumanInfiltrate}
		if h.ask(q) == 1 {
			h.spyHome(info.Posts, HumanInfiltrate)
		}
	}
	if info.Combat && !h.Options.Reactive {
		h.garrison()
	}
	if h.Watch {
		h.Tell(&Event{Kind: EvVisit, Seat: h.s, Space: sp, Rule: HumanVisit}).Infiltrates = infiltrates
	}
	h.SendAgent(h.s, sp)
	h.Do(h.s, info.Visit)
	h.mayTakeToken()
	if info.Combat {
		h.troopsIn()
	}
	h.endMove(true)
}

// endMove closes a human's move: what it may have changed is forgotten, and the
// Rivals settle (docs/rules/settle.md).
func (h human) endMove(reported bool) {
	h.forget(reported)
	h.Turn.Cause = BySettle
	h.Rivals.Settle(h.Table)
}

// troopsIn asks how many troops followed: up to the recruits of the turn and
// two from garrison. More means that a card recruited the rest.
func (h human) troopsIn() {
	if h.Options.Reactive { // strength is asked in Combat, units and all
		h.Pos.Unknown.Seats[h.s].Troops = true
	}
	if h.Pos.Unknown.Seats[h.s].Troops {
		return
	}
	g := int(h.Pos.Seat[h.s].Garrison) + h.atHome(h.s, true, true)
	if g == 0 {
		return
	}
	limit := min(g, h.Turn.Recruits+min(int(h.Rules.Const.FromGarrison), g-h.Turn.Recruits))
	q := Question{Kind: AskTroops, Seat: h.s, Space: h.Turn.Space, Max: int16(limit), Amount: int8(h.Turn.Recruits), Follow: true, Rule: DeployCombat}
	n := h.ask(q)
	if n > limit {
		h.Turn.Cause = ByCardPlayed
		h.Recruit(h.s, n-limit)
	}
	if n <= 0 {
		h.Emit(&Event{Kind: EvNoDeploy, Seat: h.s, Rule: DeployCombat, Total: int16(h.ShownStrength(h.s))})
		return
	}
	h.Deploy(h.s, n-h.force(h.s).deployUnits(n, false, HumanVisit), DeployCombat)
}

// moved books a human's Agent turn that was not reported.
func (h human) moved() {
	h.Pos.Seat[h.s].Agents--
	h.Emit(&Event{Kind: EvMoved, Seat: h.s, Rule: HumanVisit, Amount: int16(h.AgentsOwned(h.s) - int(h.Pos.Seat[h.s].Agents)), Total: int16(h.AgentsOwned(h.s))})
	h.endMove(false)
}

// allianceTaken books an Alliance that a human took from a Rival.
func (h human) allianceTaken() {
	m := uint32(0)
	for f := Emperor; f < FactionEnd; f++ {
		if s := h.Pos.Alliance[f]; s != NoSeat && !h.Pos.Seat[s].Human {
			m |= 1 << f
		}
	}
	if m == 0 {
		return
	}
	f := Faction(lowest(m))
	if m&(m-1) != 0 {
		f = Faction(h.ask(Question{Kind: AskFaction, Seat: h.s, Mask: m, Follow: true, Rule: InfluenceAlliance}))
	}
	alliances{h.Table}.move(f, h.Pos.Alliance[f], h.s)
}

// reveal takes a Reveal turn. First says that the question stands by
// itself: then a card may have done more before it.
func (h human) reveal(first bool) {
	for {
		swords := 0
		known := !h.Options.Reactive && h.Pos.hasUnits(h.s)
		if first || known {
			q := Question{Kind: AskReveal, Seat: h.s, Follow: !first, Rule: RoundReveal, Reactive: !known, Stacks: h.MarketStacks()}
			if known {
				q.Max = 60
			}
			swords = h.ask(q)
			if h.aside(swords) {
				if h.Pos.Seat[h.s].Agents > 0 {
					h.turn()
					return
				}
				continue
			}
		}
		if known {
			h.ShowSwords(h.s, swords)
		}
		break
	}
	x := &h.Pos.Seat[h.s]
	x.Revealed = true
	h.Pos.Reveals.Add(h.s)
	if h.Watch {
		h.Emit(&Event{Kind: EvReveal, Seat: h.s, Rule: RoundReveal, Amount: x.Strength, Total: int16(h.ShownStrength(h.s))})
	}
	h.rowChurn()
	h.endMove(false)
}

// rowChurn rolls 2d6 after a human's Reveal turn in solo: the cards in those
// places of the row go; a 6 removes nothing, a double one card (docs/rules/variants.md).
func (h human) rowChurn() {
	if !h.Pos.Variants.RowChurn || h.Pos.Mode != Solo {
		return
	}
	a, b := 0, 0
	if h.Options.Rolls {
		a, b = h.Luck.Dice(int(h.Pos.Round), h.s)
	} else {
		n := h.ask(Question{Kind: AskDice, Seat: h.s, Rule: RoundRowChurn})
		a, b = n/10, n%10
	}
	h.Tell(&Event{Kind: EvDice, Seat: h.s, Rule: RoundRowChurn}).Dice = [2]int8{int8(a), int8(b)}
}

// winMentat gives the player the Mentat as a reward: an extra Agent next round.
func (p player) winMentat() {
	p.Pos.Seat[p.s].MentatNextRound = true
	p.Emit(&Event{Kind: EvMentat, Seat: p.s, Rule: CombatRewards})
}

// takeMentat gives the Mentat at its space, for this round, unless somebody
// has it already.
func (h human) takeMentat() {
	for o := Seat(1); o <= Seats; o++ {
		if h.Pos.AgentsOut(o)+int(h.Pos.Seat[o].Agents) > h.AgentsOwned(o) {
			return
		}
	}
	h.ready()
	h.Emit(&Event{Kind: EvMentat, Seat: h.s, Rule: HumanMentat, Amount: 1})
}

// takeSwordmaster gives a human its third Agent, ready this round; once a game.
func (h human) takeSwordmaster() {
	x := &h.Pos.Seat[h.s]
	if x.Swordmaster {
		return
	}
	x.Swordmaster = true
	h.ready()
	h.Counts.Arrived(h.s, h.Pos.Round)
	h.Emit(&Event{Kind: EvDone, Seat: h.s, Rule: HumanSwordmaster})
}

// highCouncil gives a human its seat; once seated, what the space gives then.
func (h human) highCouncil(e *Effect) {
	x := &h.Pos.Seat[h.s]
	if x.HighCouncil {
		h.Do(h.s, e.Else)
		return
	}
	x.HighCouncil = true
	h.Emit(&Event{Kind: EvHighCouncil, Seat: h.s, Rule: HumanVisit})
}
