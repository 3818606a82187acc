// Package figures makes text, JSON and CSV of what many simulated games came to.
// It prints nothing. The same figures give the same bytes.
package figures

import (
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Run is what a report tells of: what was played, and what came of it.
type Run struct {
	Box   *rival.Box
	Names [engine.Seats + 1]string // as a reader calls the seats
	IDs   [engine.Seats + 1]string // for JSON and CSV
	Human engine.SeatSet
	Own   []string // what files of somebody's own changed, on lines of a page
	Setup string   // "Uprising, one player, Sardaukar, Gurney and Staban"
	Who   string   // the stand-in
	Seed  uint64
	Asked int // games that were asked for
	// Stopped is not 0 where somebody stopped it: the exit status that says so.
	Stopped int
	CI      float64
	Rules   string // hash of the rules and the numbers of the stand-ins
	Stats   *sim.Stats
}

// seats are the three seats in order.
func seats() [engine.Seats]int { return [engine.Seats]int{1, 2, 3} }

func (r *Run) mean(sum int64) float64 { return ratio(sum, r.Stats.Games) }

func ratio(a, b int64) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

// wins are the games a seat won alone, with the interval.
func (r *Run) wins(seat int) sim.Interval { return sim.Wilson(r.Stats.Won[seat], r.Stats.Games) }

// lasted is how many games went through round n.
func (r *Run) lasted(n int) int64 {
	sum := int64(0)
	for ; n < len(r.Stats.Length); n++ {
		sum += r.Stats.Length[n]
	}
	return sum
}

// rounds is the longest game.
func (r *Run) rounds() int {
	n := len(r.Stats.Length) - 1
	for n > 0 && r.Stats.Length[n] == 0 {
		n--
	}
	return n
}
