package session

import (
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// reshuffle orders the pile anew before the question at hand, or before the move
// that it belongs to.
func (g *Game) reshuffle(t *engine.Table, q engine.Question) (Step, bool) {
	if t.Pos.Deck.Physical {
		tellAll(&g.screen, menu.ShuffleYourOwn)
		return Step{}, false
	}
	g.salts++
	return g.beside(q, g.actStep(Act{Kind: Reorder, Salt: g.salts}))
}

// beside records something that is done at q without answering it. In the
// middle of a move it comes before it, as a card does.
func (g *Game) beside(q engine.Question, s Step) (Step, bool) {
	i, ok := g.steps.move()
	again := q.Follow && ok
	if again {
		g.cut(i, inForceAside, nil)
	}
	s.Follow = q.Follow && !again
	if err := g.keep(lineAside, asideOf(g.box, &s)); err != nil {
		engine.Stop(err)
	}
	g.put(s)
	if again || q.Kind == engine.NoQuestion {
		engine.Stop(errAgain)
	}
	return s, true
}
