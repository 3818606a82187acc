package sim

import (
	"sync"
	"sync/atomic"
)

// inOrder runs work(worker, k) for each k below n, several at once, and hands
// the results to take in the order of k. Once take reports that it is enough no
// further work begins, and results behind it are dropped: what take has seen
// does not depend on the workers.
func inOrder[T any](workers, n int, work func(worker, k int) T, take func(T) (enough bool)) {
	q := queue[T]{take: take, parts: make(map[int]T)}
	var next atomic.Int64
	var wg sync.WaitGroup
	for w := range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for !q.done() {
				k := int(next.Add(1)) - 1
				if k >= n {
					return
				}
				q.add(k, work(w, k))
			}
		}()
	}
	wg.Wait()
}

type queue[T any] struct {
	mu     sync.Mutex
	take   func(T) bool
	next   int
	parts  map[int]T // those that came before their turn
	enough bool
}

func (q *queue[T]) done() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.enough
}

func (q *queue[T]) add(k int, x T) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.parts[k] = x
	for !q.enough {
		p, ok := q.parts[q.next]
		if !ok {
			return
		}
		delete(q.parts, q.next)
		q.next++
		q.enough = q.take(p)
	}
}
