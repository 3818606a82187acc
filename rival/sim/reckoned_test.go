package sim_test

import (
	"slices"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// TestTilesAndFlagsReckonedAgain plays whole games with the boxes that have tiles and
// dreadnoughts, and works out a second time, from the events of each turn alone and in
// another way than the engine, what a Rival must have bought and paid, which tiles went
// off the stacks, which tiles and dreadnoughts it had to use, where the winner's flag
// stands and what tiles come to at the end (docs/rules/tiles.md, docs/rules/units.md).
func TestTilesAndFlagsReckonedAgain(t *testing.T) {
	games, seen := 150, map[string]int{}
	if testing.Short() {
		games = 15
	}
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			for _, modules := range [][]string{{"ix"}, {"ix", "bloodlines"}, {"bloodlines", "tech"}, {"ix", "bloodlines", "tech"}, {"ix", "immortality", "bloodlines", "tech", "esmar"}} {
				box, err := data.LoadWith(rival.Choice{Game: game, Mode: mode, Layers: modules})
				if err != nil {
					t.Fatal(err)
				}
				for _, name := range []string{sim.Planner, sim.Random} {
					r := &reckoner{t: t, box: box, modules: modules, seen: seen}
					r.play(tablesOf(t, box, mode, name), games)
				}
			}
		}
	}
	for _, what := range []string{"bought", "none to pay", "off", "flag", "dreadnoughts in", "unit back", "spy_satellites", "invasion_ships", "flagship", "shuttle_fleet", "panopticon at the end", "chaumurky"} {
		if seen[what] == 0 {
			t.Errorf("%s: never happened, so it was not tried; %v", what, seen)
		}
	}
}

// tablesOf are tables of all Rivals that may sit there, every other with Expert
// Deployment, every third of a game that has it with Smart Politics.
func tablesOf(t *testing.T, box *rival.Box, mode engine.Mode, name string) *sim.Setup {
	t.Helper()
	numbers, board, err := standins.Load(&box.Rules)
	if err != nil {
		t.Fatal(err)
	}
	s := &sim.Setup{Book: sim.NewBook(box, mode, numbers, board), Table: rival.Setup{Mode: mode}}
	rivals := seated(box, mode)
	for n, first := range rivals {
		table := rival.Setup{Mode: mode, Variants: engine.Variants{ExpertDeployment: n%2 == 1,
			SmartPolitics: n%3 == 1 && box.Rules.Game == engine.Uprising}}
		if mode == engine.Solo {
			table.Difficulty = engine.Difficulty(1 + n%(len(box.Rules.Levels)-1))
		}
		for i := engine.Seat(1); i <= engine.Seats; i++ {
			switch {
			case i == 1 || mode == engine.TwoPlayer && i == 3:
				table.Seats[i].Human, s.StandIn[i] = true, name
			case i == 2:
				table.Seats[i].Rival, table.Seats[i].Streamlined = first, mode == engine.TwoPlayer && box.Rivals[first].Streamlined
			default:
				table.Seats[i].Rival = rivals[(n+1)%len(rivals)]
			}
		}
		if n == 0 {
			s.Table = table
			continue
		}
		s.More = append(s.More, table)
	}
	return s
}

// reckoner looks on at a table and holds what happens to its own reckoning.
type reckoner struct {
	engine.Actor
	t       *testing.T
	box     *rival.Box
	modules []string
	seen    map[string]int
}

func (r *reckoner) must(ok bool, what string, about ...any) {
	r.t.Helper()
	if !ok {
		r.t.Fatalf("%v: %s %v", r.modules, what, about)
	}
}

// tile is the tile with that id, one that nobody has when the box is without it.
func (r *reckoner) tile(id string) engine.Tile {
	k := slices.IndexFunc(r.box.Rules.Tiles, func(x engine.TileInfo) bool { return x.ID == id })
	if k < 0 {
		k = engine.TileCap - 1
	}
	return engine.Tile(k)
}

func (r *reckoner) has(module string) bool { return slices.Contains(r.modules, module) }

func (r *reckoner) play(s *sim.Setup, games int) {
	r.t.Helper()
	g := newGame(r.t, s)
	r.Actor = g.Table.Rivals
	for seed := range games {
		g.Begin(uint64(seed))
		t := &g.Table
		t.Rivals, t.Watch = r, true
		for t.Pos.Phase != engine.Over {
			before, from := t.Pos, len(t.Events)
			t.Step()
			switch {
			case before.Phase == engine.RoundStart:
				r.fleets(&before, t.Events[from:])
			case before.Phase == engine.Combat:
				r.flags(&before, &t.Pos, t.Events[from:])
			case t.Pos.Phase == engine.Over:
				r.end(&before, t)
			}
		}
	}
}

// turn is what is reckoned of one Agent turn.
type turn struct {
	spice, solari, negotiators int
	swordmaster                bool
	tiles, used                engine.TileSet
	top                        [engine.Stacks + 1]engine.Tile
	height                     [engine.Stacks + 1]int8
	card                       string
	combat                     bool
	home, in, mustered         int // dreadnoughts
}

// AgentTurn reckons a turn of a Rival anew.
func (r *reckoner) AgentTurn(t *engine.Table, s engine.Seat) bool {
	before, from, level := t.Board, len(t.Events), t.Level()
	x := &before.Pos.Seat[s]
	u := &turn{spice: int(x.Purse[engine.Spice]), solari: int(x.Purse[engine.Solari]), negotiators: int(x.Negotiators), swordmaster: x.Swordmaster,
		tiles: x.Tiles, used: x.Used, top: before.Pos.Market.Top, height: before.Pos.Market.Height, home: int(x.Units[1].Garrison)}
	sent := r.Actor.AgentTurn(t, s)
	for i := from; i < len(t.Events); i++ {
		switch e := &t.Events[i]; {
		case e.Kind == engine.EvTileUp || e.Kind == engine.EvTileOff:
			r.stacks(u, e)
		case e.Seat == s:
			r.money(u, e, level)
			r.market(u, e, x)
			r.units(u, e, &before, s)
		}
	}
	y := &t.Pos.Seat[s]
	r.must(u.spice == int(y.Purse[engine.Spice]) && u.solari == int(y.Purse[engine.Solari]) && u.negotiators == int(y.Negotiators), "purse", *u, y.Purse, y.Negotiators)
	if r.box.Rules.HasTiles() {
		r.must(u.top == t.Pos.Market.Top && u.height == t.Pos.Market.Height, "stacks", *u, t.Pos.Market)
		marked := slices.ContainsFunc(u.top[1:], func(k engine.Tile) bool { return r.box.Rules.Tiles[k].Marked })
		r.must(marked || u.height == [engine.Stacks + 1]int8{}, "no tile for Rivals in sight", *u)
	}
	if sent {
		r.must(!y.Tiles.Has(r.tile("spy_satellites")) || y.Purse[engine.Spice] < 3, "Spy Satellites were not used", *u)
		r.deployed(u, t, &before, s)
	}
	return sent
}

// money is what comes and goes, and that no 7 spice buy a VP below level III.
func (r *reckoner) money(u *turn, e *engine.Event, level int) {
	spice, solari := 0, 0
	switch e.Kind {
	case engine.EvTake, engine.EvControlBonus:
		spice, solari = amountOf(e, engine.Spice), amountOf(e, engine.Solari)
	case engine.EvPay, engine.EvBuySwordmaster:
		spice, solari = -int(e.Paid.Purse[engine.Spice]), -int(e.Paid.Purse[engine.Solari])
		u.swordmaster = u.swordmaster || e.Kind == engine.EvBuySwordmaster
	case engine.EvBuyVP:
		spice, solari = -amountOf(e, engine.Spice), -amountOf(e, engine.Solari)
		r.must(spice == 0 || level >= 3 || !r.box.Rules.HasTiles(), "spice is kept for tiles", *u)
	}
	u.spice, u.solari = u.spice+spice, u.solari+solari
}

func amountOf(e *engine.Event, of engine.Resource) int {
	if e.Resource != of {
		return 0
	}
	return int(e.Amount)
}

// stacks turns tiles up, and takes off the highest stack while none is for Rivals.
func (r *reckoner) stacks(u *turn, e *engine.Event) {
	k := e.Amount
	if e.Kind == engine.EvTileUp {
		u.top[k] = e.Tile
		return
	}
	r.seen["off"]++
	for i := 1; i <= engine.Stacks; i++ {
		r.must(!r.box.Rules.Tiles[u.top[i]].Marked && u.height[i] <= u.height[k] && (u.height[i] < u.height[k] || i >= int(k)), "taken off", k, *u)
	}
	r.must(u.top[k] == e.Tile, "taken off", e.Tile, *u)
	u.top[k] = engine.NoTile
	u.height[k]--
}

// market is what is bought and used.
func (r *reckoner) market(u *turn, e *engine.Event, x *engine.SeatState) {
	switch e.Kind {
	case engine.EvNegotiator:
		u.negotiators += int(e.Amount)
	case engine.EvTile, engine.EvNoTile:
		r.bought(u, e, r.box.Rivals[x.Rival].ID)
	case engine.EvTileGone:
		u.tiles = u.tiles.Without(e.Tile)
	case engine.EvTileUse:
		r.seen[r.box.Rules.Tiles[e.Tile].ID]++
		if engine.Moment(e.Amount) != engine.AtSettle {
			r.must(!u.used.Has(e.Tile), "used twice in a round", e.Tile, *u)
			u.used = u.used.With(e.Tile)
		}
	}
}

// icon is what the icon that buys takes off, and whether the Rival needs its
// Swordmaster there.
func (r *reckoner) icon(e *engine.Event, card, rival string) (off int, gate bool) {
	uprising := r.box.Rules.Game == engine.Uprising
	late := uprising && r.has("bloodlines") || !uprising && r.has("tech")
	switch {
	case e.Cause == engine.BySignet && rival == "kota_odax":
		return 1, false
	case e.Cause == engine.BySignet && rival == "rhombur_vernius":
		return 0, late
	case e.Cause == engine.ByCard && card == "tech_negotiation":
		return 1, late
	case e.Cause == engine.ByCard && card == "dreadnought_1p":
		return 0, late
	case e.Cause == engine.ByCard && card == "acquire_tech":
		return 1, rival != "kota_odax"
	}
	r.must(false, "nothing buys a tile there", card, rival, e.Cause)
	return 0, false
}

// bought holds a purchase, or that there was none, to the dearest tile for Rivals that
// could be paid, of several the topmost stack.
func (r *reckoner) bought(u *turn, e *engine.Event, rival string) {
	off, gate := r.icon(e, u.card, rival)
	r.must(!gate || u.swordmaster, "bought before its Swordmaster", *u)
	best, cost := 0, -1
	for k := 1; k <= engine.Stacks; k++ {
		x := &r.box.Rules.Tiles[u.top[k]]
		if x.Marked && int(x.Cost) > cost && int(x.Cost)-off-u.negotiators <= u.spice {
			best, cost = k, int(x.Cost)
		}
	}
	if e.Kind == engine.EvNoTile {
		r.must(best == 0, "could have bought", *u)
		r.seen["none to pay"]++
		return
	}
	r.seen["bought"]++
	price := max(0, cost-off)
	home := min(price, u.negotiators)
	r.must(best == int(e.Amount) && u.top[best] == e.Tile, "not the dearest", e.Tile, *u)
	r.must(int(e.Negotiators) == home && int(e.Paid.Purse[engine.Spice]) == price-home, "price", e.Negotiators, e.Paid, *u)
	u.negotiators, u.spice = u.negotiators-home, u.spice-price+home
	u.top[best] = engine.NoTile
	u.height[best]--
	u.tiles = u.tiles.With(e.Tile)
}

// units is where the Agent goes and what enters the Conflict.
func (r *reckoner) units(u *turn, e *engine.Event, b *engine.Board, s engine.Seat) {
	dreadnought := e.Unit != 0 && e.Unit == r.box.Rules.FlagUnit()
	switch {
	case e.Kind == engine.EvCard:
		u.card = r.box.Deck.Cards[e.Card].ID
		ships := r.tile("invasion_ships")
		r.must(e.Why != engine.WhyOccupied || b.Pos.AgentsOf[s].Has(e.Space) || !u.tiles.Has(ships) || u.used.Has(ships), "Invasion Ships were not used", *u)
		if e.Result == engine.Played && b.Pos.Taken().Has(e.Space) {
			r.must(u.tiles.Has(ships) && !u.used.Has(ships) && !b.Pos.AgentsOf[s].Has(e.Space), "an occupied space", *u)
		}
	case e.Kind == engine.EvSend:
		u.combat = r.box.Rules.Spaces[e.Space].Combat
	case e.Kind == engine.EvMuster && dreadnought:
		u.home, u.mustered = u.home+int(e.Amount), u.mustered+int(e.Amount)
	case e.Kind == engine.EvUnitsIn && dreadnought:
		u.in += int(e.Amount)
		r.seen["dreadnoughts in"]++
	}
}

// deployed holds that on a Combat space all dreadnoughts went that could, whatever holds
// troops back, and that Flagship was used where it could be.
func (r *reckoner) deployed(u *turn, t *engine.Table, b *engine.Board, s engine.Seat) {
	if !u.combat {
		return
	}
	if r.box.Rules.FlagUnit() != 0 {
		r.must(u.in == min(u.home, 2+u.mustered), "dreadnoughts stayed at home", *u)
	}
	k, y := r.tile("flagship"), &t.Pos.Seat[s]
	if y.Tiles.Has(k) && !u.used.Has(k) && y.Purse[engine.Solari] >= 4 && t.Pos.Supply(s) >= 3 && !b.Pos.Variants.ExpertDeployment {
		r.must(false, "Flagship was not used", *u)
	}
}

// fleets are the uses when a round begins.
func (r *reckoner) fleets(before *engine.Position, events []engine.Event) {
	k, n := r.tile("shuttle_fleet"), 0
	for i := range events {
		if e := &events[i]; e.Kind == engine.EvTileUse {
			r.must(e.Tile == k && before.Seat[e.Seat].Tiles.Has(k) && before.Seat[e.Seat].Used == 0, "used when a round begins", e.Tile)
			r.seen["shuttle_fleet"]++
			n++
		}
	}
	for s := 1; s <= engine.Seats; s++ {
		if x := &before.Seat[s]; !x.Human && x.Tiles.Has(k) {
			n--
		}
	}
	r.must(n == 0, "Shuttle Fleets", n)
}

// flags holds that the one winner puts one dreadnought onto a flag, a Rival by its order,
// or takes one back to supply, and that those of before come home.
func (r *reckoner) flags(before, after *engine.Position, events []engine.Event) {
	if r.box.Rules.FlagUnit() == 0 {
		return
	}
	winner, best := engine.NoSeat, 0
	raised, back := engine.NoSpace, 0
	for i := range events {
		switch e := &events[i]; e.Kind {
		case engine.EvStrength:
			switch n := int(e.Total); {
			case n > best:
				winner, best = e.Seat, n
			case n == best:
				winner = engine.NoSeat
			}
		case engine.EvFlag:
			raised = e.Space
			r.seen["flag"]++
		case engine.EvUnitBack:
			r.must(e.Seat == winner, "a unit back of no winner", e.Seat)
			back++
			r.seen["unit back"]++
		}
	}
	want, rank := engine.NoSpace, 3
	for _, id := range []string{"imperial_basin", "arrakeen", "carthag", "spice_refinery"} {
		sp := r.box.Rules.SpaceByID(id)
		if sp == engine.NoSpace || r.box.Rules.Spaces[sp].ControlBonus == [engine.ResourceEnd]int8{} {
			continue
		}
		at := 0
		switch after.Control[sp] { // a marker that was won lies there already
		case engine.NoSeat:
			at = 1
		case winner:
			at = 2
		}
		if before.Flags[sp] == engine.NoSeat && at < rank {
			want, rank = sp, at
		}
		if sp != raised {
			r.must(after.Flags[sp] == engine.NoSeat, "a flag that stays", id)
		}
	}
	if winner == engine.NoSeat || before.Seat[winner].Units[r.box.Rules.FlagUnit()].Conflict == 0 || back > 0 {
		want = engine.NoSpace
	}
	if winner != engine.NoSeat && before.Seat[winner].Human && want != engine.NoSpace && raised != engine.NoSpace {
		want = raised // a human chooses
	}
	r.must(raised == want && back < 2, "flag", raised, want, winner)
	r.must(raised == engine.NoSpace || before.Flags[raised] == engine.NoSeat && after.Flags[raised] == winner, "flag", raised)
}

// end reckons what tiles come to when the game is over, and who wins a tie.
func (r *reckoner) end(before *engine.Position, t *engine.Table) {
	top := int8(0)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x, y := before.Seat[s], &t.Pos.Seat[s]
		if t.CanWin(s) {
			top = max(top, y.VP)
		}
		if x.Human || !t.Scores(s) {
			continue
		}
		vp, wild, others := int(x.VP), int(x.Icons[engine.Wild]), 0
		for i := engine.Crysknife; i < engine.Wild; i++ {
			others += int(x.Icons[i])
		}
		pairs := min(wild, others)
		if wild -= pairs; r.box.Rules.Const.WildPairs {
			pairs += wild / 2
		}
		vp += pairs
		low, high := 0, true
		for f := engine.Emperor; f < engine.FactionEnd; f++ {
			n := x.Influence[f]
			if x.Tiles.Has(r.tile("panopticon")) && n <= 1 {
				r.seen["panopticon at the end"]++
				if n++; n == 2 {
					vp++
				}
			}
			high = high && n >= 3
			if n <= 1 {
				low++
			}
		}
		if x.Tiles.Has(r.tile("spy_satellites")) {
			vp += low
		}
		if x.Tiles.Has(r.tile("memocorders")) && high {
			vp++
		}
		if x.Tiles.Has(r.tile("holtzman_engine")) {
			vp++
		}
		r.must(vp == int(y.VP), "VP at the end", vp, y.VP, x)
	}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if y := &t.Pos.Seat[s]; y.Tiles.Has(r.tile("chaumurky")) && t.CanWin(s) && y.VP == top {
			r.seen["chaumurky"]++
			r.must(t.Result.Winners == engine.SeatSet(0).With(s), "Chaumurky wins ties", t.Result)
		}
	}
}
