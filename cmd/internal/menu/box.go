package menu

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// What a box has: menus and pages leave out what is not in it.

// HasSpies reports whether there are observation posts, and so Spies.
func HasSpies(box *rival.Box) bool { return len(box.Rules.Posts) > 1 }

// HasWall reports whether anything lies behind a Shield Wall.
func HasWall(box *rival.Box) bool {
	for i := range box.Rules.Spaces {
		if box.Rules.Spaces[i].Protected {
			return true
		}
	}
	return false
}

// HasWorms reports whether there are sandworms, and so Maker Hooks.
func HasWorms(box *rival.Box) bool {
	for i := range box.Rules.Spaces {
		if box.Rules.Spaces[i].Worms > 0 {
			return true
		}
	}
	return false
}

// HasContracts reports whether a Conflict gives a contract.
func HasContracts(box *rival.Box) bool {
	for i := range box.Rules.Conflicts {
		for _, reward := range box.Rules.Conflicts[i].Rewards {
			if slices.ContainsFunc(reward, func(e engine.Effect) bool { return e.Verb == engine.DoContract }) {
				return true
			}
		}
	}
	return false
}

// HasObjectives reports whether Objectives are dealt, and so battle icons.
func HasObjectives(box *rival.Box) bool { return len(box.Rules.Objectives) > 1 }

// HasSmart reports whether a Hagal card has the test of Smart Politics.
func HasSmart(box *rival.Box) bool {
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
		return !HasWorms(box)
	case engine.MoreSpy, engine.MoreSpyHome:
		return !HasSpies(box)
	case engine.MoreWall:
		return !HasWall(box)
	}
	return false
}

// lacksField reports whether nothing in this box has the field f.
func lacksField(box *rival.Box, f engine.Field) bool {
	switch f {
	case engine.FieldSandworms, engine.FieldHooks:
		return !HasWorms(box)
	case engine.FieldSpy:
		return !HasSpies(box)
	case engine.FieldWall:
		return !HasWall(box)
	case engine.FieldCrysknife, engine.FieldDesertMouse, engine.FieldOrnithopter, engine.FieldWild:
		return !HasObjectives(box)
	}
	return false
}
