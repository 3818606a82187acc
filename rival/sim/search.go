package sim

import (
	"cmp"
	"math"
	"slices"
)

// Knob is a whole number that a search may set, from Low to High. Start, in that
// range, is where it stands before.
type Knob struct{ Low, High, Start int }

// Search looks for values of the knobs at which a measured figure comes near a
// target. It first measures each knob over its whole range, with the others at
// rest, and takes it that on its own scale what knobs do adds up; then it
// measures the settings that should meet the target, the nearest to the start
// first, and corrects itself by what it finds.
type Search struct {
	Knobs  []Knob
	Target float64
	Within float64 // it stops once the figure is that near
	Share  bool    // the figure is a share: it adds up in logits
	// Measure measures a setting, closely or just well enough to see what a knob does.
	Measure func(at []int, closely bool) (float64, error)
	// Step, when not nil, is told what was measured closely.
	Step func(at []int, figure float64)

	tried map[string]trial
	order []string // of tried, as they came
}

// trial is a setting that was measured; figure is the close one where there is.
type trial struct {
	at               []int
	figure, rough    float64
	closely, roughly bool
}

// Found is where a search ended.
type Found struct {
	At       []int
	Figure   float64
	Near     bool  // within what was asked for
	Measured int   // settings that were measured, the roughly measured ones too
	All      int   // settings there are, at most manySettings
	Idle     []int // knobs that changed nothing wherever they were turned alone
}

const (
	sweepValues   = 6   // values of a knob that a sweep measures beside where it stands
	sweeps        = 3   // each from the best place so far
	tries         = 8   // settings that are measured closely after each sweep
	fewSettings   = 160 // all settings are measured when there are no more and none is near
	manySettings  = 1 << 40
	closeSettings = 12 // of all of them, that are measured closely
	scattered     = 24 // settings all over the ranges before a further sweep
)

// Find returns the nearest setting it measured closely. With an error of Measure
// that is the nearest so far; At is nil where there is none.
func (s *Search) Find() (Found, error) {
	idle, err := s.find()
	b := s.best()
	return Found{b.at, b.figure, b.at != nil && s.near(b), len(s.tried), s.all(), idle}, err
}

// find measures settings until one is near, and says which knobs changed nothing.
func (s *Search) find() (idle []int, err error) {
	s.tried, s.order = map[string]trial{}, nil
	var at []int
	for _, k := range s.Knobs {
		at = append(at, k.Start)
	}
	if _, err := s.measure(at, true); err != nil {
		return nil, err
	}
	for n := 0; n < sweeps && !s.near(s.best()); n++ {
		if err := s.scatter(n); err != nil {
			return idle, err
		}
		curves, err := s.sweep(s.best().at)
		if err != nil {
			return idle, err
		}
		if n == 0 {
			idle = flat(curves)
		}
		if err := s.follow(curves); err != nil {
			return idle, err
		}
	}
	return idle, s.rest()
}

func (s *Search) gap(figure float64) float64 { return math.Abs(figure - s.Target) }

func (s *Search) near(t trial) bool { return s.gap(t.figure) <= s.Within }

// scale is where what knobs do adds up.
func (s *Search) scale(figure float64) float64 {
	if !s.Share {
		return figure
	}
	p := max(0.0005, min(0.9995, figure))
	return math.Log(p / (1 - p))
}

// all is how many settings the knobs have.
func (s *Search) all() int {
	n := 1
	for _, k := range s.Knobs {
		if n *= k.High - k.Low + 1; n > manySettings {
			return manySettings
		}
	}
	return n
}

// best is the nearest setting measured closely; of two the first.
func (s *Search) best() trial {
	var b trial
	for _, key := range s.order {
		if t := s.tried[key]; t.closely && (b.at == nil || s.gap(t.figure) < s.gap(b.figure)) {
			b = t
		}
	}
	return b
}

// measure measures a setting closely or roughly, unless it was before. The two
// are never set beside each other: they have their own luck.
func (s *Search) measure(at []int, closely bool) (float64, error) {
	key := keyOf(at)
	t, known := s.tried[key]
	if closely && t.closely {
		return t.figure, nil
	}
	if !closely && t.roughly {
		return t.rough, nil
	}
	y, err := s.Measure(at, closely)
	if err != nil {
		return 0, err
	}
	if !known {
		s.order = append(s.order, key)
	}
	t.at = slices.Clone(at)
	if closely {
		t.figure, t.closely = y, true
	} else {
		t.rough, t.roughly = y, true
	}
	if !t.closely {
		t.figure = t.rough
	}
	s.tried[key] = t
	if closely && s.Step != nil {
		s.Step(at, y)
	}
	return y, nil
}

func keyOf(at []int) string {
	key := make([]rune, len(at))
	for i, v := range at {
		key[i] = rune(v + 1000)
	}
	return string(key)
}

// scatter measures settings all over the ranges, other ones each time, and the
// nearest of all closely: a sweep from there sees what one from the start does
// not. The first sweep goes without.
func (s *Search) scatter(n int) error {
	if n == 0 {
		return nil
	}
	at := make([]int, len(s.Knobs))
	for j := range scattered {
		for i, k := range s.Knobs {
			_, part := math.Modf(float64(n*scattered+j) * math.Sqrt(float64(primes[i%len(primes)])))
			at[i] = k.Low + int(part*float64(k.High-k.Low+1))
		}
		if _, err := s.measure(at, false); err != nil {
			return err
		}
	}
	return s.closest(1)
}

// primes have roots whose multiples lie evenly and apart from each other.
var primes = [...]int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}

// closest measures the nearest n settings closely, until one is near.
func (s *Search) closest(n int) error {
	list := slices.Clone(s.order)
	slices.SortStableFunc(list, func(a, b string) int {
		return cmp.Compare(s.gap(s.tried[a].figure), s.gap(s.tried[b].figure))
	})
	for _, key := range list[:min(n, len(list))] {
		if _, err := s.measure(s.tried[key].at, true); err != nil || s.near(s.best()) {
			return err
		}
	}
	return nil
}

// rest measures all settings where there are few, and the nearest of them closely.
func (s *Search) rest() error {
	if s.near(s.best()) || s.all() > fewSettings {
		return nil
	}
	at := make([]int, len(s.Knobs))
	for n := range s.all() {
		for i, k := range s.Knobs {
			at[i] = k.Low + n%(k.High-k.Low+1)
			n /= k.High - k.Low + 1
		}
		if _, err := s.measure(at, false); err != nil {
			return err
		}
	}
	return s.closest(closeSettings)
}
