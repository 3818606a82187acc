package view

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// What a box has: menus and pages leave out what is not in it.

// hasSpies reports whether there are observation posts, and so Spies.
func hasSpies(box *rival.Box) bool { return len(box.Rules.Posts) > 1 }

// hasWall reports whether anything lies behind a Shield Wall.
func hasWall(box *rival.Box) bool {
	for i := range box.Rules.Spaces {
		if box.Rules.Spaces[i].Protected {
			return true
		}
	}
	return false
}

// hasWorms reports whether there are sandworms, and so Maker Hooks.
func hasWorms(box *rival.Box) bool {
	for i := range box.Rules.Spaces {
		if box.Rules.Spaces[i].Worms > 0 {
			return true
		}
	}
	return false
}

// hasContracts reports whether a Conflict gives a contract.
func hasContracts(box *rival.Box) bool {
	for i := range box.Rules.Conflicts {
		for _, reward := range box.Rules.Conflicts[i].Rewards {
			if slices.ContainsFunc(reward, func(e engine.Effect) bool { return e.Verb == engine.DoContract }) {
				return true
			}
		}
	}
	return false
}

// hasObjectives reports whether Objectives are dealt, and so battle icons.
func hasObjectives(box *rival.Box) bool { return len(box.Rules.Objectives) > 1 }

// hasSmart reports whether a Hagal card has the test of Smart Politics.
func hasSmart(box *rival.Box) bool {
	for i := range box.Deck.Cards {
		for j := range box.Deck.Cards[i].Faces {
			if box.Deck.Cards[i].Faces[j].Smart != engine.NoFaction {
				return true
			}
		}
	}
	return false
}

// lacksMore reports whether a card can't do k in this box.
func lacksMore(box *rival.Box, k engine.MoreKind) bool {
	switch k {
	case engine.MoreWorm, engine.MoreHooks:
		return !hasWorms(box)
	case engine.MoreSpy, engine.MoreSpyHome:
		return !hasSpies(box)
	case engine.MoreWall:
		return !hasWall(box)
	}
	return false
}

// lacksField reports whether nothing in this box has the field f.
func lacksField(box *rival.Box, f engine.Field) bool {
	switch f {
	case engine.FieldSandworms, engine.FieldHooks:
		return !hasWorms(box)
	case engine.FieldSpy:
		return !hasSpies(box)
	case engine.FieldWall:
		return !hasWall(box)
	case engine.FieldCrysknife, engine.FieldDesertMouse, engine.FieldOrnithopter, engine.FieldWild:
		return !hasObjectives(box)
	}
	return false
}
