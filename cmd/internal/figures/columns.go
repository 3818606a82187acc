package figures

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// width is how many cells a line has at most.
const width = 80

// label is the width of the first column.
const label = 20

// say adds a message.
func (p *page) say(id say.ID, args ...say.Args) { p.line(p.Say(id, args...)) }

func left(s string, n int) string {
	return layout.Fill(s, n)
}

func right(s string, n int) string {
	return layout.Right(s, n)
}

// page collects lines. A wide one breaks none.
type page struct {
	say.Speaker
	lines []string
	wide  bool
}

// line adds a line; one that is too long is broken at spaces, further parts
// indented by 4 cells.
func (p *page) line(text string) {
	text = strings.TrimRight(text, " ")
	if p.wide {
		p.lines = append(p.lines, text)
		return
	}
	p.lines = append(p.lines, layout.Fold(text, width, 4)...)
}

// head begins a part of the report.
func (p *page) head(title string, columns ...string) {
	p.line("")
	p.row(title, columns...)
}

// row writes a label and figures in columns of seven cells; what is left of the
// line is shared by fewer, wider ones as the caller pads them.
func (p *page) row(first string, columns ...string) {
	line := left(first, label)
	for _, c := range columns {
		line += right(c, columnWidth(len(columns)))
	}
	p.line(line)
}

// columnWidth fits n columns beside the label.
func columnWidth(n int) int { return min(9, (width-label)/max(1, n)) }

// bar draws a share of so many cells; more than all of it is cut off.
func bar(share float64, cells int) string {
	return strings.Repeat("#", min(cells, int(share*float64(cells)+0.5)))
}

func percent(x float64) string { return fmt.Sprintf("%.1f%%", 100*x) }

func hundredths(x float64) string { return fmt.Sprintf("%.2f", x) }

// two writes a small figure; 0 as a dot, so that the eye finds the others.
func two(x float64) string {
	if x == 0 {
		return "."
	}
	return hundredths(x)
}

func one(x float64) string { return fmt.Sprintf("%.1f", x) }

// thousands writes n with a comma between thousands.
func thousands(n int64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
