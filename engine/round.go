package engine

// game is the course of a game at a table: its methods are the phases, one after
// the other, and the rewards and the end that they lead to.
type game struct{ *Table }

// Play runs the game from where the position stands to its end.
func (t *Table) Play() {
	for t.Pos.Phase != Over {
		t.Step()
	}
}

// Step runs the phase that the position stands in, to its end; nothing once the
// game is over.
func (t *Table) Step() {
	g := game{t}
	t.steps = TurnSteps
	switch t.Pos.Phase {
	case RoundStart:
		g.start()
	case PlayerTurns:
		g.playerTurns()
	case Combat:
		g.combat()
	case Makers:
		g.makers()
	case Recall:
		g.recall()
	}
}

// start turns up the Conflict card and lets its controller defend.
func (g game) start() {
	p := &g.Pos
	g.Emit(&Event{Kind: EvRound, Rule: RoundConflict, Amount: int16(p.Round)})
	g.swordmastersArrive()
	g.turnUpConflict()
	if p.Phase == Over {
		return
	}
	g.openTurns()
}

// OpenRound begins the round once its Conflict card is turned up: Swordmasters
// that are due arrive, the controller of the location may defend, and the first
// player has the turn.
func (t *Table) OpenRound() {
	g := game{t}
	g.swordmastersArrive()
	g.openTurns()
}

func (g game) openTurns() {
	if g.Rules.HasTiles() {
		g.tiles()
	}
	g.defend()
	g.Pos.Phase = PlayerTurns
	g.Pos.Turn = g.Pos.First
}

// tiles begins a round at the market: what lies face up is told where moves are, and
// Rivals use what their tiles give at the start of a round. With the level of its
// Conflict card 7 spice may buy a VP again (rule tiles.hoard).
func (g game) tiles() {
	if g.Options.Reactive {
		market(g).uncounted()
	} else {
		market(g).look()
	}
	for _, s := range g.Pos.Order() {
		if x := &g.Pos.Seat[s]; x.Tiles != 0 && !x.Human {
			g.TilesAt(s, AtRound)
		}
	}
	g.Rivals.Settle(g.Table)
}

// swordmastersArrive gives every Rival its Swordmaster in the round its level
// says (2020, rule setup.levels).
func (g game) swordmastersArrive() {
	r := g.Rules.Levels[g.Pos.Difficulty].SwordmasterRound
	if r == 0 || g.Pos.Round != r {
		return
	}
	for s := Seat(1); s <= Seats; s++ {
		x := &g.Pos.Seat[s]
		if !x.Human && !x.Swordmaster {
			x.Swordmaster = true
			g.player(s).ready()
			g.Counts.Arrived(s, g.Pos.Round)
			g.Emit(&Event{Kind: EvBuySwordmaster, Seat: s, Rule: SettleArrival, Amount: 1})
		}
	}
}

// UnseenConflicts returns the cards that may be turned up this round: those of
// its level that nobody has seen, a bit each.
func (b *Board) UnseenConflicts() uint32 {
	m := b.printed().level[b.Rules.Const.ConflictLevels[b.Pos.Round-1]&3]
	for _, c := range b.Pos.Seen {
		m &^= 1 << (c % ConflictCap)
	}
	return m
}

func (g game) turnUpConflict() {
	p := &g.Pos
	m := g.UnseenConflicts()
	c := lowest(m)
	switch {
	case m&(m-1) == 0:
	case g.Options.Deals:
		c = g.Luck.Pick(m, int(p.Round))
	default:
		c = g.ask(Question{Kind: AskConflict, Seat: g.Pos.Teller(), Mask: m, Rule: RoundConflict})
	}
	p.Conflict = Conflict(c)
	for i := range p.Seen {
		if p.Seen[i] == 0 {
			p.Seen[i] = p.Conflict
			break
		}
	}
	g.Counts.conflict(g.Level())
	g.Emit(&Event{Kind: EvConflict, Rule: RoundConflict, Amount: int16(c)})
}

// playerTurns lets the seats act in turn order until nobody can (rule round.order):
// every human has revealed, and no Rival sent an Agent in a whole turn around.
func (g game) playerTurns() {
	p := &g.Pos
	turns := 0
	for idle := 0; idle < Seats; turns++ {
		if g.act(p.Turn) {
			idle = 0
		} else {
			idle++
		}
		if turns > RoundTurns {
			g.endless(true)
		}
		p.Turn = g.Pos.next(p.Turn)
	}
	p.Phase = Combat
	p.Turn = p.First
}

// next returns the seat that acts after s.
func (p *Position) next(s Seat) Seat {
	if p.Mode == Solo {
		return After(s)
	}
	return p.nextOfTwo(s)
}

func (p *Position) nextOfTwo(s Seat) Seat {
	o := p.Order()
	for i := range o {
		if o[i] == s {
			return o[(i+1)%Seats]
		}
	}
	return o[0]
}

// act lets s take its turn and reports whether it did anything.
func (g game) act(s Seat) bool {
	g.steps = TurnSteps
	x := &g.Pos.Seat[s]
	if x.Human {
		if x.Revealed {
			return false
		}
		g.human(s).turn()
		return true
	}
	return g.Rules.MayAct(&g.Pos, s) && g.Rivals.AgentTurn(g.Table, s)
}

// recall checks the end; otherwise all Agents go home and the marker passes.
func (g game) recall() {
	p := &g.Pos
	if g.ended() {
		g.end()
		return
	}
	p.AgentsOf = [Seats + 1]SpaceSet{}
	p.Unknown.Agents = 0
	p.Blocked = 0
	for s := Seat(1); s <= Seats; s++ {
		x := &p.Seat[s]
		x.Agents = int8(g.AgentsOwned(s))
		x.Revealed = false
		x.Used = 0
		if x.MentatNextRound {
			x.MentatNextRound = false
			g.player(s).ready()
		}
	}
	p.Reveals = SeatList{}
	g.Counts.Points(p)
	g.Emit(&Event{Kind: EvRecall, Rule: RoundRecall})
	p.First = g.Pos.nextFirst()
	g.Emit(&Event{Kind: EvFirst, Seat: p.First, Rule: RoundRecall})
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
