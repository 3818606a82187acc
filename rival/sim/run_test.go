package sim_test

import (
	"math"
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// TestWorkersDontMatter holds that the figures are the same for any number of
// workers, early stop or not.
func TestWorkersDontMatter(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek")
	for _, r := range []sim.Run{{Games: 1130}, {Games: 20000, CI: 0.03}} {
		r.Setup, r.Seed, r.Workers = s, 5, 1
		told := 0
		r.Done = func(n int) { told = n }
		one, err := r.Play()
		if err != nil {
			t.Fatal(err)
		}
		if told != int(one.Games) || r.CI == 0 && one.Games != 1130 || r.CI > 0 && one.Games >= 20000 {
			t.Errorf("%d games, told of %d", one.Games, told)
		}
		if half := sim.Wilson(one.Wins(), one.Games).Half(); r.CI > 0 && half > r.CI {
			t.Errorf("stopped at +- %v", half)
		}
		workers := []int{2, 3, 16}
		if testing.Short() {
			workers = workers[1:2]
		}
		for _, w := range workers {
			r.Workers = w
			many, err := r.Play()
			if err != nil {
				t.Fatal(err)
			}
			if *many != *one {
				t.Errorf("%d workers count otherwise than 1", w)
			}
		}
	}
}

// TestCountsAddUp holds that every figure of a run is accounted for.
func TestCountsAddUp(t *testing.T) {
	for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		s := setup(t, m, 2-2*int(m), sim.Planner, "muad_dib", "lady_jessica")
		st, err := (&sim.Run{Setup: s, Games: 500, Seed: 9, Workers: 1}).Play()
		if err != nil {
			t.Fatal(err)
		}
		won, long, fought := st.Shared, int64(0), int64(0)
		for n, k := range st.Length {
			long += k
			fought += int64(n) * k
		}
		for i := 1; i <= engine.Seats; i++ {
			won += st.Won[i]
			vp, master := int64(0), int64(0)
			for _, n := range st.Source[i] {
				vp += n
			}
			for _, n := range st.Swordmaster[i] {
				master += n
			}
			if vp != st.VP[i] || master != st.Games {
				t.Errorf("seat %d: %d VP of %d explained, a Swordmaster or none in %d of %d games", i, vp, st.VP[i], master, st.Games)
			}
		}
		if won != st.Games || long != st.Games || st.Conflicts[1]+st.Conflicts[2]+st.Conflicts[3] != fought {
			t.Errorf("%d games: %d won, %d ended, %d rounds with %v Conflicts", st.Games, won, long, fought, st.Conflicts)
		}
	}
}

// TestIntervals compares with figures worked out elsewhere.
func TestIntervals(t *testing.T) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 5e-4 }
	for _, c := range []struct {
		k, n      int64
		low, high float64
	}{{0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}, {81, 263, 0.2553, 0.3662}, {10, 10, 0.7225, 1}, {0, 0, 0, 1}} {
		if x := sim.Wilson(c.k, c.n); !near(x.Low, c.low) || !near(x.High, c.high) {
			t.Errorf("%d of %d: %v", c.k, c.n, x)
		}
	}
	if x := sim.Mean(30, 110, 10); x.Est != 3 || !near(x.Half(), 1.959964*math.Sqrt(20.0/9/10)) {
		t.Errorf("mean %v", x)
	}
	if p := (sim.Interval{Est: 1.959964, Low: 0, High: 2 * 1.959964}).PValue(); !near(p, 0.05) {
		t.Errorf("p %v at the edge of the interval", p)
	}
}
