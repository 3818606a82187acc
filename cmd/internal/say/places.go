package say

import (
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/data/strict"
)

// places are the messages that stand in a column: how their ids begin, and how
// many cells there are. What has more pushes the text of its line to the right.
var places = []struct {
	begins string
	cells  int
}{
	{"tell.do_", layout.Indent - 3},
}

// width finds a text that is wider than its place.
func (x *checker) width(id ID, m message, v strict.Cursor) {
	for _, p := range places {
		if w := layout.Width(v.Raw()); strings.HasPrefix(string(id), p.begins) && len(m.holes()) == 0 && w > p.cells {
			v.Fail("%s takes %d cells, its column has %d", id, w, p.cells)
		}
	}
}
