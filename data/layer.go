package data

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// layer is an entry of layers: a named set of rules that lies over the others
// where it is chosen, or one that does wherever all those of with are.
type layer struct {
	rival.Layer
	with  []string
	rules strict.Cursor
	at    strict.Cursor // the entry
}

var layerFields = []field[layer]{
	id(func(x *layer) *string { return &x.ID }, "How positions, saves, --variant and --module name it."),
	text("name", 28, func(x *layer) *string { return &x.Name }, "What menus call it. Needed, but for a layer with `with`."),
	text("text", 60, func(x *layer) *string { return &x.Text }, "What it changes, in a few words, for menus."),
	text("setup", 220, func(x *layer) *string { return &x.Setup }, "What lies on the table because of it, for the checklist."),
	flag("module", false, func(x *layer) *bool { return &x.Module }, "It is chosen as a module, with pieces of its own on the table; false: as a variant."),
	layerRefs("with", func(x *layer) *[]string { return &x.with }, "It can't be chosen: it lies over the rules wherever all of these do."),
	layerRefs("needs", func(x *layer) *[]string { return &x.Needs }, "It can be chosen only with all of these."),
	layerRefs("excludes", func(x *layer) *[]string { return &x.Excludes }, "It can't be chosen with any of these."),
	layerMode(),
	layerRules(),
}

func layerRefs(name string, at func(*layer) *[]string, doc string) field[layer] {
	return field[layer]{name: name, shape: shape{kind: refs, to: toLayer, hi: maxLayers}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *layer) {
			for _, v := range c.List(maxLayers) {
				switch id := r.layerID(v, x.ID); {
				case id == "":
				case slices.Contains(*at(x), id):
					v.Fail("%s stands twice in %s; keep one of them", id, c.Name())
				default:
					*at(x) = append(*at(x), id)
				}
			}
		},
		write: func(w *writer, x *layer) bool {
			w.list(len(*at(x)), func(i int) { w.raw((*at(x))[i]) })
			return len(*at(x)) > 0
		}}
}

// layerID reads the id of another layer than that of the id itself, "" for a fault.
func (r *reader) layerID(c strict.Cursor, itself string) string {
	known := r.ids[toLayer]
	if c.Raw() == itself && slices.Contains(known, itself) {
		c.Fail("layer %s names itself; leave that out", itself)
		return ""
	}
	r.ids[toLayer] = slices.DeleteFunc(slices.Clone(known), func(id string) bool { return id == itself })
	defer func() { r.ids[toLayer] = known }()
	if i := r.known(c, toLayer); i >= 0 {
		return r.ids[toLayer][i]
	}
	return ""
}

// layerMode is the one mode that has a layer.
func layerMode() field[layer] {
	return field[layer]{name: "only", shape: shape{kind: aWord, words: modeWords}, doc: "The one mode that has it; left out: both.",
		read: func(_ *reader, c strict.Cursor, x *layer) {
			if i := c.WordOr(-1, "mode", modeWords); i >= 0 {
				x.Marked, x.Only = true, engine.Mode(i)
			}
		},
		write: func(w *writer, x *layer) bool {
			w.raw(modeWords[x.Only])
			return x.Marked
		}}
}

// layerRules are what lies over the other rules. A save, whose rules are merged,
// has none.
func layerRules() field[layer] {
	return field[layer]{name: "rules", shape: shape{kind: someRules}, doc: "What it changes: the same sections as in a file, but for layers.",
		read:  func(_ *reader, c strict.Cursor, x *layer) { x.rules = c },
		write: func(*writer, *layer) bool { return false }}
}

// maxLayers is how many layers a game may offer.
const maxLayers = 60

// layers reads the layers that are offered.
func (r *reader) layers(c strict.Cursor) []layer {
	r.ids[toLayer] = nil
	if c.Ok() && c.Kind() == strict.List {
		r.ids[toLayer] = listIDs(c.Node())
	}
	if len(r.ids[toLayer]) == 0 {
		c.List(maxLayers)
		return nil
	}
	return entries(r, c, "layer", 0, maxLayers, func(m *strict.Fields, x *layer) {
		readFields(r, m, layerFields, x)
		r.layer(m, x)
		done(m)
	})
}

// layer reports what can't be said of a layer.
func (r *reader) layer(m *strict.Fields, x *layer) {
	for _, key := range []string{"module", "needs", "excludes"} {
		if v := m.Get(key); v.Ok() && len(x.with) > 0 {
			v.Fail("%s beside with; a layer with `with` is never chosen, so leave one of them out", key)
		}
	}
	x.at = m.Cursor()
	if r.saved() || !m.Ok() {
		return
	}
	var missing []string
	if x.Name == "" && !m.Get("with").Ok() && !m.Get("name").Ok() {
		missing = append(missing, "name")
	}
	if !x.rules.Ok() {
		missing = append(missing, "rules")
	}
	if len(missing) > 0 {
		r.incomplete(m.Cursor(), missing)
	}
}

// sections are the parts that a layer may change.
func sections() []part {
	return slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return p.name == layersPart })
}

// lying reports of each layer whether it lies over the rules of a choice: one
// that is chosen, or one that does wherever all of those of with do.
func lying(list []layer, c *rival.Choice) []bool {
	on := make([]bool, len(list))
	lies := func(id string) bool {
		i := indexOf(list, id)
		return i >= 0 && on[i]
	}
	for more := true; more; {
		more = false
		for i := range list {
			x := &list[i]
			now := !x.Marked || x.Only == c.Mode
			if len(x.with) == 0 {
				now = now && slices.Contains(c.Layers, x.ID)
			} else {
				now = now && !slices.ContainsFunc(x.with, func(id string) bool { return !lies(id) })
			}
			more = more || now && !on[i]
			on[i] = on[i] || now
		}
	}
	return on
}

func indexOf(list []layer, id string) int {
	return slices.IndexFunc(list, func(x layer) bool { return x.ID == id })
}

// lay puts the layers of a choice over what is merged: those that are chosen, then
// those that lie there because of them, each in the order in which they stand.
func (g *merger) lay(list []layer, c *rival.Choice) {
	on := lying(list, c)
	for _, chosen := range []bool{true, false} {
		for i := range list {
			if on[i] && (len(list[i].with) == 0) == chosen {
				g.rules(&list[i])
			}
		}
	}
}

// rules puts one layer over what is merged.
func (g *merger) rules(x *layer) {
	m := x.rules.Named("the rules of layer " + x.ID).Map()
	if !m.Ok() {
		return
	}
	if replaces(x.rules.Node()) {
		g.whole[x.rules.Pos().File] = true
	}
	if g.own(x.rules.Pos()) {
		g.changedBy(x.rules.Pos().File)
	}
	g.parts(&g.root, m, sections())
	m.Done()
}

// changedBy notes a file of somebody's own that changes rules.
func (g *merger) changedBy(file string) {
	if name := fileName(file); !slices.Contains(g.files, name) && len(g.files) < maxFiles {
		g.files = append(g.files, name)
	}
}

// offered are the layers that can be chosen.
func offered(list []layer) []rival.Layer {
	var out []rival.Layer
	for i := range list {
		if len(list[i].with) == 0 {
			out = append(out, list[i].Layer)
		}
	}
	return out
}

// inForce are the chosen layers, in the order in which they lie over each other:
// what they are called, without what it took to choose them.
func inForce(list []layer, c *rival.Choice) []rival.Layer {
	var out []rival.Layer
	on := lying(list, c)
	for i := range list {
		if x := &list[i]; len(x.with) == 0 && on[i] {
			out = append(out, rival.Layer{ID: x.ID, Name: x.Name, Text: x.Text, Setup: x.Setup, Module: x.Module})
		}
	}
	return out
}
