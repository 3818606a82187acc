package engine

import "math/bits"

// player is a seat at a table, a Rival's or a human's: its methods are what an effect
// does for the seat that it is for.
type player struct {
	*Table
	s Seat
}

func (t *Table) player(s Seat) player { return player{t, s} }

// Do carries out effects for s in order.
func (t *Table) Do(s Seat, effects []Effect) {
	for i := range effects {
		t.do(s, &effects[i])
	}
}

// do has one line a verb; what takes more than a line is a method of its own.
func (t *Table) do(s Seat, e *Effect) {
	t.step()
	if t.Pos.Seat[s].Streamlined && t.Turn.Reward == 0 && t.passive(s, e.Verb) {
		return
	}
	switch e.Verb {
	case DoInfluence:
		t.player(s).influence(e)
	case DoRecruit:
		t.Recruit(s, int(e.N))
	case DoGain:
		t.Gain(s, e.Resource, int(e.N))
	case DoIntrigue:
		t.GainIntrigue(s, int(e.N))
	case DoVP:
		t.GainVP(s, int(e.N), t.Turn.Cause.vpSource(), CombatRewards)
	case DoSpy:
		for n := int8(0); n < e.N; n++ {
			t.PlaceSpy(s, e.Group)
		}
	case DoHooks:
		t.player(s).takeHooks()
	case DoWallIcon:
		if t.Pos.Seat[s].Hooks {
			t.player(s).mayRemoveWall(ShieldWallHooks)
		}
	case DoRemoveWall:
		t.player(s).mayRemoveWall(EffectCard)
	case DoHarvest:
		t.Harvest(s)
	case DoSandworm:
		if t.WormsMayEnter() {
			t.Summon(s, int(e.N))
		}
	case DoSignet:
		t.player(s).signet()
	case DoSteal:
		t.player(s).steal(int(e.N))
	case DoControl:
		t.player(s).takeControl(e.Space)
	case DoContract:
		t.player(s).contract()
	case DoNothing:
		t.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: CombatRewards})
	case DoPay:
		t.player(s).pay(e)
	case DoTrack:
		tracks{t}.walk(s, e.Track, int(e.N))
	case DoTell:
		t.Emit(&Event{Kind: EvTold, Seat: s, Rule: EffectTold, Cause: t.Turn.Cause, Amount: int16(e.Notice)})
	case DoIf:
		if t.Holds(e.If, s) {
			t.Do(s, e.Then)
		} else {
			t.Do(s, e.Else)
		}
	default:
		t.player(s).doHuman(e)
	}
}

// signet carries out the Signet of a Rival; a human's is its own business.
func (p player) signet() {
	if !p.Pos.Seat[p.s].Human {
		p.Rivals.Signet(p.Table, p.s)
	}
}

// doHuman has the verbs that only a human's visit or the game of 2020 uses, and
// those of modules.
func (p player) doHuman(e *Effect) {
	switch e.Verb {
	case DoRows:
		p.human(p.s).rows(e)
	case DoAgentHome:
		p.human(p.s).agentHome()
	case DoSwordmaster:
		p.human(p.s).takeSwordmaster()
	case DoHighCouncil:
		p.human(p.s).highCouncil(e)
	case DoMentat:
		p.winMentat()
	case DoMentatNow:
		p.human(p.s).takeMentat()
	case DoTakeEach:
		p.takeEach(e)
	case DoChoose:
		p.choose(e)
	case DoTakeToken:
		p.takeToken()
	case DoDropToken:
		p.dropToken()
	case DoRecruitHome:
		forces{p.Table}.recruit(p.s, int(e.N), &p.Turn.Held)
	case DoDeepCover:
		for n := int8(0); n < e.N; n++ {
			p.placeDeepCover(e.Group)
		}
	case DoHost:
		p.hostDraws(int(e.N))
	case DoTakeBonus:
		p.takeBonus(int(e.N))
	case DoCommission:
		forces{p.Table}.commission(p.s, e.Unit, int(e.N))
	case DoRecruitIn:
		forces{p.Table}.recruitIn(p.s, int(e.N))
	case DoReturnUnit:
		forces{p.Table}.returnUnit(p.s, e.Unit, e.N)
	case DoDividends:
		tracks{p.Table}.dividends(p.s, int(e.N), int(e.Others))
	case DoTile:
		market{p.Table}.buy(p.s, e)
	case DoNegotiator:
		market{p.Table}.negotiate(p.s, int(e.N))
	case DoSwords:
		p.ShowSwords(p.s, int(e.N))
		p.Emit(&Event{Kind: EvSwords, Seat: p.s, Rule: CombatStrength, Cause: p.Turn.Cause, Amount: int16(e.N), Total: int16(p.ShownStrength(p.s))})
	case DoTrashTile:
		market{p.Table}.trash(p.s)
	}
}

func (c Cause) vpSource() Source {
	switch c {
	case ByReward:
		return FromConflict
	case ByFix:
		return FromFix
	case ByTrack:
		return FromTrack
	case ByTile:
		return FromTile
	}
	return FromCards
}

// Gain gives n tokens of r to s, from the bank.
func (t *Table) Gain(s Seat, r Resource, n int) {
	purses{t}.gain(s, r, n, 0, EffectGain)
}

// purses are the tokens and Intrigue cards of a table: the methods are how they come
// to a seat.
type purses struct{ *Table }

// gain is Gain with what of it is bonus, as rule says.
func (t purses) gain(s Seat, r Resource, n, bonus int, rule RuleID) {
	if n <= 0 {
		return
	}
	if !t.keeps(s) {
		t.Emit(&Event{Kind: EvNotGained, Seat: s, Rule: t.keepsNot(s), Resource: r, Cause: t.Turn.Cause, Amount: int16(n)})
		return
	}
	t.take(s, r, n, bonus, rule)
}

// take is gain for a seat that keeps what it gains.
func (t purses) take(s Seat, r Resource, n, bonus int, rule RuleID) {
	now := t.addTokens(s, r, n)
	if t.Watch {
		t.Tell(&Event{Kind: EvTake, Seat: s, Rule: rule, Resource: r, Cause: t.Turn.Cause, Amount: int16(n), Total: now}).Bonus = int16(bonus)
	}
}

// addTokens changes the purse of s and returns what it holds, -1 when that is
// unknown.
func (t purses) addTokens(s Seat, r Resource, n int) int16 {
	if t.Pos.Unknown.Seats[s].Purse[r] {
		return -1
	}
	raise(&t.Pos.Seat[s].Purse[r], n, TokensTop)
	return t.Pos.Seat[s].Purse[r]
}

// GainIntrigue gives n Intrigue cards to s, from the deck.
func (t *Table) GainIntrigue(s Seat, n int) {
	if !t.keepsIntrigue(s) {
		t.Emit(&Event{Kind: EvNotGained, Seat: s, Rule: t.keepsNot(s), Resource: ResourceEnd, Cause: t.Turn.Cause, Amount: int16(n)})
		return
	}
	t.Emit(&Event{Kind: EvIntrigue, Seat: s, Rule: EffectIntrigue, Cause: t.Turn.Cause, Amount: int16(n), Total: purses{t}.addIntrigue(s, n)})
}

// addIntrigue changes the count of s and returns it, -1 when it is unknown.
func (t purses) addIntrigue(s Seat, n int) int16 {
	if t.Pos.Unknown.Seats[s].Intrigue {
		return -1
	}
	raise(&t.Pos.Seat[s].Intrigue, n, IntrigueTop)
	return t.Pos.Seat[s].Intrigue
}

// steal takes 1 Intrigue card at random from each opponent that holds limit or
// more. A streamlined Rival with its Swordmaster discards it (docs/decisions.md#c27). What two
// humans take from each other they see to themselves unless purses are kept.
func (p player) steal(limit int) {
	if p.served(p.s) && !p.Rules.Const.Streamlined.Robs {
		return
	}
	for _, o := range p.Pos.Order() {
		if o == p.s {
			continue
		}
		if p.Pos.Seat[o].Human && p.Pos.Seat[p.s].Human {
			a, b := &p.Pos.Unknown.Seats[o].Intrigue, &p.Pos.Unknown.Seats[p.s].Intrigue
			if !p.Options.Purses || *a || *b {
				*a, *b = true, true
				continue
			}
		}
		if p.IntrigueHeld(o) < limit || p.Rules.HasTiles() && (market{p.Table}).guarded(o) {
			continue
		}
		left := purses{p.Table}.addIntrigue(o, -1)
		kept := p.keepsIntrigue(p.s)
		if kept {
			purses{p.Table}.addIntrigue(p.s, 1)
		}
		d := p.Tell(&Event{Kind: EvSteal, Seat: p.s, Other: o, Rule: EffectSecrets, Amount: 1, Total: p.Pos.Seat[p.s].Intrigue})
		d.Kept, d.Left = kept, left
	}
}

// takeEach takes n tokens from each opponent that has any.
func (p player) takeEach(e *Effect) {
	for _, o := range p.Pos.Order() {
		if o == p.s || p.Tokens(o, e.Resource) == 0 {
			continue
		}
		n := min(int(e.N), p.Tokens(o, e.Resource))
		p.Pos.Seat[o].Purse[e.Resource] -= int16(n)
		purses{p.Table}.gain(p.s, e.Resource, n, 0, EffectScheme)
	}
}

func (p player) takeHooks() {
	x := &p.Pos.Seat[p.s]
	if x.Hooks && !p.Pos.Unknown.Seats[p.s].Hooks {
		return
	}
	x.Hooks = true
	p.Pos.Unknown.Seats[p.s].Hooks = false
	p.Emit(&Event{Kind: EvHooks, Seat: p.s, Rule: MakersHooks, Cause: p.Turn.Cause})
}

// mayRemoveWall is RemoveWall for a Rival; a human is asked whether it wants to
// (rule shield-wall.human).
func (p player) mayRemoveWall(rule RuleID) {
	if p.Pos.WallGone {
		return
	}
	if p.Pos.Seat[p.s].Human {
		q := Question{Kind: AskWall, Seat: p.s, Space: p.Turn.Space, Mask: 3, Follow: true, Rule: ShieldWallHuman}
		a := p.ask(q)
		if a == AnsOpen {
			p.open(q, DoRemoveWall, 1)
		}
		if a != 1 {
			return
		}
	}
	p.RemoveWall(p.s, rule)
}

// RemoveWall removes the Shield Wall for good. Whether it still stood is not
// asked: afterwards it is gone either way.
func (t *Table) RemoveWall(s Seat, rule RuleID) {
	if t.Pos.WallGone {
		return
	}
	t.Pos.WallGone = true
	t.Pos.Unknown.ShieldWall = false
	t.Emit(&Event{Kind: EvWall, Seat: s, Rule: rule, Cause: t.Turn.Cause})
}

// contract gives a Rival 2 Solari, whether contracts lie on the table or not (rule
// effect.contract); a human takes one that lies there, as the table plays it.
func (p player) contract() {
	if p.Pos.Seat[p.s].Human && p.Rules.Const.ContractTiles {
		p.Emit(&Event{Kind: EvIgnored, Seat: p.s, Rule: EffectContract})
		return
	}
	purses{p.Table}.gain(p.s, Solari, 2, 0, EffectContract)
}

// rows lets a human choose a row of the space.
func (h human) rows(e *Effect) {
	row := h.ask(Question{Kind: AskRow, Seat: h.s, Space: h.Turn.Space, Mask: 3, Follow: true, Rule: HumanVisit})
	if row == 1 {
		h.Do(h.s, e.Else)
	} else {
		h.Do(h.s, e.Then)
	}
}

// agentHome brings another of its Agents home: asked when there are several, or when
// it may be one of which nobody told where it stands.
func (h human) agentHome() {
	m := uint32(h.Pos.AgentsOf[h.s].Without(h.Turn.Space))
	x := &h.Pos.Seat[h.s]
	if h.vague.Has(h.s) && h.Pos.AgentsOut(h.s)+int(x.Agents) < h.AgentsOwned(h.s) {
		m |= 1
	}
	if m == 0 {
		return
	}
	sp := lowest(m)
	if m&(m-1) != 0 {
		sp = h.ask(Question{Kind: AskAgentHome, Seat: h.s, Mask: m, Follow: true, Rule: HumanVisit})
	}
	h.bringHome(Space(sp))
}

// bringHome brings its Agent on sp home; on NoSpace it is one that nobody
// told of.
func (h human) bringHome(sp Space) {
	h.Pos.AgentsOf[h.s] = h.Pos.AgentsOf[h.s].Without(sp)
	h.ready()
	h.Emit(&Event{Kind: EvAgentHome, Seat: h.s, Space: sp, Rule: HumanVisit})
}

// lowest returns the lowest bit of m, 0 when there is none.
func lowest(m uint32) int {
	if m == 0 {
		return 0
	}
	return bits.TrailingZeros32(m)
}
