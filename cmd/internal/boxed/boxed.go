// Package boxed tells what is in a box: menus and pages leave out what is not.
package boxed

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// Spies reports whether there are observation posts, and so Spies.
func Spies(box *rival.Box) bool { return len(box.Rules.Posts) > 1 }

// Wall reports whether anything lies behind a Shield Wall.
func Wall(box *rival.Box) bool {
	return slices.ContainsFunc(box.Rules.Spaces, func(x engine.SpaceInfo) bool { return x.Protected })
}

// Worms reports whether there are sandworms, and so Maker Hooks.
func Worms(box *rival.Box) bool {
	return slices.ContainsFunc(box.Rules.Spaces, func(x engine.SpaceInfo) bool { return x.Worms > 0 })
}

// Units reports whether there are kinds of unit beside troops and sandworms.
func Units(box *rival.Box) bool { return len(box.Rules.Units) > 1 }

// Tiles reports whether there is a market of tiles.
func Tiles(box *rival.Box) bool { return box.Rules.HasTiles() }

// Contracts reports whether a Conflict gives a contract.
func Contracts(box *rival.Box) bool {
	for i := range box.Rules.Conflicts {
		for _, reward := range box.Rules.Conflicts[i].Rewards {
			if slices.ContainsFunc(reward, func(e engine.Effect) bool { return e.Verb == engine.DoContract }) {
				return true
			}
		}
	}
	return false
}

// Firsts reports whether a track has something for whoever comes first.
func Firsts(box *rival.Box) bool {
	return slices.ContainsFunc(box.Rules.Steps, func(x engine.StepInfo) bool { return len(x.First) > 0 })
}

// Objectives reports whether Objectives are dealt, and so battle icons.
func Objectives(box *rival.Box) bool { return len(box.Rules.Objectives) > 1 }

// Smart reports whether a Hagal card has the test of Smart Politics.
func Smart(box *rival.Box) bool {
	for i := range box.Deck.Cards {
		for j := range box.Deck.Cards[i].Faces {
			if box.Deck.Cards[i].Faces[j].Smart != engine.NoFaction {
				return true
			}
		}
	}
	return false
}
