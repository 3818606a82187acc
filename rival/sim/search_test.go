package sim_test

import (
	"errors"
	"math"
	"testing"

	"househagal/rival/sim"
)

// TestSearch looks for places in a landscape that is known.
func TestSearch(t *testing.T) {
	knobs := []sim.Knob{{Low: 0, High: 9, Start: 3}, {Low: 4, High: 12, Start: 7}, {Low: 3, High: 14, Start: 8}}
	slope := []float64{-0.04, 0.025, 0.012}
	for _, target := range []float64{0.3, 0.5, 0.7} {
		s := sim.Search{Knobs: knobs, Target: target, Within: 0.01, Steps: 40, Measure: func(at []int) (float64, error) {
			y := 0.55
			for i, v := range at {
				if v < knobs[i].Low || v > knobs[i].High {
					t.Errorf("knob %d set to %d", i, v)
				}
				y += slope[i] * float64(v-knobs[i].Start)
			}
			return y, nil
		}}
		at, share, err := s.Find()
		if err != nil || math.Abs(share-target) > 0.01 {
			t.Errorf("target %v: %v at %v, %v", target, share, at, err)
		}
	}
}

// TestSearchStops holds that a search that can't get nearer ends, and that a
// fault of the measure comes back.
func TestSearchStops(t *testing.T) {
	flat := sim.Search{Knobs: []sim.Knob{{0, 3, 1}}, Target: 0.9, Steps: 40, Measure: func([]int) (float64, error) { return 0.2, nil }}
	if at, share, err := flat.Find(); err != nil || share != 0.2 || at[0] != 1 {
		t.Errorf("%v, %v, %v", at, share, err)
	}
	bad := errors.New("bad")
	broken := sim.Search{Knobs: []sim.Knob{{0, 3, 1}}, Target: 0.9, Steps: 40, Measure: func([]int) (float64, error) { return 0, bad }}
	if _, _, err := broken.Find(); !errors.Is(err, bad) {
		t.Errorf("%v", err)
	}
}
