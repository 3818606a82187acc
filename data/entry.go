package data

import (
	"cmp"
	"slices"
	"strings"

	"househagal/data/strict"
)

// maxEntries is how many entries a list of a file may have, whatever they are.
const maxEntries = 200

// list lays the entries of a file over those of base.
func (g *merger) list(base *strict.Node, c strict.Cursor, p *part) {
	if noList(c, p) {
		return
	}
	seen := map[string]strict.Pos{}
	most := cmp.Or(p.most, maxEntries)
	if n := c.Node(); n != nil && len(n.Items) > 0 && n.Items[0].Find("replace") != nil {
		most++ // which is no entry
	}
	list := c.List(most)
	if n := c.Node(); n != nil && len(n.Items) > len(list) {
		return // said once is enough: what fits would be counted again
	}
	for i, v := range list {
		if keys := v.Keys(); len(keys) == 1 && keys[0].Node().Text == "replace" {
			g.replaceAll(base, v, i, p)
			continue
		}
		id := entryOfList(v, p)
		if id == "" {
			continue
		}
		if at, twice := seen[id]; twice {
			v.Map().Get("id").Fail("%s %s stands twice in %s, first on line %d; keep one of them", p.what, id, p.name, at.Line)
			continue
		}
		seen[id] = v.Pos()
		g.entry(base, v.Named(p.what+" "+id), id, p)
	}
}

// entryOfList returns the id of an entry, "" after a fault.
func entryOfList(v strict.Cursor, p *part) string {
	if id := v.Raw(); strict.IsID(id) {
		v.Fail("%s is no entry; a %s is a map of keys: write {id: %s, ...} with what you change", id, p.what, id)
		return ""
	}
	m := v.Named("a " + p.what).Map()
	if !m.Ok() {
		return ""
	}
	return m.Need("id").ID()
}

// replaceAll takes out everything that stands in base.
func (g *merger) replaceAll(base *strict.Node, c strict.Cursor, i int, p *part) {
	switch {
	case !isTrue(c.Map().Get("replace")):
	case i > 0:
		c.Fail("replace: true takes out all that stands in %s already; put it first", p.name)
	default:
		for _, id := range listIDs(base) {
			g.gone[p.what+" "+id] = c.Pos()
		}
		base.Items = nil
	}
}

// isTrue reads a key that may only be true.
func isTrue(c strict.Cursor) bool {
	if c.Raw() == "true" {
		return true
	}
	c.Fail("%s is not true; write %s: true, or leave the key out", c.Name(), c.Name())
	return false
}

// noList reports a map where the list of a part should be: dashes were left out,
// or ids stand where keys do.
func noList(c strict.Cursor, p *part) bool {
	keys := c.Keys()
	if len(keys) == 0 {
		return false
	}
	key := keys[0].Node().Text
	v := c.Node().Find(key)
	word, glued := strings.CutPrefix(key, "-")
	switch {
	case glued:
		c.Fail("no blank after the dash; write - %s: %s", word, v.Flow())
	case key == "id":
		c.Fail("%s is a list; each entry begins with a dash: - id: %s", p.name, v.Flow())
	case v.Kind == strict.Map && strict.IsID(key):
		c.Fail("%s is a list of entries; write - %s", p.name, strings.Replace(v.Flow(), "{", "{id: "+key+", ", 1))
	default:
		c.Fail("%s is a list; each entry begins with a dash and its id, as in - {id: ...}", p.name)
	}
	return true
}

// orders are the keys by which an entry tells the merger what to do.
var orders = []string{"remove", "replace", "after", "before"}

func (g *merger) entry(base *strict.Node, c strict.Cursor, id string, p *part) {
	i := slices.IndexFunc(base.Items, func(n strict.Node) bool { return n.Find("id").Text == id })
	over, m := c.Node(), c.Map()
	if _, before := g.gone[p.what+" "+id]; i < 0 && before && g.builtIn[c.Pos().File] {
		return // a module changes what somebody's own file took out
	}
	if v := m.Get("remove"); v.Node() != nil {
		if removes(c, id, p) {
			g.remove(base, c, i, id, p)
		}
		return
	}
	if i < 0 {
		base.Items = append(base.Items, strict.Node{Kind: strict.Map})
		i = len(base.Items) - 1
	}
	entry := &base.Items[i]
	if v := m.Get("replace"); v.Node() != nil && isTrue(v) {
		*entry = strict.Node{Kind: strict.Map}
	}
	entry.At = over.At
	for k := range over.Keys {
		g.key(entry, over, k, c, p)
	}
	g.reorder(base, i, m, p)
}

// key lays key k of over over the entry.
func (g *merger) key(entry, over *strict.Node, k int, c strict.Cursor, p *part) {
	key, v := over.Keys[k].Text, over.Items[k]
	switch {
	case slices.Contains(orders, key), key == "id" && entry.Find("id") != nil:
		return // an id stays where the entry was made
	case v.Kind == strict.Null && p.has(key):
		drop(entry, key)
		return
	}
	for _, old := range p.instead[key] {
		if over.Find(old) == nil {
			drop(entry, old)
		}
	}
	g.tell(entry.Find(key), c.Map().Get(key), c.Name())
	put(entry, over.Keys[k], v)
}

// tell warns of a value of somebody's own that is there already, or that another
// own file has set otherwise.
func (g *merger) tell(old *strict.Node, c strict.Cursor, of string) {
	if old == nil || !g.own(c.Pos()) || slices.Contains(sourceKeys, c.Name()) {
		return
	}
	a, b := bare(old), bare(c.Node())
	switch {
	case a != b && g.own(old.At) && old.At.File != c.Pos().File:
		c.Warn("%s of %s is %s in %s:%d; this file lies over it, so it is %s", c.Name(), of, cut(a), old.At.File, old.At.Line, cut(b))
	case a == b && !g.whole[c.Pos().File]:
		c.Warn("%s of %s is %s already (%s:%d), so this changes nothing", c.Name(), of, cut(a), old.At.File, old.At.Line)
	}
}

// bare writes a value without its source.
func bare(n *strict.Node) string {
	if v := n.Find("value"); v != nil {
		n = v
	}
	return n.Flow()
}

// cut shortens a value to a readable length.
func cut(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:57]) + "..."
	}
	return s
}

// remove takes out entry i, -1 when there is none.
func (g *merger) remove(base *strict.Node, c strict.Cursor, i int, id string, p *part) {
	at, before := g.gone[p.what+" "+id]
	switch {
	case i < 0 && before:
		c.Fail("%s %s is removed already, by %s:%d; leave it out here", p.what, id, at.File, at.Line)
	case i < 0:
		c.Map().Get("id").Word(p.what, listIDs(base))
	default:
		if old := base.Items[i].At; g.own(old) && old.File != c.Pos().File {
			c.Warn("%s %s stands in %s:%d; this file lies over it and takes it out", p.what, id, old.File, old.Line)
		}
		base.Items = slices.Delete(base.Items, i, i+1)
		g.gone[p.what+" "+id] = c.Pos()
	}
}

// reorder moves entry i to where after or before says.
func (g *merger) reorder(base *strict.Node, i int, m *strict.Fields, p *part) {
	after, before := m.Get("after"), m.Get("before")
	at := after
	switch {
	case !after.Ok() && !before.Ok():
		return
	case after.Ok() && before.Ok():
		before.Fail("after and before at once; keep one of them")
		return
	case before.Ok():
		at = before
	}
	ids := listIDs(base)
	ids[i] = "" // no entry stands beside itself
	if by, gone := g.gone[p.what+" "+at.Raw()]; gone && !slices.Contains(ids, at.Raw()) {
		at.Fail("%s %s is removed by %s:%d; name another", p.what, at.Raw(), by.File, by.Line)
		return
	}
	to := at.Word(p.what, ids)
	if to < 0 {
		return
	}
	x := base.Items[i]
	base.Items = slices.Delete(base.Items, i, i+1)
	if i < to {
		to--
	}
	if after.Ok() {
		to++
	}
	base.Items = slices.Insert(base.Items, to, x)
}

// removes reads remove: true, which stands beside the id alone.
func removes(c strict.Cursor, id string, p *part) bool {
	if v := c.Map().Get("remove"); v.Raw() != "true" {
		v.Fail("remove is not true; write remove: true, or leave the key out to keep the %s", p.what)
		return false
	}
	if len(c.Node().Keys) > 2 {
		c.Fail("%s %s is removed and changed; keep remove: true alone, or leave it out", p.what, id)
		return false
	}
	return true
}

func listIDs(n *strict.Node) []string {
	out := make([]string, len(n.Items))
	for i := range n.Items {
		out[i] = n.Items[i].Find("id").Text
	}
	return out
}
