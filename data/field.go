package data

import (
	"strings"

	"househagal/data/strict"
	"househagal/engine"
)

// field is one key of a kind of entry: how it is read, printed and explained.
type field[T any] struct {
	name  string
	shape shape
	need  bool           // an entry without it is incomplete
	game  *engine.GameID // the one game that has it, nil: each
	doc   string
	// read stores the value; c stands on nothing when the key is left out.
	read func(r *reader, c strict.Cursor, x *T)
	// write appends the value and reports true, or reports false when it is what
	// leaving the key out means.
	write func(w *writer, x *T) bool
}

// needed marks a key that every entry has, and that is always printed.
func (f field[T]) needed() field[T] {
	write := f.write
	f.need = true
	f.shape.def = ""
	f.write = func(w *writer, x *T) bool {
		write(w, x)
		return true
	}
	return f
}

// in marks a key that only one game has.
func (f field[T]) in(game engine.GameID) field[T] {
	f.game = &game
	return f
}

// get returns the value of f in m. One of another game is a fault.
func (f *field[T]) get(r *reader, m *strict.Fields) strict.Cursor {
	v := m.Get(f.name)
	if f.game != nil && v.Ok() && *f.game != r.game && !r.saved() {
		v.Fail("%s is a key of %s, these rules are for %s; leave it out, or put game: %s into the file", f.name, gameWords[*f.game], gameWords[r.game], gameWords[*f.game])
	}
	return v
}

// shape is what may stand under a key, for the reference and the schema.
type shape struct {
	kind   shapeKind
	lo, hi int // of a number; characters of a text; items of a list
	def    string
	words  []string
	to     refKind
}

type shapeKind uint8

const (
	aNumber shapeKind = iota
	aFlag
	aText
	anID
	aWord
	wordList
	aRef
	refs
	someEffects
	aCondition
	someConditions
	tokens // a map of resources to numbers
	steps  // a map of Factions to numbers
	numbers
	someFaces
	someRules // sections of a file
)

// member is a key of a kind of entry without its type, for docs and schema.
type member struct {
	name  string
	shape shape
	need  bool
	doc   string
}

func members[T any](fields []field[T]) []member {
	out := make([]member, len(fields))
	for i, f := range fields {
		out[i] = member{f.name, f.shape, f.need, f.doc}
	}
	return out
}

// readFields reads the keys of m into x and reports the needed ones that are
// missing. More keys may be asked for before Done.
func readFields[T any](r *reader, m *strict.Fields, fields []field[T], x *T) {
	var missing []string
	for i := range fields {
		f := &fields[i]
		v := f.get(r, m)
		if f.need && m.Ok() && v.Node() == nil {
			missing = append(missing, f.name)
		}
		f.read(r, v, x)
	}
	if len(missing) > 0 {
		r.incomplete(m.Cursor(), missing)
	}
}

// sourceKeys say how sure an entry is.
var sourceKeys = []string{"source", "confidence"}

// readSource reads the keys that every entry and constant may have beside its
// values.
func readSource(m *strict.Fields) {
	m.Get("source").Text(400)
	m.Get("confidence").WordOr(0, "confidence", confidenceWords)
}

// done ends an entry. What takes entries out or puts them elsewhere the merger
// has read.
func done(m *strict.Fields) {
	readSource(m)
	for _, key := range orders {
		m.Get(key)
	}
	m.Done()
}

// writeFields appends the keys of x that say something, as the inside of a map.
func writeFields[T any](w *writer, fields []field[T], x *T) {
	for i := range fields {
		f := &fields[i]
		mark := len(w.b)
		w.key(f.name)
		if !f.write(w, x) {
			w.b = w.b[:mark]
		}
	}
}

func number[T any, N ~int8 | ~uint8](name string, lo, hi, def int, at func(*T) *N, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: aNumber, lo: lo, hi: hi, def: itoa(def)}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) { *at(x) = N(c.IntOr(def, lo, hi)) },
		write: func(w *writer, x *T) bool {
			w.int(int(*at(x)))
			return int(*at(x)) != def
		}}
}

func flag[T any](name string, def bool, at func(*T) *bool, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: aFlag, def: boolWord(def)}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) { *at(x) = c.BoolOr(def) },
		write: func(w *writer, x *T) bool {
			w.raw(boolWord(*at(x)))
			return *at(x) != def
		}}
}

func text[T any](name string, hi int, at func(*T) *string, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: aText, lo: 1, hi: hi}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) { *at(x) = c.Text(hi) },
		write: func(w *writer, x *T) bool {
			w.text(*at(x))
			return *at(x) != ""
		}}
}

// id is the key that names an entry. The reader has checked its form already.
func id[T any](at func(*T) *string, doc string) field[T] {
	return field[T]{name: "id", shape: shape{kind: anID}, need: true, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) { *at(x) = c.Raw() },
		write: func(w *writer, x *T) bool {
			w.raw(*at(x))
			return true
		}}
}

// code is a fixed number of small letters that choose an entry at the table.
func code[T any](n int, at func(*T) *string, doc string) field[T] {
	return field[T]{name: "code", shape: shape{kind: aText, lo: n, hi: n}, doc: doc,
		read:  func(_ *reader, c strict.Cursor, x *T) { *at(x) = readCode(c, n) },
		write: func(w *writer, x *T) bool { w.text(*at(x)); return *at(x) != "" }}
}

// also is a second code of an entry.
func also[T any](at func(*T) *string, doc string) field[T] {
	return field[T]{name: "also", shape: shape{kind: aText, lo: 2, hi: 2}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) {
			if !c.Ok() {
				return
			}
			switch s := c.Text(2); {
			case s == "":
			case len(s) != 2 || strings.Trim(s, smallLetters) != "":
				c.Fail("also is %q; give 2 small letters", s)
			default:
				*at(x) = s
			}
		},
		write: func(w *writer, x *T) bool { w.text(*at(x)); return *at(x) != "" }}
}

func word[T any, W ~uint8](name, what string, list []string, at func(*T) *W, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: aWord, words: list}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) { *at(x) = W(max(0, c.WordOr(0, what, list))) },
		write: func(w *writer, x *T) bool {
			w.raw(list[*at(x)])
			return list[*at(x)] != ""
		}}
}

func ref[T any, W ~uint8](name string, to refKind, at func(*T) *W, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: aRef, to: to}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *T) { *at(x) = W(r.ref(c, to)) },
		write: func(w *writer, x *T) bool {
			w.raw(w.ids[to][*at(x)])
			return *at(x) != 0
		}}
}

func refList[T any, W ~uint8](name string, to refKind, hi int, at func(*T) *[]W, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: refs, to: to, hi: hi}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *T) { *at(x) = readRefs[W](r, c, to, hi) },
		write: func(w *writer, x *T) bool {
			w.list(len(*at(x)), func(i int) { w.raw(w.ids[to][(*at(x))[i]]) })
			return len(*at(x)) > 0
		}}
}

func effects[T any](name string, where place, at func(*T) *[]engine.Effect, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: someEffects}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *T) { *at(x) = r.effects(c, where) },
		write: func(w *writer, x *T) bool {
			w.effects(*at(x))
			return len(*at(x)) > 0
		}}
}

func conditions[T any](name string, at func(*T) *[]engine.Condition, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: someConditions}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *T) { *at(x) = r.conditions(c) },
		write: func(w *writer, x *T) bool {
			w.conditions(*at(x))
			return len(*at(x)) > 0
		}}
}

// purse is a map of resources to numbers, what is left out is 0.
func purse[T any](name string, hi int, at func(*T) *[engine.ResourceEnd]int8, doc string) field[T] {
	return field[T]{name: name, shape: shape{kind: tokens, hi: hi}, doc: doc,
		read: func(_ *reader, c strict.Cursor, x *T) {
			*at(x) = [engine.ResourceEnd]int8{}
			c.Each(func(key, v strict.Cursor) {
				if i := key.Word("resource", resourceWords); i >= 0 {
					at(x)[i] = int8(v.Int(0, hi))
				}
			})
		},
		write: func(w *writer, x *T) bool {
			w.purse(*at(x))
			return *at(x) != [engine.ResourceEnd]int8{}
		}}
}

func boolWord(b bool) string {
	if b {
		return "true"
	}
	return "false"
}
