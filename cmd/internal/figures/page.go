package figures

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// say adds a message.
func (p *page) say(id say.ID, args ...say.Args) { p.line(p.Say(id, args...)) }

// page collects lines. A wide one breaks none.
type page struct {
	say.Speaker
	lines []string
	wide  bool
}

// line adds a line; one that is too long is broken at spaces, further parts
// indented by 4 cells.
func (p *page) line(text string) {
	if p.wide {
		p.lines = append(p.lines, strings.TrimRight(text, " "))
		return
	}
	p.lines = append(p.lines, layout.Full.Reported(text)...)
}

// head begins a part of the report.
func (p *page) head(title string, columns ...string) {
	p.line("")
	p.row(title, columns...)
}

// row writes a label and figures, in even columns.
func (p *page) row(label string, figures ...string) { p.line(layout.Even.Row(label, figures...)) }

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
