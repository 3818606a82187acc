package session

import (
	"encoding/json"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/data"
	"househagal/rival"
)

// Load gives the rules for another game like this one: those of this game, and
// for a different board, or with other layers, what Start.Load gives.
func (g *record) Load(c rival.Choice) (*rival.Box, error) {
	return Under(g.box, g.load)(c)
}

// Under returns a Start.Load that gives box for the choice that box is of, and
// asks other about the rest. A nil box is of no game.
func Under(box *rival.Box, other Load) Load {
	return func(c rival.Choice) (*rival.Box, error) {
		if box != nil && box.Is(c) {
			return box, nil
		}
		return other(c)
	}
}

// Load gives the rules of a choice.
type Load = func(rival.Choice) (*rival.Box, error)

// RulesOf reads from a save the rules that it keeps; nil while its setup is not
// finished.
func RulesOf(c journal.Contents) (*rival.Box, error) {
	for _, l := range c.Lines {
		if l.Kind != course.LineRules {
			continue
		}
		var x course.RulesLine
		if err := json.Unmarshal(l.Body, &x); err != nil {
			return nil, err
		}
		return data.Parse(c.Name, []byte(x.Text))
	}
	return nil, nil
}
