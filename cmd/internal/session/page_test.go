package session

import (
	"slices"
	"strings"
	"testing"
)

// A page that goes on says in plain lines only the paragraphs that are new.
func TestUnsaid(t *testing.T) {
	for _, x := range [][3]string{
		{"a||b|c||score 1", "a||b|d||score 1", "b|c||score 1"},
		{"a||b||score 1", "a||b||score 2", "score 1"},
		{"a||score 1", "", "a||score 1"},
		{"a|b||score 1", "a||score 1", "a|b||score 1"},
	} {
		got := unrepeated(strings.Split(x[0], "|"), strings.Split(x[1], "|"))
		if !slices.Equal(got, strings.Split(x[2], "|")) {
			t.Errorf("%s after %s: %q", x[0], x[1], got)
		}
	}
}
