package sim

import "math"

// fewDiscordant is how many games that end otherwise under two sets of rules are
// too few for the normal distribution.
const fewDiscordant = 50

// exactDifference is the difference of two shares of the same n games, of which a
// were won under the first alone and b under the second alone. Its interval and
// p-value are those of the exact test of a and b being as likely (McNemar's with
// the binomial distribution).
func exactDifference(a, b, n int64) Interval {
	d := a + b
	if n == 0 || d == 0 {
		return Interval{}
	}
	low, high := clopper(b, d)
	scale := float64(d) / float64(n)
	return Interval{float64(b-a) / float64(n), (2*low - 1) * scale, (2*high - 1) * scale}
}

// exactP is how likely a split of d games at least so uneven is by chance,
// two-sided.
func exactP(a, b int64) float64 {
	return min(1, 2*atLeast(max(a, b), a+b, 0.5))
}

// clopper returns the exact 95% interval of Clopper and Pearson for k of n.
func clopper(k, n int64) (low, high float64) {
	low, high = 0, 1
	if k > 0 {
		low = solve(func(p float64) bool { return atLeast(k, n, p) < 0.025 })
	}
	if k < n {
		high = solve(func(p float64) bool { return 1-atLeast(k+1, n, p) >= 0.025 })
	}
	return low, high
}

// solve finds where below, true at 0, becomes false.
func solve(below func(p float64) bool) float64 {
	low, high := 0.0, 1.0
	for range 60 {
		if mid := (low + high) / 2; below(mid) {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// atLeast is how likely k or more of n are, each with p.
func atLeast(k, n int64, p float64) float64 {
	switch {
	case k <= 0:
		return 1
	case p <= 0:
		return 0
	case p >= 1:
		return 1
	}
	sum := 0.0
	for i := k; i <= n; i++ {
		sum += math.Exp(choose(n, i) + float64(i)*math.Log(p) + float64(n-i)*math.Log1p(-p))
	}
	return min(1, sum)
}

// choose is the logarithm of the ways to choose k of n.
func choose(n, k int64) float64 {
	a, _ := math.Lgamma(float64(n + 1))
	b, _ := math.Lgamma(float64(k + 1))
	c, _ := math.Lgamma(float64(n - k + 1))
	return a - b - c
}

// GamesFor is how many games of the same seeds are needed to see a difference of
// so much in the share of human wins, nine times of ten at the 5% level: by how
// many of the games of p ended otherwise. 0 where none did.
func (p *Pairing) GamesFor(difference float64) int {
	if p.Games == 0 || difference <= 0 {
		return 0
	}
	discordant := float64(p.OnlyA+p.OnlyB) / float64(p.Games)
	if discordant == 0 {
		return 0
	}
	const z90 = 1.2815515655446004
	discordant = max(discordant, difference)
	z := z95*math.Sqrt(discordant) + z90*math.Sqrt(max(0, discordant-difference*difference))
	return int(math.Ceil(z * z / (difference * difference)))
}
