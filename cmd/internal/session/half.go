package session

import (
	"househagal/cmd/internal/course"
	"househagal/engine"
)

// tellAgain answers q as it was answered before the aside. A move that no longer
// fits is dropped, and the page says so.
func (g *Game) tellAgain(q engine.Question) (course.Step, bool) {
	if len(g.half) == 0 {
		return course.Step{}, false
	}
	s := g.half[0]
	if s.Kind != engine.NoQuestion && s.Follow == q.Follow && fits(&s, &q) {
		return g.take(q, s.Answer, s.Text), true
	}
	if !q.Follow {
		g.notice = append(g.notice, dropped(len(g.half)))
		g.half = nil
	}
	return course.Step{}, false
}
