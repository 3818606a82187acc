package engine

import "math/bits"

// pay carries out a DoPay effect. A Rival pays whenever it can, before ordinary
// conversions; a streamlined one never pays for VP (rule combat.rewards,
// docs/decisions.md#c26). A human is asked how often, twice at most with a sandworm.
func (p player) pay(e *Effect) {
	if p.Pos.Seat[p.s].Human {
		p.human(p.s).offered(e)
		return
	}
	p.Claim(p.s, int(e.Cost.Purse[Solari]))
	if onlyVP(e.Then) && !p.pays(p.s) || !p.Pos.canPay(p.s, &e.Cost) || p.inVain(e.Then) {
		return
	}
	p.spend(&e.Cost)
	p.Do(p.s, e.Then)
}

func onlyVP(effects []Effect) bool {
	for i := range effects {
		if effects[i].Verb != DoVP {
			return false
		}
	}
	return true
}

// inVain reports whether effects can give the player nothing: Influence where some
// opponent is ahead, when none is (docs/rules/rivals.md).
func (p player) inVain(effects []Effect) bool {
	for i := range effects {
		if effects[i].Verb != DoInfluence || effects[i].Pick != OpponentAhead {
			return false
		}
	}
	return p.Behind(p.s) == 0
}

// canPay reports whether the known purse and Spies of s cover c.
func (p *Position) canPay(s Seat, c *Cost) bool {
	x := &p.Seat[s]
	for r := Solari; r < ResourceEnd; r++ {
		if x.Purse[r] < int16(c.Purse[r]) {
			return false
		}
	}
	return x.Intrigue >= int16(c.Intrigue) && p.SpiesOut(s) >= int(c.Spies)
}

// payRule is the rule by which something is paid: that of the prize, or of what
// the cost stands on.
func (c Cause) payRule() RuleID {
	switch c {
	case ByReward:
		return CombatPay
	case BySignet:
		return EffectSignet
	case ByScheme:
		return EffectScheme
	case ByVisit:
		return HumanVisit
	}
	return EffectCard
}

func (p player) spend(c *Cost) {
	x, rule := &p.Pos.Seat[p.s], p.Turn.Cause.payRule()
	for r := Solari; r < ResourceEnd; r++ {
		x.Purse[r] -= int16(c.Purse[r])
	}
	x.Intrigue -= int16(c.Intrigue)
	p.Tell(&Event{Kind: EvPay, Seat: p.s, Rule: rule, Cause: p.Turn.Cause}).Paid = *c
	for n := int8(0); n < c.Spies; n++ {
		p.RecallSpy(p.s, x.SpiesPlaced[0], rule)
	}
}

// offered asks how often a human pays, and books what follows.
func (h human) offered(e *Effect) {
	if h.half > 0 {
		return // asked once for both halves
	}
	times := 1
	if h.Turn.Reward != 0 && h.doubled() {
		times = 2
	}
	q := Question{Kind: AskPayTimes, Seat: h.s, Max: int16(times), Follow: true, Rule: h.Turn.Cause.payRule()}
	q.Resource, q.Amount = costShown(&e.Cost)
	if !h.couldPay(&e.Cost) {
		return
	}
	a := h.ask(q)
	if a == AnsOpen {
		h.open(q, DoPay, q.Amount)
		return
	}
	for ; a > 0; a-- {
		h.spends(&e.Cost)
		h.Do(h.s, e.Then)
	}
}

// costShown names the one thing a cost consists of: a resource, or ResourceEnd
// for Spies.
func costShown(c *Cost) (Resource, int8) {
	for r := Solari; r < ResourceEnd; r++ {
		if c.Purse[r] > 0 {
			return r, c.Purse[r]
		}
	}
	return ResourceEnd, c.Spies
}

// couldPay is false when what is known says that the human can't pay once.
func (h human) couldPay(c *Cost) bool {
	for r := Solari; r < ResourceEnd; r++ {
		if !h.Pos.Unknown.Seats[h.s].Purse[r] && h.Options.Purses && h.Pos.Seat[h.s].Purse[r] < int16(c.Purse[r]) {
			return false
		}
	}
	return h.Options.Reactive || h.Pos.SpiesOut(h.s) >= int(c.Spies)
}

func (h human) spends(c *Cost) {
	rule := h.Turn.Cause.payRule()
	for r := Solari; r < ResourceEnd; r++ {
		if !h.Pos.Unknown.Seats[h.s].Purse[r] {
			h.Pos.Seat[h.s].Purse[r] = max(0, h.Pos.Seat[h.s].Purse[r]-int16(c.Purse[r]))
		}
	}
	h.Tell(&Event{Kind: EvPay, Seat: h.s, Rule: rule, Cause: h.Turn.Cause}).Paid = *c
	for n := int8(0); n < c.Spies; n++ {
		h.spyHome(^PostSet(0), rule)
	}
}

// spyHome recalls a Spy of a human from one of set, as rule says: asked when there
// are several.
func (h human) spyHome(set PostSet, rule RuleID) {
	m := h.Pos.ownSpies(h.s, set)
	if m == 0 {
		return
	}
	post := lowest(m)
	if m&(m-1) != 0 {
		if a := h.ask(Question{Kind: AskSpyHome, Seat: h.s, Mask: m, Follow: true, Rule: rule}); a > 0 {
			post = a // else nobody can be asked here
		}
	}
	h.RecallSpy(h.s, Post(post), rule)
}

// choose lets the player take some of the effects of a choice. What a Rival takes the
// human decides (2020, docs/rules/choices.md); what a human takes is asked only where it is
// booked.
func (p player) choose(e *Effect) {
	if p.Pos.Seat[p.s].Human && !p.Options.books(e.Then) {
		p.Emit(&Event{Kind: EvChoice, Seat: p.s, Rule: EffectChoice, Cause: p.Turn.Cause, Amount: int16(e.N)})
		return
	}
	left := uint32(1)<<(len(e.Then)+1) - 2
	for n := e.N; n > 0 && left != 0; n-- {
		a := bits.TrailingZeros32(left)
		if bits.OnesCount32(left) > int(n) {
			q := Question{Kind: AskChoice, Seat: p.s, Amount: n, Mask: left, Follow: true, Rule: EffectChoice}
			p.Choice = e.Then
			if a = p.ask(q); a == AnsOpen {
				p.open(q, DoChoose, n)
				return
			}
		}
		left &^= 1 << a
		p.do(p.s, &e.Then[a-1])
	}
}
