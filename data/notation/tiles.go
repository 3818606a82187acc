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
	seen := engine.TileSet(0)
	for i, n := range x.list(f[0], "face_up", engine.Stacks) {
		if n.Kind == strict.Null {
			continue
		}
		m.Top[i+1] = x.tile(&n, "face_up", &seen)
	}
	for i, n := range x.list(f[1], "stacks", engine.Stacks) {
		m.Height[i+1] = int8(x.num(&n, "stacks", 0, 0, engine.TileCap-1))
	}
	for k := 1; k <= engine.Stacks; k++ {
		if m.Top[k] != engine.NoTile && m.Height[k] == 0 {
			m.Height[k] = 1
		}
	}
	for _, n := range x.list(f[2], "gone", engine.TileCap) {
		m.Gone = m.Gone.With(x.tile(&n, "gone", &seen))
	}
	m.Gone = m.Gone.Without(engine.NoTile)
}

// tile reads the id of a tile that stands nowhere else.
func (x *reading) tile(n *strict.Node, name string, seen *engine.TileSet) engine.Tile {
	k := engine.Tile(x.word(n, name, 0, x.lex.tiles))
	if k != engine.NoTile && seen.Has(k) {
		x.fail(n, "the tile %s stands twice; there is one of it", n.Text)
	}
	*seen = seen.With(k)
	return k
}

// tilesOf reads the tiles of a seat, and its troops at the market.
func (x *reading) tilesOf(p *engine.SeatState, f *[seatEnd]*strict.Node) {
	seen, used := engine.TileSet(0), engine.TileSet(0)
	for _, n := range x.list(f[sTiles], "tiles", engine.TileCap) {
		p.Tiles = p.Tiles.With(x.tile(&n, "tiles", &seen))
	}
	for _, n := range x.list(f[sTilesUsed], "tiles_used", engine.TileCap) {
		p.Used = p.Used.With(x.tile(&n, "tiles_used", &used))
	}
	p.Tiles, p.Used = p.Tiles.Without(engine.NoTile), p.Used.Without(engine.NoTile)
	free := engine.TroopsOfSeat - int(p.Garrison) - int(p.Troops)
	p.Negotiators = int8(x.num(f[sNegotiators], "negotiators", 0, 0, max(0, free)))
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
