package data

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
)

// oddConditions warns of a card that no position can use: conditions that
// contradict each other, or a face that another one before it always hides.
func (r *reader) oddConditions(m *strict.Fields, x *hagal.Card) {
	faces := m.Get("faces").List(4)
	for i := range x.Faces {
		at := m
		if i < len(faces) {
			at = faces[i].Map()
		}
		f := &x.Faces[i]
		all := append(slices.Clone(f.When), f.Needs...)
		switch {
		case never(f.When):
			at.Get("when").Warn("no position fulfils all of when, so this face of %s is never used", x.ID)
		case hidden(x.Faces[:i], f.When):
			r.blame(at.Get("when"), at.Cursor()).Warn("the faces before this one of %s hold whenever it does, so it is never used", x.ID)
		case never(all):
			at.Get("needs").Warn("no position fulfils all that %s needs, so it is always passed over", x.ID)
		}
	}
}

// never reports conditions that no position fulfils.
func never(list []engine.Condition) bool {
	w, ok := worldsOf(list)
	return ok && !w.some(func() bool { return w.hold(list) })
}

// hidden reports that some face of before holds wherever when does.
func hidden(before []hagal.Face, when []engine.Condition) bool {
	lists := [][]engine.Condition{when}
	for i := range before {
		lists = append(lists, before[i].When)
	}
	w, ok := worldsOf(lists...)
	return ok && len(before) > 0 && !w.some(func() bool {
		return w.hold(when) && !slices.ContainsFunc(before, func(f hagal.Face) bool { return w.hold(f.When) })
	})
}
