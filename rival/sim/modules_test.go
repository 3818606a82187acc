package sim_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// moduleSets are all sets of modules that a game allows in a mode, the empty one left
// out.
func moduleSets(t testing.TB, game engine.GameID, mode engine.Mode) (sets []*rival.Box) {
	t.Helper()
	plain, err := data.LoadWith(rival.Choice{Game: game, Mode: mode})
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for i := range plain.Offered {
		if plain.Offered[i].Module {
			ids = append(ids, plain.Offered[i].ID)
		}
	}
	for set := 1; set < 1<<len(ids); set++ {
		c := rival.Choice{Game: game, Mode: mode}
		for i, id := range ids {
			if set>>i&1 == 1 {
				c.Layers = append(c.Layers, id)
			}
		}
		if box, err := data.LoadWith(c); err == nil {
			sets = append(sets, box)
		}
	}
	if len(sets) < len(ids) {
		t.Fatalf("game %d has %d modules and %d sets", game, len(ids), len(sets))
	}
	return sets
}

// TestModulesByTheLaws plays whole games with every set of modules that is allowed,
// in both games and modes, with all Rivals that may sit there, by people who plan and
// by people who do anything. After each phase the laws of the game hold, each seat
// has its twelve troops, every token that a set brought is on its space, with a seat or
// in the box, and no token on a track goes where it may not. HAGAL_MODULES=N plays N
// games of each set and mode.
func TestModulesByTheLaws(t *testing.T) {
	games := 40
	if testing.Short() {
		games = 8
	}
	if n, err := strconv.Atoi(os.Getenv("HAGAL_MODULES")); err == nil {
		games = n
	}
	var all pieces
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			for _, box := range moduleSets(t, game, mode) {
				var x pieces
				for _, name := range []string{sim.Planner, sim.Random} {
					x.play(t, box, mode, name, games/2)
				}
				t.Logf("%v, mode %d: %d games, %d to %d rounds, %d tokens taken, %d put into the box by Rivals, %d steps, %d ends of a track, %d tokens taken back, %d flags, %d tiles bought, %d uses",
					box.Choice().Layers, mode, games/2*2, x.shortest, x.longest, x.taken, x.gone, x.steps, x.ends, x.recalls, x.flags, x.bought, x.used)
				all.recalls, all.flags = all.recalls+x.recalls, all.flags+x.flags
				all.taken, all.gone, all.steps, all.ends = all.taken+x.taken, all.gone+x.gone, all.steps+x.steps, all.ends+x.ends
				all.bought, all.used = all.bought+x.bought, all.used+x.used
			}
		}
	}
	if all.taken == 0 || all.gone == 0 || all.steps == 0 || all.ends == 0 || all.recalls == 0 || all.flags == 0 || all.bought == 0 || all.used == 0 {
		t.Errorf("something never happened, so nothing was tried: %+v", all)
	}
}

// pieces counts what becomes of the pieces of modules.
type pieces struct {
	boxed                    int // units and tokens that left the game, in this one
	taken, gone, steps, ends int
	recalls, flags           int
	bought, used             int // tiles by Rivals
	shortest, longest        int8
}

// play plays games with one kind of people.
func (x *pieces) play(t *testing.T, box *rival.Box, mode engine.Mode, name string, games int) {
	t.Helper()
	s := tablesOf(t, box, mode, name)
	g := newGame(t, s)
	for seed := range games {
		if err := x.game(g, box, uint64(seed)); err != nil {
			t.Fatalf("%v, mode %d, %s, seed %d, round %d: %v", box.Choice().Layers, mode, name, seed, g.Table.Pos.Round, err)
		}
	}
}

// seated are the Rivals that may sit at a table.
func seated(box *rival.Box, mode engine.Mode) (out []engine.RivalID) {
	for i := len(box.Rivals) - 1; i > 0; i-- {
		r := &box.Rivals[i]
		if r.Refused == "" && (mode == engine.Solo && r.Solo || mode == engine.TwoPlayer && r.TwoPlayer) {
			out = append(out, engine.RivalID(i))
		}
	}
	return out
}

// game plays the game of seed and returns the first law that it breaks.
func (x *pieces) game(g *sim.Game, box *rival.Box, seed uint64) error {
	g.Begin(seed)
	t := &g.Table
	t.Watch, x.boxed = true, 0
	for steps := 0; t.Pos.Phase != engine.Over; steps++ {
		if steps > 100 {
			return fmt.Errorf("no end after %d phases", steps)
		}
		before, from := t.Pos, len(t.Events)
		t.Step()
		for i := range t.Events[from:] {
			x.hear(t, &t.Events[from+i])
		}
		for _, law := range []func() error{
			func() error { return lawsOf(t, box) },
			func() error { return x.tokens(t) },
			func() error { return tileLawOf(t) },
			func() error { return trackLaws(&before, t) },
		} {
			if err := law(); err != nil {
				return err
			}
		}
	}
	n := t.Pos.Round
	if n < 1 || n > engine.RoundCap {
		return fmt.Errorf("%d rounds", n)
	}
	if x.shortest == 0 || n < x.shortest {
		x.shortest = n
	}
	x.longest = max(x.longest, n)
	for s := 1; s <= engine.Seats; s++ {
		for k := 1; k < len(t.Rules.Tracks); k++ {
			if last := t.Rules.Tracks[k].Last; t.Pos.Seat[s].Tracks[k] == last {
				x.ends++
			}
		}
	}
	return nil
}

// lawsOf are the laws of the game of a box.
func lawsOf(t *engine.Table, box *rival.Box) error {
	if box.Rules.Game == engine.Imperium {
		return laws2020(t, box)
	}
	return laws(t, box)
}

func (x *pieces) hear(t *engine.Table, e *engine.Event) {
	switch e.Kind {
	case engine.EvToken:
		x.taken++
	case engine.EvTokenGone:
		x.boxed++
		x.gone++
	case engine.EvUnitsHome, engine.EvLost, engine.EvLostIn:
		if e.Unit != 0 && t.Rules.HomeOf(e.Unit, t.Pos.Seat[e.Seat].Human) == engine.ToBox {
			x.boxed += int(e.Amount)
		}
	case engine.EvStep:
		x.steps++
	case engine.EvTrackHome:
		x.recalls++
	case engine.EvFlag:
		x.flags++
	case engine.EvTile:
		if e.Rule == engine.TilesBuy {
			x.bought++
		}
	case engine.EvTileUse:
		x.used++
	}
}

// tokens is the law of pieces: each seat has its twelve troops, and all tokens that
// a box brought, as tokens or as units, are somewhere.
func (x *pieces) tokens(t *engine.Table) error {
	n, all := x.boxed, 0
	for sp := engine.Space(1); int(sp) < len(t.Rules.Spaces); sp++ {
		if t.Rules.TokenSpaces().Has(sp) {
			all++
		}
		if t.Pos.Tokens.Has(sp) {
			n++
		}
	}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		p := &t.Pos.Seat[s]
		if left := t.Pos.Supply(s); p.Garrison < 0 || p.Troops < 0 || left < 0 || p.Negotiators < 0 || int(p.Garrison)+int(p.Troops)+int(p.Negotiators)+left != engine.TroopsOfSeat {
			return fmt.Errorf("seat %d: %d troops in garrison, %d in the Conflict, %d in supply", s, p.Garrison, p.Troops, left)
		}
		for k := 1; k < engine.UnitCap; k++ {
			u := p.Units[k]
			if k < len(t.Rules.Units) && t.Rules.Units[k].Own > 0 {
				if err := owned(t, s, engine.Unit(k)); err != nil {
					return err
				}
				continue
			}
			if n += int(u.Supply) + int(u.Garrison) + int(u.Conflict); u.Supply < 0 || u.Garrison < 0 || u.Conflict < 0 {
				return fmt.Errorf("seat %d has %+v", s, u)
			}
		}
	}
	if n != all {
		return fmt.Errorf("%d of %d pieces", n, all)
	}
	return nil
}

// owned is the law of units of which each seat owns a number: none is lost, none comes
// from nowhere, and one at most stands on each flag. Between rounds a seat has one flag
// at most.
func owned(t *engine.Table, s engine.Seat, k engine.Unit) error {
	u, flags := t.Pos.Seat[s].Units[k], 0
	for sp, who := range t.Pos.Flags {
		switch {
		case who == engine.NoSeat:
		case !slices.Contains(t.Rules.Units[k].Flags, engine.Space(sp)):
			return fmt.Errorf("a unit stands on space %d, where no flag is", sp)
		case who == s:
			flags++
		}
	}
	all := t.UnitSupply(s, k) + int(u.Garrison) + int(u.Conflict) + flags
	if u.Supply != 0 || u.Garrison < 0 || u.Conflict < 0 || all != int(t.Rules.Units[k].Own) || flags > 1 {
		return fmt.Errorf("seat %d has %+v, %d on flags, %d in supply", s, u, flags, t.UnitSupply(s, k))
	}
	return nil
}

func tileLawOf(t *engine.Table) error {
	if !t.Rules.HasTiles() {
		return nil
	}
	return tileLaw(t)
}

// trackLaws hold that a token goes on and not beyond the end, but home where its
// track says so, that no human's is booked, and that what lay there for the first is
// taken once.
func trackLaws(before *engine.Position, t *engine.Table) error {
	for k := engine.Track(1); int(k) < len(t.Rules.Tracks); k++ {
		track := &t.Rules.Tracks[k]
		for s := 1; s <= engine.Seats; s++ {
			was, is := before.Seat[s].Tracks[k], t.Pos.Seat[s].Tracks[k]
			if is < was && track.RecallAt == 0 || is < 0 || is > track.Last || before.Seat[s].Human && is != 0 {
				return fmt.Errorf("the token of seat %d on %s went from %d to %d", s, track.ID, was, is)
			}
			if x := t.Rules.FirstOn(k); x != nil && is >= x.Space && !t.Pos.FirstGone.Has(k) {
				return fmt.Errorf("seat %d is on %d, and the bonus of %d still lies there", s, is, x.Space)
			}
		}
	}
	if before.FirstGone&^t.Pos.FirstGone != 0 {
		return fmt.Errorf("the bonus came back")
	}
	return nil
}
