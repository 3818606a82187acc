package engine

// UnitCap is how many kinds of unit there may be. Kind 0 is the troop, whose
// counts stand by themselves (SeatState.Garrison, SeatState.Troops).
const UnitCap = 3

// Unit is a kind of unit: its index in Rules.Units. 0 is the troop.
type Unit uint8

// UnitCount is where the units of one kind are that belong to a seat.
type UnitCount struct{ Supply, Garrison, Conflict int8 }

// UnitInfo is a kind of unit beside troops and sandworms. The kinds stand in the
// order in which they are deployed, all before troops; they are lost the other
// way round, after all troops (rule units.order).
type UnitInfo struct {
	ID, Name, Plural string
	Strength         int8 // of a human's
	RivalStrength    int8
	Troop            bool // whatever is said of troops is said of it too
	Home             Room // where a human's go after a Conflict
	RivalHome        Room
	// Own is how many a seat owns: then its supply is what stands nowhere else. 0: it
	// has those that it took as tokens.
	Own int8
	// Flags are the control flags on which one of them stands after its seat won a
	// Conflict, in the order in which a Rival tries them; nil where none does.
	Flags []Space
}

// Room is where units go after a Conflict.
type Room uint8

// The rooms.
const (
	ToSupply Room = iota
	ToGarrison
	ToBox // out of the game
)

// UnitByID returns the kind of unit with that id, 0 when there is none.
func (r *Rules) UnitByID(id string) Unit {
	for i := range r.Units {
		if i > 0 && r.Units[i].ID == id {
			return Unit(i)
		}
	}
	return 0
}

// UnitSupply is how many units of kind k are in the supply of s.
func (b *Board) UnitSupply(s Seat, k Unit) int {
	if int(k) >= len(b.Rules.Units) {
		return 0
	}
	x, own := &b.Pos.Seat[s].Units[k], int(b.Rules.Units[k].Own)
	if own == 0 {
		return int(x.Supply)
	}
	for _, sp := range b.Rules.Units[k].Flags {
		if b.Pos.Flags[sp] == s {
			own--
		}
	}
	return max(0, own-int(x.Garrison)-int(x.Conflict))
}

// stock adds n units of kind k to the supply of x, where that is counted by itself.
func (r *Rules) stock(x *SeatState, k Unit, n int8) {
	if r.Units[k].Own == 0 {
		x.Units[k].Supply += n
	}
}

// forces are the units of a table: its methods are what effects do with those beside
// troops, and how troops come and are held back.
type forces struct{ *Table }

// commission moves up to n units of kind k from the supply of s into its garrison
// (rule units.commission).
func (t forces) commission(s Seat, k Unit, n int) {
	if n = min(n, t.UnitSupply(s, k)); n == 0 {
		return
	}
	for range n {
		t.force(s).muster(k)
	}
	t.Rules.stock(&t.Pos.Seat[s], k, -int8(n))
	t.Emit(&Event{Kind: EvMuster, Seat: s, Unit: k, Rule: UnitsCommission, Amount: int16(n), Total: int16(t.Pos.Seat[s].Units[k].Garrison)})
}

// recruitIn recruits n troops for s and deploys them at once, wherever its Agent is: not
// after a Conflict, and not where Expert Deployment is played (rule deploy.anywhere).
func (t forces) recruitIn(s Seat, n int) {
	n = min(n, t.Pos.Supply(s))
	t.Recruit(s, n)
	if t.Turn.Reward == 0 && (!t.Pos.Variants.ExpertDeployment || t.Level() >= int(t.Rules.Const.ExpertBelow)) {
		t.Deploy(s, n, DeployAnywhere)
	}
}

// returnUnit takes up to n units of kind k of s out of the Conflict, into the supply: in
// place of standing on a flag (rule control.flag).
func (t forces) returnUnit(s Seat, k Unit, n int8) {
	x := &t.Pos.Seat[s].Units[k]
	if n = min(n, x.Conflict); n == 0 {
		return
	}
	x.Conflict -= n
	t.Rules.stock(&t.Pos.Seat[s], k, n)
	t.noFlag = t.noFlag.With(s)
	t.Emit(&Event{Kind: EvUnitBack, Seat: s, Unit: k, Rule: ControlFlag, Cause: t.Turn.Cause, Amount: int16(n), Total: int16(x.Conflict)})
}

// UnitStrength is what the units of s in the Conflict count, of all kinds.
func (b *Board) UnitStrength(s Seat) int {
	x, c := &b.Pos.Seat[s], &b.Rules.Const
	n := int(x.Troops)*int(c.TroopStrength) + int(x.Sandworms)*int(c.WormStrength)
	for k := 1; k < len(b.Rules.Units); k++ {
		each := b.Rules.Units[k].RivalStrength
		if x.Human {
			each = b.Rules.Units[k].Strength
		}
		n += int(x.Units[k].Conflict) * int(each)
	}
	return n
}

// UnitsIn returns how many units s has in the Conflict, of all kinds, as far as
// it is known.
func (p *Position) UnitsIn(s Seat) int {
	x := &p.Seat[s]
	return int(x.Troops) + int(x.Sandworms) + x.special()
}

// special counts the units in the Conflict that are neither troops nor sandworms.
func (x *SeatState) special() int {
	n := 0
	for k := 1; k < UnitCap; k++ {
		n += int(x.Units[k].Conflict)
	}
	return n
}

// atHome counts the units of s in its garrison beside troops: of kinds that are
// troops, of the others, or of both.
func (b *Board) atHome(s Seat, troops, others bool) int {
	n := 0
	for k := 1; k < len(b.Rules.Units); k++ {
		if b.Rules.Units[k].Troop && troops || !b.Rules.Units[k].Troop && others {
			n += int(b.Pos.Seat[s].Units[k].Garrison)
		}
	}
	return n
}

// Garrisoned counts the troops in the garrison of s, units that are troops among
// them.
func (b *Board) Garrisoned(s Seat) int {
	return int(b.Pos.Seat[s].Garrison) + b.atHome(s, true, false)
}

// TroopKind returns the first kind of unit that is a troop, 0 when there is none.
func (r *Rules) TroopKind() Unit {
	for k := 1; k < len(r.Units); k++ {
		if r.Units[k].Troop {
			return Unit(k)
		}
	}
	return 0
}

// force is the units of a seat: its methods are how they come, move and go.
type force struct {
	*Table
	s Seat
}

func (t *Table) force(s Seat) force { return force{t, s} }

// atHomeIs books that n troops are in the garrison of the seat, units that are troops among
// them: those that are known to be there as far as n goes, and where n is more than
// the troops of a seat, units nobody told of.
func (f force) atHomeIs(n int) {
	x, room := &f.Pos.Seat[f.s], TroopsOfSeat-int(f.Pos.Seat[f.s].Troops)
	for k := 1; k < len(f.Rules.Units); k++ {
		if f.Rules.Units[k].Troop {
			u := &x.Units[k]
			gone := max(0, int(u.Garrison)-n)
			u.Garrison -= int8(gone)
			f.Rules.stock(x, Unit(k), int8(gone))
			n -= int(u.Garrison)
		}
	}
	if k := f.Rules.TroopKind(); k != 0 && n > room {
		x.Units[k].Garrison += int8(n - room)
	}
	x.Garrison = int8(min(n, room))
}

// muster puts a unit of kind k into the garrison of the seat: one that it took, or one of
// its supply. In the turn of the seat it counts as a recruit of the turn.
func (f force) muster(k Unit) {
	f.Pos.Seat[f.s].Units[k].Garrison++
	if f.s == f.Turn.Seat && f.Turn.Reward == 0 {
		f.Turn.Mustered++
	}
}

// deployUnits moves up to n units of the seat from its garrison into the Conflict, in the
// order of their kinds, and returns how many they were. Those that are no troops go
// even where troops are held back (rule units.deploy).
func (f force) deployUnits(n int, held bool, rule RuleID) int {
	moved := 0
	for k := 1; k < len(f.Rules.Units) && moved < n; k++ {
		x := &f.Pos.Seat[f.s].Units[k]
		m := min(n-moved, int(x.Garrison))
		if m == 0 || held && f.Rules.Units[k].Troop {
			continue
		}
		x.Garrison -= int8(m)
		x.Conflict += int8(m)
		moved += m
		if f.Watch {
			f.Emit(&Event{Kind: EvUnitsIn, Seat: f.s, Unit: Unit(k), Rule: rule, Amount: int16(m), Total: int16(f.ShownStrength(f.s))})
		}
	}
	return moved
}

// unitsOut moves up to n units of the seat from the Conflict back to its garrison, the last
// kind first, and returns how many they were.
func (f force) unitsOut(n int) int {
	moved := 0
	for k := len(f.Rules.Units) - 1; k > 0 && moved < n; k-- {
		x := &f.Pos.Seat[f.s].Units[k]
		if m := min(n-moved, int(x.Conflict)); m > 0 && f.Rules.Units[k].Troop {
			x.Conflict -= int8(m)
			x.Garrison += int8(m)
			moved += m
			f.Emit(&Event{Kind: EvUnitsOut, Seat: f.s, Unit: Unit(k), Rule: HumanCard, Amount: int16(m), Total: int16(x.Conflict)})
		}
	}
	return moved
}

// specialHome sends the units of s that are neither troops nor sandworms where
// their kind goes after a Conflict (rule units.home).
func (g game) specialHome(s Seat) {
	for k := 1; k < len(g.Rules.Units); k++ {
		x, n := &g.Pos.Seat[s].Units[k], g.Pos.Seat[s].Units[k].Conflict
		if n == 0 {
			continue
		}
		x.Conflict = 0
		switch g.Rules.HomeOf(Unit(k), g.Pos.Seat[s].Human) {
		case ToSupply:
			g.Rules.stock(&g.Pos.Seat[s], Unit(k), n)
		case ToGarrison:
			x.Garrison += n
		}
		g.Emit(&Event{Kind: EvUnitsHome, Seat: s, Unit: Unit(k), Rule: UnitsHome, Amount: int16(n)})
	}
}

// HomeOf is where units of kind k go after a Conflict.
func (r *Rules) HomeOf(k Unit, human bool) Room {
	if human {
		return r.Units[k].Home
	}
	return r.Units[k].RivalHome
}

// Lose takes up to n troops of s off the table: from its garrison, then from the
// Conflict; then units of kinds that are troops, in the same way (rule units.lost).
func (t *Table) Lose(s Seat, n int) {
	x := &t.Pos.Seat[s]
	if home := min(n, int(x.Garrison)); home > 0 {
		x.Garrison -= int8(home)
		n -= home
		t.Emit(&Event{Kind: EvLost, Seat: s, Rule: UnitsLost, Amount: int16(home), Total: int16(x.Garrison)})
	}
	if in := min(n, int(x.Troops)); in > 0 {
		x.Troops -= int8(in)
		n -= in
		t.force(s).lostIn(0, in)
	}
	for k := len(t.Rules.Units) - 1; k > 0; k-- {
		if t.Rules.Units[k].Troop {
			n -= t.force(s).loseUnits(Unit(k), n)
		}
	}
}

// loseUnits is Lose for one kind; what is lost goes where it goes after a Conflict.
func (f force) loseUnits(k Unit, n int) int {
	x := &f.Pos.Seat[f.s].Units[k]
	home := min(n, int(x.Garrison))
	in := min(n-home, int(x.Conflict))
	x.Garrison -= int8(home)
	x.Conflict -= int8(in)
	if f.Rules.HomeOf(k, f.Pos.Seat[f.s].Human) != ToBox {
		f.Rules.stock(&f.Pos.Seat[f.s], k, int8(home+in))
	}
	if home > 0 {
		f.Emit(&Event{Kind: EvLost, Seat: f.s, Unit: k, Rule: UnitsLost, Amount: int16(home), Total: int16(x.Garrison)})
	}
	if in > 0 {
		f.lostIn(k, in)
	}
	return home + in
}

func (f force) lostIn(k Unit, n int) {
	f.Emit(&Event{Kind: EvLostIn, Seat: f.s, Unit: k, Rule: UnitsLost, Amount: int16(n), Total: int16(f.ShownStrength(f.s))})
}
