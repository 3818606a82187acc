package terminal

import (
	"slices"
	"strings"
)

// reading is what has been on the screen of a page. Nothing of it is to be
// answered before all was.
type reading struct {
	page  []string
	seen  map[part]bool
	whole []string // the last page that was read to its end
	again bool     // it stands again
}

// begin is told of the page of a prompt. What it begins with as the page before
// it did need not be seen again, nor a page that brings no news and was turned to
// its end before the question of this move.
func (r *reading) begin(page []string, news bool) {
	if r.done() && !beginsWith(r.whole, r.page) {
		r.whole = r.page
	}
	r.again = !news && slices.Equal(page, r.whole)
	same := 0
	for same < len(page) && same < len(r.page) && page[same] == r.page[same] {
		same++
	}
	if r.seen == nil {
		r.seen = map[part]bool{}
	}
	for p := range r.seen {
		if p.line > same {
			delete(r.seen, p)
		}
	}
	r.page = page
}

func beginsWith(page, head []string) bool {
	return len(head) <= len(page) && slices.Equal(page[:len(head)], head)
}

// look is told what stands on the screen.
func (r *reading) look(seen []part) {
	for _, p := range seen {
		r.seen[p] = true
	}
}

// done says whether every line has been seen whole.
func (r *reading) done() bool {
	if r.again {
		return true
	}
	whole := map[int]bool{}
	parts := map[part]int{}
	for p := range r.seen {
		lines := part{line: p.line, of: p.of}
		if parts[lines]++; parts[lines] == p.of {
			whole[p.line] = true
		}
	}
	for i, line := range r.page {
		if strings.TrimSpace(line) != "" && !whole[i+1] {
			return false
		}
	}
	return true
}
