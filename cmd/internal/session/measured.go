package session

import (
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
)

// measured gives the figures of levels and Rivals, nil where none hold: they
// were measured for solo games of Uprising by the rules of the program.
func (g *record) measured(v setup.Values) setup.Measured {
	if v.GameID() != engine.Uprising {
		return nil
	}
	if g.checked != g.box {
		g.checked, g.shipped = g.box, len(g.box.Layers) == 0 && data.Shipped(g.box)
	}
	if !g.shipped {
		return nil
	}
	return func(id string) (setup.Strength, bool) {
		step, ok := docs.Harder(id)
		f, ok2 := docs.Strength(id)
		return setup.Strength{By: step.By, Low: step.Low, High: step.High, Wins: f.Wins}, ok && ok2
	}
}
