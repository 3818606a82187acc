package sim

import "househagal/engine"

// Stats counts what happened in a number of games. All of it adds up, so that
// parts counted apart merge to the same figures in any order.
type Stats struct {
	Games  int64
	Won    [engine.Seats + 1]int64      // sole winner
	Shared int64                        // the last tie stood
	Humans int64                        // every winner is a human
	Tie    [engine.ByTileHeld + 1]int64 // what decided: VP, then the tie-breaks (engine.Outcome)
	Length [engine.RoundCap + 1]int64

	VP        [engine.Seats + 1]int64 // at the end, summed
	VPSquares [engine.Seats + 1]int64
	Source    [engine.Seats + 1][engine.SourceEnd]int64

	HumanSeats              int64 // in all games
	HumanVP, HumanVPSquares int64 // of all humans together, game by game
	Fought                  Ratio // of the Conflicts fought in a game, those whose first place a Rival took

	Final [engine.Seats + 1][finalCap]int64 // games by VP at the end

	engine.Counts // Conflicts are fought, once turned up; Swordmaster 0: never; Round with the last one
}

// finalCap is how many VP a count of Final tells apart; who has more is counted with
// the last.
const finalCap = 32

// Add counts the games of o in; in which order runs are added makes no difference.
func (s *Stats) Add(o *Stats) {
	s.Games += o.Games
	s.Shared += o.Shared
	s.Humans += o.Humans
	s.Turns += o.Turns
	s.NoCard += o.NoCard
	s.Cards += o.Cards
	s.HumanSeats += o.HumanSeats
	s.HumanVP += o.HumanVP
	s.HumanVPSquares += o.HumanVPSquares
	s.Fought.add(&o.Fought)
	add(s.Won[:], o.Won[:])
	add(s.Tie[:], o.Tie[:])
	add(s.Length[:], o.Length[:])
	add(s.VP[:], o.VP[:])
	add(s.VPSquares[:], o.VPSquares[:])
	add(s.Conflicts[:], o.Conflicts[:])
	add(s.Blocked[:], o.Blocked[:])
	add(s.Passed[:], o.Passed[:])
	add(s.Played[:], o.Played[:])
	add(s.Turned[:], o.Turned[:])
	for i := range s.Round {
		add(s.Round[i][:], o.Round[i][:])
	}
	for i := range s.Won {
		add(s.Source[i][:], o.Source[i][:])
		add(s.Final[i][:], o.Final[i][:])
		add(s.Swordmaster[i][:], o.Swordmaster[i][:])
		add(s.First[i][:], o.First[i][:])
		add(s.Second[i][:], o.Second[i][:])
		add(s.Spaces[i][:], o.Spaces[i][:])
	}
}

func add(to, from []int64) {
	for i, n := range from {
		to[i] += n
	}
}

// Play plays the game of seed on g to its end, counts it and returns how it ended.
// A game with an error, as of Game.Play, is counted in part; s is of no use then.
func (s *Stats) Play(g *Game, seed uint64) (engine.Outcome, error) {
	g.Begin(seed)
	t := &g.Table
	t.Counts = &s.Counts
	fought, taken := s.fought(t)
	err := engine.Run(t.Play)
	t.Counts = nil
	if err != nil {
		return engine.Outcome{}, err
	}
	s.end(t)
	f, k := s.fought(t)
	s.Fought.Count(k-taken, f-fought)
	return t.Result, nil
}

// fought counts the Conflicts so far, and those whose first place a Rival took.
func (s *Stats) fought(t *engine.Table) (all, rivals int64) {
	for level := range s.Conflicts {
		all += s.Conflicts[level]
	}
	for i := 1; i <= engine.Seats; i++ {
		if !t.Pos.Seat[i].Human {
			for level := range s.First[i] {
				rivals += s.First[i][level]
			}
		}
	}
	return all, rivals
}

// end counts how the game ended.
func (s *Stats) end(t *engine.Table) {
	s.Games++
	s.Length[t.Pos.Round]++
	s.Tie[t.Result.By]++
	s.Points(&t.Pos)
	humans, vp := true, int64(0)
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		x := &t.Pos.Seat[i]
		s.VP[i] += int64(x.VP)
		s.VPSquares[i] += int64(x.VP) * int64(x.VP)
		s.Final[i][max(0, min(int(x.VP), finalCap-1))]++
		for src, n := range t.Tally[i] {
			s.Source[i][src] += int64(n)
		}
		if !x.Swordmaster {
			s.Swordmaster[i][0]++
		}
		if x.Human {
			s.HumanSeats++
			vp += int64(x.VP)
		} else if t.Result.Winners.Has(i) {
			humans = false
		}
	}
	s.HumanVP += vp
	s.HumanVPSquares += vp * vp
	if t.Result.Winners.Len() == 1 {
		s.Won[t.Result.Winners.First()]++
	} else {
		s.Shared++
	}
	if humans {
		s.Humans++
	}
}
