package sim

import "math"

// Knob is a whole number that a search may set.
type Knob struct{ Low, High, Start int }

// Search looks for values of the knobs at which a measured share comes near a
// target.
type Search struct {
	Knobs   []Knob
	Target  float64
	Within  float64 // it stops once the share is that near
	Steps   int     // and after so many steps
	Measure func(at []int) (float64, error)
	// Step, when not nil, is told where it stands after each step.
	Step func(at []int, share float64)

	seen map[string]float64
}

// Find walks from the start values, one knob by one each step: the step that
// brings it nearest for how far that knob is from its start already, so that many
// knobs move a little instead of one a lot; near the target the nearest. It
// returns the best place it saw.
func (s *Search) Find() (at []int, share float64, err error) {
	s.seen = map[string]float64{}
	for _, k := range s.Knobs {
		at = append(at, k.Start)
	}
	if share, err = s.measure(at); err != nil {
		return at, share, err
	}
	for step := 0; step < s.Steps && s.gap(share) > s.Within; step++ {
		next, now, err := s.best(at, share)
		if err != nil {
			return at, share, err
		}
		if next == nil {
			break
		}
		at, share = next, now
		if s.Step != nil {
			s.Step(at, share)
		}
	}
	return at, share, nil
}

func (s *Search) gap(share float64) float64 { return math.Abs(share - s.Target) }

// best is the neighbour of at to go to, nil when none is nearer.
func (s *Search) best(at []int, share float64) (to []int, now float64, err error) {
	top := 0.0
	for i, k := range s.Knobs {
		for _, d := range []int{-1, 1} {
			v := at[i] + d
			if v < k.Low || v > k.High {
				continue
			}
			x := append([]int(nil), at...)
			x[i] = v
			y, err := s.measure(x)
			if err != nil {
				return nil, 0, err
			}
			gain := s.gap(share) - s.gap(y)
			if far := s.gap(y) > s.Within; far {
				gain /= 1 + math.Abs(float64(v-k.Start))
			} else {
				gain += 1 // it is there
			}
			if gain > top {
				to, now, top = x, y, gain
			}
		}
	}
	return to, now, nil
}

func (s *Search) measure(at []int) (float64, error) {
	key := ""
	for _, v := range at {
		key += string(rune(v + 1000))
	}
	if y, ok := s.seen[key]; ok {
		return y, nil
	}
	y, err := s.Measure(at)
	s.seen[key] = y
	return y, err
}
