package history

import (
	"cmp"
	"slices"

	"househagal/rival/sim"
)

// Row is how often the humans won the games of one kind.
type Row struct {
	Key       string // an id, a name, or a month: 2026-11
	Won, Lost int
}

// Games is how many there were.
func (r Row) Games() int { return r.Won + r.Lost }

// Interval is the share won, with Wilson's 95% interval.
func (r Row) Interval() sim.Interval { return sim.Wilson(int64(r.Won), int64(r.Games())) }

// Count counts games by the keys that of gives each; a game without a key isn't
// counted. The rows are in the order of their keys.
func Count(list []Game, of func(*Game) []string) []Row {
	by := map[string]*Row{}
	for i := range list {
		for _, key := range of(&list[i]) {
			if by[key] == nil {
				by[key] = &Row{Key: key}
			}
			if list[i].Won() {
				by[key].Won++
			} else {
				by[key].Lost++
			}
		}
	}
	out := make([]Row, 0, len(by))
	for _, r := range by {
		out = append(out, *r)
	}
	slices.SortFunc(out, func(a, b Row) int { return cmp.Compare(a.Key, b.Key) })
	return out
}

// Keys by which games are counted.
func (g *Game) byDifficulty() []string { return some(g.Difficulty) }
func (g *Game) byLeader() []string     { return some(g.Leader) }
func (g *Game) byCode() []string       { return some(g.Code) }
func (g *Game) byMonth() []string      { return []string{g.Ended.Local().Format("2006-01")} }

func some(key string) []string {
	if key == "" {
		return nil
	}
	return []string{key}
}

// Sums is what a history comes to.
type Sums struct {
	All                             Row
	Difficulties, Rivals, Leaders   []Row
	Months                          []Row
	Codes                           []Row // of those played twice or more
	Nemesis                         *Row  // the Rival lost to most often, of those met three times or more; nil for none
	Streak, LongestWon, LongestLost int   // Streak: won in a row up to now, less than 0 lost
}

// Sum adds up games that are in the order in which they ended.
func Sum(list []Game) Sums {
	s := Sums{
		Difficulties: Count(list, (*Game).byDifficulty), Rivals: Count(list, (*Game).Rivals),
		Leaders: Count(list, (*Game).byLeader), Months: Count(list, (*Game).byMonth),
		Codes: slices.DeleteFunc(Count(list, (*Game).byCode), func(r Row) bool { return r.Games() < 2 }),
	}
	for i := range list {
		s.add(list[i].Won())
	}
	s.Nemesis = nemesis(s.Rivals)
	return s
}

// add counts one more game.
func (s *Sums) add(won bool) {
	if won {
		s.All.Won++
		s.Streak = max(s.Streak, 0) + 1
	} else {
		s.All.Lost++
		s.Streak = min(s.Streak, 0) - 1
	}
	s.LongestWon, s.LongestLost = max(s.LongestWon, s.Streak), max(s.LongestLost, -s.Streak)
}

// nemesisGames is how often a Rival must have been met.
const nemesisGames = 3

// nemesis is the Rival against whom the least share was won, the one met more often
// of two.
func nemesis(rivals []Row) *Row {
	var worst *Row
	for i := range rivals {
		r := &rivals[i]
		if r.Games() < nemesisGames || r.Lost == 0 {
			continue
		}
		if worst == nil || r.Interval().Est < worst.Interval().Est ||
			r.Interval().Est == worst.Interval().Est && r.Games() > worst.Games() {
			worst = r
		}
	}
	return worst
}
