package sim

// batch is how many games a worker plays before it looks up; early stops fall on
// multiples of it, so that they do not depend on the workers.
const batch = 250

// Run is a number of games under one Setup.
type Run struct {
	Setup   *Setup
	Games   int
	From    int // the first game of Results; those before it are another run's
	Seed    uint64
	Workers int     // 1 or more goroutines
	CI      float64 // stop once the 95% interval of Wins is at most this wide to each side; 0 never
	// Done, when not nil, is told how many games were counted so far, batch by
	// batch, by one goroutine at a time.
	Done func(games int)
	// Stop, when not nil, is asked after each batch: once it reports true, what was
	// counted so far is all. Then Stats depend on the moment.
	Stop func() bool
}

// Wins returns how many games were won by a human alone, or by humans together.
func (s *Stats) Wins() int64 { return s.Humans }

// Play plays the games of r and returns what happened. The same Setup, Games,
// Seed and CI give the same Stats for any number of Workers, or the same error:
// those of NewGame and Game.Play.
func (r *Run) Play() (*Stats, error) {
	games, err := r.tables()
	if err != nil {
		return nil, err
	}
	sum := new(Stats)
	inOrder(len(games), r.batches(), func(w, k int) counted {
		s := new(Stats)
		return counted{s, r.each(k, func(i int) error {
			_, err := s.Play(games[w], SeedOf(r.Seed, i))
			return err
		})}
	}, func(c counted) bool {
		if err = c.err; err != nil {
			return true
		}
		sum.Add(c.Stats)
		if r.Done != nil {
			r.Done(int(sum.Games))
		}
		if r.Stop != nil && r.Stop() {
			return true
		}
		return r.CI > 0 && Wilson(sum.Wins(), sum.Games).Half() <= r.CI
	})
	return sum, err
}

// counted is what a batch gave, or why it was broken off.
type counted struct {
	*Stats
	err error
}

func (r *Run) tables() ([]*Game, error) {
	games := make([]*Game, max(1, r.Workers))
	for i := range games {
		g, err := NewGame(r.Setup)
		if err != nil {
			return nil, err
		}
		games[i] = g
	}
	return games, nil
}

func (r *Run) batches() int { return (r.Games + batch - 1) / batch }

// each calls f for the games of batch k, up to the first error.
func (r *Run) each(k int, f func(i int) error) error {
	for i := k * batch; i < min((k+1)*batch, r.Games); i++ {
		if err := f(i); err != nil {
			return err
		}
	}
	return nil
}
