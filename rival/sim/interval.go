package sim

import "math"

// z95 is the two-sided 95% point of the normal distribution.
const z95 = 1.959963984540054

// Interval is an estimate with its 95% interval.
type Interval struct{ Est, Low, High float64 }

// Half returns half the width of the interval.
func (x Interval) Half() float64 { return (x.High - x.Low) / 2 }

// Wilson returns the share of n that k is, with Wilson's interval. n 0 gives the
// whole range.
func Wilson(k, n int64) Interval {
	if n == 0 {
		return Interval{0, 0, 1}
	}
	N, p, z2 := float64(n), float64(k)/float64(n), z95*z95
	mid := (p + z2/(2*N)) / (1 + z2/N)
	half := z95 / (1 + z2/N) * math.Sqrt(p*(1-p)/N+z2/(4*N*N))
	return Interval{p, max(0, mid-half), min(1, mid+half)}
}

// Mean returns the mean of n numbers from their sum and the sum of their
// squares, with the interval of the normal distribution.
func Mean(sum, squares, n int64) Interval {
	if n == 0 {
		return Interval{}
	}
	N := float64(n)
	m := float64(sum) / N
	if n == 1 {
		return Interval{m, m, m}
	}
	v := max(0, (float64(squares)-N*m*m)/(N-1))
	half := z95 * math.Sqrt(v/N)
	return Interval{m, m - half, m + half}
}

// PValue returns how likely a difference at least so far from 0 is by chance,
// given its interval (two-sided, normal).
func (x Interval) PValue() float64 {
	half := x.Half()
	if half == 0 {
		if x.Est == 0 {
			return 1
		}
		return 0
	}
	return math.Erfc(math.Abs(x.Est) / (half / z95) / math.Sqrt2)
}

// Ratio adds up a part and a whole, game by game: places taken of those fought
// for. Its interval takes it that what happens in one game hangs together.
type Ratio struct {
	Part, Whole                         int64
	Games                               int64
	PartSquares, WholeSquares, Products int64
}

// Count adds one game.
func (r *Ratio) Count(part, whole int64) {
	r.Part += part
	r.Whole += whole
	r.Games++
	r.PartSquares += part * part
	r.WholeSquares += whole * whole
	r.Products += part * whole
}

func (r *Ratio) add(o *Ratio) {
	r.Part += o.Part
	r.Whole += o.Whole
	r.Games += o.Games
	r.PartSquares += o.PartSquares
	r.WholeSquares += o.WholeSquares
	r.Products += o.Products
}

// Interval returns the part of the whole with its interval.
func (r *Ratio) Interval() Interval {
	if r.Whole == 0 || r.Games < 2 {
		return Interval{0, 0, 1}
	}
	p, n := float64(r.Part)/float64(r.Whole), float64(r.Games)
	// The sum of the squares of part - p*whole, which add up to 0.
	v := float64(r.PartSquares) - 2*p*float64(r.Products) + p*p*float64(r.WholeSquares)
	half := z95 * math.Sqrt(max(0, v)*n/(n-1)) / float64(r.Whole)
	return Interval{p, max(0, p-half), min(1, p+half)}
}

// Again widens an interval to where the figure of as many other games lies, 95
// times of 100: both have their luck.
func (x Interval) Again() Interval {
	return Interval{x.Est, x.Est - math.Sqrt2*(x.Est-x.Low), x.Est + math.Sqrt2*(x.High-x.Est)}
}

// Logit is the logarithm of the odds of k in n; half a case is added to each side,
// so that none and all have one too.
func Logit(k, n int64) float64 {
	return math.Log((float64(k) + 0.5) / (float64(n-k) + 0.5))
}
