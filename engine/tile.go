package engine

import "math/bits"

// Tile is a tile that lies in the stacks of a market until somebody buys it: its
// index in Rules.Tiles. 0 is none.
type Tile uint8

// NoTile is none.
const NoTile Tile = 0

// TileCap is how many kinds of tile there may be, index 0 unused.
const TileCap = 64

// TileSet is a set of tiles; bit n stands for tile n.
type TileSet uint64

// Has reports whether k is in the set.
func (x TileSet) Has(k Tile) bool { return x&(1<<k) != 0 }

// With returns the set and k.
func (x TileSet) With(k Tile) TileSet { return x | 1<<k }

// Without returns the set but for k.
func (x TileSet) Without(k Tile) TileSet { return x &^ (1 << k) }

// First returns the lowest tile of the set, NoTile when it is empty.
func (x TileSet) First() Tile {
	if x == 0 {
		return NoTile
	}
	return Tile(bits.TrailingZeros64(uint64(x)))
}

// Stack is a stack of the market, 1 to Stacks, the topmost first. 0 is none.
type Stack uint8

// Stacks is how many stacks a market has.
const Stacks = 3

// Market is what lies in the stacks. A stack with a height and nothing face up is
// one of which nobody told.
type Market struct {
	Top    [Stacks + 1]Tile // the tile that lies face up; index 0 unused
	Height [Stacks + 1]int8 // tiles, that one among them
	Gone   TileSet          // tiles that are out of the game
}

// TileInfo is one tile (docs/rules/tiles.md).
type TileInfo struct {
	ID, Name, Code string
	Cost           int8                // spice, as printed
	Marked         bool                // Rivals may take it
	Taken          []Effect            // what it gives when it is bought
	At             [MomentEnd][]Effect // what a Rival's gives later
	// What tests a Rival's changes (rule tiles.tests).
	Passes   bool // once a round an Agent goes where only others' Agents are
	Deploys  bool // once a round a turn on another space counts as one on a Combat space
	Guards   int8 // Intrigue cards from which it can be robbed of one; 0: as anybody. A human's too
	Icon     Icon // all its battle icons count as this one; NoIcon: as printed. A human's too
	WinsTies bool // it wins every tie for the win. A human's too
	TokenOff int8 // Solari less that a token costs
}

// AllTiles are the tiles of the market.
func (r *Rules) AllTiles() TileSet { return (1<<len(r.Tiles) - 1) &^ 1 }

// HasTiles reports whether there is a market of tiles.
func (r *Rules) HasTiles() bool { return len(r.Tiles) > 1 }

// NewMarket is the market before the first round: all tiles in stacks as even as
// they can be, of which nobody has told what lies face up.
func (r *Rules) NewMarket() (m Market) {
	for i := 1; i < len(r.Tiles); i++ {
		m.Height[(i-1)%Stacks+1]++
	}
	return m
}

// uncounted makes unknown how many tiles the stacks have of which nobody told what lies
// face up: tiles may leave those as the table plays.
func (m market) uncounted() (stacks uint8) {
	for k := 1; k <= Stacks; k++ {
		if m.Pos.Market.Top[k] == NoTile && m.Pos.Market.Height[k] > 0 {
			stacks |= 1 << k
		}
	}
	m.Pos.Unknown.Heights |= stacks
	return stacks
}

// forget makes unknown what a human may have bought without a word: off a stack of
// which it is known what lies face up, or before anybody told that.
func (m market) forget() {
	u := &m.Pos.Unknown
	u.Offer = u.Offer || m.Pos.Market.Top != [Stacks + 1]Tile{}
	if m.uncounted() != 0 {
		u.Bought |= m.printed().owned & m.UnseenTiles()
	}
}

// UnseenTiles returns the tiles that may lie face down, as far as anybody told.
func (b *Board) UnseenTiles() TileSet {
	out := b.Pos.Market.Gone
	for _, k := range b.Pos.Market.Top {
		out = out.With(k)
	}
	for s := range b.Pos.Seat {
		out |= b.Pos.Seat[s].Tiles
	}
	return b.Rules.AllTiles() &^ out
}

// MarketStacks has the bit of each stack from which a human can buy.
func (b *Board) MarketStacks() (m uint8) {
	if !b.Rules.HasTiles() {
		return 0
	}
	for k := 1; k <= Stacks; k++ {
		if b.Pos.Market.Height[k] > 0 {
			m |= 1 << k
		}
	}
	return m
}

// market is a table with a market of tiles: its methods are what happens there.
type market struct{ *Table }

// look learns what lies face up, where that is not known: what a human bought since,
// then which tiles nobody told of (rule tiles.offer).
func (m market) look() {
	mk, was := &m.Pos.Market, [Stacks + 1]Tile{}
	if m.Pos.Unknown.Offer {
		m.Pos.Unknown.Offer = false
		was = m.sold()
	}
	for k := Stack(1); k <= Stacks; k++ {
		if mk.Top[k] != NoTile {
			continue
		}
		if m.uncover(k, FactTop, NoSeat, was[k]); mk.Top[k] != was[k] {
			mk.Gone = mk.Gone.With(was[k]).Without(NoTile)
		}
	}
	m.prune()
}

// sold learns which of the tiles that lay face up a human bought. In which order is not
// asked, nor what was turned up and bought as well: so it is not known any more how
// many tiles are in those stacks. Where none is left that Rivals may take, the others
// may have lost their tops by now: it returns those, and they lie face up no more.
func (m market) sold() (was [Stacks + 1]Tile) {
	mk, u, before, marked := &m.Pos.Market, &m.Pos.Unknown, m.Pos.Market.Top, false
	for {
		q := Question{Kind: FactOffer, Seat: m.Pos.Teller(), Mask: 1, Max: Stacks, Rule: TilesOffer}
		for k := 1; k <= Stacks; k++ {
			if mk.Top[k] != NoTile {
				q.Mask |= 1 << k
			}
		}
		k := Stack(0)
		if q.Mask != 1 {
			k = Stack(m.ask(q))
		}
		if k == 0 {
			break
		}
		m.humanGets(q.Seat, k)
		u.Heights |= 1 << k
	}
	if mk.Top == before {
		return was
	}
	for k := range mk.Top {
		marked = marked || m.Rules.Tiles[mk.Top[k]].Marked
	}
	if !marked {
		was, mk.Top = mk.Top, was
		u.Heights = 1<<(Stacks+1) - 2
	}
	u.Bought |= m.printed().owned & m.UnseenTiles()
	return was
}

// uncover learns which tile lies face up on a stack, once off went, to who or into the
// box. False: nobody says.
func (m market) uncover(k Stack, kind QKind, who Seat, off Tile) bool {
	mk, rest := &m.Pos.Market, m.UnseenTiles()
	if rest == 0 {
		mk.Height[k] = 0
	}
	if mk.Height[k] <= 0 {
		return true
	}
	a := int(rest.First())
	switch {
	case rest&(rest-1) == 0 && m.Pos.Unknown.Heights&(1<<k) == 0: // the last one
	case m.Options.Tiles:
		a = m.Luck.tile(rest, m.Rules.AllTiles())
	default:
		q := Question{Kind: kind, Seat: m.Pos.Teller(), Stack: k, Other: who, Amount: int8(off), Min: 1, Max: int16(len(m.Rules.Tiles) - 1), Follow: kind == AskTile, Rule: TilesOffer}
		if m.Pos.Unknown.Heights&(1<<k) != 0 {
			q.Min = 0
		}
		if a = m.ask(q); a == 0 { // it is empty
			m.setHeight(k, 0)
			return true
		} else if a < 0 {
			m.open(q, DoTile, int8(k))
			return false
		}
	}
	mk.Top[k] = Tile(a)
	m.Emit(&Event{Kind: EvTileUp, Tile: Tile(a), Rule: TilesOffer, Amount: int16(k), Total: int16(mk.Height[k])})
	return true
}

// prune takes the top off the highest stack, the topmost of several, again and again
// until a tile that Rivals may take lies face up (rule tiles.offer).
func (m market) prune() {
	mk := &m.Pos.Market
	for {
		for k := Stack(1); k <= Stacks; k++ {
			top := mk.Top[k]
			if m.Rules.Tiles[top].Marked || top == NoTile && mk.Height[k] > 0 {
				return
			}
		}
		highest := m.highest()
		if highest == 0 {
			return
		}
		off := mk.Top[highest]
		mk.Gone = mk.Gone.With(off)
		m.lift(highest)
		m.Emit(&Event{Kind: EvTileOff, Tile: off, Rule: TilesOffer, Amount: int16(highest), Total: int16(mk.Height[highest])})
		if !m.uncover(highest, AskTile, NoSeat, off) {
			return
		}
	}
}

// highest is the highest stack, the topmost of several, 0 where all are empty. Of a
// stack of which nobody told what was bought it is known what it has at most: how many
// it has is asked where that is more than the others have.
func (m market) highest() (highest Stack) {
	mk := &m.Pos.Market
	for {
		highest = 0
		for k := Stack(1); k <= Stacks; k++ {
			if mk.Height[k] > mk.Height[highest] {
				highest = k
			}
		}
		if m.Pos.Unknown.Heights&(1<<highest) == 0 || mk.Height[highest] <= 1 {
			return highest
		}
		m.setHeight(highest, m.ask(Question{Kind: FactHeight, Seat: m.Pos.Teller(), Stack: highest, Min: 1, Max: int16(mk.Height[highest]), Rule: TilesOffer}))
	}
}

// setHeight books how many tiles are in a stack.
func (m market) setHeight(k Stack, n int) {
	m.Pos.Market.Height[k] = int8(n)
	m.Pos.Unknown.Heights &^= 1 << k
	if n == 0 {
		m.Pos.Market.Top[k] = NoTile
	}
}

// lift takes the tile that lies face up off a stack, and returns it.
func (m market) lift(k Stack) Tile {
	mk := &m.Pos.Market
	top := mk.Top[k]
	mk.Top[k] = NoTile
	mk.Height[k] = max(0, mk.Height[k]-1)
	return top
}

// humanGets books that a human bought the top of a stack.
func (m market) humanGets(s Seat, k Stack) Tile {
	tile := m.lift(k)
	x := &m.Pos.Seat[s]
	x.Tiles = x.Tiles.With(tile)
	m.Emit(&Event{Kind: EvTile, Seat: s, Tile: tile, Rule: TilesHuman, Cause: m.Turn.Cause, Amount: int16(k), Total: int16(m.Pos.Market.Height[k])})
	m.human(s).takeKnown(Spice, -int(m.Rules.Tiles[tile].Cost)) // what is off is its own business
	return tile
}

// humanTakes books that a human bought the top of a stack, and what follows.
func (m market) humanTakes(s Seat, k Stack) {
	tile := m.humanGets(s, k)
	m.uncover(k, AskTile, s, tile)
	m.prune()
	m.alike(s)
	if given := m.Rules.Tiles[tile].Taken; !m.Options.Reactive && m.Options.books(given) {
		cause := m.Turn.Cause
		m.Turn.Cause = ByTile
		m.Do(s, given)
		m.Turn.Cause = cause
	}
}

// give lets a tile come to s by hand, from wherever it is, or takes it away. What is
// turned up where it lay is asked.
func (m market) give(s Seat, k Tile) {
	if k == NoTile || m.Pos.Seat[s].Tiles.Has(k) {
		m.lose(s, k)
		return
	}
	from := m.clear(k)
	x := &m.Pos.Seat[s]
	x.Tiles = x.Tiles.With(k)
	m.alike(s)
	if from != 0 && !m.Pos.Unknown.Offer {
		m.uncover(from, AskTile, NoSeat, NoTile) // nobody bought it
		m.prune()
	}
}

// show lets a tile lie face up on a stack by hand, wherever it was.
func (m market) show(k Stack, tile Tile) {
	mk := &m.Pos.Market
	if tile != NoTile && tile != mk.Top[k] {
		m.clear(tile)
		mk.Height[k] = max(mk.Height[k], 1)
	}
	mk.Top[k] = tile
}

// clear takes a tile from wherever it is, and returns the stack on which it lay.
func (m market) clear(k Tile) (from Stack) {
	mk := &m.Pos.Market
	for i := Stack(1); i <= Stacks; i++ {
		if mk.Top[i] == k {
			m.lift(i)
			from = i
		}
	}
	for s := range m.Pos.Seat {
		m.lose(Seat(s), k)
	}
	mk.Gone = mk.Gone.Without(k)
	m.Pos.Unknown.Bought = m.Pos.Unknown.Bought.Without(k)
	return from
}

// buysTile lets a human say which stack it bought from, where none is given.
func (h human) buysTile(k Stack) {
	open := h.MarketStacks()
	if open == 0 {
		return
	}
	if k == 0 {
		k = Stack(h.ask(Question{Kind: AskStack, Seat: h.s, Mask: uint32(open), Follow: true, Rule: TilesHuman}))
	}
	if h.Pos.Market.Top[k] == NoTile {
		market{h.Table}.look()
	}
	if h.Pos.Market.Top[k] != NoTile {
		market{h.Table}.humanTakes(h.s, k)
	}
}

// buy lets the Rival s take a tile that it may take and can pay, at N less; where there
// is none, what follows instead (rule tiles.buy).
func (m market) buy(s Seat, e *Effect) {
	switch {
	case !m.Rules.HasTiles():
	case m.Pos.Seat[s].Human:
		m.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: TilesHuman})
	default:
		x := &m.Pos.Seat[s]
		k := Stack(0)
		if has := int(e.N) + int(x.Negotiators) + int(x.Purse[Spice]); m.mayAfford(has) {
			m.look()
			if k = m.choice(s, has); k == 0 && m.untold() {
				return // left open: it may be one to buy
			}
		}
		if k == 0 {
			m.Emit(&Event{Kind: EvNoTile, Seat: s, Rule: TilesBuy, Cause: m.Turn.Cause, Amount: x.Purse[Spice]})
			m.Do(s, e.Else)
			return
		}
		m.take(s, k, int(e.N))
	}
}

// untold reports whether nobody says what lies face up on some stack.
func (m market) untold() bool {
	for k := 1; k <= Stacks; k++ {
		if m.Pos.Market.Height[k] > 0 && m.Pos.Market.Top[k] == NoTile {
			return true
		}
	}
	return false
}

// mayAfford reports whether a Rival that has so much may be able to pay any tile, as
// far as it is known what lies face up: otherwise nobody needs to tell.
func (m market) mayAfford(has int) bool {
	mk, may := &m.Pos.Market, TileSet(0)
	vague, marked := m.Pos.Unknown.Offer, false
	for k := 1; k <= Stacks; k++ {
		may = may.With(mk.Top[k])
		vague = vague || mk.Height[k] > 0 && mk.Top[k] == NoTile
		marked = marked || m.Rules.Tiles[mk.Top[k]].Marked
	}
	if vague || !marked {
		may |= m.UnseenTiles()
	}
	for left := may.Without(NoTile); left != 0; left &= left - 1 {
		if t := &m.Rules.Tiles[left.First()]; t.Marked && int(t.Cost) <= has {
			return true
		}
	}
	return false
}

// choice is the stack whose face-up tile the Rival s takes of those that it may take
// and can pay with so much; 0 for none.
func (m market) choice(s Seat, has int) Stack {
	q := Question{Kind: AskStack, Seat: s, Follow: true, Rule: TilesBuy}
	for k := Stack(1); k <= Stacks; k++ {
		if info := &m.Rules.Tiles[m.Pos.Market.Top[k]]; info.Marked && int(info.Cost) <= has {
			q.Mask |= 1 << k
		}
	}
	if q.Mask == 0 {
		return 0
	}
	return Stack(m.ask(q))
}

// take lets the Rival s buy the top of a stack at off less: Negotiators pay first,
// as many as it needs (rule tiles.price).
func (m market) take(s Seat, k Stack, off int) {
	x, top := &m.Pos.Seat[s], m.Pos.Market.Top[k]
	info := &m.Rules.Tiles[top]
	price := max(0, int(info.Cost)-off)
	home := min(price, int(x.Negotiators))
	x.Negotiators -= int8(home)
	x.Purse[Spice] -= int16(price - home)
	m.lift(k)
	x.Tiles = x.Tiles.With(top)
	d := m.Tell(&Event{Kind: EvTile, Seat: s, Tile: top, Rule: TilesBuy, Cause: m.Turn.Cause, Amount: int16(k), Total: int16(m.Pos.Market.Height[k])})
	d.Paid, d.Negotiators = Cost{Purse: [ResourceEnd]int8{Spice: int8(price - home)}}, int16(home)
	m.uncover(k, AskTile, s, top)
	m.prune()
	m.alike(s)
	cause := m.Turn.Cause
	m.Turn.Cause = ByTile
	m.Do(s, info.Taken)
	m.Turn.Cause = cause
	m.use(s, top, AtFirstAgent)
}

// negotiate sends up to n troops of s from its supply to the market (rule
// tiles.negotiators).
func (m market) negotiate(s Seat, n int) {
	if m.Pos.Seat[s].Human {
		m.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: TilesHuman})
		return
	}
	x := &m.Pos.Seat[s]
	n = min(n, m.Pos.Supply(s))
	x.Negotiators += int8(n)
	m.Emit(&Event{Kind: EvNegotiator, Seat: s, Rule: TilesNegotiators, Cause: m.Turn.Cause, Amount: int16(n), Total: int16(x.Negotiators)})
}
