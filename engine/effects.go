package engine

import "math/bits"

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
		t.influence(s, e)
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
		t.takeHooks(s)
	case DoWallIcon:
		if t.Pos.Seat[s].Hooks {
			t.mayRemoveWall(s, ShieldWallHooks)
		}
	case DoRemoveWall:
		t.mayRemoveWall(s, EffectCard)
	case DoHarvest:
		t.Harvest(s)
	case DoSandworm:
		if t.WormsMayEnter() {
			t.Summon(s, int(e.N))
		}
	case DoSignet:
		t.signet(s)
	case DoSteal:
		t.steal(s, int(e.N))
	case DoControl:
		t.takeControl(s, e.Space)
	case DoContract:
		t.contract(s)
	case DoNothing:
		t.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: CombatRewards})
	case DoPay:
		t.pay(s, e)
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
		t.doHuman(s, e)
	}
}

// signet carries out the Signet of a Rival; a human's is its own business.
func (t *Table) signet(s Seat) {
	if !t.Pos.Seat[s].Human {
		t.Rivals.Signet(t, s)
	}
}

// doHuman has the verbs that only a human's visit or the game of 2020 uses, and
// those of modules.
func (t *Table) doHuman(s Seat, e *Effect) {
	switch e.Verb {
	case DoRows:
		t.human(s).rows(e)
	case DoAgentHome:
		t.human(s).agentHome()
	case DoSwordmaster:
		t.human(s).takeSwordmaster()
	case DoHighCouncil:
		t.human(s).highCouncil(e)
	case DoMentat:
		t.winMentat(s)
	case DoMentatNow:
		t.human(s).takeMentat()
	case DoTakeEach:
		t.takeEach(s, e)
	case DoChoose:
		t.choose(s, e)
	case DoTakeToken:
		t.takeToken(s)
	case DoDropToken:
		t.dropToken(s)
	case DoRecruitHome:
		t.recruit(s, int(e.N), &t.Turn.Held)
	case DoDeepCover:
		for n := int8(0); n < e.N; n++ {
			t.placeDeepCover(s, e.Group)
		}
	case DoHost:
		t.hostDraws(s, int(e.N))
	case DoTakeBonus:
		t.takeBonus(s, int(e.N))
	case DoCommission:
		forces{t}.commission(s, e.Unit, int(e.N))
	case DoRecruitIn:
		forces{t}.recruitIn(s, int(e.N))
	case DoReturnUnit:
		forces{t}.returnUnit(s, e.Unit, e.N)
	case DoDividends:
		tracks{t}.dividends(s, int(e.N), int(e.Others))
	case DoTile:
		market{t}.buy(s, e)
	case DoNegotiator:
		market{t}.negotiate(s, int(e.N))
	case DoSwords:
		t.ShowSwords(s, int(e.N))
		t.Emit(&Event{Kind: EvSwords, Seat: s, Rule: CombatStrength, Cause: t.Turn.Cause, Amount: int16(e.N), Total: int16(t.ShownStrength(s))})
	case DoTrashTile:
		market{t}.trash(s)
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
	t.gain(s, r, n, 0, EffectGain)
}

func (t *Table) gain(s Seat, r Resource, n, bonus int, rule RuleID) {
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
func (t *Table) take(s Seat, r Resource, n, bonus int, rule RuleID) {
	now := t.addTokens(s, r, n)
	if t.Watch {
		t.Tell(&Event{Kind: EvTake, Seat: s, Rule: rule, Resource: r, Cause: t.Turn.Cause, Amount: int16(n), Total: now}).Bonus = int16(bonus)
	}

}

// addTokens changes the purse of s and returns what it holds, -1 when that is
// unknown.
func (t *Table) addTokens(s Seat, r Resource, n int) int16 {
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
	t.Emit(&Event{Kind: EvIntrigue, Seat: s, Rule: EffectIntrigue, Cause: t.Turn.Cause, Amount: int16(n), Total: t.addIntrigue(s, n)})
}

// addIntrigue changes the count of s and returns it, -1 when it is unknown.
func (t *Table) addIntrigue(s Seat, n int) int16 {
	if t.Pos.Unknown.Seats[s].Intrigue {
		return -1
	}
	raise(&t.Pos.Seat[s].Intrigue, n, IntrigueTop)
	return t.Pos.Seat[s].Intrigue
}

// steal takes 1 Intrigue card at random from each opponent that holds limit or
// more. A streamlined Rival with its Swordmaster discards it (docs/decisions.md#c27). What two
// humans take from each other they see to themselves unless purses are kept.
func (t *Table) steal(s Seat, limit int) {
	if t.served(s) && !t.Rules.Const.Streamlined.Robs {
		return
	}
	for _, o := range t.Pos.Order() {
		if o == s {
			continue
		}
		if t.Pos.Seat[o].Human && t.Pos.Seat[s].Human {
			a, b := &t.Pos.Unknown.Seats[o].Intrigue, &t.Pos.Unknown.Seats[s].Intrigue
			if !t.Options.Purses || *a || *b {
				*a, *b = true, true
				continue
			}
		}
		if t.IntrigueHeld(o) < limit || t.Rules.HasTiles() && (market{t}).guarded(o) {
			continue
		}
		left := t.addIntrigue(o, -1)
		kept := t.keepsIntrigue(s)
		if kept {
			t.addIntrigue(s, 1)
		}
		d := t.Tell(&Event{Kind: EvSteal, Seat: s, Other: o, Rule: EffectSecrets, Amount: 1, Total: t.Pos.Seat[s].Intrigue})
		d.Kept, d.Left = kept, left
	}
}

// takeEach takes n tokens from each opponent that has any.
func (t *Table) takeEach(s Seat, e *Effect) {
	for _, o := range t.Pos.Order() {
		if o == s || t.Tokens(o, e.Resource) == 0 {
			continue
		}
		n := min(int(e.N), t.Tokens(o, e.Resource))
		t.Pos.Seat[o].Purse[e.Resource] -= int16(n)
		t.gain(s, e.Resource, n, 0, EffectScheme)
	}
}

func (t *Table) takeHooks(s Seat) {
	x := &t.Pos.Seat[s]
	if x.Hooks && !t.Pos.Unknown.Seats[s].Hooks {
		return
	}
	x.Hooks = true
	t.Pos.Unknown.Seats[s].Hooks = false
	t.Emit(&Event{Kind: EvHooks, Seat: s, Rule: MakersHooks, Cause: t.Turn.Cause})
}

// mayRemoveWall is RemoveWall for a Rival; a human is asked whether it wants to
// (rule shield-wall.human).
func (t *Table) mayRemoveWall(s Seat, rule RuleID) {
	if t.Pos.WallGone {
		return
	}
	if t.Pos.Seat[s].Human {
		q := Question{Kind: AskWall, Seat: s, Space: t.Turn.Space, Mask: 3, Follow: true, Rule: ShieldWallHuman}
		a := t.ask(q)
		if a == AnsOpen {
			t.open(q, DoRemoveWall, 1)
		}
		if a != 1 {
			return
		}
	}
	t.RemoveWall(s, rule)
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
func (t *Table) contract(s Seat) {
	if t.Pos.Seat[s].Human && t.Rules.Const.ContractTiles {
		t.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: EffectContract})
		return
	}
	t.gain(s, Solari, 2, 0, EffectContract)
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
	h.ready(h.s)
	h.Emit(&Event{Kind: EvAgentHome, Seat: h.s, Space: sp, Rule: HumanVisit})
}

// lowest returns the lowest bit of m, 0 when there is none.
func lowest(m uint32) int {
	if m == 0 {
		return 0
	}
	return bits.TrailingZeros32(m)
}
