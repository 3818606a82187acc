package sim

import "househagal/engine"

// Stats counts what happened in a number of games. All of it adds up, so that
// parts counted apart merge to the same figures in any order.
type Stats struct {
	Games  int64
	Won    [engine.Seats + 1]int64 // sole winner
	Shared int64                   // the last tie stood
	Humans int64                   // every winner is a human
	Tie    [6]int64                // what decided: VP, then the tie-breaks (engine.Outcome)
	Length [engine.RoundCap + 1]int64

	VP        [engine.Seats + 1]int64 // at the end, summed
	VPSquares [engine.Seats + 1]int64
	Round     [engine.RoundCap + 1][engine.Seats + 1]int64 // VP after that round, summed
	Source    [engine.Seats + 1][engine.SourceEnd]int64

	HumanSeats              int64 // in all games
	HumanVP, HumanVPSquares int64 // of all humans together, game by game
	Fought                  Ratio // of the Conflicts fought in a game, those whose first place a Rival took

	Swordmaster [engine.Seats + 1][engine.RoundCap + 1]int64 // by round; 0 never
	Conflicts   [4]int64                                     // fought, by level
	First       [engine.Seats + 1][4]int64                   // won, by level
	Second      [engine.Seats + 1][4]int64
	Spaces      [engine.Seats + 1][engine.SpaceCap]int64 // Agents sent
	Blocked     [engine.Seats + 1]int64                  // Hagal cards passed over because of an Agent of that seat
	Passed      [6]int64                                 // Hagal cards passed over, by engine.Why
	Played      [engine.CardCap]int64                    // Hagal cards followed, by card
	Turned      [engine.CardCap]int64                    // and turned up at all
	Final       [engine.Seats + 1][finalCap]int64        // games by VP at the end
	Turns       int64                                    // Agent turns of Rivals
	NoCard      int64                                    // of them without a card that fits
	Cards       int64                                    // Hagal cards turned up in them
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
	watch, mute, listener := t.Watch, t.Mute, t.Listener
	t.Watch, t.Mute, t.Listener = true, muted, (*counting)(s)
	fought, taken := s.fought(t)
	err := engine.Run(t.Play)
	t.Watch, t.Mute, t.Listener = watch, mute, listener
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

// muted are the kinds of event that Hear does not count.
var muted = func() (m [engine.EventEnd]bool) {
	for k := range m {
		switch engine.EventKind(k) {
		case engine.EvSend, engine.EvVisit, engine.EvCard, engine.EvNoCard, engine.EvBuySwordmaster,
			engine.EvDone, engine.EvConflict, engine.EvReward, engine.EvRecall:
		default:
			m[k] = true
		}
	}
	return m
}()

// counting is a Stats that listens to a game.
type counting Stats

// Hear counts an event.
func (c *counting) Hear(t *engine.Table, e engine.Event) {
	s := (*Stats)(c)
	switch e.Kind {
	case engine.EvSend, engine.EvVisit:
		s.Spaces[e.Seat][e.Space]++
	case engine.EvCard:
		s.card(&e)
	case engine.EvNoCard:
		s.Turns++
		s.NoCard++
	case engine.EvBuySwordmaster, engine.EvDone:
		s.Swordmaster[e.Seat][t.Pos.Round]++
	case engine.EvConflict:
		s.Conflicts[t.Level()]++
	case engine.EvReward:
		s.place(t, &e, t.Pos.Round)
	case engine.EvRecall:
		s.vp(t, t.Pos.Round)
	}
}

func (s *Stats) card(e *engine.Event) {
	s.Cards++
	s.Turned[e.Card]++
	switch e.Result {
	case engine.Played:
		s.Turns++
		s.Played[e.Card]++
	case engine.Skipped:
		s.Passed[e.Why]++
		if e.Why == engine.WhyOccupied {
			s.Blocked[e.Other]++
		}
	}
}

// place counts a first or second reward of the Conflict of that round.
func (s *Stats) place(t *engine.Table, e *engine.Event, round int8) {
	level := t.Rules.Const.ConflictLevels[round-1]
	switch e.Amount {
	case 1:
		s.First[e.Seat][level]++
	case 2:
		s.Second[e.Seat][level]++
	}
}

func (s *Stats) vp(t *engine.Table, round int8) {
	for i := 1; i <= engine.Seats; i++ {
		s.Round[round][i] += int64(t.Pos.Seat[i].VP)
	}
}

// end counts how the game ended.
func (s *Stats) end(t *engine.Table) {
	s.Games++
	s.Length[t.Pos.Round]++
	s.Tie[t.Result.By]++
	s.vp(t, t.Pos.Round)
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
