package history

import (
	"math/rand/v2"
	"testing"
)

func TestMoreWinsMoreChance(t *testing.T) {
	before := -1.0
	for won := range 6 {
		var games []Played
		for i := range 5 {
			games = append(games, Played{1, i < won})
		}
		c := Measure(0.7, games).Chance(1)
		if !(c.Est > before && c.Low < c.Est && c.Est < c.High) {
			t.Errorf("%d of 5 won: %+v, before %v", won, c, before)
		}
		before = c.Est
	}
}

func TestHarderIsLess(t *testing.T) {
	s := Measure(0.7, []Played{{0, true}, {1, false}, {1, true}})
	if a, b := s.Chance(0), s.Chance(1); !(a.Est > b.Est && a.Low > b.Low && a.High > b.High) {
		t.Errorf("%+v is not more than %+v", a, b)
	}
}

func TestGamesNarrow(t *testing.T) {
	wide := 1.0
	for _, n := range []int{0, 5, 30, 200} {
		var games []Played
		for i := range n {
			games = append(games, Played{0.5, i%2 == 0})
		}
		c := Measure(0.5, games).Chance(0.5)
		if c.High-c.Low >= wide {
			t.Errorf("%d games: %v wide, %v before", n, c.High-c.Low, wide)
		}
		wide = c.High - c.Low
	}
}

// Nobody is taken to win or lose for certain, however a series goes.
func TestNoCertainty(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var games []Played
		for range r.IntN(40) {
			games = append(games, Played{r.Float64() * 3, r.IntN(2) == 0})
		}
		if c := Measure(0.7, games).Chance(r.Float64() * 3); !(c.Low > 0 && c.High < 1 && c.Low < c.High) {
			t.Errorf("%d games: %+v", len(games), c)
		}
	}
}
