package engine

// Moment is when a tile that a Rival has gives something. The set is closed.
type Moment uint8

// The moments. Those of a turn come once a round for each tile.
const (
	AtRound      Moment = iota // a round begins, its Conflict card is up
	AtFirstAgent               // it sends its first Agent of the round; bought later, at once
	AtCombat                   // its turn on a Combat space ends, and units are deployed
	AtLastAgent                // its turn ends, and no Agent is left to send
	AtSettle                   // a card of its own Agent turn is carried out
	AtWin                      // it wins a Conflict outright
	AtEnd                      // the game is over
	MomentEnd
)

// once reports moments at which a tile is used once a round.
func (m Moment) once() bool { return m == AtFirstAgent || m == AtCombat || m == AtLastAgent }

// TilesAt lets s use all its tiles that give something at a moment, in the order of
// the rules (rule tiles.use).
func (t *Table) TilesAt(s Seat, at Moment) {
	for left := t.Pos.Seat[s].Tiles & t.printed().tilesAt[at]; left != 0; left &= left - 1 {
		market{t}.use(s, left.First(), at)
	}
}

// winByTiles lets the winner of a Conflict use its tiles: a Rival all of them, a human those
// that take a unit out of the Conflict, if it wants to. The rest of a human's is its own
// business (rule tiles.use).
func (g game) winByTiles(s Seat) {
	if !g.Pos.Seat[s].Human {
		g.TilesAt(s, AtWin)
		g.Rivals.Settle(g.Table)
		return
	}
	m := market(g)
	for left := g.Pos.Seat[s].Tiles & g.printed().tilesAt[AtWin]; left != 0; left &= left - 1 {
		k := left.First()
		if effects := g.Rules.Tiles[k].At[AtWin]; !takesUnit(effects) || m.idle(s, effects) {
			continue
		}
		q := Question{Kind: AskTileUse, Seat: s, Amount: int8(k), Mask: 3, Follow: true, Rule: TilesUse}
		switch g.ask(q) {
		case AnsOpen:
			g.open(q, DoReturnUnit, 1)
		case 1:
			m.use(s, k, AtWin)
		}
	}
}

// takesUnit reports whether effects take a unit out of the Conflict.
func takesUnit(effects []Effect) bool {
	for i := range effects {
		if e := &effects[i]; e.Verb == DoReturnUnit || takesUnit(e.Then) || takesUnit(e.Else) {
			return true
		}
	}
	return false
}

// use lets s use a tile, unless that gives nothing now or was done in this round.
func (m market) use(s Seat, k Tile, at Moment) {
	x, effects := &m.Pos.Seat[s], m.Rules.Tiles[k].At[at]
	if len(effects) == 0 || at.once() && x.Used.Has(k) || m.idle(s, effects) {
		return
	}
	if at.once() {
		x.Used = x.Used.With(k)
	}
	cause, tile := m.Turn.Cause, m.tile
	m.Turn.Cause, m.tile = ByTile, k
	m.Emit(&Event{Kind: EvTileUse, Seat: s, Tile: k, Rule: TilesUse, Amount: int16(at)})
	m.Do(s, effects)
	m.Turn.Cause, m.tile = cause, tile
}

// idle reports whether effects give s nothing as things stand: what it can't pay, and
// what has a condition that does not hold.
func (m market) idle(s Seat, effects []Effect) bool {
	for i := range effects {
		e := &effects[i]
		switch {
		case e.Verb == DoPay && !m.affords(s, &e.Cost):
		case e.Verb == DoIf && m.Holds(e.If, s) && m.idle(s, e.Then):
		case e.Verb == DoIf && !m.Holds(e.If, s) && m.idle(s, e.Else):
		default:
			return false
		}
	}
	return true
}

// trash takes the tile that is being used out of the game.
func (m market) trash(s Seat) {
	if k := m.tile; m.Pos.Seat[s].Tiles.Has(k) {
		m.lose(s, k)
		m.Pos.Market.Gone = m.Pos.Market.Gone.With(k)
		m.Emit(&Event{Kind: EvTileGone, Seat: s, Tile: k, Rule: TilesUse})
	}
}

// lose takes a tile from a seat, and whether it is used with it.
func (m market) lose(s Seat, k Tile) {
	x := &m.Pos.Seat[s]
	x.Tiles, x.Used = x.Tiles.Without(k), x.Used.Without(k)
}

// affords reports whether the Rival s can pay c, of which dividends may be part.
func (m market) affords(s Seat, c *Cost) bool {
	m.Claim(s, int(c.Purse[Solari]))
	return m.Pos.canPay(s, c)
}

// Passing is an unused tile by which an Agent of s goes where others' Agents are,
// NoTile for none (rule tiles.tests).
func (b *Board) Passing(s Seat) Tile {
	x := &b.Pos.Seat[s]
	return (x.Tiles &^ x.Used & b.printed().passes).First()
}

// mayPass reports whether an Agent of s may go where others' Agents are by a tile that
// it has, or, a human, may have.
func (b *Board) mayPass(s Seat) bool {
	if p := &b.Pos; p.Seat[s].Human {
		may := p.Unknown.Bought
		if p.Unknown.Offer {
			may |= b.UnseenTiles().With(p.Market.Top[1]).With(p.Market.Top[2]).With(p.Market.Top[3])
		}
		if may&b.printed().passes != 0 {
			return true
		}
	}
	return b.Passing(s) != NoTile
}

// FlipTile uses a tile of s for this round.
func (t *Table) FlipTile(s Seat, k Tile) {
	x := &t.Pos.Seat[s]
	x.Used = x.Used.With(k)
	t.Emit(&Event{Kind: EvTileUse, Seat: s, Tile: k, Rule: TilesTests, Amount: int16(MomentEnd)})
}

// deploys reports whether units are deployed at the end of this turn of s: on a Combat
// space, or by a tile for which there is something to deploy; and lets it use what
// brings more of them, unless all are held back (rules tiles.tests, tiles.use).
func (m market) deploys(s Seat, combat bool) bool {
	x := &m.Pos.Seat[s]
	if !combat {
		k := (x.Tiles &^ x.Used & m.printed().deploys).First()
		if k == NoTile || !m.anyGoes(s) {
			return false
		}
		m.FlipTile(s, k)
	}
	for left := x.Tiles &^ x.Used & m.printed().tilesAt[AtCombat]; left != 0; left &= left - 1 {
		if k := left.First(); !m.idle(s, m.Rules.Tiles[k].At[AtCombat]) && !forces(m).heldBack(s) {
			m.use(s, k, AtCombat)
		}
	}
	return true
}

// anyGoes reports whether a deployment of s now moves any unit: where troops are held back
// those that are none go all the same (rule units.deploy).
func (m market) anyGoes(s Seat) bool {
	n, special := m.deployable(s, &m.Turn)
	return n > 0 && (!forces(m).heldBack(s) || special > 0 && m.atHome(s, false, true) > 0)
}

// guarded reports whether a tile of the seat o keeps its Intrigue cards from others:
// whether a human has one is asked where that matters.
func (m market) guarded(o Seat) bool {
	held := m.IntrigueHeld(o)
	for left := m.printed().guards; left != 0; left &= left - 1 {
		k := left.First()
		if held < int(m.Rules.Tiles[k].Guards) && m.owns(o, k) {
			return true
		}
	}
	return false
}

// owns reports whether s has a tile. What a human bought since it was told is asked
// where this tile can be among it.
func (m market) owns(s Seat, k Tile) bool {
	p := &m.Pos
	if p.Seat[s].Human && p.Unknown.Offer && (m.UnseenTiles().Has(k) || k == p.Market.Top[1] || k == p.Market.Top[2] || k == p.Market.Top[3]) {
		m.look()
	}
	if p.Seat[s].Human && p.Unknown.Bought.Has(k) && m.UnseenTiles().Has(k) {
		p.Unknown.Bought = p.Unknown.Bought.Without(k)
		a := m.ask(Question{Kind: FactOwner, Seat: p.Teller(), Amount: int8(k), Mask: p.humanMask() | 1, Rule: TilesTests})
		if a > 0 {
			p.Seat[a].Tiles = p.Seat[a].Tiles.With(k)
		}
	}
	return p.Seat[s].Tiles.Has(k)
}

// tieWinner is the seat among several that wins every tie by a tile, NoSeat for none.
func (m market) tieWinner(left SeatSet) Seat {
	for ties := m.printed().ties; ties != 0; ties &= ties - 1 {
		for s := Seat(1); s <= Seats; s++ {
			if left.Has(s) && m.owns(s, ties.First()) {
				return s
			}
		}
	}
	return NoSeat
}

// oneIcon is what all battle icons of the seat count as by a tile, NoIcon for as printed
// (rule tiles.tests).
func (x *SeatState) oneIcon(r *Rules) Icon {
	for left := x.Tiles; left != 0; left &= left - 1 {
		if as := r.Tiles[left.First()].Icon; as != NoIcon {
			return as
		}
	}
	return NoIcon
}

// IconsAlike returns the face-up battle icons of the seat as its tiles make them count.
func (x *SeatState) IconsAlike(r *Rules) [IconEnd]int8 {
	as, n := x.oneIcon(r), int8(0)
	if as == NoIcon {
		return x.Icons
	}
	for i := range x.Icons {
		n += x.Icons[i]
	}
	icons := [IconEnd]int8{}
	icons[as] = n
	return icons
}

// CountsAs is what a battle icon counts as for the seat (rule tiles.tests).
func (x *SeatState) CountsAs(r *Rules, icon Icon) Icon {
	if as := x.oneIcon(r); as != NoIcon && icon != NoIcon {
		return as
	}
	return icon
}

// alike turns all face-up battle icons of s into one kind where it has a tile
// for that: each two of them make a pair at once (rule tiles.tests).
func (m market) alike(s Seat) {
	x := &m.Pos.Seat[s]
	icon := x.oneIcon(m.Rules)
	if icon == NoIcon {
		return
	}
	x.Icons = x.IconsAlike(m.Rules)
	for n := &x.Icons[icon]; *n > 1 && m.Scores(s); *n -= 2 {
		m.Emit(&Event{Kind: EvPair, Seat: s, Rule: TilesTests, Amount: int16(icon)})
		m.GainVP(s, int(m.Rules.Const.IconVP), FromIcons, CombatIcons)
	}
}

// TokenPrice is what a token costs s, human or Rival, less what its tiles take off (rule
// tiles.tests).
func (b *Board) TokenPrice(s Seat, k *TokenInfo) Cost {
	price := k.Price
	for left := b.Pos.Seat[s].Tiles; left != 0; left &= left - 1 {
		price.Purse[Solari] = max(0, price.Purse[Solari]-b.Rules.Tiles[left.First()].TokenOff)
	}
	return price
}
