package session

import (
	"errors"
	"math/rand/v2"

	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/data/notation"
	"househagal/engine"
)

// Case is where the game stands, for what might follow: of the Hagal pile it has
// what is left, in an order of that chance, since the true one is nobody's business.
func (g *record) Case(seed uint64) (notation.Case, error) {
	if !g.Begun() {
		return notation.Case{}, errors.New(show.NotBegun(g.scene.Speaker))
	}
	t, err := g.play(&rerun{steps: g.steps.InForce()})
	if err != nil {
		return notation.Case{}, err
	}
	c := notation.Case{Box: g.box, Pos: t.Pos, Names: g.ids()}
	pile := &c.Pos.Deck.Draw
	rand.New(rand.NewPCG(seed, 0)).Shuffle(int(pile.N), func(i, j int) {
		pile.Cards[i], pile.Cards[j] = pile.Cards[j], pile.Cards[i]
	})
	return c, nil
}

// Odds are the chances of the next Rival's turn, as they stand on a page with the
// odds switched on; nothing where no Rival follows or the table turns its own cards.
func (g *record) Odds() ([]string, error) {
	if !g.Begun() {
		return []string{show.NotBegun(g.scene.Speaker)}, nil
	}
	t, err := g.play(&rerun{steps: g.steps.InForce()})
	if err != nil {
		return nil, err
	}
	if t.Pos.Phase == engine.Over {
		return nil, nil
	}
	taste := g.scene.Taste
	taste.Odds = true
	return g.scene.Blocks(tell.Odds(g.scene.Speaker, taste, t)), nil
}
