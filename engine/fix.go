package engine

// Field is a number of the position that can be set by hand.
type Field uint8

// The fields. Those up to FieldSeatEnd belong to a seat, the rest to the table.
const (
	NoField Field = iota
	FieldVP
	FieldSolari // the resources in their order
	FieldSpice
	FieldWater
	FieldIntrigue
	FieldEmperor
	FieldSpacingGuild
	FieldBeneGesserit
	FieldFremen
	FieldGarrison
	FieldTroops
	FieldSandworms
	FieldStrength
	FieldAgents
	FieldHooks
	FieldSwordmaster
	FieldHighCouncil
	FieldSpy   // the value is a Post: a Spy there comes or goes
	FieldAgent // the value is a Space: an Agent there comes or goes
	FieldCrysknife
	FieldDesertMouse
	FieldOrnithopter
	FieldWild
	FieldTrackA // a Rival's space on the first, second and third track
	FieldTrackB
	FieldTrackC
	FieldUnitHomeA // units of the first kind beside troops in the garrison
	FieldUnitInA   // and in the Conflict
	FieldUnitIdleA // and in the supply
	FieldUnitHomeB // of the second kind
	FieldUnitInB
	FieldUnitIdleB
	FieldTile        // the value is a Tile: it comes or goes
	FieldNegotiators // a Rival's troops at the market
	FieldSeatEnd
	FieldWall
	FieldBonusA // bonus spice of the first, second and third Maker space
	FieldBonusB
	FieldBonusC
	FieldAllianceEmperor // the value is a Seat, 0 nobody
	FieldAllianceGuild
	FieldAllianceBene
	FieldAllianceFremen
	FieldControlA // of the first, second and third controllable space
	FieldControlB
	FieldControlC
	FieldBlock  // the value is a Space: it is closed this round, or open again
	FieldFirstA // does the bonus for the first there lie, of the first, second and third track
	FieldFirstB
	FieldFirstC
	FieldToken  // the value is a Space: its token comes or goes
	FieldBonusD // bonus spice of the fourth Maker space
	FieldTileA  // the Tile that lies face up on the first, second and third stack
	FieldTileB
	FieldTileC
	FieldStackA // tiles in it
	FieldStackB
	FieldStackC
	FieldFlagA // whose unit stands on the flag of the first, second and third controllable space
	FieldFlagB
	FieldFlagC
	FieldEnd
)

// Resource returns the resource whose tokens f counts, false when it counts none.
func (f Field) Resource() (Resource, bool) {
	return Resource(f - FieldSolari), f >= FieldSolari && f < FieldIntrigue
}

// Track returns the track that f is about, false when it is about none.
func (f Field) Track() (Track, bool) {
	switch {
	case f >= FieldTrackA && f <= FieldTrackC:
		return Track(f - FieldTrackA + 1), true
	case f >= FieldFirstA && f <= FieldFirstC:
		return Track(f - FieldFirstA + 1), true
	}
	return NoTrack, false
}

// Stack returns the stack of the market that f is about, and whether f is what lies
// face up there, not how many tiles; false when it is about none.
func (f Field) Stack() (k Stack, face, ok bool) {
	switch {
	case f >= FieldTileA && f <= FieldTileC:
		return Stack(f - FieldTileA + 1), true, true
	case f >= FieldStackA && f <= FieldStackC:
		return Stack(f - FieldStackA + 1), false, true
	}
	return 0, false, false
}

// NamesTile reports whether the value of f is a Tile.
func (f Field) NamesTile() bool { return f == FieldTile || f >= FieldTileA && f <= FieldTileC }

// Unit returns the kind of unit that f counts, and of whom its count is; false when
// it counts none.
func (f Field) Unit(x *SeatState) (k Unit, n *int8, ok bool) {
	if f < FieldUnitHomeA || f > FieldUnitIdleB {
		return 0, nil, false
	}
	k = Unit((f-FieldUnitHomeA)/3 + 1)
	u := &x.Units[k]
	return k, [...]*int8{&u.Garrison, &u.Conflict, &u.Supply}[(f-FieldUnitHomeA)%3], true
}

// Reason is why a number was corrected.
type Reason uint8

// The reasons of the menu.
const (
	WeMissedIt Reason = iota + 1
	ACardDidIt
	HouseRule
	OtherReason
)

// Correct lets people set a number by hand at a question that takes no AnsFix:
// an Asker calls it before it answers. The turn under way goes on as it was.
func (t *Table) Correct() {
	turn := t.Turn
	t.fix()
	t.Turn.Cause = turn.Cause
}

// fix sets a number by hand, with a reason. Later rules use it; conversions
// that are due because of it happen (docs/rules/settle.md).
func (t *Table) fix() {
	s := Seat(t.ask(Question{Kind: AskFixSeat, Seat: t.Pos.Teller(), Max: Seats, Follow: true, Rule: HumanFix}))
	q := Question{Kind: AskFixField, Seat: t.Pos.Teller(), About: s, Min: int16(NoField) + 1, Max: int16(FieldSeatEnd) - 1, Follow: true, Rule: HumanFix}
	if s == NoSeat {
		q.Min, q.Max = int16(FieldSeatEnd)+1, int16(FieldEnd)-1
	}
	if t.Rules.FlagUnit() == 0 && !t.Rules.HasTiles() { // the last ones are about what these rules don't have
		q.Max = map[bool]int16{true: int16(FieldBonusD), false: int16(FieldUnitIdleB)}[s == NoSeat]
	}
	f := Field(t.ask(q))
	old, low, high := t.FieldValue(s, f)
	q = Question{Kind: AskFixValue, Seat: t.Pos.Teller(), About: s, Amount: int8(f), Min: int16(low), Max: int16(high), Follow: true, Rule: HumanFix}
	now := t.ask(q)
	why := t.ask(Question{Kind: AskFixReason, Seat: t.Pos.Teller(), About: s, Min: 1, Max: int16(OtherReason), Follow: true, Rule: HumanFix})
	d := t.Tell(&Event{Kind: EvFix, Seat: s, Rule: HumanFix, Total: int16(now)})
	d.Field, d.Old, d.Reason, d.Text = f, int16(old), Reason(why), t.heard()
	t.SetField(s, f, now)
	t.Turn.Cause = ByFix
	t.Rivals.Settle(t)
	if t.Turn.Seat != NoSeat && t.Pos.Seat[t.Turn.Seat].Human {
		t.Turn.Cause = ByVisit
	}
}

// FieldValue returns the value of f and the range it may be set to.
func (b *Board) FieldValue(s Seat, f Field) (value, low, high int) {
	if s == NoSeat {
		return b.tableField(f)
	}
	x := &b.Pos.Seat[s]
	if r, ok := f.Resource(); ok {
		return int(x.Purse[r]), 0, 99
	}
	if k, n, ok := f.Unit(x); ok {
		if int(k) >= len(b.Rules.Units) {
			return 0, 0, 0
		}
		if own := int(b.Rules.Units[k].Own); own > 0 {
			if n == &x.Units[k].Supply {
				return b.UnitSupply(s, k), 0, 0 // what stands nowhere else
			}
			return int(*n), 0, int(*n) + b.UnitSupply(s, k)
		}
		return int(*n), 0, UnitsTop
	}
	other := b.Pos.Supply(s)
	switch f {
	case FieldVP:
		return int(x.VP), 0, 40
	case FieldIntrigue:
		return int(x.Intrigue), 0, 40
	case FieldEmperor, FieldSpacingGuild, FieldBeneGesserit, FieldFremen:
		return int(x.Influence[f-FieldEmperor+Field(Emperor)]), 0, InfluenceTop
	case FieldGarrison:
		return int(x.Garrison), 0, int(x.Garrison) + other
	case FieldTroops:
		return int(x.Troops), 0, int(x.Troops) + other
	case FieldSandworms:
		return int(x.Sandworms), 0, 8
	case FieldStrength:
		return int(x.Strength), 0, 60
	case FieldAgents:
		return int(x.Agents), 0, b.Rules.AgentsTop()
	case FieldHooks:
		return flag(x.Hooks), 0, 1
	case FieldSwordmaster:
		return flag(x.Swordmaster), 0, 1
	case FieldHighCouncil:
		return flag(x.HighCouncil), 0, 1
	case FieldSpy:
		return 0, 1, len(b.Rules.Posts) - 1
	case FieldAgent:
		return 0, 1, len(b.Rules.Spaces) - 1
	case FieldTile:
		return 0, flag(b.Rules.HasTiles()), max(0, len(b.Rules.Tiles)-1)
	case FieldNegotiators:
		return int(x.Negotiators), 0, flag(b.Rules.HasTiles()) * (int(x.Negotiators) + other)
	case FieldTrackA, FieldTrackB, FieldTrackC:
		k, _ := f.Track()
		return int(x.Tracks[k]), 0, b.Rules.lastSpace(k)
	}
	return int(x.Icons[f-FieldCrysknife+Field(Crysknife)]), 0, 9
}

func (b *Board) tableField(f Field) (value, low, high int) {
	switch {
	case f == FieldWall:
		return flag(!b.Pos.WallGone), 0, 1
	case f >= FieldBonusA && f <= FieldBonusC, f == FieldBonusD:
		return int(b.Pos.Bonus[b.Rules.FieldSpace(f)]), 0, 20
	case f >= FieldAllianceEmperor && f <= FieldAllianceFremen:
		return int(b.Pos.Alliance[f-FieldAllianceEmperor+Field(Emperor)]), 0, Seats
	case f >= FieldControlA && f <= FieldControlC:
		return int(b.Pos.Control[b.Rules.nth(f-FieldControlA, isControllable)]), 0, Seats
	case f >= FieldFlagA && f <= FieldFlagC:
		return int(b.Pos.Flags[b.Rules.nth(f-FieldFlagA, isControllable)]), 0, Seats
	case f >= FieldFirstA && f <= FieldFirstC:
		k, _ := f.Track()
		return flag(!b.Pos.FirstGone.Has(k)), 0, 1
	case f >= FieldTileA && f <= FieldTileC:
		return int(b.Pos.Market.Top[f-FieldTileA+1]), 0, max(0, len(b.Rules.Tiles)-1)
	case f >= FieldStackA && f <= FieldStackC:
		k := f - FieldStackA + 1
		rest := len(b.Rules.Tiles) - 1
		for i := range b.Pos.Market.Height {
			if i != int(k) {
				rest -= int(b.Pos.Market.Height[i])
			}
		}
		return int(b.Pos.Market.Height[k]), 0, max(0, rest)
	}
	return 0, 1, len(b.Rules.Spaces) - 1
}

func isMaker(x *SpaceInfo) bool        { return x.Maker }
func isControllable(x *SpaceInfo) bool { return x.Controllable }

// nth returns the n-th space (from 0) of a kind.
func (r *Rules) nth(n Field, kind func(*SpaceInfo) bool) Space {
	for i := 1; i < len(r.Spaces); i++ {
		if !kind(&r.Spaces[i]) {
			continue
		}
		if n == 0 {
			return Space(i)
		}
		n--
	}
	return NoSpace
}

// FieldSpace returns the space a table field is about, NoSpace for none.
func (r *Rules) FieldSpace(f Field) Space {
	switch {
	case f >= FieldBonusA && f <= FieldBonusC:
		return r.nth(f-FieldBonusA, isMaker)
	case f == FieldBonusD:
		return r.nth(3, isMaker)
	case f >= FieldControlA && f <= FieldControlC:
		return r.nth(f-FieldControlA, isControllable)
	case f >= FieldFlagA && f <= FieldFlagC:
		return r.nth(f-FieldFlagA, isControllable)
	}
	return NoSpace
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// SetField sets f to v, as it is: nothing follows but conversions. A value
// outside the range of FieldValue is cut to it.
func (t *Table) SetField(s Seat, f Field, v int) {
	_, low, high := t.FieldValue(s, f)
	v = max(low, min(v, high))
	if s == NoSeat {
		t.setTableField(f, v)
		return
	}
	x, u := &t.Pos.Seat[s], &t.Pos.Unknown.Seats[s]
	if (game{t}).setCount(s, f, v, low != high) {
		return
	}
	switch f {
	case FieldVP:
		t.Tally[s][FromFix] += int16(v) - int16(x.VP)
		x.VP, u.VP = int8(v), false
	case FieldIntrigue:
		x.Intrigue, u.Intrigue = int16(v), false
	case FieldEmperor, FieldSpacingGuild, FieldBeneGesserit, FieldFremen:
		i := f - FieldEmperor + Field(Emperor)
		x.Influence[i], u.Influence[i] = int8(v), false
	case FieldGarrison:
		x.Garrison, t.home = int8(v), t.home.Without(s)
	case FieldTroops:
		x.Troops, u.Troops = int8(v), false
		x.forgetTotal()
	case FieldSandworms:
		x.Sandworms, u.Sandworms = int8(v), false
		x.forgetTotal()
	case FieldStrength:
		x.Strength, u.Strength = int16(v), false
		x.forgetTotal()
	case FieldAgents:
		x.Agents = int8(v)
	case FieldHooks:
		x.Hooks, u.Hooks = v == 1, false
	case FieldSwordmaster:
		x.Swordmaster = v == 1
	case FieldHighCouncil:
		x.HighCouncil = v == 1
	case FieldSpy:
		t.player(s).toggleSpy(Post(v))
	case FieldAgent:
		t.Pos.AgentsOf[s] ^= 1 << v
		t.Pos.Unknown.Agents = t.Pos.Unknown.Agents.Without(Space(v))
	default:
		t.player(s).setPiece(f, v)
	}
}

// setPiece is SetField for what modules and battle icons bring.
func (p player) setPiece(f Field, v int) {
	x := &p.Pos.Seat[p.s]
	switch k, track := f.Track(); {
	case track:
		x.Tracks[k] = int8(v)
	case f == FieldTile:
		market{p.Table}.give(p.s, Tile(v))
	case f == FieldNegotiators:
		x.Negotiators = int8(v)
	default:
		x.Icons[f-FieldCrysknife+Field(Crysknife)] = int8(v)
		market{p.Table}.alike(p.s)
	}
}

// setCount sets tokens and units beside troops, and reports whether f is about them. A
// supply that is what stands nowhere else is not free to be set.
func (g game) setCount(s Seat, f Field, v int, free bool) bool {
	x := &g.Pos.Seat[s]
	if r, ok := f.Resource(); ok {
		x.Purse[r], g.Pos.Unknown.Seats[s].Purse[r] = int16(v), false
		return true
	}
	_, n, ok := f.Unit(x)
	if ok {
		if free {
			*n = int8(v)
		}
		x.forgetTotal()
	}
	return ok
}

func (p player) toggleSpy(post Post) {
	if p.Pos.SpiesOf[p.s].Has(post) {
		p.RecallSpy(p.s, post, HumanFix)
	} else if p.Pos.SpiesOut(p.s) < SpiesOfSeat {
		p.putSpy(post) // no Scheme: the table carried that out, or not
	}
}

func (t *Table) setTableField(f Field, v int) {
	switch {
	case f == FieldWall:
		t.Pos.WallGone, t.Pos.Unknown.ShieldWall = v == 0, false
	case f >= FieldBonusA && f <= FieldBonusC, f == FieldBonusD:
		sp := t.Rules.FieldSpace(f)
		if sp == NoSpace {
			return
		}
		t.Pos.Bonus[sp] = int8(v)
		t.Pos.Unknown.Bonus = t.Pos.Unknown.Bonus.Without(sp)
	case f >= FieldAllianceEmperor && f <= FieldAllianceFremen:
		t.Pos.Alliance[f-FieldAllianceEmperor+Field(Emperor)] = Seat(v)
	case f >= FieldControlA && f <= FieldControlC:
		t.Pos.Control[t.Rules.nth(f-FieldControlA, isControllable)] = Seat(v)
	case f >= FieldFlagA && f <= FieldFlagC:
		game{t}.setFlag(t.Rules.FieldSpace(f), Seat(v))
	case f == FieldBlock:
		t.Pos.Blocked ^= 1 << v
	case f >= FieldFirstA && f <= FieldFirstC:
		k, _ := f.Track()
		tracks{t}.setFirst(k, v == 1)
	case f == FieldToken && t.Rules.TokenSpaces().Has(Space(v)):
		t.Pos.Tokens ^= 1 << v
		t.Pos.Unknown.Tokens = t.Pos.Unknown.Tokens.Without(Space(v))
	case f >= FieldTileA && f <= FieldTileC:
		market{t}.show(Stack(f-FieldTileA+1), Tile(v))
	case f >= FieldStackA && f <= FieldStackC:
		market{t}.setHeight(Stack(f-FieldStackA+1), v)
	}
}

// forgetTotal counts the strength of a seat again, whatever was told as one number.
func (x *SeatState) forgetTotal() { x.TotalStrength, x.HasTotal = 0, false }
