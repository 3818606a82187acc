package code

import (
	"hash/fnv"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// mark parts a code from the place where a game goes on.
const mark = "+"

// Split parts a code, as people type it, from its place; "" for none.
func Split(text string) (setup, place string) {
	setup, place, _ = strings.Cut(text, mark)
	return strings.TrimSpace(setup), strings.TrimSpace(place)
}

// With is a code and the place where its game goes on.
func With(code, place string) string { return code + mark + place }

// How much of a place is written in one digit; what is more takes another.
const (
	few  = 5
	many = 128
)

// PlaceOf writes where a game with a code stands at the beginning of a round, as t
// does: the whole table, and how often the Hagal deck was shuffled and how many of its
// cards are turned up. Fresh is a new table of the same game. It is "" where a place
// doesn't lead to that table: the pile was shuffled by hand on the way.
func PlaceOf(box *rival.Box, code string, t, fresh *engine.Table) string {
	p := packer{n: new(big.Int), factor: big.NewInt(1)}
	place(&p, code, box, t)
	if p.wrong {
		return ""
	}
	text := write(p.n)
	if TakeUp(box, With(code, text), fresh) != nil || fresh.Pos != t.Pos || fresh.Luck != t.Luck || fresh.Untaken != t.Untaken {
		return ""
	}
	return text
}

// TakeUp puts a new table of the game with a code where its place says. The error
// says what is wrong with the place; the table can't be used then.
func TakeUp(box *rival.Box, text string, t *engine.Table) error {
	code, at := Split(text)
	n, err := read(at)
	if err != nil {
		return &fault{"code.mistyped", say.Args{"word": strconv.Quote(at)}}
	}
	p := packer{n: n, reading: true}
	place(&p, code, box, t)
	if p.wrong || p.n.Sign() != 0 {
		return &fault{"code.other_place", nil}
	}
	t.TakenUp()
	return nil
}

// placer writes a table at the beginning of a round, or reads it.
type placer struct {
	*packer
	box *rival.Box
	t   *engine.Table
	pos *engine.Position
}

// place puts a table into a number, or takes it out.
func place(p *packer, code string, box *rival.Box, t *engine.Table) {
	x := placer{p, box, t, &t.Pos}
	if n := sumOf(code); x.field(n, 1024) != n {
		x.wrong = true
		return
	}
	x.round()
	x.board()
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x.seat(s)
	}
	x.unknown()
	x.later()
	if x.reading {
		x.pos.Turn, x.pos.Phase = x.pos.First, engine.RoundStart
	}
}

// sumOf ties a place to its code.
func sumOf(code string) int {
	n, err := read(code)
	if err != nil {
		return 0
	}
	h := fnv.New32a()
	h.Write(n.Bytes())
	return int(h.Sum32() % 1024)
}

// round writes the round, the Conflicts and the Hagal deck.
func (x *placer) round() {
	x.pos.Round = int8(x.field(int(x.pos.Round), engine.RoundCap+1))
	x.pos.First = engine.Seat(x.field(int(x.pos.First), engine.Seats+1))
	if x.pos.Round < 1 || x.pos.First < 1 {
		x.wrong = true
		return
	}
	x.conflicts()
	shuffles, drawn := x.small(int(x.t.Luck.Shuffles)), x.box.Deck.Size(x.pos.Mode)-int(x.pos.Deck.Draw.N)
	drawn = x.field(drawn, engine.PileCap)
	if x.reading {
		x.deck(shuffles, drawn)
	}
}

// conflicts writes which cards were seen: those that are dealt follow from the seed.
func (x *placer) conflicts() {
	now := x.pos.Round
	for i := range int(now) - 1 {
		if !x.t.Options.Deals {
			x.pos.Seen[i] = engine.Conflict(x.field(int(x.pos.Seen[i]), len(x.box.Rules.Conflicts)))
		} else if x.reading {
			x.pos.Round = int8(i + 1)
			x.pos.Seen[i] = x.dealt()
		}
	}
	if x.pos.Round = now; x.yes(x.pos.Conflict != 0) && now > 1 { // nobody took the last one
		x.pos.Conflict = x.pos.Seen[now-2]
	} else {
		x.pos.Conflict = 0
	}
}

// dealt is the card that was turned up in the round of the position.
func (x *placer) dealt() engine.Conflict {
	mask := x.t.UnseenConflicts()
	if mask == 0 {
		x.wrong = true
		return 0
	}
	return engine.Conflict(x.t.Luck.Pick(mask, int(x.pos.Round)))
}

// deck puts the Hagal deck where it lies after so many shuffles and cards.
func (x *placer) deck(shuffles, drawn int) {
	if shuffles < 1 || x.pos.Deck.Physical || drawn > x.box.Deck.Size(x.pos.Mode) {
		x.wrong = true
		return
	}
	x.box.Deck.Fill(x.pos)
	x.t.Luck.Shuffles = uint64(shuffles - 1)
	d := &x.pos.Deck
	x.t.Luck.Shuffle(&d.Draw)
	for range drawn {
		d.Draw.N--
		d.Discard.Cards[d.Discard.N] = d.Draw.Cards[d.Draw.N]
		d.Discard.N++
		d.Draw.Cards[d.Draw.N] = 0
	}
}

// board writes what lies on the board and belongs to no seat.
func (x *placer) board() {
	x.pos.WallGone = x.yes(x.pos.WallGone)
	for i := 1; i < len(x.box.Rules.Spaces); i++ {
		info := &x.box.Rules.Spaces[i]
		if info.Maker {
			x.pos.Bonus[i] = int8(x.small(int(x.pos.Bonus[i])))
		}
		if info.Controllable {
			x.pos.Control[i] = engine.Seat(x.field(int(x.pos.Control[i]), engine.Seats+1))
		}
		if k := x.box.Rules.FlagUnit(); k != 0 && slices.Contains(x.box.Rules.Units[k].Flags, engine.Space(i)) {
			x.pos.Flags[i] = engine.Seat(x.field(int(x.pos.Flags[i]), engine.Seats+1))
		}
		if x.box.Rules.TokenSpaces().Has(engine.Space(i)) {
			x.bit((*uint32)(&x.pos.Tokens), i)
		}
	}
	x.market()
	for f := engine.Faction(1); f < engine.FactionEnd; f++ {
		x.pos.Alliance[f] = engine.Seat(x.field(int(x.pos.Alliance[f]), engine.Seats+1))
	}
	for k := 1; k < len(x.box.Rules.Tracks); k++ {
		n := uint32(x.pos.FirstGone)
		x.bit(&n, k)
		x.pos.FirstGone = engine.TrackSet(n)
	}
}

// market writes the stacks of tiles.
func (x *placer) market() {
	m, n := &x.pos.Market, len(x.box.Rules.Tiles)
	if n <= 1 {
		return
	}
	for k := 1; k <= engine.Stacks; k++ {
		m.Top[k] = engine.Tile(x.field(int(m.Top[k]), n))
		m.Height[k] = int8(x.field(int(m.Height[k]), n))
	}
	x.tiles(&m.Gone)
	x.pos.Unknown.Offer = x.yes(x.pos.Unknown.Offer)
}

// tiles writes a set of tiles, in one digit where it is empty.
func (x *placer) tiles(set *engine.TileSet) {
	if x.yes(*set == 0) {
		*set = 0
		return
	}
	for k := 1; k < len(x.box.Rules.Tiles); k++ {
		on := set.Has(engine.Tile(k))
		if *set = set.Without(engine.Tile(k)); x.yes(on) {
			*set = set.With(engine.Tile(k))
		}
	}
}

// seat writes what lies before a seat.
func (x *placer) seat(s engine.Seat) {
	v := &x.pos.Seat[s]
	v.VP = int8(x.field(int(v.VP), many))
	for f := engine.Faction(1); f < engine.FactionEnd; f++ {
		v.Influence[f] = int8(x.field(int(v.Influence[f]), engine.InfluenceTop+1))
	}
	for _, yes := range []*bool{&v.Swordmaster, &v.Hooks, &v.HighCouncil} {
		*yes = x.yes(*yes)
	}
	v.Agents = int8(x.small(int(v.Agents)))
	for r := range v.Purse {
		v.Purse[r] = int16(x.small(int(v.Purse[r])))
	}
	v.Intrigue = int16(x.small(int(v.Intrigue)))
	v.Garrison = int8(x.field(int(v.Garrison), engine.TroopsOfSeat+1))
	for i := range v.Icons {
		v.Icons[i] = int8(x.small(int(v.Icons[i])))
	}
	for k := 1; k < len(x.box.Rules.Units); k++ {
		u := &v.Units[k]
		for _, n := range []*int8{&u.Garrison, &u.Conflict, &u.Supply} {
			*n = int8(x.small(int(*n)))
		}
		if x.box.Rules.Units[k].Own > 0 {
			v.Negotiators = int8(x.small(int(v.Negotiators)))
		}
	}
	for k := 1; k < len(x.box.Rules.Tracks); k++ {
		v.Tracks[k] = int8(x.small(int(v.Tracks[k])))
	}
	if x.box.Rules.HasTiles() {
		v.Negotiators = int8(x.small(int(v.Negotiators)))
		x.tiles(&v.Tiles)
	}
	x.spies(s)
}

// spies writes where the Spies of a seat stand; those of a Rival in their order.
func (x *placer) spies(s engine.Seat) {
	v, posts := &x.pos.Seat[s], len(x.box.Rules.Posts)
	var at []engine.Post
	if v.Human {
		for p := 1; p < posts; p++ {
			if x.pos.SpiesOf[s].Has(engine.Post(p)) {
				at = append(at, engine.Post(p))
			}
		}
	} else {
		for _, p := range v.SpiesPlaced {
			if p != 0 {
				at = append(at, p)
			}
		}
	}
	n := x.field(len(at), len(v.SpiesPlaced)+1)
	for len(at) < n {
		at = append(at, 0)
	}
	for i := range at {
		at[i] = engine.Post(x.field(int(at[i]), posts))
		if at[i] == 0 {
			x.wrong = true
		}
		if x.reading && !x.wrong {
			x.pos.SpiesOf[s] = x.pos.SpiesOf[s].With(at[i])
			if !v.Human {
				v.SpiesPlaced[i] = at[i]
			}
		}
	}
}

// unknown writes what nobody told.
func (x *placer) unknown() {
	u := &x.pos.Unknown
	tracks := uint32(u.First)
	for _, set := range []struct {
		n  *uint32
		of int
	}{{(*uint32)(&u.Bonus), len(x.box.Rules.Spaces)}, {(*uint32)(&u.Tokens), len(x.box.Rules.Spaces)}, {&tracks, len(x.box.Rules.Tracks)}} {
		x.set(set.n, set.of)
	}
	u.First = engine.TrackSet(tracks)
	posts := uint32(u.Spies)
	x.set(&posts, len(x.box.Rules.Posts))
	u.Spies = engine.PostSet(posts)
	u.ShieldWall = x.yes(u.ShieldWall)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if x.pos.Seat[s].Human {
			x.unknownSeat(&u.Seats[s])
		}
	}
}

// later writes what places did not hold at first. It stands behind all else, where
// nothing is written of a zero, and so the places of before stay what they are.
func (x *placer) later() {
	if x.box.Rules.FlagUnit() != 0 {
		x.pos.Unknown.Flag = engine.Seat(x.field(int(x.pos.Unknown.Flag), engine.Seats+1))
	}
	if x.box.Rules.PaysOthers() > 0 {
		x.t.Untaken = x.small(x.t.Untaken)
	}
	if u := &x.pos.Unknown; x.box.Rules.HasTiles() {
		u.Heights = uint8(x.field(int(u.Heights), 1<<(engine.Stacks+1)))
		if x.yes(u.Bought != 0) {
			x.tiles(&u.Bought)
		} else {
			u.Bought = 0
		}
	}
}

func (x *placer) unknownSeat(u *engine.UnknownSeat) {
	all := []*bool{&u.Intrigue, &u.VP, &u.Troops, &u.Sandworms, &u.Strength, &u.Hooks}
	for i := range u.Influence {
		all = append(all, &u.Influence[i])
	}
	for i := range u.Purse {
		all = append(all, &u.Purse[i])
	}
	none := true
	for _, b := range all {
		none = none && !*b
	}
	if x.yes(none) {
		return
	}
	for _, b := range all {
		*b = x.yes(*b)
	}
}

// set writes a set of so many bits, in one digit where it is empty.
func (x *placer) set(n *uint32, of int) {
	if x.yes(*n == 0) {
		return
	}
	for i := range of {
		x.bit(n, i)
	}
}

// bit writes one bit of a set.
func (x *placer) bit(n *uint32, i int) {
	on := *n&(1<<i) != 0
	if *n &^= 1 << i; x.yes(on) {
		*n |= 1 << i
	}
}

func (x *placer) yes(on bool) bool {
	n := 0
	if on {
		n = 1
	}
	return x.field(n, 2) == 1
}

// small writes a number that is mostly less than few.
func (x *placer) small(n int) int {
	first := x.field(min(max(n, 0), few), few+1)
	if n < 0 {
		x.wrong = true
	}
	if first == few {
		first += x.field(n-few, many)
	}
	return first
}
