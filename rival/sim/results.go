package sim

import "househagal/engine"

// Result is how one game ended for the humans and for those against them.
type Result struct {
	Won  bool // every winner is a human
	VP   int8 // of the best human
	Best int8 // VP of the best Rival
}

// Results plays the games of r and returns how each ended, in the order of
// their seeds, from the game From on. CI is not looked at; a run that Stop ends has
// the results of the games that were played.
func (r *Run) Results() ([]Result, error) {
	games, err := r.tables()
	if err != nil {
		return nil, err
	}
	out := make([]Result, r.Games)
	played := 0
	inOrder(len(games), r.batches(), func(w, k int) error {
		return r.each(k, func(i int) (err error) {
			out[i], err = games[w].result(SeedOf(r.Seed, r.From+i))
			return err
		})
	}, func(failed error) bool {
		if err = failed; err != nil {
			return true
		}
		if played = min(played+batch, r.Games); r.Done != nil {
			r.Done(played)
		}
		return r.Stop != nil && r.Stop()
	})
	return out[:played], err
}

func (g *Game) result(seed uint64) (Result, error) {
	end, err := g.Play(seed)
	if err != nil {
		return Result{}, err
	}
	won, x := end.Winners, Result{Won: true}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		seat := &g.Table.Pos.Seat[s]
		if seat.Human {
			x.VP = max(x.VP, seat.VP)
			continue
		}
		x.Best = max(x.Best, seat.VP)
		x.Won = x.Won && !won.Has(s)
	}
	return x, nil
}

// Share returns how many of the games were won by humans, with the interval.
func Share(list []Result) Interval {
	n := int64(0)
	for i := range list {
		if list[i].Won {
			n++
		}
	}
	return Wilson(n, int64(len(list)))
}

// Pairing sets two lists of results of the same seeds side by side.
type Pairing struct {
	Games                       int
	Both, OnlyA, OnlyB, Neither int // games that humans won under
	VPA, VPB, VP                Interval
	BestA, BestB, Best          Interval // of the best Rival
	ShareA, ShareB, Share       Interval // of human wins; Share is B less A
	P                           float64  // how likely a difference in human wins as great is by chance
}

// Pair compares b with a, game by game: differences are B less A. Both lists
// must be of the same seeds.
func Pair(a, b []Result) Pairing {
	p := Pairing{Games: len(a), ShareA: Share(a), ShareB: Share(b)}
	var vp, best [3]sums
	for i := range a {
		switch {
		case a[i].Won && b[i].Won:
			p.Both++
		case a[i].Won:
			p.OnlyA++
		case b[i].Won:
			p.OnlyB++
		default:
			p.Neither++
		}
		add3(&vp, a[i].VP, b[i].VP)
		add3(&best, a[i].Best, b[i].Best)
	}
	n := int64(len(a))
	p.VPA, p.VPB, p.VP = vp[0].mean(n), vp[1].mean(n), vp[2].mean(n)
	p.BestA, p.BestB, p.Best = best[0].mean(n), best[1].mean(n), best[2].mean(n)
	d := int64(p.OnlyB - p.OnlyA)
	p.Share = Mean(d, int64(p.OnlyA+p.OnlyB), n)
	p.P = p.Share.PValue()
	if p.OnlyA+p.OnlyB < fewDiscordant {
		p.Share, p.P = exactDifference(int64(p.OnlyA), int64(p.OnlyB), n), exactP(int64(p.OnlyA), int64(p.OnlyB))
	}
	return p
}

// sums are the sum and the sum of squares of some numbers.
type sums struct{ n, squares int64 }

func (s *sums) add(x int8) {
	s.n += int64(x)
	s.squares += int64(x) * int64(x)
}

func (s *sums) mean(n int64) Interval { return Mean(s.n, s.squares, n) }

// add3 adds a, b and their difference.
func add3(to *[3]sums, a, b int8) {
	to[0].add(a)
	to[1].add(b)
	to[2].add(b - a)
}
