package notation

import (
	"househagal/data/strict"
	"househagal/engine"
)

// The keys of the market of tiles.
var marketKeys = newWords("key", "face_up", "stacks", "gone")

// market reads what lies in the stacks of tiles: left out, all of them as before the
// first round, with nobody having told what lies face up.
func (x *reading) market(n *strict.Node) {
	m := &x.Pos.Market
	*m = x.Box.Rules.NewMarket()
	if n == nil {
		return
	}
	var f [3]*strict.Node
	if !x.fields(n, "tiles", marketKeys, f[:]) {
		return
	}
	for i, n := range x.list(f[0], "face_up", engine.Stacks) {
		if n.Kind != strict.Null {
			m.Top[i+1] = x.tile(&n, "face_up", &x.found)
		}
	}
	for _, n := range x.list(f[2], "gone", engine.TileCap) {
		m.Gone = m.Gone.With(x.tile(&n, "gone", &x.found))
	}
	m.Gone = m.Gone.Without(engine.NoTile)
	x.stacks(f[1])
}

// stacks reads how many tiles each stack has: all together no more than there are, and
// one at least where a tile lies face up.
func (x *reading) stacks(n *strict.Node) {
	m, all, sum := &x.Pos.Market, len(x.Box.Rules.Tiles)-1, 0
	for i, n := range x.list(n, "stacks", engine.Stacks) {
		h := x.num(&n, "stacks", 0, 0, engine.TileCap-1)
		if m.Height[i+1] = int8(h); h == 0 && m.Top[i+1] != engine.NoTile {
			x.fail(&n, "no tile in stack %d, but %s lies face up there; count it too", i+1, x.Box.Rules.Tiles[m.Top[i+1]].ID)
		}
	}
	for k := 1; k <= engine.Stacks; k++ {
		sum += int(m.Height[k])
	}
	if n != nil && sum > all {
		x.fail(n, "%d tiles in the stacks; there are %d", sum, all)
	}
}

// tile reads the id of a tile that stands in no other place of seen.
func (x *reading) tile(n *strict.Node, name string, seen *engine.TileSet) engine.Tile {
	k := engine.Tile(x.word(n, name, 0, x.lex.tiles))
	if k != engine.NoTile && seen.Has(k) {
		x.fail(n, "the tile %s stands twice; there is one of it", n.Text)
	}
	*seen = seen.With(k)
	return k
}

// tilesOf reads the tiles of a seat, and counts its battle icons as they say.
func (x *reading) tilesOf(s engine.Seat, f *[seatEnd]*strict.Node) {
	p, used := &x.Pos.Seat[s], engine.TileSet(0)
	for _, n := range x.list(f[sTiles], "tiles", engine.TileCap) {
		p.Tiles = p.Tiles.With(x.tile(&n, "tiles", &x.found))
	}
	p.Tiles = p.Tiles.Without(engine.NoTile)
	list := x.list(f[sTilesUsed], "tiles_used", engine.TileCap)
	if p.Human && len(list) > 0 {
		x.fail(f[sTilesUsed], "tiles_used is for Rivals; a human knows which of its tiles it used")
		return
	}
	for _, n := range list {
		k := x.tile(&n, "tiles_used", &used)
		if k != engine.NoTile && !p.Tiles.Has(k) {
			x.fail(&n, "tiles has no %s; a seat uses the tiles that it has", n.Text)
		}
	}
	p.Used = used.Without(engine.NoTile)
	if p.Tiles != 0 {
		p.Icons = p.IconsAlike(&x.Box.Rules)
		for i := range p.Icons {
			p.Icons[i] = min(p.Icons[i], engine.IconsTop)
		}
	}
}

// marketJSON writes the stacks of tiles, and nothing where there are none.
func (c *Case) marketJSON(o *out) {
	r, m := &c.Box.Rules, &c.Pos.Market
	if !r.HasTiles() {
		return
	}
	o.key(tableKeys.list[kTiles])
	o.open('{')
	o.key(marketKeys.list[0])
	o.open('[')
	for k := 1; k <= engine.Stacks; k++ {
		o.id(r.Tiles[m.Top[k]].ID)
	}
	o.close(']')
	o.key(marketKeys.list[1])
	o.open('[')
	for k := 1; k <= engine.Stacks; k++ {
		o.num(int(m.Height[k]))
	}
	o.close(']')
	c.tileList(o, marketKeys.list[2], m.Gone)
	o.close('}')
}

// tilesJSON writes the tiles of a seat.
func (c *Case) tilesJSON(o *out, p *engine.SeatState) {
	if !c.Box.Rules.HasTiles() {
		return
	}
	c.tileList(o, seatKeys.list[sTiles], p.Tiles)
	c.tileList(o, seatKeys.list[sTilesUsed], p.Used)
	o.keyNum(seatKeys.list[sNegotiators], int(p.Negotiators))
}

func (c *Case) tileList(o *out, key string, set engine.TileSet) {
	o.key(key)
	o.open('[')
	for k := 1; k < len(c.Box.Rules.Tiles); k++ {
		if set.Has(engine.Tile(k)) {
			o.id(c.Box.Rules.Tiles[k].ID)
		}
	}
	o.close(']')
}
