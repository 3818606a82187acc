package data

import (
	"slices"

	"househagal/data/strict"
)

// merger lays files over each other: new entries are added, entries with a known
// id change in the keys named, remove: true takes an entry out, replace: true all
// that stands there; after and before say where an entry goes.
type merger struct {
	root    strict.Node
	gone    removed
	files   []string        // of somebody's own
	builtIn map[string]bool // names of the files that come with the program; nil: these are they
	whole   map[string]bool // names of files that replace lists: they may say what needs no saying
}

// own reports a place in a file of somebody's own.
func (g *merger) own(at strict.Pos) bool { return g.builtIn != nil && !g.builtIn[at.File] }

func (g *merger) file(c strict.Cursor) {
	m := c.Map()
	if !m.Ok() {
		return
	}
	m.Get("game")
	if g.builtIn == nil { // a save tells which files its rules were made of
		for _, v := range m.Get("files").List(maxFiles) {
			g.files = append(g.files, v.Text(maxFileName))
		}
		m.Get("mode")
		m.Get("package")
	}
	if replaces(c.Node()) {
		g.whole[c.Pos().File] = true
	}
	g.parts(&g.root, m, parts)
	m.Done()
}

// replaces reports a list in n that begins with - replace: true.
func replaces(n *strict.Node) bool {
	if n.Kind == strict.List && len(n.Items) > 0 && len(n.Items[0].Keys) == 1 && n.Items[0].Find("replace") != nil {
		return true
	}
	return n.Kind == strict.Map && slices.ContainsFunc(n.Items, func(v strict.Node) bool { return replaces(&v) })
}

func (g *merger) parts(base *strict.Node, m *strict.Fields, parts []part) {
	for i := range parts {
		p := &parts[i]
		v := m.Get(p.name)
		if !v.Ok() {
			continue
		}
		if v.Kind() == strict.Null {
			v.Fail("%s has no value; leave the key out, or give what it holds", p.name)
			continue
		}
		switch {
		case p.byID:
			g.list(child(base, p.name, strict.List, v), v, p)
		case p.parts != nil:
			if in := v.Map(); in.Ok() {
				g.parts(child(base, p.name, strict.Map, v), in, p.parts)
				in.Done()
			}
		default:
			g.values(child(base, p.name, strict.Map, v), v)
		}
	}
}

// child returns the node under name, which is made when there is none.
// It is placed where it was touched last.
func child(base *strict.Node, name string, kind strict.Kind, v strict.Cursor) *strict.Node {
	if n := base.Find(name); n != nil {
		n.At = v.Pos()
		return n
	}
	return put(base, keyNode(name, v.Pos()), strict.Node{Kind: kind, At: v.Pos()})
}

func keyNode(name string, at strict.Pos) strict.Node {
	return strict.Node{Kind: strict.Scalar, Text: name, At: at}
}

// put stores v under key, in place of what stood there.
func put(base *strict.Node, key, v strict.Node) *strict.Node {
	for i := range base.Keys {
		if base.Keys[i].Text == key.Text {
			base.Keys[i], base.Items[i] = key, v
			return &base.Items[i]
		}
	}
	base.Kind = strict.Map
	base.Keys, base.Items = append(base.Keys, key), append(base.Items, v)
	return &base.Items[len(base.Items)-1]
}

func drop(base *strict.Node, key string) {
	for i := range base.Keys {
		if base.Keys[i].Text == key {
			base.Keys = slices.Delete(base.Keys, i, i+1)
			base.Items = slices.Delete(base.Items, i, i+1)
			return
		}
	}
}

// values lays a map of values over base, map by map. A map with the key value is
// one value.
func (g *merger) values(base *strict.Node, c strict.Cursor) {
	m := c.Map()
	if !m.Ok() {
		return
	}
	n := c.Node()
	for i := range n.Keys {
		key := n.Keys[i].Text
		old := base.Find(key)
		if old != nil && isGroup(old) && isGroup(&n.Items[i]) {
			g.values(old, m.Get(key).Named(c.Name()+"."+key))
			continue
		}
		g.tell(old, m.Get(key), c.Name())
		put(base, n.Keys[i], n.Items[i])
	}
}

func isGroup(n *strict.Node) bool { return n.Kind == strict.Map && n.Find("value") == nil }
