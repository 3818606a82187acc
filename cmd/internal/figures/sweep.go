package figures

import (
	"fmt"
	"math"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/rival/sim"
)

// Sweep is what turning one number came to.
type Sweep struct {
	*Run
	Measure sim.Measure
	Path    string
	Now     int // the value in force
	Games   int
	Values  int   // that were to be played
	At      []int // those that were
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
func SweepText(words say.Speaker, s *Sweep) []string {
	p := &page{Speaker: words}
	p.say("figures.sweep", say.Args{"name": s.Path, "text": MeasureDoc(words, s.Measure.Name)})
	p.say("figures.each_value", say.Args{"count": thousands(int64(s.Games)), "setup": s.Setup})
	p.say("figures.swept_by", say.Args{"stand_in": s.Who, "seed": seed(s.Seed)})
	if len(s.At) < s.Values {
		p.say("figures.stopped_values", say.Args{"n": len(s.At), "of": s.Values})
	}
	p.line("")
	low, high := s.scale()
	f := func(x float64) string { return Measured(s.Measure.Share, x) }
	at := func(x float64) float64 { return (x - low) / (high - low) }
	p.line(layout.Scale(f(low), f(high)))
	for i, v := range s.At {
		mark := " "
		if v == s.Now {
			mark = "*"
		}
		x := s.Got[i]
		span := fmt.Sprintf("%s - %s", f(x.Low), f(x.High))
		p.line(layout.Span(fmt.Sprint(v), mark, f(x.Est), span, at(x.Low), at(x.Est), at(x.High)))
	}
	return p.lines
}
