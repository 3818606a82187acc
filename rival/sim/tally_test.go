package sim_test

import (
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// TestTallies holds that counts of the same thing add up to the same.
func TestTallies(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib")
	st, err := (&sim.Run{Setup: s, Games: 500, Seed: 4, Workers: 2}).Play()
	if err != nil {
		t.Fatal(err)
	}
	sum := func(list []int64) (n int64) {
		for _, k := range list {
			n += k
		}
		return n
	}
	if n := sum(st.Turned[:]); n != st.Cards || n == 0 {
		t.Errorf("%d cards by kind, %d in all", n, st.Cards)
	}
	if n := sum(st.Played[:]); n != st.Turns-st.NoCard {
		t.Errorf("%d cards followed, %d turns with a card", n, st.Turns-st.NoCard)
	}
	for i := 1; i <= engine.Seats; i++ {
		vp := int64(0)
		for n, k := range st.Final[i] {
			vp += int64(n) * k
		}
		if sum(st.Final[i][:]) != st.Games || vp != st.VP[i] {
			t.Errorf("seat %d: %d games with %d VP, want %d with %d", i, sum(st.Final[i][:]), vp, st.Games, st.VP[i])
		}
	}
}
