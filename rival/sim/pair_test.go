package sim_test

import (
	"slices"
	"testing"

	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

const pairedGames = 800

// runs is how often a comparison is made anew: few where tests are to be short.
func runs() uint64 {
	if testing.Short() {
		return 4
	}
	return 20
}

// results plays under a box with one thing changed; nil changes nothing.
func results(t *testing.T, seed uint64, alter func(*rival.Box)) []sim.Result {
	t.Helper()
	s := setup(t, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek")
	if alter != nil {
		b := *s.Book.Box
		alter(&b)
		s.Book = bookOf(t, &b, engine.Solo)
	}
	r, err := (&sim.Run{Setup: s, Games: pairedGames, Seed: seed, Workers: 2}).Results()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPairFindsADifference plants a difference of about 3 points and finds it in
// each run.
func TestPairFindsADifference(t *testing.T) {
	sum := 0.0
	for seed := uint64(1); seed <= runs(); seed++ {
		a := results(t, seed, nil)
		b := results(t, seed, func(b *rival.Box) { b.Rules.Const.VPPrice[engine.Spice] = 6 })
		d := sim.Pair(a, b).Share
		sum += d.Est
		if d.High >= 0 || d.PValue() >= 0.05 {
			t.Errorf("seed %d: %+v, p %v", seed, d, d.PValue())
		}
	}
	if mean := sum / float64(runs()); mean < -0.045 || mean > -0.02 {
		t.Errorf("the planted difference is %v", mean)
	}
}

// TestPairFindsNone compares equals that play other games: the same deck in
// another order in its file is shuffled otherwise. One run in twenty may see a
// difference that is not there.
func TestPairFindsNone(t *testing.T) {
	wrong := 0
	for seed := uint64(1); seed <= runs(); seed++ {
		a := results(t, seed, nil)
		b := results(t, seed, func(b *rival.Box) {
			cards := slices.Clone(b.Deck.Cards)
			slices.Reverse(cards[1:])
			b.Deck.Cards = cards
		})
		p := sim.Pair(a, b)
		if p.OnlyA+p.OnlyB == 0 {
			t.Fatalf("seed %d: the same games", seed)
		}
		if p.Share.Low > 0 || p.Share.High < 0 {
			wrong++
		}
	}
	if wrong > 2 {
		t.Errorf("%d of %d runs see a difference between equals", wrong, runs())
	}
}

// TestPairCounts sets a few results side by side by hand.
func TestPairCounts(t *testing.T) {
	a := []sim.Result{{Won: true, VP: 10, Best: 8}, {Won: true, VP: 11, Best: 9}, {VP: 7, Best: 10}, {VP: 5, Best: 12}}
	b := []sim.Result{{Won: true, VP: 12, Best: 8}, {VP: 9, Best: 10}, {VP: 7, Best: 10}, {VP: 6, Best: 11}}
	p := sim.Pair(a, b)
	if p.Both != 1 || p.OnlyA != 1 || p.OnlyB != 0 || p.Neither != 2 {
		t.Errorf("%+v", p)
	}
	if p.Share.Est != -0.25 || p.VP.Est != 0.25 || p.Best.Est != 0 || p.VPA.Est != 8.25 {
		t.Errorf("share %v, VP %v, best %v, VP of A %v", p.Share.Est, p.VP.Est, p.Best.Est, p.VPA.Est)
	}
}

// TestResultsDontDependOnWorkers holds that a list is the same for 1 and 16.
func TestResultsDontDependOnWorkers(t *testing.T) {
	s := setup(t, engine.TwoPlayer, 0, sim.Planner, "muad_dib")
	one, err := (&sim.Run{Setup: s, Games: 700, Seed: 4, Workers: 1}).Results()
	if err != nil {
		t.Fatal(err)
	}
	many, err := (&sim.Run{Setup: s, Games: 700, Seed: 4, Workers: 16}).Results()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(one, many) {
		t.Error("16 workers end games otherwise than 1")
	}
}
