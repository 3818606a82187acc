package sim

import (
	"sync"
	"sync/atomic"

	"househagal/engine"
)

// batch is how many games a worker plays before it looks up; early stops fall on
// multiples of it, so that they do not depend on the workers.
const batch = 250

// Run is a number of games under one Setup.
type Run struct {
	Setup   *Setup
	Games   int
	Seed    uint64
	Workers int     // 1 or more goroutines
	CI      float64 // stop once the 95% interval of Wins is at most this wide to each side; 0 never
	// Done, when not nil, is told of each batch that was counted, in order, by one
	// goroutine at a time.
	Done func(games int)
}

// Wins returns how many games a human won alone or shared with a human: in solo
// the games you win.
func (s *Stats) Wins() int64 { return s.Humans }

// Play plays the games of r and returns what happened. The same Setup, Games,
// Seed and CI give the same Stats for any number of Workers.
func (r *Run) Play() (*Stats, error) {
	games, err := r.tables()
	if err != nil {
		return nil, err
	}
	n := (r.Games + batch - 1) / batch
	m := merger{run: r, parts: make(map[int]*Stats)}
	var next atomic.Int64
	var wg sync.WaitGroup
	for _, g := range games {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for !m.stopped() {
				k := int(next.Add(1)) - 1
				if k >= n {
					return
				}
				m.add(k, r.part(g, k))
			}
		}()
	}
	wg.Wait()
	return &m.sum, nil
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

// part plays batch k.
func (r *Run) part(g *Game, k int) *Stats {
	s := new(Stats)
	for i := k * batch; i < min((k+1)*batch, r.Games); i++ {
		s.Play(g, seedOf(r.Seed, i))
	}
	return s
}

// merger adds batches in order and decides when it is enough.
type merger struct {
	mu    sync.Mutex
	run   *Run
	sum   Stats
	next  int
	parts map[int]*Stats // batches that came before their turn
	stop  bool
}

func (m *merger) stopped() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stop
}

func (m *merger) add(k int, s *Stats) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.parts[k] = s
	for !m.stop {
		p := m.parts[m.next]
		if p == nil {
			return
		}
		delete(m.parts, m.next)
		m.next++
		m.sum.Add(p)
		if m.run.Done != nil {
			m.run.Done(int(m.sum.Games))
		}
		m.stop = m.run.CI > 0 && Wilson(m.sum.Wins(), m.sum.Games).Half() <= m.run.CI
	}
}

// SeedOf returns the seed of game n of a run, so that one game of it can be
// looked at by itself.
func SeedOf(run uint64, n int) uint64 { return seedOf(run, n) }

var _ engine.Asker = (*seating)(nil)
