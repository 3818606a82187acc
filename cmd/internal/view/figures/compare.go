package figures

import (
	"cmp"
	"fmt"
	"math"

	"househagal/rival/sim"
)

// Comparison is what two sets of rules came to on the same seeds.
type Comparison struct {
	A, B    string
	Setup   string // of A
	Who     string
	Seed    uint64
	Points  float64 // a difference of human wins that is asked about
	Pairing sim.Pairing
	Values  []Value
}

// Value is one value that B has otherwise than A, laid over A by itself.
type Value struct {
	Name, From, To string
	Measured       bool
	Share, VP      sim.Interval
}

// ByWeight sorts the values that matter most first; those not measured last.
func ByWeight(a, b Value) int {
	if a.Measured != b.Measured {
		if a.Measured {
			return -1
		}
		return 1
	}
	return cmp.Compare(math.Abs(b.Share.Est), math.Abs(a.Share.Est))
}

// Compare is the report of a comparison for a person.
func Compare(c *Comparison) []string {
	p := &page{}
	x := &c.Pairing
	p.line("A  %s", c.A)
	p.line("B  %s", c.B)
	p.line("%s games each, on the same seeds; A is %s.", thousands(int64(x.Games)), c.Setup)
	p.line("Stand-in %s; seed %d.", c.Who, c.Seed)
	p.line("")
	p.line("%s", left("", 18)+right("A", 8)+right("B", 9)+right("B - A", 10)+right("95% interval", 20)+right("p", 10))
	wide := func(name string, a, b, d sim.Interval, chance, scale float64, format string) {
		f := func(x float64) string { return fmt.Sprintf(format, scale*x) }
		span := fmt.Sprintf("%+.*f to %+.*f", 2, scale*d.Low, 2, scale*d.High)
		p.line("%s", left(name, 18)+right(f(a.Est), 8)+right(f(b.Est), 9)+right(fmt.Sprintf("%+.2f", scale*d.Est), 10)+right(span, 20)+right(pValue(chance), 10))
	}
	wide("human wins, %", x.ShareA, x.ShareB, x.Share, x.P, 100, "%.1f")
	wide("human VP", x.VPA, x.VPB, x.VP, x.VP.PValue(), 1, "%.2f")
	wide("best Rival's VP", x.BestA, x.BestB, x.Best, x.Best.PValue(), 1, "%.2f")
	p.line("")
	p.line("Humans won under both %s, only A %s, only B %s, neither %s.",
		thousands(int64(x.Both)), thousands(int64(x.OnlyA)), thousands(int64(x.OnlyB)), thousands(int64(x.Neither)))
	p.line("%s", verdict(x))
	if n := x.GamesFor(c.Points); n > 0 {
		p.line("To see a difference of %.1f points nine times of ten: %s games.", 100*c.Points, thousands(int64(n)))
	}
	c.values(p)
	return p.lines
}

// verdict says in words what the interval says.
func verdict(x *sim.Pairing) string {
	switch {
	case x.OnlyA+x.OnlyB == 0:
		return "No game ended otherwise for the humans."
	case x.Share.Low > 0:
		return "B is easier for the humans."
	case x.Share.High < 0:
		return "B is harder for the humans."
	}
	return "No difference in human wins is shown."
}

func pValue(v float64) string {
	if v < 0.0001 {
		return "< 0.0001"
	}
	return fmt.Sprintf("%.4f", v)
}

func (c *Comparison) values(p *page) {
	p.line("")
	if len(c.Values) == 0 {
		p.line("A and B say the same.")
		return
	}
	p.line("ONE AT A TIME: A WITH ONE VALUE OF B, THE HEAVIEST FIRST")
	for _, v := range c.Values {
		p.line("%s", fmt.Sprintf("%s: %s -> %s", v.Name, orNothing(v.From), orNothing(v.To)))
		if !v.Measured {
			p.line("    not played by itself")
			continue
		}
		p.line("    human wins %+.2f points (%+.2f to %+.2f), VP %+.2f (%+.2f to %+.2f)",
			100*v.Share.Est, 100*v.Share.Low, 100*v.Share.High, v.VP.Est, v.VP.Low, v.VP.High)
	}
}

func orNothing(text string) string {
	if text == "" {
		return "(nothing)"
	}
	return text
}
