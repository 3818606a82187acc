package engine

// MoreKind is what a human's own card did beyond the board.
type MoreKind uint8

// The kinds, in the order of the menu.
const (
	NoMore        MoreKind = iota
	MoreInfluence          // up or down a track
	MoreRecruit            // troops recruited
	MoreDeploy             // troops into the Conflict, or back
	MoreWorm               // sandworms
	MoreSpy                // a Spy placed
	MoreSpyHome            // a Spy recalled
	MoreAgentHome          // an Agent home
	MoreVP                 // Victory Points, won or lost
	MoreWall               // the Shield Wall gone
	MoreHooks              // Maker Hooks
	MoreIntrigue           // how many Intrigue cards are held now
	MoreNote               // a note; nothing follows from it
	MoreOneVP              // one Victory Point won, as most are
	MoreFirst              // it was the first on a space of a track
	MoreMuster             // units beside troops recruited from its supply
	MoreLose               // some seat lost troops
	MoreKindEnd
)

// cardDidMore books what a card of s did, by questions of its own. What is due
// because of it happens at once.
func (t *Table) cardDidMore(s Seat) {
	kind := MoreKind(t.ask(Question{Kind: AskMore, Seat: s, Min: 1, Max: int16(MoreKindEnd - 1), Follow: true, Rule: HumanCard}))
	cause := t.Turn.Cause
	t.Turn.Cause = ByCardPlayed
	switch kind {
	case MoreInfluence:
		t.moreInfluence(s)
	case MoreRecruit:
		t.Recruit(s, t.moreNumber(s, kind, 1, t.Pos.Supply(s)))
	case MoreDeploy:
		t.moreDeploy(s)
	case MoreWorm:
		t.Summon(s, t.moreNumber(s, kind, 1, 4))
	case MoreSpy:
		t.PlaceSpy(s, 0)
	case MoreSpyHome:
		t.spyHome(s, ^PostSet(0), HumanCard)
	case MoreAgentHome:
		t.agentHome(s)
	case MoreVP:
		t.GainVP(s, t.moreNumber(s, kind, -3, 6), FromCards, HumanCard)
	case MoreOneVP:
		t.GainVP(s, 1, FromCards, HumanCard)
	case MoreWall:
		t.RemoveWall(s, HumanCard)
	case MoreHooks:
		t.takeHooks(s)
	case MoreIntrigue:
		t.Pos.Seat[s].Intrigue = int16(t.moreNumber(s, kind, 0, 40))
		t.Pos.Unknown.Seats[s].Intrigue = false
	case MoreFirst:
		t.takeFirst(s, t.FirstOpen())
	case MoreMuster:
		t.moreMuster(s)
	case MoreLose:
		t.moreLose(s)
	case MoreNote:
		t.Tell(&Event{Kind: EvMore, Seat: s, Rule: HumanCard, Amount: int16(kind)}).Text = t.heard()
	}
	t.Turn.Cause = cause
	t.Rivals.Settle(t)
}

// moreNumber asks for a quantity from low to high.
func (t *Table) moreNumber(s Seat, k MoreKind, low, high int) int {
	q := Question{Kind: AskMoreNumber, Seat: s, Amount: int8(k), Min: int16(low), Max: int16(max(low, high)), Follow: true, Rule: HumanCard}
	n := t.ask(q)
	if signed(k) {
		n -= AnsZero
	}
	return max(low, min(n, max(low, high)))
}

// signed reports whether the number of k may be negative: then its answer is
// AnsZero + n.
func signed(k MoreKind) bool {
	return k == MoreInfluence || k == MoreDeploy || k == MoreVP
}

// Signed reports the same of a question of kind AskMoreNumber.
func (q *Question) Signed() bool { return q.Kind == AskMoreNumber && signed(MoreKind(q.Amount)) }

func (t *Table) moreInfluence(s Seat) {
	f := Faction(t.ask(Question{Kind: AskFaction, Seat: s, Mask: allFactions, Follow: true, Rule: HumanCard}))
	n := t.moreNumber(s, MoreInfluence, -3, 3)
	if n < 0 {
		t.LoseInfluence(s, f, -n)
		return
	}
	t.GainInfluence(s, f, n)
}

func (t *Table) moreDeploy(s Seat) {
	x := &t.Pos.Seat[s]
	n := t.moreNumber(s, MoreDeploy, -int(x.Troops)-x.special(), int(x.Garrison)+t.atHome(s, true, true))
	if n < 0 {
		back := min(-n, int(x.Troops))
		t.Retreat(s, back)
		t.unitsOut(s, -n-back)
		return
	}
	t.Deploy(s, n-t.deployUnits(s, n, false, HumanCard), HumanCard)
}

// moreMuster recruits units of the first kind that s has in its supply.
func (t *Table) moreMuster(s Seat) {
	for k := 1; k < len(t.Rules.Units); k++ {
		x := &t.Pos.Seat[s].Units[k]
		if x.Supply == 0 {
			continue
		}
		n := t.moreNumber(s, MoreMuster, 1, int(x.Supply))
		x.Supply -= int8(n)
		x.Garrison += int8(n)
		t.Emit(&Event{Kind: EvMuster, Seat: s, Unit: Unit(k), Rule: HumanCard, Amount: int16(n), Total: int16(x.Garrison)})
		return
	}
}

// moreLose asks who lost troops, and how many.
func (t *Table) moreLose(s Seat) {
	m := uint32(0)
	for o := Seat(1); o <= Seats; o++ {
		if x := &t.Pos.Seat[o]; int(x.Garrison)+t.Pos.UnitsIn(o)+t.atHome(o, true, false) > 0 {
			m |= 1 << o
		}
	}
	if m == 0 {
		return
	}
	o := Seat(t.ask(Question{Kind: AskLoser, Seat: s, Mask: m, Follow: true, Rule: UnitsLost}))
	t.Lose(o, t.moreNumber(s, MoreLose, 1, TroopsOfSeat))
}

// MayMuster reports whether s has units beside troops in its supply.
func (b *Board) MayMuster(s Seat) bool {
	for k := 1; k < len(b.Rules.Units); k++ {
		if b.Pos.Seat[s].Units[k].Supply > 0 {
			return true
		}
	}
	return false
}
