package sim_test

import (
	"fmt"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Whole games with tracks of a module by the laws: a token never goes back on a
// track that only goes on, nor beyond its end, and what lay there for the first is
// taken once.
func TestTracksByTheLaws(t *testing.T) {
	box, err := data.LoadWith(rival.Choice{Game: engine.Uprising, Mode: engine.Solo, Layers: []string{"immortality"}})
	if err != nil {
		t.Fatal(err)
	}
	b := sim.NewBook(box, engine.Solo, book(t, engine.Solo).Numbers, nil)
	s := &sim.Setup{Book: b, Table: rival.Setup{Mode: engine.Solo, Difficulty: 2}}
	s.Table.Seats[1].Human, s.Given[1] = true, watched(t, t, b)
	s.Table.Seats[2].Rival, s.Table.Seats[3].Rival = box.ByID("staban_tuek"), box.ByID("muad_dib")
	g, ends := newGame(t, s), 0
	for seed := range uint64(60) {
		if err := lawful(g, box, seed); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		g.Begin(seed)
		for g.Table.Pos.Phase != engine.Over {
			before := g.Table.Pos
			g.Table.Step()
			if err := trackLaws(&before, &g.Table); err != nil {
				t.Fatalf("seed %d, round %d: %v", seed, before.Round, err)
			}
		}
		for s := 2; s <= 3; s++ {
			if g.Table.Pos.Seat[s].Tracks[1] == box.Rules.Tracks[1].Last {
				ends++
			}
		}
	}
	if ends == 0 {
		t.Error("no token ever came to the end, so nothing was tried")
	}
}

func trackLaws(before *engine.Position, t *engine.Table) error {
	for s := 1; s <= engine.Seats; s++ {
		was, is := before.Seat[s].Tracks[1], t.Pos.Seat[s].Tracks[1]
		if is < was || is > t.Rules.Tracks[1].Last || before.Seat[s].Human && is != 0 {
			return fmt.Errorf("the token of seat %d went from %d to %d", s, was, is)
		}
		if space := t.Rules.FirstOn(1).Space; is >= space && !t.Pos.FirstGone.Has(1) {
			return fmt.Errorf("seat %d is on %d, and the bonus of %d still lies there", s, is, space)
		}
	}
	if before.FirstGone&^t.Pos.FirstGone != 0 {
		return fmt.Errorf("the bonus came back")
	}
	return nil
}
