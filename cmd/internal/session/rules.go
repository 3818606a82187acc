package session

import (
	"encoding/json"

	"househagal/cmd/internal/journal"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// Load gives the rules for another game like this one: those of this game, and
// for a different board what Start.Load gives.
func (g *record) Load(id engine.GameID) (*rival.Box, error) {
	return Under(g.box, g.load)(id)
}

// Under returns a Start.Load that gives box for the game that box is of, and
// asks other about the rest. A nil box is of no game.
func Under(box *rival.Box, other func(engine.GameID) (*rival.Box, error)) func(engine.GameID) (*rival.Box, error) {
	return func(id engine.GameID) (*rival.Box, error) {
		if box != nil && box.Rules.Game == id {
			return box, nil
		}
		return other(id)
	}
}

// RulesOf reads from a save the rules that it keeps; nil while its setup is not
// finished.
func RulesOf(c journal.Contents) (*rival.Box, error) {
	for _, l := range c.Lines {
		if l.Kind != lineRules {
			continue
		}
		var x rulesLine
		if err := json.Unmarshal(l.Body, &x); err != nil {
			return nil, err
		}
		return data.Parse(c.Name, []byte(x.Text))
	}
	return nil, nil
}
