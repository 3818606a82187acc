package menu

import (
	"househagal/cmd/internal/boxed"
	"househagal/engine"
	"househagal/rival"
)

// lacksMore reports whether a card can't do k in this box.
func lacksMore(box *rival.Box, k engine.MoreKind) bool {
	switch k {
	case engine.MoreWorm, engine.MoreHooks:
		return !boxed.Worms(box)
	case engine.MoreSpy, engine.MoreSpyHome:
		return !boxed.Spies(box)
	case engine.MoreFirst:
		return !boxed.Firsts(box)
	case engine.MoreMuster, engine.MoreLose:
		return box.Rules.TroopKind() == 0
	case engine.MoreCommission:
		return box.Rules.FlagUnit() == 0
	case engine.MoreTile:
		return !boxed.Tiles(box)
	case engine.MoreWall:
		return !boxed.Wall(box)
	}
	return false
}

// lacksField reports whether nothing in this box has the field f.
func lacksField(box *rival.Box, f engine.Field) bool {
	if k, ok := f.Track(); ok {
		return int(k) >= len(box.Rules.Tracks) || f >= engine.FieldFirstA && box.Rules.FirstOn(k) == nil
	}
	switch f {
	case engine.FieldSandworms, engine.FieldHooks:
		return !boxed.Worms(box)
	case engine.FieldSpy:
		return !boxed.Spies(box)
	case engine.FieldUnitHomeA, engine.FieldUnitInA:
		return len(box.Rules.Units) < 2
	case engine.FieldUnitHomeB, engine.FieldUnitInB:
		return len(box.Rules.Units) < 3
	case engine.FieldUnitIdleA: // what stands nowhere else needs no putting right
		return len(box.Rules.Units) < 2 || box.Rules.Units[1].Own > 0
	case engine.FieldUnitIdleB:
		return len(box.Rules.Units) < 3 || box.Rules.Units[2].Own > 0
	case engine.FieldFlagA, engine.FieldFlagB, engine.FieldFlagC:
		return box.Rules.FlagUnit() == 0
	case engine.FieldToken:
		return box.Rules.TokenSpaces() == 0
	case engine.FieldTile, engine.FieldNegotiators, engine.FieldTileA, engine.FieldTileB, engine.FieldTileC, engine.FieldStackA, engine.FieldStackB, engine.FieldStackC:
		return !boxed.Tiles(box)
	case engine.FieldBonusD:
		return box.Rules.FieldSpace(f) == engine.NoSpace
	case engine.FieldWall:
		return !boxed.Wall(box)
	case engine.FieldCrysknife, engine.FieldDesertMouse, engine.FieldOrnithopter, engine.FieldWild:
		return !boxed.Objectives(box)
	}
	return false
}
