package layout

import (
	"math"
	"strings"
)

// Report is how the columns of a part of a report stand: a label, figures to the right
// of their columns, and a bar.
type Report struct {
	label int
	cells []int // a column each; nil: even ones share the line
	bar   int   // cells of a whole one
}

// The parts of reports.
var (
	Even     = Report{label: 20, bar: 31}
	Scores   = Report{label: 20, bar: 30}
	Wins     = Report{label: 20, cells: []int{9, 8, 16}, bar: 24}
	Shares   = Report{label: 20, cells: []int{7}, bar: 50}
	Cards    = Report{label: 30, cells: []int{8, 9}, bar: 31}
	Compared = Report{label: 18, cells: []int{8, 9, 10, 20, 10}}
)

// widestEven is how many cells an even column takes at most.
const widestEven = 9

// Row is a line of figures.
func (r Report) Row(label string, figures ...string) string {
	line := Fill(label, r.label)
	for i, f := range figures {
		n := min(widestEven, (int(Full)-r.label)/len(figures))
		if r.cells != nil {
			n = r.cells[i]
		}
		line += Right(f, n)
	}
	return line
}

// Bar is a row and, behind it, a share drawn; more than all of it is cut off.
func (r Report) Bar(share float64, label string, figures ...string) string {
	return r.Row(label, figures...) + "  " + strings.Repeat("#", min(r.bar, int(share*float64(r.bar)+0.5)))
}

// Text is a label and a text beside it.
func (r Report) Text(label, text string) string { return Fill(label, r.label) + text }

// Reported breaks a line of a report.
func (w Screen) Reported(text string) []string { return Fold(strings.TrimRight(text, " "), int(w), 4) }

// Where the scale of a chart begins, and how many cells it has.
const chartLabel, chartCells = 28, 44

// Scale is the head of a chart: its ends above it.
func Scale(low, high string) string {
	return Fill("", chartLabel) + Fill(low, chartCells-len(high)) + high
}

// Span is a line of a chart: a value and its mark, a figure, its interval in words and
// drawn, as dashes with a cross. The shares are how far along the scale each stands.
func Span(value, mark, figure, interval string, low, at, high float64) string {
	cell := func(share float64) int {
		return max(0, min(chartCells-1, int(math.Round(share*float64(chartCells-1)))))
	}
	drawn := []byte(strings.Repeat(" ", chartCells))
	for i := cell(low); i <= cell(high); i++ {
		drawn[i] = '-'
	}
	drawn[cell(at)] = '+'
	return Right(value, 3) + mark + Right(figure, 7) + "  " + Fill(interval, 15) + string(drawn)
}
