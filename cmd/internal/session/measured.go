package session

import (
	"slices"

	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

// measuredFor gives the figures of levels and Rivals, nil where none hold: they
// were measured for solo games of Uprising by the rules of the program, those of a
// module's Rivals with that module.
func measuredFor(g *record, v setup.Values) *setup.Measured {
	if v.GameID() != engine.Uprising {
		return nil
	}
	if g.checked != g.box {
		modules := !slices.ContainsFunc(g.box.Layers, func(x rival.Layer) bool { return !x.Module })
		g.checked, g.shipped = g.box, modules && data.Shipped(g.box)
	}
	if !g.shipped {
		return nil
	}
	if len(g.box.Layers) > 0 { // a module moves all rates
		return &setup.Measured{StepsAlone: true, Step: measuredStep}
	}
	if g.odds != nil && g.you == nil {
		g.you = g.odds(g.box)
	}
	return &setup.Measured{You: g.you, Step: measuredStep}
}

// measuredStep is the figure of a level or Rival, by its id.
func measuredStep(id string) (setup.Strength, bool) {
	step, ok := docs.Harder(id)
	f, ok2 := docs.Strength(id)
	return setup.Strength{By: step.By, Low: step.Low, High: step.High, Wins: f.Wins}, ok && ok2
}

// Odds tells how many of 100 games at a level, against these Rivals, the people win by
// the games they have played: see setup.Measured.
type Odds = func(level string, rivals ...string) (low, high float64, ok bool)
