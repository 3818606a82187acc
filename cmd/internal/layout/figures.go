package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

// figures draws rows one under the other, each figure at the right of its column.
// Columns with names above them, in a first row without a label, are wide.
func figures(rows []page.Row) []string {
	label, column := 10, 4
	if len(rows) > 0 && rows[0].Label == "" {
		label, column = 23, 9
	}
	var out []string
	for _, r := range rows {
		line := Fill(r.Label, label)
		for _, cell := range r.Cells {
			line += strings.Repeat(" ", max(0, column-Width(cell))) + cell
		}
		out = append(out, line)
	}
	return out
}

// saidRows are rows in plain lines.
func saidRows(rows []page.Row) []string {
	var out []string
	for _, r := range rows {
		if r.Said != "" {
			out = append(out, r.Said)
		}
	}
	return out
}
