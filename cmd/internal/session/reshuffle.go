package session

import "househagal/engine"

// reorder gives the rest of the draw pile a new order, and all that is left to
// chance from now on. The same salt does the same.
func reorder(t *engine.Table, salt uint64) {
	t.Luck.Seed = t.Luck.Seed*6364136223846793005 + 2*salt + 1
	t.Luck.Shuffle(&t.Pos.Deck.Draw)
}

// reshuffle orders the pile anew before the question at hand, or before the move
// that it belongs to.
func (g *Game) reshuffle(t *engine.Table, q engine.Question) (Step, bool) {
	if t.Pos.Deck.Physical {
		g.person.Tell([]string{g.scene.ShuffleYourOwn()})
		return Step{}, false
	}
	g.salts++
	s := Step{Salt: g.salts, Label: g.scene.ReshuffleLabel()}
	return g.beside(q, s, aside{What: asideReshuffle, Salt: s.Salt, Label: s.Label})
}

// beside records something that is done at q without answering it. In the
// middle of a move it first takes back what was answered of it.
func (g *Game) beside(q engine.Question, s Step, line aside) (Step, bool) {
	i, ok := g.steps.move()
	again := q.Follow && ok
	if again {
		g.cut(i, inForceBack, "")
	}
	s.Follow = q.Follow && !again
	line.Follow = s.Follow
	if err := g.keep(lineAside, line); err != nil {
		engine.Stop(err)
	}
	g.add(s)
	if again || q.Kind == engine.NoQuestion {
		engine.Stop(errAgain)
	}
	return s, true
}

// The things that can be done at a question without answering it.
const (
	asideFix       = "fix"
	asideReshuffle = "reshuffle"
	asideInput     = "input"
	asideBlock     = "block"
)

// What a Step does that answers no question, beside AnsFix and 0, which orders
// the pile anew.
const (
	doTrack = 1 + iota // moves are reported from now on
	doReact            // they are not
	doBlock            // a space is blocked; it takes effect before the turn in question
)

// aside is the line of such a thing in a save.
type aside struct {
	What   string `json:"what"`
	Salt   uint64 `json:"salt,omitempty"`
	Value  string `json:"value,omitempty"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
}
