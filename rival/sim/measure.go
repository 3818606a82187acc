package sim

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// Measure is a figure of a run that rules can be tuned by.
type Measure struct {
	Name  string
	Share bool // a part of a whole, from 0 to 1; otherwise a mean
	Of    func(*Stats) Interval
}

// Measures returns the figures by which rules can be tuned, the usual one first:
// games that humans win, first places in Conflicts that Rivals take, VP of a
// human at the end, rounds that a game lasts.
func Measures() []Measure { return measures }

var measures = []Measure{
	{"wins", true, func(s *Stats) Interval { return Wilson(s.Wins(), s.Games) }},
	{"places", true, func(s *Stats) Interval { return s.Fought.Interval() }},
	{"vp", false, (*Stats).humanMean},
	{"rounds", false, (*Stats).lasted},
}

// MeasureByName returns the measure of that name.
func MeasureByName(name string) (Measure, error) {
	var all []string
	for _, m := range measures {
		if m.Name == name {
			return m, nil
		}
		all = append(all, m.Name)
	}
	return Measure{}, fmt.Errorf("unknown measure %s; one of %s", name, strings.Join(all, ", "))
}

// UsualMeasure is the name of the measure that means something at the table of
// s: where no Rival can win, that humans do says nothing; where it takes no place
// either, how long it holds them up does.
func UsualMeasure(s *Setup) string {
	g, err := NewGame(s)
	if err != nil {
		return "wins"
	}
	g.Begin(0)
	t, takes := &g.Table, false
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		x := &t.Pos.Seat[i]
		if x.Human || x.Rival == 0 {
			continue
		}
		if t.CanWin(i) {
			return "wins"
		}
		takes = takes || t.Rules.Const.Rivals.TakesRewards && t.Scores(i) || x.Streamlined && t.Rules.Const.Streamlined.TakesRewards
	}
	if takes {
		return "places"
	}
	return "rounds"
}

// humanMean is the mean VP of a human.
func (s *Stats) humanMean() Interval {
	x := Mean(s.HumanVP, s.HumanVPSquares, s.Games)
	n := float64(max(s.Games, s.HumanSeats)) / float64(max(1, s.Games))
	return Interval{x.Est / n, x.Low / n, x.High / n}
}

// lasted is the mean length of a game in rounds.
func (s *Stats) lasted() Interval {
	sum, squares := int64(0), int64(0)
	for n, k := range s.Length {
		sum += int64(n) * k
		squares += int64(n) * int64(n) * k
	}
	return Mean(sum, squares, s.Games)
}
