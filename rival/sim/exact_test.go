package sim_test

import (
	"math"
	"os"
	"slices"
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// split is a pairing of n games with so many won under one side alone.
func split(a, b, n int) sim.Pairing {
	x, y := make([]sim.Result, n), make([]sim.Result, n)
	for i := range a {
		x[i].Won = true
	}
	for i := range b {
		y[a+i].Won = true
	}
	return sim.Pair(x, y)
}

// TestExact takes the exact test where few games end otherwise: 7 against 1 is no
// difference shown, whatever the normal distribution says.
func TestExact(t *testing.T) {
	for _, x := range []struct {
		a, b int
		p    float64
	}{{7, 1, 0.0703125}, {8, 0, 0.0078125}, {5, 5, 1}, {0, 6, 0.03125}, {20, 8, 0.0356977}} {
		got := split(x.a, x.b, 1000)
		if math.Abs(got.P-x.p) > 1e-6 {
			t.Errorf("%d against %d: p %v, want %v", x.a, x.b, got.P, x.p)
		}
		if shown := got.Share.Low > 0 || got.Share.High < 0; shown != (x.p < 0.05) {
			t.Errorf("%d against %d: interval %+v beside p %v", x.a, x.b, got.Share, x.p)
		}
	}
	if got := split(300, 240, 1000); math.Abs(got.P-0.0098) > 0.0005 || got.Share.High >= 0 {
		t.Errorf("300 against 240: %v, %+v", got.P, got.Share)
	}
}

// TestGamesFor plays as many games as it asks for, and sees the difference nine
// times of ten.
func TestGamesFor(t *testing.T) {
	p := split(200, 200, 1000)
	n := p.GamesFor(0.02)
	if n < 9000 || n > 12000 {
		t.Errorf("%d games to see 2 points where 40%% end otherwise", n)
	}
	none := split(0, 0, 1000)
	if none.GamesFor(0.01) != 0 || p.GamesFor(0) != 0 || p.GamesFor(0.04) >= n {
		t.Errorf("%d, %d, %d", none.GamesFor(0.01), p.GamesFor(0), p.GamesFor(0.04))
	}
}

// TestCoverage holds that the 95% interval of human wins holds the share of many
// more games in 94 to 97 of 100 runs of 1,000 games, also where chance seats the
// Rivals; and that equals are told apart in 3 to 7 of 100. HAGAL_LONG plays 400
// runs; otherwise there are few and the bounds are as wide as few runs ask for.
func TestCoverage(t *testing.T) {
	runs, games := 40, 250
	if os.Getenv("HAGAL_LONG") != "" {
		runs, games = 400, 1000
	}
	s := setup(t, engine.Solo, 2, sim.Planner, "gurney_halleck", "staban_tuek")
	s.More = append(s.More, setup(t, engine.Solo, 2, sim.Planner, "feyd_rautha_harkonnen", "lady_jessica").Table)
	play := func(seed uint64) []sim.Result {
		list, err := (&sim.Run{Setup: s, Games: runs * games, Seed: seed, Workers: 2}).Results()
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	all, other := play(1), play(2)
	truth := sim.Share(append(slices.Clone(all), other...)).Est
	inside, wrong := 0, 0
	for k := range runs {
		part := all[k*games : (k+1)*games]
		if x := sim.Share(part); x.Low <= truth && truth <= x.High {
			inside++
		}
		if sim.Pair(part, other[k*games:(k+1)*games]).P < 0.05 {
			wrong++
		}
	}
	covered, false5 := float64(inside)/float64(runs), float64(wrong)/float64(runs)
	t.Logf("%d runs of %d games: coverage %.1f%%, false positives %.1f%%", runs, games, 100*covered, 100*false5)
	low, high, most, least := 0.94, 0.97, 0.07, 0.03
	if runs < 400 {
		low, high, most, least = 0.85, 1, 0.15, 0
	}
	if covered < low || covered > high {
		t.Errorf("the interval holds the truth in %.3f", covered)
	}
	if false5 > most || false5 < least {
		t.Errorf("equals are told apart in %.3f", false5)
	}
}
