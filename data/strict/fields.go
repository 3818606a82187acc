package strict

import (
	"slices"
	"strings"
)

// List returns a Cursor for each item of a list of at most hi items. Anything
// else is a fault, and nothing.
func (c Cursor) List(hi int) []Cursor {
	switch c.Kind() {
	case List:
	case Absent:
		return nil
	case Null:
		c.Fail("%s has no value; give a list, [] for an empty one", c.Name())
		return nil
	default:
		c.Fail("%s is %s; %s", c.Name(), kindNames[c.n.Kind], c.asList())
		return nil
	}
	n := len(c.n.Items)
	if n > hi {
		c.Fail("%s has %s; at most %d fit", c.Name(), plural(n, "item"), hi)
		n = hi
	}
	out := make([]Cursor, n)
	for i := range out {
		out[i] = Cursor{&c.n.Items[i], c.errs, c.name, i + 1}
	}
	return out
}

// asList writes the value as the list that it should be.
func (c Cursor) asList() string {
	if s := c.n.Text; c.n.Kind == Scalar && len(s) < 60 {
		return "give a list: write [" + s + "]"
	}
	return "give a list, as in [a, b]"
}

// isMap reports whether the value is a map; anything else present is a fault.
func (c Cursor) isMap() bool {
	switch c.Kind() {
	case Map:
		return true
	case Absent:
	case Null:
		c.Fail("%s has no value; give a map of keys, {} for an empty one", c.Name())
	case Scalar:
		if what, right := noSoundColon(c.n.Text); what != "" && !c.n.Quoted && strings.ContainsAny(c.n.Text, " =:：") {
			c.Fail("%s; write %s", what, cut(right))
			break
		}
		fallthrough
	default:
		c.Fail("%s is %s; give a map of keys, as in {key: value}", c.Name(), kindNames[c.n.Kind])
	}
	return false
}

// Each calls f for each key of a map whose keys are ids, in the order of the
// file. Errors call the value by its key.
func (c Cursor) Each(f func(key, v Cursor)) {
	if !c.isMap() {
		return
	}
	for i := range c.n.Keys {
		k := &c.n.Keys[i]
		f(Cursor{k, c.errs, c.Name(), 0}, Cursor{&c.n.Items[i], c.errs, k.Text, 0})
	}
}

// Fields are the keys of a map with a fixed set of keys. Get and Need note which
// keys a reader knows; Done reports the others.
type Fields struct {
	c     Cursor
	known []string
	ok    bool
}

// Map returns the fields of the value. Anything but a map is a fault, and no
// fields.
func (c Cursor) Map() *Fields { return &Fields{c: c, ok: c.isMap()} }

// Ok reports whether there is a map.
func (f *Fields) Ok() bool { return f.ok }

// Cursor returns the Cursor on the map itself.
func (f *Fields) Cursor() Cursor { return f.c }

// Get returns the value under key, or a Cursor on nothing.
func (f *Fields) Get(key string) Cursor {
	f.known = append(f.known, key)
	if !f.ok {
		return Cursor{name: key}
	}
	return Cursor{f.c.n.Find(key), f.c.errs, key, 0}
}

// Renamed is Get and, where the key is left out, the value under the name that it
// had before; "" for none. The old name is read, and never suggested.
func (f *Fields) Renamed(key, old string) Cursor {
	v := f.Get(key)
	if !f.ok || v.n != nil || old == "" || f.c.n.Find(old) == nil {
		return v
	}
	return f.Get(old)
}

// Need is Get, and a fault when the key is left out.
func (f *Fields) Need(key string) Cursor {
	v := f.Get(key)
	if f.ok && v.n == nil {
		f.c.Fail("%s has no %s; add %s: with its value", f.c.Name(), key, key)
	}
	return v
}

// Done reports each key that was not asked for.
func (f *Fields) Done() {
	if !f.ok {
		return
	}
	for i := range f.c.n.Keys {
		if k := &f.c.n.Keys[i]; !hasWord(f.known, k.Text) {
			f.unknown(k, &f.c.n.Items[i])
		}
	}
}

// unknown reports a key that was not asked for.
func (f *Fields) unknown(k, v *Node) {
	errs := f.c.errs
	if what, right := noSoundColon(k.Text); what != "" && v.Kind == Null && hasWord(f.known, right[:strings.IndexByte(right, ':')]) {
		errs.Add(k.At, "%s; write %s", what, cut(right))
		return
	}
	errs.Add(k.At, "unknown key %s in %s; %s", quote(k.Text), f.c.Name(), f.meant(k.Text, v))
}

func (f *Fields) meant(key string, v *Node) string {
	errs := f.c.errs
	if p, letter := lookAlike(key); letter != "" && hasWord(f.known, p) {
		return letter + "; write " + p
	}
	if k := errs.nearest(key, f.known); k != "" {
		return "did you mean " + k + "?"
	}
	if errs.Belongs != nil {
		if where := errs.Belongs(f.c.Name(), key, v); where != "" {
			return where
		}
	}
	var once []string // a reader may ask for a key twice
	for _, k := range f.known {
		if !slices.Contains(once, k) {
			once = append(once, k)
		}
	}
	return "the keys here are " + strings.Join(once, ", ")
}

func hasWord(words []string, w string) bool {
	for _, k := range words {
		if k == w {
			return true
		}
	}
	return false
}

// Keys returns a Cursor on each key of a map, none for anything else.
func (c Cursor) Keys() []Cursor {
	if c.Kind() != Map {
		return nil
	}
	out := make([]Cursor, len(c.n.Keys))
	for i := range out {
		out[i] = Cursor{&c.n.Keys[i], c.errs, c.Name(), 0}
	}
	return out
}
