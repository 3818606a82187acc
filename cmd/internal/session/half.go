package session

import (
	"slices"

	"househagal/engine"
)

// halfOf is what waits after such a line of the save: an aside takes back the
// answers of the move under way, which are told again after it.
func halfOf(half, before []Step, x *inForceLine) []Step {
	switch {
	case x.What == inForceAside && x.Answers < len(before):
		return slices.Concat(before[x.Answers:], half)
	case x.What == inForceBack:
		return half
	}
	return nil
}

// restOf is what still waits after s was answered. Another move in its place ends
// the waiting.
func restOf(half []Step, s *Step) []Step {
	switch {
	case len(half) == 0:
		return nil
	case half[0].same(s):
		return half[1:]
	case s.Follow || s.Kind == engine.NoQuestion || isAside([]Step{*s}):
		return half
	}
	return nil
}

// tellAgain answers q as it was answered before the aside. A move that no longer
// fits is dropped, and the page says so.
func (g *Game) tellAgain(q engine.Question) (Step, bool) {
	if len(g.half) == 0 {
		return Step{}, false
	}
	s := g.half[0]
	if s.Kind != engine.NoQuestion && s.Follow == q.Follow && fits(&s, &q) {
		return g.take(q, s.Answer, s.Text), true
	}
	if !q.Follow {
		g.notice = append(g.notice, dropped(len(g.half)))
		g.half = nil
	}
	return Step{}, false
}
