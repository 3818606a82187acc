package data

import (
	"slices"
	"strconv"
	"strings"

	"househagal/data/strict"
)

// reader makes values of a tree of nodes in which every overlay is merged.
type reader struct {
	errs *strict.Errors
	ids  ids
}

// ref returns the index of the id under c, 0 when it is left out or unknown.
func (r *reader) ref(c strict.Cursor, to refKind) int {
	return max(0, c.WordOr(0, refNames[to], r.ids[to]))
}

func readRefs[W ~uint8](r *reader, c strict.Cursor, to refKind, hi int) []W {
	var out []W
	for _, v := range c.List(hi) {
		i := v.Word(refNames[to], r.ids[to])
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
	case len(s) != n || strings.Trim(s, "abcdefghijklmnopqrstuvwxyz") != "":
		c.Fail("%s is %q; give %s", c.Name(), s, want)
	case n == 2 && (strings.Contains(commandLetters, s[:1]) || s == "rv"):
		c.Fail("%s is %s, but %s is a command at the table; let it begin with another letter than %s, and not be rv",
			c.Name(), s, commandOf(s), strings.Join(strings.Split(commandLetters, ""), " "))
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
	list := c.List(hi)
	out := make([]T, first, first+len(list))
	for _, v := range list {
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
		readSource(m)
		m.Done()
	})
}

func itoa(n int) string { return strconv.Itoa(n) }
