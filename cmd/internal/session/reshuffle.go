package session

import (
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/engine"
)

// reshuffle orders the pile anew before the question at hand, or before the move
// that it belongs to.
func (g *Game) reshuffle(t *engine.Table, q engine.Question) (course.Step, bool) {
	if t.Pos.Deck.Physical {
		tellAll(&g.screen, controls.ShuffleYourOwn)
		return course.Step{}, false
	}
	g.salts++
	return g.beside(q, g.actStep(course.Act{Kind: course.Reorder, Salt: g.salts}))
}

// beside records something that is done at q without answering it. In the
// middle of a move it comes before it, as a card does.
func (g *Game) beside(q engine.Question, s course.Step) (course.Step, bool) {
	i, ok := g.steps.LastMove()
	again := q.Follow && ok
	if again {
		g.cut(i, course.InForceAside, nil)
	}
	s.Follow = q.Follow && !again
	if err := g.keep(course.LineAside, course.AsideOf(g.box, &s)); err != nil {
		engine.Stop(err)
	}
	g.put(s)
	if again || q.Kind == engine.NoQuestion {
		engine.Stop(errAgain)
	}
	return s, true
}
