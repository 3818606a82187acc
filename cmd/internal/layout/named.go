package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

const (
	headColumn   = 13 // where the text beside a head of a list begins
	nameColumn   = 21 // where the text beside a name begins
	besideColumn = 43 // where what stands beside a text begins
)

// named draws a step whose verb is a name. Of one that has no room the part
// before a comma stands in its place, and the rest before the text.
func (w Screen) named(x *page.Step) []string {
	name, text := x.Verb, x.Text
	if before, after, found := strings.Cut(name, ", "); found && Width(name) > nameColumn-4 {
		name, text = before, after+": "+text
	}
	return Fold(Fill("  "+Shorter(name, nameColumn-3), nameColumn)+text, int(w), nameColumn)
}

// Shorter is a name cut to n cells, with a full stop where it ends. What stands in
// brackets behind it stays: it tells two of a name apart.
func Shorter(name string, n int) string {
	if Width(name) <= n {
		return name
	}
	tail := ""
	if i := strings.LastIndex(name, " ("); i > 0 && strings.HasSuffix(name, ")") {
		tail = name[i:]
	}
	return strings.TrimRight(Cut(name, n-1-Width(tail)), " /,(") + "." + tail
}

// beside puts a text into a column of its own behind a line.
func beside(line, text string) string {
	if text == "" {
		return line
	}
	if line = Fill(line, besideColumn); !strings.HasSuffix(line, " ") {
		line += "  "
	}
	return line + text
}
