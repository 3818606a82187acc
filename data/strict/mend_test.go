package strict_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/data/strict"
)

// mended reads a file of lists of entries with an id and a number.
func mended(src string) (ids []string, err error) {
	var errs strict.Errors
	strict.Parse("f", []byte(src), &errs).Each(func(_, list strict.Cursor) {
		for _, v := range list.List(20) {
			m := v.Map()
			ids = append(ids, m.Need("id").ID())
			m.Get("n").IntOr(0, 0, 9)
			m.Done()
		}
	})
	return ids, errs.Err()
}

// One mistake in the syntax hides no other entry, and is told once.
func TestGoesOn(t *testing.T) {
	tests := []struct{ name, src, ids, want string }{
		{"a bracket", "a:\n  - {id: x, n: 1\n  - {id: y, n: 10}\n", "y",
			"f:2:5: a map in braces isn't closed; end it with }\nf:3:16: n is 10; give a whole number from 0 to 9"},
		{"two in one list", "a:\n  - id: x\n   n: 1\n  - id: y\n    n: 2\n  - id: z\n     n: 3\nb:\n  - {id: w, m: 1}\n", "y w",
			"f:3:4: n stands in column 4, id above it in column 5; put the keys of one map in one column\n" +
				"f:7:6: n stands in column 6, id above it in column 5; put the keys of one map in one column\n" +
				`f:9:13: unknown key "m" in item 1 of b; the keys here are id, n`},
		{"the only entry", "a:\n  - {id: x, n: [}\nb:\n  - {id: y, n: 1}\n", "y", "f:2:16: a list in brackets isn't closed; put ] before the }"},
		{"a colon that can be known", "a\n  - {id: x, n: 10}\n", "x",
			"f:1:1: no colon after a; write a:\nf:2:16: n is 10; give a whole number from 0 to 9"},
		{"a dash that is left out", "a:\n  - id: x\n    n: 1\n  id: y\n  n: 2\n  - id: z\n", "x z",
			"f:4:3: no dash; each entry of a list begins with one: - id: y"},
		{"two sides of a merge", "a:\n<<<<<<< ours\n  - {id: x}\n=======\n  - {id: y}\n>>>>>>> theirs\n  - {id: z, n: 10}\n", "x z",
			"f:2:1: two versions that a merge left here; keep one of them, and delete lines 2, 4 and 6\nf:7:16: n is 10; give a whole number from 0 to 9"},
		{"everything", "{a: [{id: x}\n", "", "f:1:1: a map in braces isn't closed; end it with }"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ids, err := mended(tt.src)
			got := ""
			if err != nil {
				got = err.Error()
			}
			if got != tt.want || !slices.Equal(ids, strings.Fields(tt.ids)) {
				t.Errorf("got %v\n%s\nwant %s\n%s", ids, got, tt.ids, tt.want)
			}
		})
	}
}

// Who misses an entry that could not be read need not say so.
func TestUnread(t *testing.T) {
	var errs strict.Errors
	strict.Parse("f", []byte("a:\n  - {id: x, n: 1\n  - {id: y}\n"), &errs)
	if !errs.Unread("x") || errs.Unread("y") {
		t.Errorf("x %v, y %v", errs.Unread("x"), errs.Unread("y"))
	}
}
