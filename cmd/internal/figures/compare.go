package figures

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/rival/sim"
)

// Comparison is what two sets of rules came to on the same seeds.
type Comparison struct {
	A, B    string
	Setup   string   // of A
	OwnA    []string // what files of somebody's own changed under A, on lines of a page; OwnB under B
	OwnB    []string
	FilesA  []string
	FilesB  []string
	Who     string
	Seed    uint64
	Asked   int     // games
	Stopped bool    // by hand, before all were played
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
func Compare(s say.Speaker, c *Comparison) []string {
	p := &page{Speaker: s}
	x := &c.Pairing
	p.line("A  " + c.A)
	if !slices.Equal(c.OwnA, c.OwnB) { // otherwise once is enough
		p.lines = append(p.lines, c.OwnA...)
	}
	p.line("B  " + c.B)
	p.lines = append(p.lines, c.OwnB...)
	p.say("figures.same_seeds", say.Args{"count": thousands(int64(x.Games)), "setup": c.Setup})
	p.say("figures.compared_by", say.Args{"stand_in": c.Who, "seed": seed(c.Seed)})
	if c.Stopped {
		p.say("figures.stopped_games", say.Args{"count": thousands(int64(c.Asked))})
	}
	p.line("")
	p.line(layout.Compared.Row("", "A", "B", "B - A", p.Say("figures.interval"), "p"))
	wide := func(name say.ID, a, b, d sim.Interval, chance, scale float64, format string) {
		f := func(x float64) string { return fmt.Sprintf(format, scale*x) }
		span := p.Say("figures.span", say.Args{"low": signed(scale * d.Low), "high": signed(scale * d.High)})
		p.line(layout.Compared.Row(p.Say(name), f(a.Est), f(b.Est), signed(scale*d.Est), span, pValue(chance)))
	}
	wide("figures.human_wins", x.ShareA, x.ShareB, x.Share, x.P, 100, "%.1f")
	wide("figures.human_vp", x.VPA, x.VPB, x.VP, x.VP.PValue(), 1, "%.2f")
	wide("figures.best_vp", x.BestA, x.BestB, x.Best, x.Best.PValue(), 1, "%.2f")
	p.line("")
	p.say("figures.won_under", say.Args{"both": thousands(int64(x.Both)), "only_a": thousands(int64(x.OnlyA)), "only_b": thousands(int64(x.OnlyB)), "neither": thousands(int64(x.Neither))})
	p.say(verdict(x))
	if n := x.GamesFor(c.Points); n > 0 {
		p.say("figures.games_for", say.Args{"margin": one(100 * c.Points), "count": thousands(int64(n))})
	}
	c.values(p)
	return p.lines
}

// verdict says in words what the interval says.
func verdict(x *sim.Pairing) say.ID {
	switch {
	case x.OnlyA+x.OnlyB == 0:
		return "figures.none_otherwise"
	case x.Share.Low > 0:
		return "figures.b_easier"
	case x.Share.High < 0:
		return "figures.b_harder"
	}
	return "figures.no_difference"
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
		p.say("figures.same_rules")
		return
	}
	p.say("figures.one_at_a_time")
	for _, v := range c.Values {
		p.line(fmt.Sprintf("%s: %s -> %s", v.Name, p.orNothing(v.From), p.orNothing(v.To)))
		if !v.Measured {
			p.line("    " + p.Say("figures.not_played"))
			continue
		}
		p.line("    " + p.Say("figures.value", say.Args{
			"figure": signed(100 * v.Share.Est), "low": signed(100 * v.Share.Low), "high": signed(100 * v.Share.High),
			"vp": signed(v.VP.Est), "vp_low": signed(v.VP.Low), "vp_high": signed(v.VP.High)}))
	}
}

func (p *page) orNothing(text string) string {
	if text == "" {
		return p.Say("figures.nothing")
	}
	return text
}
