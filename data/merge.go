package data

import (
	"slices"
	"strings"

	"househagal/data/strict"
)

// part is a section of a file, or a list inside the board.
type part struct {
	name   string
	what   string      // an entry of the list, as errors call it
	byID   bool        // a list of entries with an id
	keys   []string    // of an entry, in the order of its table
	parts  []part      // a map of parts; none and not byID: a map of values
	groups []constants // of a map of values
	// instead tells which keys of an entry give way when another is given.
	instead map[string][]string
}

// parts are the sections in the order in which they are printed.
var parts = []part{
	{name: "board", parts: []part{
		{name: "factions", what: "Faction", byID: true, keys: names(trackFields)},
		{name: "spaces", what: "space", byID: true, keys: names(spaceFields)},
		{name: "posts", what: "post", byID: true, keys: names(postFields)},
		{name: "groups", what: "group", byID: true, keys: names(groupFields)},
	}},
	{name: "hagal", what: "card", byID: true, keys: append(append(names(cardFields), "faces"), names(faceFields)...), instead: map[string][]string{
		"faces": {"needs", "space", "spaces", "bonus", "smart_politics", "effects"}, "space": {"spaces"}, "spaces": {"space"}}},
	{name: "rivals", what: "Rival", byID: true, keys: names(rivalFields)},
	{name: "conflicts", what: "Conflict", byID: true, keys: names(conflictFields)},
	{name: "objectives", what: "Objective", byID: true, keys: names(objectiveFields)},
	{name: "difficulty", what: "level", byID: true, keys: names(levelFields)},
	{name: "variants", groups: variantGroups},
	{name: "constants", groups: constantGroups},
}

// has reports whether an entry of the part may hold the key.
func (p *part) has(key string) bool {
	return slices.Contains(p.keys, key) || slices.Contains(sourceKeys, key)
}

// merger lays files over each other: new entries are added, entries with a known
// id change in the keys named, remove: true takes an entry out.
type merger struct {
	root strict.Node
	gone removed
}

func (g *merger) file(c strict.Cursor) {
	m := c.Map()
	if !m.Ok() {
		return
	}
	m.Get("game")
	g.parts(&g.root, m, parts)
	m.Done()
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
			mergeValues(child(base, p.name, strict.Map, v), v)
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

// drop removes key from base.
func drop(base *strict.Node, key string) {
	for i := range base.Keys {
		if base.Keys[i].Text == key {
			base.Keys = slices.Delete(base.Keys, i, i+1)
			base.Items = slices.Delete(base.Items, i, i+1)
			return
		}
	}
}

// list lays the entries of a file over those of base.
func (g *merger) list(base *strict.Node, c strict.Cursor, p *part) {
	if noList(c, p) {
		return
	}
	seen := map[string]strict.Pos{}
	for _, v := range c.List(200) {
		if id := v.Raw(); strict.IsID(id) {
			v.Fail("%s is no entry; a %s is a map of keys: write {id: %s, ...} with what you change", id, p.what, id)
			continue
		}
		m := v.Named("a " + p.what).Map()
		if !m.Ok() {
			continue
		}
		id := m.Need("id").ID()
		if id == "" {
			continue
		}
		if at, twice := seen[id]; twice {
			m.Get("id").Fail("%s %s stands twice in %s, first on line %d; keep one of them", p.what, id, p.name, at.Line)
			continue
		}
		seen[id] = v.Pos()
		g.entry(base, v, id, p)
	}
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

func (g *merger) entry(base *strict.Node, c strict.Cursor, id string, p *part) {
	i := slices.IndexFunc(base.Items, func(n strict.Node) bool { return n.Find("id").Text == id })
	over := c.Node()
	if n := over.Find("remove"); n != nil {
		if removes(c, id, p) {
			if i >= 0 {
				base.Items = slices.Delete(base.Items, i, i+1)
				g.gone[id] = c.Pos()
			} else {
				c.Map().Get("id").Word(p.what, listIDs(base))
			}
		}
		return
	}
	if i < 0 {
		base.Items = append(base.Items, strict.Node{Kind: strict.Map})
		i = len(base.Items) - 1
	}
	entry := &base.Items[i]
	entry.At = over.At
	for k := range over.Keys {
		if over.Keys[k].Text == "id" && entry.Find("id") != nil {
			continue // it stays where the entry was made
		}
		if over.Items[k].Kind == strict.Null && p.has(over.Keys[k].Text) {
			drop(entry, over.Keys[k].Text)
			continue
		}
		for _, old := range p.instead[over.Keys[k].Text] {
			if over.Find(old) == nil {
				drop(entry, old)
			}
		}
		put(entry, over.Keys[k], over.Items[k])
	}
}

// removes reads remove: true, which stands beside the id alone.
func removes(c strict.Cursor, id string, p *part) bool {
	m := c.Named(p.what + " " + id).Map()
	m.Get("id")
	v := m.Get("remove")
	if v.Raw() != "true" {
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

// mergeValues lays a map of values over base, map by map. A map with the key
// value is one value.
func mergeValues(base *strict.Node, c strict.Cursor) {
	if !c.Map().Ok() {
		return
	}
	n := c.Node()
	for i := range n.Keys {
		old := base.Find(n.Keys[i].Text)
		if old != nil && isGroup(old) && isGroup(&n.Items[i]) {
			mergeValues(old, strict.At(&n.Items[i], n.Keys[i].Text, nil))
			continue
		}
		put(base, n.Keys[i], n.Items[i])
	}
}

func isGroup(n *strict.Node) bool { return n.Kind == strict.Map && n.Find("value") == nil }
