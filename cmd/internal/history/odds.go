package history

import (
	"cmp"
	"maps"
	"math"
	"slices"
)

// The model of your own odds (docs/history.md). A game has a hardness h in logits:
// the steps of its level and of its Rivals as they were measured. Of the games of
// that hardness a person wins the share
//
//	P(h) = 1 / (1 + exp(h - a))
//
// where a, the one number that is looked for, is how strong the person is. Before
// any game a is spread normally about the measured test player.
const (
	priorSpread = 1.8  // logits; weak: the family of stand-ins lies within it
	lineSpread  = 0.27 // logits by which one line may be harder for somebody than the steps say
	oddsLevel   = 0.80 // of the interval
)

// gridStep and gridReach are the grid on which a is looked for.
const (
	gridStep  = 0.02
	gridReach = 6.0
)

// Played is a game for the model: how hard, in logits, and whether it was won.
type Played struct {
	Hardness float64
	Won      bool
}

// Chance is a share of games with its 80% interval.
type Chance struct{ Est, Low, High float64 }

// Skill is what is known of a after some games.
type Skill struct{ at, weight []float64 }

// Measure finds how strong somebody is, from games and from the strength of the
// test player.
func Measure(testPlayer float64, games []Played) Skill {
	var s Skill
	times := map[Played]float64{}
	for _, g := range games {
		times[g]++
	}
	kinds := slices.SortedFunc(maps.Keys(times), func(a, b Played) int { // a sum in one order is one sum
		return cmp.Or(cmp.Compare(a.Hardness, b.Hardness), cmp.Compare(truth(a.Won), truth(b.Won)))
	})
	top := math.Inf(-1)
	for a := -gridReach; a <= gridReach; a += gridStep {
		log := -a * a / (2 * priorSpread * priorSpread)
		for _, g := range kinds {
			log += times[g] * logShare(testPlayer+a-g.Hardness, g.Won)
		}
		s.at, s.weight = append(s.at, testPlayer+a), append(s.weight, log)
		top = math.Max(top, log)
	}
	sum := 0.0
	for i, w := range s.weight {
		s.weight[i] = math.Exp(w - top)
		sum += s.weight[i]
	}
	for i := range s.weight {
		s.weight[i] /= sum
	}
	return s
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// logShare is the logarithm of the chance of what happened.
func logShare(x float64, won bool) float64 {
	if !won {
		x = -x
	}
	if x < -30 {
		return x
	}
	return -math.Log1p(math.Exp(-x))
}

// Chance is how likely a game of that hardness is won: the mean, and the interval
// that holds the share of such games in 80 of 100 cases.
func (s Skill) Chance(hardness float64) Chance {
	mean, square, est := 0.0, 0.0, 0.0
	for i, a := range s.at {
		mean += s.weight[i] * a
		square += s.weight[i] * a * a
		est += s.weight[i] * share(a-hardness)
	}
	spread := math.Sqrt(max(0, square-mean*mean))
	widen := 1.0
	if spread > 0 {
		widen = math.Hypot(spread, lineSpread) / spread
	}
	low, high := s.quantile((1-oddsLevel)/2), s.quantile((1+oddsLevel)/2)
	return Chance{est, share(mean + (low-mean)*widen - hardness), share(mean + (high-mean)*widen - hardness)}
}

// quantile is the a below which the share p of the weight lies.
func (s Skill) quantile(p float64) float64 {
	sum := 0.0
	for i, w := range s.weight {
		if sum += w; sum >= p {
			return s.at[i]
		}
	}
	return s.at[len(s.at)-1]
}

func share(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// LevelOdds is somebody's own chance at a level, against the mean of its Rivals.
type LevelOdds struct {
	ID string
	Chance
}
