package sim

import (
	"math"
	"slices"
)

// curve is what a knob does: for each of its values from Low up, how far the
// figure moves on its scale beside where the knob stands.
type curve []float64

// sweep turns each knob by itself over its range, from at.
func (s *Search) sweep(at []int) ([]curve, error) {
	base, err := s.measure(at, false)
	if err != nil {
		return nil, err
	}
	out := make([]curve, len(s.Knobs))
	for i, k := range s.Knobs {
		x := slices.Clone(at)
		values := Spread(k.Low, k.High, at[i], sweepValues)
		moves := make([]float64, len(values))
		for j, v := range values {
			x[i] = v
			y, err := s.measure(x, false)
			if err != nil {
				return nil, err
			}
			moves[j] = s.scale(y) - s.scale(base)
		}
		out[i] = through(values, moves)
	}
	return out, nil
}

// Spread returns at most n+1 whole numbers from low to high in order: both ends,
// at, and others as evenly as may be.
func Spread(low, high, at, n int) []int {
	var out []int
	for j := 0; j < n; j++ {
		out = append(out, low+int(math.Round(float64(j*(high-low))/float64(n-1))))
	}
	out = append(out, at)
	slices.Sort(out)
	return slices.Compact(out)
}

// through draws straight lines between the values that were measured.
func through(values []int, moves []float64) curve {
	c := make(curve, values[len(values)-1]-values[0]+1)
	for j := 0; j+1 < len(values); j++ {
		a, b := values[j], values[j+1]
		for v := a; v <= b; v++ {
			part := float64(v-a) / float64(b-a)
			c[v-values[0]] = moves[j] + part*(moves[j+1]-moves[j])
		}
	}
	return c
}

// flat are the knobs whose curve never leaves 0.
func flat(curves []curve) []int {
	var out []int
	for i, c := range curves {
		if !slices.ContainsFunc(c, func(x float64) bool { return x != 0 }) {
			out = append(out, i)
		}
	}
	return out
}

// follow measures the settings that should meet the target, and moves its aim by
// what each of them missed.
func (s *Search) follow(curves []curve) error {
	from := s.best()
	aim := s.scale(s.Target) - s.scale(from.figure)
	for range tries {
		at, move, ok := s.plan(curves, from.at, aim)
		if !ok {
			return nil
		}
		y, err := s.measure(at, true)
		if err != nil || s.gap(y) <= s.Within {
			return err
		}
		miss := s.scale(y) - s.scale(from.figure) - move
		aim = s.scale(s.Target) - s.scale(from.figure) - miss
	}
	return nil
}

// The sums of moves by which plan tells settings apart.
const (
	bucket  = 0.01
	buckets = 1200 // to each side of 0
)

// way is the cheapest known way to a sum: what it costs, and the last knob's value.
type way struct {
	cost  float64
	value int
	from  int // the sum before that knob
}

// plan returns a setting that was not measured closely yet and whose moves add up
// to aim: of those near enough the one that turns the knobs least beside their
// starts, else the nearest. It reports false when all sums lead to settings known.
func (s *Search) plan(curves []curve, from []int, aim float64) (at []int, move float64, ok bool) {
	ways := s.ways(curves, from)
	goal := int(math.Round(aim / bucket))
	goal = max(-buckets, min(buckets, goal))
	room := s.room()
	bestCost := math.Inf(1)
	for d := 0; d <= 2*buckets; d++ {
		if ok && d > room {
			break
		}
		for _, sum := range []int{goal - d, goal + d} {
			if sum < -buckets || sum > buckets || ways[len(curves)][sum+buckets].cost >= bestCost {
				continue
			}
			x := s.walk(ways, sum)
			if t, known := s.tried[keyOf(x)]; known && t.closely {
				continue
			}
			at, move, ok = x, total(curves, s.Knobs, x, from), true
			bestCost = ways[len(curves)][sum+buckets].cost
		}
	}
	return at, move, ok
}

// room is how many buckets from the aim a sum may lie and still be near enough.
func (s *Search) room() int {
	half := (s.scale(s.Target+s.Within) - s.scale(s.Target-s.Within)) / 2
	return int(half / 2 / bucket)
}

// ways finds for each sum of moves the setting that turns the knobs least.
func (s *Search) ways(curves []curve, from []int) [][]way {
	out := make([][]way, len(curves)+1)
	for i := range out {
		out[i] = make([]way, 2*buckets+1)
		for j := range out[i] {
			out[i][j].cost = math.Inf(1)
		}
	}
	out[0][buckets].cost = 0
	for i, k := range s.Knobs {
		rest := curves[i][from[i]-k.Low]
		for j, w := range out[i] {
			if math.IsInf(w.cost, 1) {
				continue
			}
			for v := k.Low; v <= k.High; v++ {
				to := j + int(math.Round((curves[i][v-k.Low]-rest)/bucket))
				if to < 0 || to > 2*buckets {
					continue
				}
				far := float64(v-k.Start) / float64(max(1, k.High-k.Low))
				if cost := w.cost + far*far; cost < out[i+1][to].cost {
					out[i+1][to] = way{cost, v, j}
				}
			}
		}
	}
	return out
}

// walk reads the setting that leads to sum.
func (s *Search) walk(ways [][]way, sum int) []int {
	at, j := make([]int, len(s.Knobs)), sum+buckets
	for i := len(at); i > 0; i-- {
		w := ways[i][j]
		at[i-1], j = w.value, w.from
	}
	return at
}

// total is the sum of the moves to at.
func total(curves []curve, knobs []Knob, at, from []int) float64 {
	sum := 0.0
	for i, c := range curves {
		sum += c[at[i]-knobs[i].Low] - c[from[i]-knobs[i].Low]
	}
	return sum
}
