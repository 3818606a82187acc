package engine

// Play runs the game from where the position stands to its end.
func (t *Table) Play() {
	for t.Pos.Phase != Over {
		t.Step()
	}
}

// Step runs the phase that the position stands in, to its end; nothing once the
// game is over.
func (t *Table) Step() {
	t.steps = TurnSteps
	switch t.Pos.Phase {
	case RoundStart:
		t.roundStart()
	case PlayerTurns:
		t.playerTurns()
	case Combat:
		t.combatPhase()
	case Makers:
		t.makersPhase()
	case Recall:
		t.recall()
	}
}

// roundStart turns up the Conflict card and lets its controller defend.
func (t *Table) roundStart() {
	p := &t.Pos
	t.Emit(&Event{Kind: EvRound, Rule: RoundConflict, Amount: int16(p.Round)})
	t.swordmastersArrive()
	t.turnUpConflict()
	if p.Phase == Over {
		return
	}
	t.openTurns()
}

// OpenRound begins the round once its Conflict card is turned up: Swordmasters
// that are due arrive, the controller of the location may defend, and the first
// player has the turn.
func (t *Table) OpenRound() {
	t.swordmastersArrive()
	t.openTurns()
}

func (t *Table) openTurns() {
	t.defend()
	t.Pos.Phase = PlayerTurns
	t.Pos.Turn = t.Pos.First
}

// swordmastersArrive gives every Rival its Swordmaster in the round its level
// says (2020, rule setup.levels).
func (t *Table) swordmastersArrive() {
	r := t.Rules.Levels[t.Pos.Difficulty].SwordmasterRound
	if r == 0 || t.Pos.Round != r {
		return
	}
	for s := Seat(1); s <= Seats; s++ {
		x := &t.Pos.Seat[s]
		if !x.Human && !x.Swordmaster {
			x.Swordmaster = true
			t.ready(s)
			t.Emit(&Event{Kind: EvBuySwordmaster, Seat: s, Rule: SettleArrival, Amount: 1})
		}
	}
}

// UnseenConflicts returns the cards that may be turned up this round: those of
// its level that nobody has seen, a bit each.
func (b *Board) UnseenConflicts() uint32 {
	m := b.printed().level[b.Rules.Const.ConflictLevels[b.Pos.Round-1]&3]
	for _, c := range b.Pos.Seen {
		m &^= 1 << c
	}
	return m
}

func (t *Table) turnUpConflict() {
	p := &t.Pos
	m := t.UnseenConflicts()
	c := lowest(m)
	switch {
	case m&(m-1) == 0:
	case t.Options.Deals:
		c = t.Luck.Pick(m, int(p.Round))
	default:
		c = t.ask(Question{Kind: AskConflict, Seat: t.Pos.Teller(), Mask: m, Rule: RoundConflict})
	}
	p.Conflict = Conflict(c)
	for i := range p.Seen {
		if p.Seen[i] == 0 {
			p.Seen[i] = p.Conflict
			break
		}
	}
	t.Emit(&Event{Kind: EvConflict, Rule: RoundConflict, Amount: int16(c)})
}

// defend lets the controller of the location deploy 1 troop from supply: a
// Rival always does, a human is asked (rule combat.control).
func (t *Table) defend() {
	sp := t.Rules.Conflicts[t.Pos.Conflict].Control
	if sp == NoSpace {
		return
	}
	c := t.Pos.Control[sp]
	if c == NoSeat || t.Pos.Supply(c) == 0 {
		return
	}
	if t.Pos.Seat[c].Human && !t.human(c).defends(sp) {
		return
	}
	t.Pos.Seat[c].Troops++
	t.Emit(&Event{Kind: EvDefend, Seat: c, Space: sp, Rule: RoundDefender, Amount: 1, Total: int16(t.ShownStrength(c))})
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

// playerTurns lets the seats act in turn order until nobody can (rule round.order):
// every human has revealed, and no Rival sent an Agent in a whole turn around.
func (t *Table) playerTurns() {
	p := &t.Pos
	turns := 0
	for idle := 0; idle < Seats; turns++ {
		if t.act(p.Turn) {
			idle = 0
		} else {
			idle++
		}
		if turns > RoundTurns {
			t.endless(true)
		}
		p.Turn = t.Pos.next(p.Turn)
	}
	p.Phase = Combat
	p.Turn = p.First
}

// next returns the seat that acts after s.
func (p *Position) next(s Seat) Seat {
	if p.Mode == Solo {
		return After(s)
	}
	o := p.Order()
	for i := range o {
		if o[i] == s {
			return o[(i+1)%Seats]
		}
	}
	return o[0]
}

// act lets s take its turn and reports whether it did anything.
func (t *Table) act(s Seat) bool {
	t.steps = TurnSteps
	x := &t.Pos.Seat[s]
	if x.Human {
		if x.Revealed {
			return false
		}
		t.human(s).turn()
		return true
	}
	return t.Rules.MayAct(&t.Pos, s) && t.Rivals.AgentTurn(t, s)
}

// recall checks the end; otherwise all Agents go home and the marker passes.
func (t *Table) recall() {
	p := &t.Pos
	if t.ended() {
		t.end()
		return
	}
	for i := range p.Agents {
		p.Agents[i] = 0
	}
	p.Unknown.Agents = 0
	p.Blocked = 0
	for s := Seat(1); s <= Seats; s++ {
		x := &p.Seat[s]
		x.Agents = int8(t.AgentsOwned(s))
		x.Revealed = false
		if x.MentatNextRound {
			x.MentatNextRound = false
			t.ready(s)
		}
	}
	p.Reveals = SeatList{}
	t.Emit(&Event{Kind: EvRecall, Rule: RoundRecall})
	p.First = t.Pos.nextFirst()
	t.Emit(&Event{Kind: EvFirst, Seat: p.First, Rule: RoundRecall})
	p.Round++
	p.Turn = p.First
	p.Phase = RoundStart
}

// nextFirst is who leads the next round: clockwise in solo, the other human in
// two-player.
func (p *Position) nextFirst() Seat {
	s := After(p.First)
	if p.Mode == TwoPlayer && !p.Seat[s].Human {
		s = After(s)
	}
	return s
}
