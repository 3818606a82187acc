package data

import (
	"slices"

	"househagal/data/strict"
)

// setupWords are words that mean something else where a layer is chosen.
var setupWords = append(slices.Clone(switchWords), "none", "some", "last", "own", "choose", "all", "any", "gentle",
	"modules", "module", "variant", "variants", "solo", "two_player", "uprising", "imperium")

// fits reports layers that nobody could choose, or tell from another. Levels are
// the ids of the levels.
func (r *reader) fits(list []layer, levels []string) {
	for i := range list {
		x := &list[i]
		if !r.own(x.at) {
			continue
		}
		id := x.at.Map().Get("id")
		switch {
		case slices.Contains(setupWords, x.ID):
			id.Fail("the id %s is a word of the setup already; choose another", x.ID)
		case slices.Contains(levels, x.ID):
			id.Fail("the id %s is that of a level already; choose another", x.ID)
		}
		for j := range list[:i] {
			if y := &list[j]; x.Name != "" && strict.Same(x.Name, y.Name) {
				x.at.Map().Get("name").Fail("layer %s is called %s already; give %s another name", y.ID, y.Name, x.ID)
			}
		}
		r.possible(list, x)
	}
}

// needed is a layer that must be in force for another to be, and the one that
// says so; nil for that other itself.
type needed struct{ of, by *layer }

// mustBe are x and all layers that must be in force with it, the near ones first.
func mustBe(list []layer, x *layer) []needed {
	out := []needed{{of: x}}
	for i := 0; i < len(out); i++ {
		by := out[i].of
		for _, id := range slices.Concat(by.with, by.Needs) {
			j := indexOf(list, id)
			if j >= 0 && !slices.ContainsFunc(out, func(w needed) bool { return w.of.ID == id }) {
				out = append(out, needed{&list[j], by})
			}
		}
	}
	return out
}

// possible reports a layer that can't be in force under any choice.
func (r *reader) possible(list []layer, x *layer) {
	if circle := withCircle(list, x); circle != "" {
		x.at.Map().Get("with").Fail("layer %s lies only where %s does, and that only where %s does; leave one of the two out of `with`", x.ID, circle, x.ID)
		return
	}
	for _, key := range []string{"needs", "excludes"} {
		for _, v := range x.at.Map().Get(key).List(maxLayers) {
			if i := indexOf(list, v.Raw()); i >= 0 && len(list[i].with) > 0 {
				v.Fail("%s has %s, which nobody chooses, since it has `with` itself; name what it lies with: %s", key, v.Raw(), strict.OneOf(list[i].with))
			}
		}
	}
	all := mustBe(list, x)
	for i := range all {
		for j := range all {
			if a, b := all[i].of, all[j].of; clash(a, b) && (i < j || !clash(b, a)) {
				x.never(all[i], all[j])
				return
			}
		}
	}
}

// clash reports whether a can't be in force beside b, by what a says.
func clash(a, b *layer) bool {
	return slices.Contains(a.Excludes, b.ID) || a.Marked && b.Marked && a.Only < b.Only
}

// never reports two layers that x needs, or is, and that can't be together.
func (x *layer) never(a, b needed) {
	key, end := "needs", "so it can never be chosen; leave one of the two out"
	if len(x.with) > 0 {
		key, end = "with", "so it never lies over the rules; leave one of the two out"
	}
	at := x.at.Map().Get(key)
	excludes := slices.Contains(a.of.Excludes, b.of.ID)
	switch {
	case excludes && a.of == x:
		at.Fail("layer %s needs %s and excludes it, %s", x.ID, b.name(x), end)
	case excludes && b.of == x:
		at.Fail("layer %s needs %s, which excludes %s, %s", x.ID, a.name(x), x.ID, end)
	case excludes:
		at.Fail("layer %s needs %s and %s, which exclude each other, %s", x.ID, a.name(x), b.name(x), end)
	case a.of == x:
		at.Fail("layer %s is for %s and needs %s, which is for %s, %s", x.ID, modeWords[x.Only], b.name(x), modeWords[b.of.Only], end)
	case b.of == x:
		at.Fail("layer %s is for %s and needs %s, which is for %s, %s", x.ID, modeWords[x.Only], a.name(x), modeWords[a.of.Only], end)
	default:
		at.Fail("layer %s needs %s for %s and %s for %s, %s", x.ID, a.name(x), modeWords[a.of.Only], b.name(x), modeWords[b.of.Only], end)
	}
}

// name is the id, and where it is not x itself that says so, which one does.
func (w *needed) name(x *layer) string {
	if w.by == x {
		return w.of.ID
	}
	return w.of.ID + " through " + w.by.ID
}

// withCircle is the layer with which x lies and that lies with x, by itself or
// through others; "" where there is none.
func withCircle(list []layer, x *layer) string {
	for _, id := range x.with {
		seen := []string{id}
		for i := 0; i < len(seen); i++ {
			j := indexOf(list, seen[i])
			if j < 0 {
				continue
			}
			for _, next := range list[j].with {
				if next == x.ID {
					return id
				}
				if !slices.Contains(seen, next) {
					seen = append(seen, next)
				}
			}
		}
	}
	return ""
}
