package engine

import "math/bits"

// hasWorms reports whether any space of the board summons sandworms: in the game
// of 2020 none does.
func (r *Rules) hasWorms() bool {
	for i := range r.Spaces {
		if r.Spaces[i].Worms > 0 {
			return true
		}
	}
	return false
}

// WormsMayEnter reports whether sandworms may enter the current Conflict: it
// is not behind a standing Shield Wall (docs/rules/makers.md).
func (t *Table) WormsMayEnter() bool {
	c := t.Pos.Conflict
	return c == 0 || !t.Rules.Conflicts[c].Protected || !t.WallStands()
}

// Harvest takes what lies on the Maker space of this turn: all bonus spice, and
// base spice or, with Maker Hooks where sandworms may enter, sandworms instead
// of it (docs/rules/makers.md). It is one gain.
func (t *Table) Harvest(s Seat) {
	sp := t.Turn.Space
	if sp == NoSpace {
		return
	}
	info := &t.Rules.Spaces[sp]
	if t.Pos.Seat[s].Human {
		t.human(s).harvest(info)
		return
	}
	bonus, base := t.BonusOn(sp), int(info.BaseSpice)
	t.Pos.Bonus[sp] = 0
	worms := info.Worms > 0 && t.Pos.Seat[s].Hooks && t.WormsMayEnter()
	if worms {
		base = 0
	}
	if !t.keeps(s) {
		base = 0
	}
	if bonus > 0 && !t.collects(s, t.Rules.Const.Streamlined.KeepsBonus) {
		t.Emit(&Event{Kind: EvBank, Seat: s, Rule: t.keepsNot(s), Space: sp, Resource: Spice, Amount: int16(bonus)})
		bonus = 0
	}
	if bonus+base > 0 {
		rule := MakersBase
		if bonus > 0 {
			rule = MakersBonus
		}
		purses{t}.take(s, Spice, bonus+base, bonus, rule)
	}
	if worms {
		t.Summon(s, int(info.Worms))
	}
}

// harvest books that the bonus spice is gone, and asks for spice or
// sandworms when both can be had.
func (h human) harvest(info *SpaceInfo) {
	sp := h.Turn.Space
	bonus := int(h.Pos.Bonus[sp])
	if h.Pos.Unknown.Bonus.Has(sp) {
		bonus = 0
	}
	h.Pos.Bonus[sp] = 0
	h.Pos.Unknown.Bonus = h.Pos.Unknown.Bonus.Without(sp)
	hooks := h.Pos.Seat[h.s].Hooks || h.Pos.Unknown.Seats[h.s].Hooks
	if info.Worms > 0 && hooks && h.WormsMayEnter() {
		q := Question{Kind: AskWormOrSpice, Seat: h.s, Space: sp, Amount: info.Worms, Mask: 3, Follow: true, Rule: MakersWorms}
		if h.ask(q) == 1 {
			h.takeKnown(Spice, bonus)
			h.Summon(h.s, int(info.Worms))
			return
		}
	}
	h.takeKnown(Spice, bonus+int(info.BaseSpice))
}

// takeKnown adds to a human's purse where the table keeps it; it says nothing.
func (h human) takeKnown(r Resource, n int) {
	if h.Options.Purses {
		purses{h.Table}.addTokens(h.s, r, n)
	}
}

// makers puts bonus spice onto each Maker space without an Agent.
func (g game) makers() {
	p := &g.Pos
	n := g.Rules.Const.MakerSpice
	for left := uint32(g.printed().makers &^ p.Taken()); left != 0; left &= left - 1 {
		sp := Space(bits.TrailingZeros32(left))
		unknown := p.Unknown.Agents.Has(sp) && !g.allAgentsFound()
		ev := Event{Kind: EvMaker, Space: sp, Rule: RoundMakers, Amount: int16(n)}
		switch {
		case unknown:
			p.Unknown.Bonus = p.Unknown.Bonus.With(sp)
			ev.Total = -1
		case p.Unknown.Bonus.Has(sp):
			ev.Total = -1
		default:
			raise(&p.Bonus[sp], int(n), BonusTop)
			ev.Total = int16(p.Bonus[sp])
		}
		g.Tell(&ev).Unknown = unknown
	}
	p.Phase = Recall
}

// takeBonus gives a Rival up to n bonus spice of the Maker space that has most,
// a tie by most spice in all, whoever's Agent is there; nothing where there is none
// (rule makers.choice).
func (p player) takeBonus(n int) {
	d := Decision{By: ByWeight}
	best, most, all := NoSpace, 0, 0
	for left := uint32(p.printed().makers); left != 0; left &= left - 1 {
		sp := Space(bits.TrailingZeros32(left))
		bonus := p.BonusOn(sp)
		d.Weigh(uint8(sp), int8(bonus))
		total := bonus + int(p.Rules.Spaces[sp].BaseSpice)
		switch {
		case bonus > most:
			best, most, all, d.By = sp, bonus, total, ByWeight
		case bonus == most && bonus > 0:
			d.By = ByTotal
			if total > all {
				best, all = sp, total
			}
		}
	}
	if best == NoSpace {
		return
	}
	d.Chosen = uint8(best)
	p.Decided(&Event{Seat: p.s, Rule: MakersChoice, Space: best, Cause: p.Turn.Cause}, &d)
	n = min(n, most)
	p.Pos.Bonus[best] -= int8(n)
	p.Emit(&Event{Kind: EvBonusTaken, Seat: p.s, Rule: MakersBonus, Space: best, Amount: int16(n), Total: int16(p.Pos.Bonus[best])})
	purses{p.Table}.gain(p.s, Spice, n, n, MakersBonus)
}

// hostDraws gives n Intrigue cards to the human whose space it is. Which of two
// humans that is the table knows: then nobody's count is known.
func (p player) hostDraws(n int) {
	if p.Pos.Seat[p.s].Human {
		return
	}
	host := p.Pos.Teller()
	if p.Pos.Mode == TwoPlayer {
		host = NoSeat
		for o := Seat(1); o <= Seats; o++ {
			p.Pos.Unknown.Seats[o].Intrigue = p.Pos.Seat[o].Human
		}
	} else {
		purses{p.Table}.addIntrigue(host, n)
	}
	p.Emit(&Event{Kind: EvHost, Seat: host, Other: p.s, Rule: MakersHost, Space: p.Turn.Space, Amount: int16(n)})
}
