package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

// Figures draws rows one under the other: labels take so many cells, and each
// column so many, with its cells at the right.
func Figures(rows []page.Row, label, column int) []string {
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

// Said are rows in plain lines.
func Said(rows []page.Row) []string {
	var out []string
	for _, r := range rows {
		if r.Said != "" {
			out = append(out, r.Said)
		}
	}
	return out
}
