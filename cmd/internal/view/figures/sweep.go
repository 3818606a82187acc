package figures

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"slices"

	"househagal/rival/sim"
)

// Sweep is what turning one number came to.
type Sweep struct {
	*Run
	Measure sim.Measure
	Path    string
	Now     int // the value in force
	Games   int
	At      []int
	Got     []sim.Interval
}

// scale is the range that a chart shows: all of a share where it is wide, else what
// the intervals need.
func (s *Sweep) scale() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, x := range s.Got {
		low, high = min(low, x.Low), max(high, x.High)
	}
	unit := 0.5
	if s.Measure.Share {
		unit = 0.1
	}
	low, high = math.Floor(low/unit)*unit, math.Ceil(high/unit)*unit
	if high <= low {
		high = low + unit
	}
	if s.Measure.Share {
		low, high = max(0, low), min(1, high)
	}
	return low, high
}

// SweepText draws a sweep for a terminal: a line a value, the interval as dashes.
func SweepText(s *Sweep) []string {
	const cells = 44
	p := &page{}
	p.line("%s: %s.", s.Path, measureDocs[s.Measure.Name])
	p.line("%s games at each value, on the same seeds; %s.", thousands(int64(s.Games)), s.Setup)
	p.line("Stand-in %s; seed %d. * stands for the value in force.", s.Who, s.Seed)
	p.line("")
	low, high := s.scale()
	f := func(x float64) string { return Measured(s.Measure.Share, x) }
	p.line("%s", left("", 28)+left(f(low), cells-len(f(high)))+f(high))
	for i, v := range s.At {
		mark := " "
		if v == s.Now {
			mark = "*"
		}
		x := s.Got[i]
		span := fmt.Sprintf("%s - %s", f(x.Low), f(x.High))
		p.line("%s", right(fmt.Sprint(v), 3)+mark+right(f(x.Est), 7)+"  "+left(span, 15)+draw(x, low, high, cells))
	}
	return p.lines
}

// draw is an interval as dashes, its middle as a cross.
func draw(x sim.Interval, low, high float64, cells int) string {
	at := func(y float64) int {
		return max(0, min(cells-1, int(math.Round((y-low)/(high-low)*float64(cells-1)))))
	}
	row := bytes.Repeat([]byte{' '}, cells)
	for i := at(x.Low); i <= at(x.High); i++ {
		row[i] = '-'
	}
	row[at(x.Est)] = '+'
	return string(row)
}

// SweepSVG draws a sweep as a picture.
func SweepSVG(s *Sweep) []byte {
	const width, height, left, top, right, bottom = 720.0, 420.0, 70.0, 50.0, 20.0, 50.0
	low, high := s.scale()
	first, last := float64(s.At[0]), float64(s.At[len(s.At)-1])
	px := func(v float64) float64 { return left + (v-first)/max(1, last-first)*(width-left-right) }
	py := func(y float64) float64 { return top + (high-y)/(high-low)*(height-top-bottom) }
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="13">`+"\n", width, height)
	fmt.Fprintf(&b, `<rect width="%g" height="%g" fill="white"/>`+"\n", width, height)
	fmt.Fprintf(&b, `<text x="%g" y="20" font-size="15">%s: %s</text>`+"\n", left, html.EscapeString(s.Path), measureDocs[s.Measure.Name])
	fmt.Fprintf(&b, `<text x="%g" y="38" fill="#555">%s; %s, %s games each, 95%% intervals</text>`+"\n", left, html.EscapeString(s.Setup), s.Who, thousands(int64(s.Games)))
	for i := range 6 {
		y := low + (high-low)*float64(i)/5
		fmt.Fprintf(&b, `<line x1="%g" x2="%g" y1="%.1f" y2="%.1f" stroke="#ddd"/><text x="%g" y="%.1f" text-anchor="end">%s</text>`+"\n",
			left, width-right, py(y), py(y), left-8, py(y)+4, Measured(s.Measure.Share, y))
	}
	fmt.Fprint(&b, `<polyline fill="none" stroke="#246" stroke-width="2" points="`)
	for i, v := range s.At {
		fmt.Fprintf(&b, "%.1f,%.1f ", px(float64(v)), py(s.Got[i].Est))
	}
	fmt.Fprint(&b, `"/>`+"\n")
	for i, v := range s.At {
		x, g, fill := px(float64(v)), s.Got[i], "#246"
		if v == s.Now {
			fill = "#c40"
		}
		fmt.Fprintf(&b, `<line x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1f" stroke="#246"/><circle cx="%.1f" cy="%.1f" r="4" fill="%s"/>`, x, x, py(g.Low), py(g.High), x, py(g.Est), fill)
		fmt.Fprintf(&b, `<text x="%.1f" y="%g" text-anchor="middle">%d</text>`+"\n", x, height-bottom+20, v)
	}
	if slices.Contains(s.At, s.Now) {
		fmt.Fprintf(&b, `<text x="%g" y="%g" fill="#c40" text-anchor="end">in force: %d</text>`+"\n", width-right, height-10, s.Now)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}
