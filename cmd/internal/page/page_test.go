package page_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
)

// paged makes a page of paragraphs, whose lines "|" parts; the last one is the
// score.
func paged(text string) page.Page {
	var p page.Page
	paragraphs := strings.Split(text, "||")
	for _, paragraph := range paragraphs[:len(paragraphs)-1] {
		for i, line := range strings.Split(paragraph, "|") {
			p.Blocks = append(p.Blocks, page.Block{Text: line, Close: i > 0})
		}
	}
	p.Said = []page.Sentence{{paragraphs[len(paragraphs)-1]}}
	return p
}

// A page that goes on says in plain lines only the paragraphs that are new.
func TestRepeated(t *testing.T) {
	plain := layout.Plain{Sentence: func(s string) string { return s }}
	for _, x := range [][3]string{
		{"a||b|c||score 1", "a||b|d||score 1", "b|c||score 1"},
		{"a||b|c||score 1", "a||b||score 1", "b|c||score 1"},
		{"a||b||score 1", "a||b|c||score 1", "b||score 1"},
		{"a||b||c||score 1", "a||b||score 1", "c||score 1"},
		{"a||b||score 1", "a||b||c||score 1", "score 1"},
		{"a||b||score 1", "a||b||score 2", "score 1"},
		{"a||score 1", "score 1", "a||score 1"},
		{"a|b||score 1", "a||score 1", "a|b||score 1"},
	} {
		now, before := paged(x[0]), paged(x[1])
		now.Again = page.Repeated(now.Blocks, before.Blocks)
		if got := plain.Page(&now); !slices.Equal(got, strings.Split(x[2], "|")) {
			t.Errorf("%s after %s: %q", x[0], x[1], got)
		}
	}
}
