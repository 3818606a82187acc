package engine

import "math/bits"

// ended reports whether the game ends in this Recall: somebody has the VP of
// the target, or the Conflict deck is empty (docs/rules/end.md). With reactive input the
// humans are asked whether they have them.
func (g game) ended() bool {
	for s := Seat(1); s <= Seats; s++ {
		if g.Scores(s) && !g.Pos.Unknown.Seats[s].VP && g.Pos.Seat[s].VP >= g.Pos.Target {
			return true
		}
	}
	if g.lastRound() {
		return true
	}
	return g.mayHaveTarget() && g.ask(Question{Kind: AskTarget, Seat: g.Pos.Teller(), Mask: 3, Amount: g.Pos.Target, Rule: EndCheck}) == 1
}

// mayHaveTarget reports whether a human may have the VP that end the game without
// anybody having told. Nobody wins two a round on average before the middle of a
// game, so that the early rounds need no question; who does sets its VP by hand.
func (g game) mayHaveTarget() bool {
	if 2*int(g.Pos.Round) < int(g.Pos.Target) {
		return false
	}
	for s := Seat(1); s <= Seats; s++ {
		if g.Pos.Seat[s].Human && (g.Options.Reactive || g.Pos.Unknown.Seats[s].VP) {
			return true
		}
	}
	return false
}

// lastRound reports whether the Conflict deck is empty after this round.
func (b *Board) lastRound() bool {
	n := int(b.Pos.Round)
	return n >= RoundCap || b.Rules.Const.ConflictLevels[n] == 0
}

// end settles the wild icons of the Rivals and the humans' Endgame Intrigue,
// then finds who wins. Agents stay where they are.
func (g game) end() {
	p := &g.Pos
	p.Phase = Over
	by := int16(1)
	if g.lastRound() {
		by = 2
	}
	g.Turn = Turn{}
	g.Emit(&Event{Kind: EvEnd, Rule: EndCheck, Amount: by})
	for _, s := range p.Order() {
		if !p.Seat[s].Human {
			g.wildIcon(s)
			if p.Seat[s].Tiles != 0 {
				g.TilesAt(s, AtEnd)
			}
		}
	}
	for _, s := range p.Order() {
		if p.Seat[s].Human {
			g.human(s).endgame()
		}
	}
	g.decide()
}

// wildIcon pairs a wild icon of a Rival with any other face-up one of its own
// for 1 VP (docs/decisions.md#q7); which one changes nothing, so the first kind it holds.
func (g game) wildIcon(s Seat) {
	x := &g.Pos.Seat[s]
	for x.Icons[Wild] > 0 && g.Scores(s) {
		icon := NoIcon
		for i := Crysknife; i < Wild; i++ {
			if x.Icons[i] > 0 {
				icon = i
				break
			}
		}
		if icon == NoIcon && g.Rules.Const.WildPairs && x.Icons[Wild] > 1 {
			icon = Wild
		}
		if icon == NoIcon {
			return
		}
		x.Icons[Wild]--
		x.Icons[icon]--
		g.Tell(&Event{Kind: EvPair, Seat: s, Rule: EndWild, Amount: int16(icon)}).Wild = true
		g.GainVP(s, int(g.Rules.Const.IconVP), FromIcons, EndWild)
	}
}

// endgame asks a human for the VP of Endgame Intrigue and wild icon; where its
// VP were never reported, for the VP in all.
func (h human) endgame() {
	if h.Pos.Unknown.Seats[h.s].VP {
		n := h.ask(Question{Kind: FactVP, Seat: h.s, About: h.s, Max: 30, Rule: EndEndgame})
		h.Pos.Seat[h.s].VP = int8(n)
		h.Pos.Unknown.Seats[h.s].VP = false
		return
	}
	n := h.ask(Question{Kind: AskEndgame, Seat: h.s, Max: 9, Rule: EndEndgame})
	if n > 0 {
		h.GainVP(h.s, n, FromEndgame, EndEndgame)
		h.Emit(&Event{Kind: EvEndgame, Seat: h.s, Rule: EndEndgame, Amount: int16(n)})
	}
}

// decide finds the winner: most VP, then spice, Solari, water, garrison, the
// latest Reveal turn. A human's numbers are asked only while it is tied for first
// (docs/rules/end.md). What still ties is shared.
func (g game) decide() {
	left := SeatSet(0)
	for s := Seat(1); s <= Seats; s++ {
		if g.CanWin(s) {
			left = left.With(s)
		}
	}
	by := int8(0)
	for ; by <= 5 && left.Len() > 1; by++ {
		if by > 0 {
			d := g.Tell(&Event{Kind: EvTie, Rule: EndTies})
			d.Seats, d.TieBreak = left, by
		}
		left = g.best(left, by)
		if by == 0 && left.Len() > 1 && g.Rules.HasTiles() {
			if s := market(g).tieWinner(left); s != NoSeat {
				g.Result = Outcome{Winners: SeatSet(0).With(s), By: ByTileHeld}
				g.won()
				return
			}
		}
		if left.Len() == 1 {
			break
		}
	}
	g.Result = Outcome{Winners: left, By: min(by, 5)}
	g.won()
}

// won tells who has won.
func (g game) won() {
	for s := Seat(1); s <= Seats; s++ {
		if g.Result.Winners.Has(s) {
			g.Tell(&Event{Kind: EvWin, Seat: s, Rule: EndTies}).TieBreak = g.Result.By
		}
	}
}

// best keeps the seats of left that lead in the tie-break.
func (g game) best(left SeatSet, by int8) SeatSet {
	top, out := -1, SeatSet(0)
	for s := Seat(1); s <= Seats; s++ {
		if !left.Has(s) {
			continue
		}
		n := g.tieBreak(s, by)
		if n > top {
			top, out = n, 0
		}
		if n == top {
			out = out.With(s)
		}
	}
	return out
}

func (g game) tieBreak(s Seat, by int8) int {
	x := &g.Pos.Seat[s]
	switch by {
	case 0:
		return int(x.VP)
	case 1:
		return g.Tokens(s, Spice)
	case 2:
		if !x.Human {
			g.Claim(s, int(x.Purse[Solari])+1)
		}
		return g.Tokens(s, Solari)
	case 3:
		return g.Tokens(s, Water)
	case 4:
		return g.garrisonAtEnd(s)
	}
	for i := uint8(0); i < g.Pos.Reveals.N; i++ {
		if g.Pos.Reveals.Seat[i] == s {
			return int(i) + 1
		}
	}
	return 0
}

// garrisonAtEnd returns the troops in the garrison of s, units that are troops
// counted. It asks a human that does not report them.
func (g game) garrisonAtEnd(s Seat) int {
	x := &g.Pos.Seat[s]
	if x.Human && (g.Options.Reactive || g.home.Has(s)) {
		g.home = g.home.Without(s)
		most := TroopsOfSeat - int16(x.Troops) + int16(bits.OnesCount32(uint32(g.Rules.TokenSpaces())))
		n := g.ask(Question{Kind: FactGarrison, Seat: s, About: s, Max: most, Rule: DeployCombat})
		g.force(s).atHomeIs(n)
	}
	return g.Garrisoned(s)
}

// Scores reports whether s records Victory Points; who does not has none to
// show (docs/rules/streamlined.md).
func (b *Board) Scores(s Seat) bool { return b.competes(s, b.Rules.Const.Streamlined.ScoresVP) }

// CanWin reports whether s is counted when the game is over.
func (b *Board) CanWin(s Seat) bool { return b.competes(s, b.Rules.Const.Streamlined.CanWin) }

// competes is true of every human and every Rival but House Hagal of 2020; of a
// streamlined one as its switch says.
func (b *Board) competes(s Seat, streamlined bool) bool {
	switch x := &b.Pos.Seat[s]; {
	case x.Human:
		return true
	case x.Streamlined:
		return streamlined
	}
	return b.Rules.Const.Rivals.TracksScore && !b.spoils(s)
}
