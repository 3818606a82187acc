package session

import (
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
)

// measured gives the figures of levels and Rivals, nil where none hold: they
// were measured for solo games of Uprising by the rules of the program.
func (g *record) measured(v setup.Values) *setup.Measured {
	if v.GameID() != engine.Uprising {
		return nil
	}
	if g.checked != g.box {
		g.checked, g.shipped = g.box, len(g.box.Layers) == 0 && data.Shipped(g.box)
	}
	if !g.shipped {
		return nil
	}
	if g.odds != nil && g.you == nil {
		g.you = g.odds(g.box)
	}
	return &setup.Measured{You: g.you, Step: func(id string) (setup.Strength, bool) {
		step, ok := docs.Harder(id)
		f, ok2 := docs.Strength(id)
		return setup.Strength{By: step.By, Low: step.Low, High: step.High, Wins: f.Wins}, ok && ok2
	}}
}

// Odds tells how many of 100 games at a level, against these Rivals, the people win by
// the games they have played: see setup.Measured.
type Odds = func(level string, rivals ...string) (low, high float64, ok bool)
