package sim_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"househagal/rival/sim"
)

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// TestSearch looks for places in landscapes that are known: one that adds up in
// logits, one where knobs work on each other, one that no single step climbs.
func TestSearch(t *testing.T) {
	knobs := []sim.Knob{{Low: 0, High: 9, Start: 3}, {Low: 4, High: 12, Start: 7}, {Low: 3, High: 14, Start: 8}}
	far := func(at []int, i int) float64 { return float64(at[i] - knobs[i].Start) }
	for name, figure := range map[string]func([]int) float64{
		"adds up":   func(at []int) float64 { return logistic(-0.15*far(at, 0) + 0.1*far(at, 1) + 0.05*far(at, 2)) },
		"interplay": func(at []int) float64 { return logistic((0.1*far(at, 1) - 0.2) * (1 + 0.2*far(at, 0)) * 2) },
		"not a step": func(at []int) float64 {
			return logistic(0.2 + 0.1*far(at, 0)*far(at, 1))
		},
	} {
		for _, target := range []float64{0.3, 0.5, 0.7} {
			s := sim.Search{Knobs: knobs, Target: target, Within: 0.015, Share: true, Measure: func(at []int, _ bool) (float64, error) {
				for i, v := range at {
					if v < knobs[i].Low || v > knobs[i].High {
						t.Errorf("knob %d set to %d", i, v)
					}
				}
				return figure(at), nil
			}}
			got, err := s.Find()
			if err != nil || !got.Near || math.Abs(got.Figure-target) > 0.015 || got.Figure != figure(got.At) {
				t.Errorf("%s: target %v: %+v, %v", name, target, got, err)
			}
			if got.All != 10*9*12 || got.Measured > 160 {
				t.Errorf("%s: target %v: %d of %d settings", name, target, got.Measured, got.All)
			}
		}
	}
}

// TestSearchKeepsNear prefers the setting that turns the knobs least.
func TestSearchKeepsNear(t *testing.T) {
	s := sim.Search{Knobs: []sim.Knob{{0, 20, 10}, {0, 20, 10}}, Target: 0.6, Within: 0.01, Share: true,
		Measure: func(at []int, _ bool) (float64, error) { return logistic(0.1 * float64(at[0]+at[1]-20)), nil }}
	got, err := s.Find()
	if err != nil || !slices.Equal(got.At, []int{12, 12}) {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestSearchOfAMean looks for a figure that is no share.
func TestSearchOfAMean(t *testing.T) {
	s := sim.Search{Knobs: []sim.Knob{{1, 60, 7}}, Target: 8.5, Within: 0.05,
		Measure: func(at []int, _ bool) (float64, error) { return 6 + math.Sqrt(float64(at[0]))/2, nil }}
	if got, err := s.Find(); err != nil || !got.Near || got.At[0] != 25 {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestSearchTriesAll measures every setting before it says that none is near, and
// finds one that is near though no model would guess it.
func TestSearchTriesAll(t *testing.T) {
	knobs := []sim.Knob{{0, 11, 5}, {0, 11, 5}}
	for hidden, near := range map[int]bool{7*12 + 3: true, -1: false} {
		s := sim.Search{Knobs: knobs, Target: 0.9, Within: 0.01, Share: true, Measure: func(at []int, _ bool) (float64, error) {
			if at[0]*12+at[1] == hidden {
				return 0.9, nil
			}
			return 0.2 + 0.001*float64(at[0]*7%5), nil
		}}
		got, err := s.Find()
		if err != nil || got.Near != near || got.Measured > got.All || !near && got.Measured != got.All {
			t.Errorf("hidden at %d: %+v, %v", hidden, got, err)
		}
	}
}

// TestSearchStops holds that a search that can't get nearer ends and names the
// knobs that do nothing, and that a fault of the measure comes back.
func TestSearchStops(t *testing.T) {
	flat := sim.Search{Knobs: []sim.Knob{{0, 3, 1}, {0, 60, 7}, {0, 60, 7}}, Target: 0.9, Share: true,
		Measure: func(at []int, _ bool) (float64, error) { return 0.2 + 0.001*float64(at[1]), nil }}
	got, err := flat.Find()
	if err != nil || got.At[1] != 60 || got.Near || !slices.Equal(got.Idle, []int{0, 2}) {
		t.Errorf("%+v, %v", got, err)
	}
	bad := errors.New("bad")
	broken := sim.Search{Knobs: []sim.Knob{{0, 3, 1}}, Target: 0.9, Measure: func([]int, bool) (float64, error) { return 0, bad }}
	if _, err := broken.Find(); !errors.Is(err, bad) {
		t.Errorf("%v", err)
	}
}
