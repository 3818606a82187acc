package engine

// pay carries out a DoPay effect. A Rival pays whenever it can, before ordinary
// conversions; a streamlined one never pays for VP (rule combat.rewards,
// docs/decisions.md#c26). A human is asked how often, twice at most with a sandworm.
func (t *Table) pay(s Seat, e *Effect) {
	if t.Pos.Seat[s].Human {
		t.humanPays(s, e)
		return
	}
	if onlyVP(e.Then) && !t.pays(s) || !t.Pos.canPay(s, &e.Cost) || t.inVain(s, e.Then) {
		return
	}
	t.spend(s, &e.Cost)
	t.Do(s, e.Then)
}

func onlyVP(effects []Effect) bool {
	for i := range effects {
		if effects[i].Verb != DoVP {
			return false
		}
	}
	return true
}

// inVain reports whether effects can give s nothing: Influence where some
// opponent is ahead, when none is (docs/rules/rivals.md).
func (t *Table) inVain(s Seat, effects []Effect) bool {
	for i := range effects {
		if effects[i].Verb != DoInfluence || effects[i].Pick != OpponentAhead {
			return false
		}
	}
	return t.Behind(s) == 0
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

func (t *Table) spend(s Seat, c *Cost) {
	x, rule := &t.Pos.Seat[s], t.Turn.Cause.payRule()
	for r := Solari; r < ResourceEnd; r++ {
		x.Purse[r] -= int16(c.Purse[r])
	}
	x.Intrigue -= int16(c.Intrigue)
	t.Tell(&Event{Kind: EvPay, Seat: s, Rule: rule, Cause: t.Turn.Cause}).Paid = *c
	for n := int8(0); n < c.Spies; n++ {
		t.RecallSpy(s, x.SpiesPlaced[0], rule)
	}
}

// humanPays asks how often s pays, and books what follows.
func (t *Table) humanPays(s Seat, e *Effect) {
	if t.half > 0 {
		return // asked once for both halves
	}
	times := 1
	if t.Turn.Reward != 0 && t.doubled(s) {
		times = 2
	}
	q := Question{Kind: AskPayTimes, Seat: s, Max: int16(times), Follow: true, Rule: t.Turn.Cause.payRule()}
	q.Resource, q.Amount = costShown(&e.Cost)
	if !t.humanCould(s, &e.Cost) {
		return
	}
	a := t.ask(q)
	if a == AnsOpen {
		t.open(q, DoPay, q.Amount)
		return
	}
	for ; a > 0; a-- {
		t.humanSpends(s, &e.Cost)
		t.Do(s, e.Then)
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

// humanCould is false when what is known says that s can't pay once.
func (t *Table) humanCould(s Seat, c *Cost) bool {
	for r := Solari; r < ResourceEnd; r++ {
		if !t.Pos.Unknown.Seats[s].Purse[r] && t.Options.Purses && t.Pos.Seat[s].Purse[r] < int16(c.Purse[r]) {
			return false
		}
	}
	return t.Options.Reactive || t.Pos.SpiesOut(s) >= int(c.Spies)
}

func (t *Table) humanSpends(s Seat, c *Cost) {
	rule := t.Turn.Cause.payRule()
	for r := Solari; r < ResourceEnd; r++ {
		if !t.Pos.Unknown.Seats[s].Purse[r] {
			t.Pos.Seat[s].Purse[r] = max(0, t.Pos.Seat[s].Purse[r]-int16(c.Purse[r]))
		}
	}
	t.Tell(&Event{Kind: EvPay, Seat: s, Rule: rule, Cause: t.Turn.Cause}).Paid = *c
	for n := int8(0); n < c.Spies; n++ {
		t.spyHome(s, ^PostSet(0), rule)
	}
}

// spyHome recalls a Spy of human s from one of set, as rule says: asked when there
// are several.
func (t *Table) spyHome(s Seat, set PostSet, rule RuleID) {
	m := t.Pos.ownSpies(s, set)
	if m == 0 {
		return
	}
	post := lowest(m)
	if m&(m-1) != 0 {
		post = t.ask(Question{Kind: AskSpyHome, Seat: s, Mask: m, Follow: true, Rule: rule})
	}
	t.RecallSpy(s, Post(post), rule)
}
