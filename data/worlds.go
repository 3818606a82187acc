package data

import "househagal/engine"

// fact is what a condition reads of a position: its kind without the bound, and
// of whom.
type fact struct {
	of      engine.CondKind
	faction engine.Faction
	space   engine.Space
	unit    engine.Unit
	rival   engine.RivalID
	tile    engine.Tile
}

// factOf returns the fact that c reads, and how many values it can have.
func factOf(c engine.Condition) (fact, int) {
	switch c.Kind {
	case engine.InfluenceAtLeast, engine.InfluenceBelow:
		return fact{of: engine.InfluenceAtLeast, faction: c.Faction}, 7
	case engine.LevelBelow, engine.LevelAtLeast:
		return fact{of: engine.LevelAtLeast}, 4
	case engine.BonusAtLeast:
		return fact{of: c.Kind, space: c.Space}, 21
	case engine.UnitLeft, engine.UnitIn:
		return fact{of: c.Kind, unit: c.Unit}, 13
	}
	if c.Kind == engine.SupplyAtLeast {
		return fact{of: c.Kind}, engine.TroopsOfSeat + 1
	}
	return fact{of: c.Kind, rival: c.Rival, tile: c.Tile}, 2
}

// maxWorlds is how many positions are looked at; a card that reads more facts is
// taken to be sound.
const maxWorlds = 1 << 18

// worlds are the positions that some conditions can tell from each other.
type worlds struct {
	facts []fact
	size  []int
	value []int
}

// worldsOf returns the worlds of all conditions; false when there are too many.
func worldsOf(lists ...[]engine.Condition) (*worlds, bool) {
	w, n := &worlds{}, 1
	for _, list := range lists {
		for _, c := range list {
			f, size := factOf(c)
			if w.index(f) >= 0 {
				continue
			}
			w.facts, w.size = append(w.facts, f), append(w.size, size)
			if n *= size; n > maxWorlds {
				return nil, false
			}
		}
	}
	w.value = make([]int, len(w.facts))
	return w, true
}

func (w *worlds) index(f fact) int {
	for i := range w.facts {
		if w.facts[i] == f {
			return i
		}
	}
	return -1
}

// some reports whether yes holds in some world.
func (w *worlds) some(yes func() bool) bool { return w.from(0, yes) }

func (w *worlds) from(i int, yes func() bool) bool {
	if i == len(w.facts) {
		return yes()
	}
	first := 0
	if w.facts[i].of == engine.LevelAtLeast {
		first = 1 // no Conflict has level 0
	}
	for w.value[i] = first; w.value[i] < w.size[i]; w.value[i]++ {
		if w.from(i+1, yes) {
			return true
		}
	}
	return false
}

// hold reports whether all of list hold in the world at hand.
func (w *worlds) hold(list []engine.Condition) bool {
	for _, c := range list {
		f, _ := factOf(c)
		if v := w.value[w.index(f)]; !holds(c, v) {
			return false
		}
	}
	return true
}

// holds reports whether c holds where the fact it reads is v.
func holds(c engine.Condition, v int) bool {
	switch c.Kind {
	case engine.InfluenceBelow, engine.LevelBelow:
		return v < int(c.N)
	case engine.InfluenceAtLeast, engine.LevelAtLeast, engine.BonusAtLeast, engine.UnitLeft, engine.UnitIn, engine.SupplyAtLeast:
		return v >= int(c.N)
	}
	return v == 1
}
