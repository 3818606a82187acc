package engine

// MoreKind is what a human's own card did beyond the board.
type MoreKind uint8

// The kinds, in the order of the menu.
const (
	NoMore         MoreKind = iota
	MoreInfluence           // up or down a track
	MoreRecruit             // troops recruited
	MoreDeploy              // troops into the Conflict, or back
	MoreWorm                // sandworms
	MoreSpy                 // a Spy placed
	MoreSpyHome             // a Spy recalled
	MoreAgentHome           // an Agent home
	MoreVP                  // Victory Points, won or lost
	MoreWall                // the Shield Wall gone
	MoreHooks               // Maker Hooks
	MoreIntrigue            // how many Intrigue cards are held now
	MoreNote                // a note; nothing follows from it
	MoreOneVP               // one Victory Point won, as most are
	MoreFirst               // it was the first on a space of a track
	MoreMuster              // units beside troops recruited from its supply
	MoreLose                // some seat lost troops
	MoreTile                // a tile of the market bought
	MoreCommission          // units that are no troops, from its supply
	MoreTrack               // its token was taken back to the start of a track
	MoreKindEnd
)

// ownCard is a card that a human played: its methods are what it did beyond the
// board.
type ownCard struct{ human }

// cardDidMore books what a card did, by questions of its own. What is due
// because of it happens at once.
func (h human) cardDidMore() {
	kind := MoreKind(h.ask(Question{Kind: AskMore, Seat: h.s, Min: 1, Max: int16(h.Rules.lastMore()), Follow: true, Rule: HumanCard}))
	cause := h.Turn.Cause
	h.Turn.Cause = ByCardPlayed
	switch kind {
	case MoreInfluence:
		ownCard{h}.movesCube()
	case MoreRecruit:
		h.Recruit(h.s, ownCard{h}.number(kind, 1, h.Pos.Supply(h.s)))
	case MoreDeploy:
		ownCard{h}.movesTroops()
	case MoreWorm:
		h.Summon(h.s, ownCard{h}.number(kind, 1, 4))
	case MoreSpy:
		h.PlaceSpy(h.s, 0)
	case MoreSpyHome:
		h.spyHome(^PostSet(0), HumanCard)
	case MoreAgentHome:
		h.agentHome()
	case MoreVP:
		h.GainVP(h.s, ownCard{h}.number(kind, -3, 6), FromCards, HumanCard)
	case MoreOneVP:
		h.GainVP(h.s, 1, FromCards, HumanCard)
	case MoreWall:
		h.RemoveWall(h.s, HumanCard)
	case MoreHooks:
		h.takeHooks()
	case MoreIntrigue:
		h.Pos.Seat[h.s].Intrigue = int16(ownCard{h}.number(kind, 0, 40))
		h.Pos.Unknown.Seats[h.s].Intrigue = false
	case MoreFirst:
		h.takeFirst(h.FirstOpen())
	case MoreMuster, MoreCommission:
		ownCard{h}.musters(kind)
	case MoreTrack:
		h.recalls(h.Rules.Recallable(), 0)
	case MoreTile:
		h.buysTile(0)
	case MoreLose:
		ownCard{h}.costsTroops()
	case MoreNote:
		h.Tell(&Event{Kind: EvMore, Seat: h.s, Rule: HumanCard, Amount: int16(kind)}).Text = h.heard()
	}
	h.Turn.Cause = cause
	h.Rivals.Settle(h.Table)
}

// lastMore is the last kind that these rules know.
func (r *Rules) lastMore() MoreKind {
	switch {
	case r.Recallable() != NoTrack:
		return MoreTrack
	case r.FlagUnit() != 0:
		return MoreCommission
	case r.HasTiles():
		return MoreTile
	}
	return MoreLose
}

// number asks for a quantity from low to high.
func (c ownCard) number(k MoreKind, low, high int) int {
	q := Question{Kind: AskMoreNumber, Seat: c.s, Amount: int8(k), Min: int16(low), Max: int16(max(low, high)), Follow: true, Rule: HumanCard}
	n := c.ask(q)
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

func (c ownCard) movesCube() {
	f := Faction(c.ask(Question{Kind: AskFaction, Seat: c.s, Mask: allFactions, Follow: true, Rule: HumanCard}))
	n := c.number(MoreInfluence, -3, 3)
	if n < 0 {
		c.LoseInfluence(c.s, f, -n)
		return
	}
	c.GainInfluence(c.s, f, n)
}

func (c ownCard) movesTroops() {
	x := &c.Pos.Seat[c.s]
	n := c.number(MoreDeploy, -int(x.Troops)-x.special(), int(x.Garrison)+c.atHome(c.s, true, true))
	if n < 0 {
		back := min(-n, int(x.Troops))
		c.Retreat(c.s, back)
		c.force(c.s).unitsOut(-n - back)
		return
	}
	c.Deploy(c.s, n-c.force(c.s).deployUnits(n, false, HumanCard), HumanCard)
}

// musters recruits units of the first kind that the human has in its supply: one
// that is a troop, or one that isn't.
func (c ownCard) musters(kind MoreKind) {
	for k := 1; k < len(c.Rules.Units); k++ {
		left := c.UnitSupply(c.s, Unit(k))
		if left == 0 || c.Rules.Units[k].Troop != (kind == MoreMuster) {
			continue
		}
		n := c.number(kind, 1, left)
		c.Rules.stock(&c.Pos.Seat[c.s], Unit(k), -int8(n))
		x := &c.Pos.Seat[c.s].Units[k]
		x.Garrison += int8(n)
		c.Emit(&Event{Kind: EvMuster, Seat: c.s, Unit: Unit(k), Rule: HumanCard, Amount: int16(n), Total: int16(x.Garrison)})
		return
	}
}

// costsTroops asks who lost troops, and how many.
func (c ownCard) costsTroops() {
	m := uint32(0)
	for o := Seat(1); o <= Seats; o++ {
		if x := &c.Pos.Seat[o]; int(x.Garrison)+c.Pos.UnitsIn(o)+c.atHome(o, true, false) > 0 {
			m |= 1 << o
		}
	}
	if m == 0 {
		return
	}
	o := Seat(c.ask(Question{Kind: AskLoser, Seat: c.s, Mask: m, Follow: true, Rule: UnitsLost}))
	c.Lose(o, c.number(MoreLose, 1, TroopsOfSeat))
}

// MayMuster reports whether s has units of kinds that are troops in its supply, or,
// with troop false, of the others.
func (b *Board) MayMuster(s Seat, troop bool) bool {
	for k := 1; k < len(b.Rules.Units); k++ {
		if b.Rules.Units[k].Troop == troop && b.UnitSupply(s, Unit(k)) > 0 {
			return true
		}
	}
	return false
}
