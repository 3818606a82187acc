package data

import (
	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// Value is one key of the resolved rules with where it came from.
type Value struct {
	Section    string // "rivals", "board.spaces", "constants.start"
	Entry      string // id of the entry, "" in a map of values
	Key        string
	Text       string // YAML in flow style
	From       strict.Pos
	Confidence string // of an entry, beside its id, or of a constant; "" when the file says nothing
	Source     string // what the file says about the figure, in the same places
}

// Path returns "section.entry.key".
func (v Value) Path() string {
	p := v.Section + "."
	if v.Entry != "" {
		p += v.Entry + "."
	}
	return p + v.Key
}

// Values returns everything that the rules say, in the order of Print. Keys of an
// entry that say no more than leaving them out are left out.
func (x *Resolved) Values() []Value {
	r, n := &x.Box.Rules, x.root
	c := &collector{w: &writer{ids: idsOf(x.Box)}}
	board := n.Find("board")
	valuesOf(c, "board.factions", board.Find("factions"), r.Factions[1:], factionFields, func(t *engine.FactionInfo) string { return t.ID })
	valuesOf(c, "board.spaces", board.Find("spaces"), r.Spaces[1:], spaceFields, func(s *engine.SpaceInfo) string { return s.ID })
	valuesOf(c, "board.posts", board.Find("posts"), r.Posts[1:], postFields, func(p *engine.PostInfo) string { return p.ID })
	valuesOf(c, "board.groups", board.Find("groups"), r.Groups[1:], groupFields, func(g *engine.GroupInfo) string { return g.ID })
	if len(r.Units) > 1 {
		valuesOf(c, "board.units", board.Find("units"), r.Units[1:], unitFields, func(u *engine.UnitInfo) string { return u.ID })
	}
	if len(r.Tokens) > 1 {
		valuesOf(c, "board.tokens", board.Find("tokens"), r.Tokens[1:], tokenFields, func(k *engine.TokenInfo) string { return k.ID })
	}
	if len(r.Tiles) > 1 {
		valuesOf(c, "board.tiles", board.Find("tiles"), r.Tiles[1:], tileFields, func(k *engine.TileInfo) string { return k.ID })
	}
	valuesOf(c, "board.tracks", board.Find("tracks"), r.Tracks[1:], trackFields, func(t *engine.TrackInfo) string { return t.ID })
	valuesOf(c, "board.steps", board.Find("steps"), r.Steps[1:], stepFields, func(s *engine.StepInfo) string { return s.ID })
	valuesOf(c, "board.notices", board.Find("notices"), r.Notices[1:], noticeFields, func(n *engine.NoticeInfo) string { return n.ID })
	c.cards(n.Find("hagal"), x.Box.Deck.Cards[1:])
	valuesOf(c, "rivals", n.Find("rivals"), x.Box.Rivals[1:], rivalFields, func(c *rival.Card) string { return c.ID })
	valuesOf(c, "conflicts", n.Find("conflicts"), r.Conflicts[1:], conflictFields, func(k *engine.ConflictInfo) string { return k.ID })
	if len(r.Objectives) > 1 {
		valuesOf(c, "objectives", n.Find("objectives"), r.Objectives[1:], objectiveFields, func(o *engine.ObjectiveInfo) string { return o.ID })
	}
	valuesOf(c, "difficulty", n.Find("difficulty"), printedLevels(r), levelFields, func(l *engine.LevelInfo) string { return l.ID })
	c.constants("variants", n.Find("variants"), variantGroups, &r.Const)
	c.constants("constants", n.Find("constants"), constantGroups, &r.Const)
	return c.out
}

type collector struct {
	w   *writer
	out []Value
}

// add notes the value that f prints of x. Entry is the node of its entry.
func addValue[T any](c *collector, v Value, f *field[T], x *T, entry *strict.Node) {
	c.w.b = c.w.b[:0]
	if says := f.write(c.w, x); !says && v.Entry != "" {
		return
	}
	v.Key, v.Text = f.name, string(c.w.b)
	n := entry.Find(f.name)
	if n == nil {
		return
	}
	v.From = n.At
	note := n
	if f.name == "id" {
		note = entry
	}
	if k := note.Find("confidence"); k != nil {
		v.Confidence = k.Text
	}
	if k := note.Find("source"); k != nil {
		v.Source = k.Text
	}
	c.out = append(c.out, v)
}

func valuesOf[T any](c *collector, section string, list *strict.Node, xs []T, fields []field[T], id func(*T) string) {
	for i := range xs {
		entry := entryOf(list, id(&xs[i]))
		for j := range fields {
			addValue(c, Value{Section: section, Entry: id(&xs[i])}, &fields[j], &xs[i], entry)
		}
	}
}

// entryOf returns the entry with that id; a finished box has one.
func entryOf(list *strict.Node, id string) *strict.Node {
	for i := range list.Items {
		if n := list.Items[i].Find("id"); n != nil && n.Text == id {
			return &list.Items[i]
		}
	}
	return &strict.Node{}
}

func (c *collector) cards(list *strict.Node, cards []hagal.Card) {
	for i := range cards {
		x := &cards[i]
		v, entry := Value{Section: "hagal", Entry: x.ID}, entryOf(list, x.ID)
		for j := range cardFields {
			addValue(c, v, &cardFields[j], x, entry)
		}
		if entry.Find("faces") != nil {
			addValue(c, v, &facesField, x, entry)
			continue
		}
		for j := range faceFields {
			if len(x.Faces) > 0 {
				addValue(c, v, &faceFields[j], &x.Faces[0], entry)
			}
		}
	}
}

func (c *collector) constants(section string, n *strict.Node, groups []constants, x *engine.Constants) {
	for i := range groups {
		g, in, v := &groups[i], n, Value{Section: section}
		if g.name != "" {
			in, v.Section = n.Find(g.name), section+"."+g.name
		}
		for j := range g.fields {
			addValue(c, v, &g.fields[j], x, in)
		}
	}
}

// Difference is a key that two sets of rules don't have alike. A text is "" where
// the rules say nothing.
type Difference struct {
	Path string
	A, B string
	// From is where B's value came from, A's when B says nothing.
	From strict.Pos
}

// Diff returns what b says otherwise than a: changed and missing keys in the
// order of a, then the keys that only b has.
func Diff(a, b *Resolved) []Difference {
	var out []Difference
	va, vb := a.Values(), b.Values()
	other := make(map[string]*Value, len(vb))
	for i := range vb {
		other[vb[i].Path()] = &vb[i]
	}
	for i := range va {
		path := va[i].Path()
		switch w := other[path]; {
		case w == nil:
			out = append(out, Difference{path, va[i].Text, "", va[i].From})
		case w.Text != va[i].Text:
			out = append(out, Difference{path, va[i].Text, w.Text, w.From})
		}
		delete(other, path)
	}
	for i := range vb {
		if path := vb[i].Path(); other[path] != nil {
			out = append(out, Difference{path, "", vb[i].Text, vb[i].From})
		}
	}
	return out
}
