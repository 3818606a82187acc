package data

import (
	"slices"
	"strconv"
	"strings"

	"househagal/data/strict"
	"househagal/engine"
)

// reader makes values of a tree of nodes in which every overlay is merged.
type reader struct {
	game    engine.GameID
	errs    *strict.Errors
	ids     ids
	gone    removed
	builtIn map[string]bool // names of the files that come with the program
	whole   map[string]bool // names of files that replace lists
	others  []string        // ids of the list being read
	spaces  []engine.SpaceInfo
}

// removed has the places where entries were taken out, by what they are and id.
type removed map[string]strict.Pos

// saved reports rules that a save holds: what is refused today they may say.
func (r *reader) saved() bool { return r.builtIn == nil }

// own reports a value that a file of the tuner's own gives.
func (r *reader) own(c strict.Cursor) bool {
	return c.Ok() && !r.saved() && !r.builtIn[c.Pos().File]
}

// known returns the index of the id under c, -1 when there is none such. That an
// entry is gone is the fault of who removed it.
func (r *reader) known(c strict.Cursor, to refKind) int {
	at, gone := r.gone[refParts[to]+" "+c.Raw()]
	if gone && !slices.Contains(r.ids[to], c.Raw()) {
		r.errs.Add(at, "%s is removed here, but %s still names it (%s); change that too", c.Raw(), c.Name(), c.Pos())
		return -1
	}
	if r.errs.Unread(c.Raw()) {
		return -1
	}
	return c.Word(refNames[to], r.ids[to])
}

// ref is known, and 0 when the id is left out or unknown.
func (r *reader) ref(c strict.Cursor, to refKind) int {
	if !c.Ok() {
		return 0
	}
	return max(0, r.known(c, to))
}

// blame returns the first of cs that a file of the tuner's own wrote, else the
// first.
func (r *reader) blame(cs ...strict.Cursor) strict.Cursor {
	for _, c := range cs {
		if c.Ok() && !r.builtIn[c.Pos().File] {
			return c
		}
	}
	return cs[0]
}

// incomplete reports the keys that an entry lacks. Who only wanted to change an
// entry is told the id that is near, or that it is one of another game.
func (r *reader) incomplete(c strict.Cursor, missing []string) {
	hint := "add " + list(missing, "and")
	if at, gone := r.gone[c.Name()]; gone {
		c.Fail("%s is removed by %s:%d; leave it out there, or give it whole here: it has no %s", c.Name(), at.File, at.Line, list(missing, "or"))
		return
	}
	if id := entryID(c); id != "" {
		others := slices.DeleteFunc(slices.Clone(r.others), func(s string) bool { return s == id[1:] })
		if near := strict.Nearest(id[1:], others); near != "" {
			c = c.Map().Get("id").Named(c.Name())
			hint += ", or did you mean " + near + "?"
		} else if game := r.comesWith(id[1:]); game != "" {
			c = c.Map().Get("id").Named(c.Name())
			hint += "; " + id[1:] + " comes with " + game + ", this is " + gameWords[r.game]
		}
	}
	c.Fail("%s has no %s; %s", c.Name(), list(missing, "or"), hint)
}

// comesWith returns another game that has an entry with that id, "" when none
// has.
func (r *reader) comesWith(id string) string {
	for g, load := range bases {
		if engine.GameID(g) != r.game && hasEntry(&load().root, id) {
			return gameWords[g]
		}
	}
	return ""
}

func hasEntry(n *strict.Node, id string) bool {
	if own := n.Find("id"); own != nil && own.Text == id {
		return true
	}
	return slices.ContainsFunc(n.Items, func(v strict.Node) bool { return hasEntry(&v, id) })
}

// list writes words as "a, b and c".
func list(words []string, last string) string {
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}

func readRefs[W ~uint8](r *reader, c strict.Cursor, to refKind, hi int) []W {
	var out []W
	for _, v := range c.List(hi) {
		i := r.known(v, to)
		switch {
		case i < 0:
		case slices.Contains(out, W(i)):
			v.Fail("%s stands twice in %s; keep one of them", v.Raw(), c.Name())
		default:
			out = append(out, W(i))
		}
	}
	return out
}

// commandLetters begin commands at every prompt, so no code may begin so.
const commandLetters = "uvlxoqkp"

var lettersList = strings.Join(strings.Split(commandLetters, ""), " ")

const smallLetters = "abcdefghijklmnopqrstuvwxyz"

// readCode reads n small letters. Two-letter codes choose spaces and cards at a
// prompt where some letters are commands already; rv is the Reveal turn.
func readCode(c strict.Cursor, n int) string {
	if !c.Ok() {
		return ""
	}
	s := c.Text(8)
	want := strconv.Itoa(n) + " small letters"
	if n == 1 {
		want = "1 small letter"
	}
	switch {
	case s == "":
	case len(s) != n || strings.Trim(s, smallLetters) != "":
		c.Fail("%s is %q; give %s", c.Name(), s, want)
	case n == 2 && (strings.Contains(commandLetters, s[:1]) || s == "rv"):
		c.Fail("%s is %s, but %s is a command at the table; let it begin with another letter than %s, and not be rv",
			c.Name(), s, commandOf(s), lettersList)
	default:
		return s
	}
	return ""
}

func commandOf(s string) string {
	if s == "rv" {
		return s
	}
	return s[:1]
}

// entries reads a list into values of T, which begin at index first. What each
// one is called in errors is what and its id.
func entries[T any](r *reader, c strict.Cursor, what string, first, hi int, read func(m *strict.Fields, x *T)) []T {
	items := c.List(hi)
	out := make([]T, first, first+len(items))
	r.others = r.others[:0]
	for _, v := range items {
		if id := entryID(v); id != "" {
			r.others = append(r.others, id[1:])
		}
	}
	for _, v := range items {
		var x T
		read(v.Named(what+entryID(v)).Map(), &x)
		out = append(out, x)
	}
	return out
}

// entryID returns " " and the id of an entry, "" when it has none.
func entryID(c strict.Cursor) string {
	if n := c.Node(); n != nil {
		if id := n.Find("id"); id != nil && id.Kind == strict.Scalar {
			return " " + id.Text
		}
	}
	return ""
}

// plain reads entries that are nothing but the keys of a field list.
func plain[T any](r *reader, c strict.Cursor, what string, first, hi int, fields []field[T]) []T {
	return entries(r, c, what, first, hi, func(m *strict.Fields, x *T) {
		readFields(r, m, fields, x)
		done(m)
	})
}

func itoa(n int) string { return strconv.Itoa(n) }
