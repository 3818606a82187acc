package figures

import (
	"encoding/json"

	"househagal/rival/sim"
)

// sides is a figure under A and under B, and B less A.
type sides struct {
	A      figure  `json:"a"`
	B      figure  `json:"b"`
	Less   figure  `json:"b_less_a"`
	Chance float64 `json:"p"`
}

type valueOut struct {
	Path     string  `json:"path"`
	From     string  `json:"from"`
	To       string  `json:"to"`
	Measured bool    `json:"measured"`
	Wins     *figure `json:"human_wins,omitempty"`
	VP       *figure `json:"human_vp,omitempty"`
}

type compareOut struct {
	A       string     `json:"a"`
	B       string     `json:"b"`
	FilesA  []string   `json:"a_files,omitempty"` // of somebody's own that are in force
	FilesB  []string   `json:"b_files,omitempty"`
	Setup   string     `json:"setup"` // of A
	StandIn string     `json:"stand_in"`
	Seed    uint64     `json:"seed"`
	Games   int        `json:"games"`
	Asked   int        `json:"games_asked"`
	Stopped bool       `json:"stopped,omitempty"` // by hand, before all were played
	Wins    sides      `json:"human_wins"`
	VP      sides      `json:"human_vp"`
	Best    sides      `json:"best_rival_vp"`
	Both    int        `json:"won_under_both"`
	OnlyA   int        `json:"won_under_a_alone"`
	OnlyB   int        `json:"won_under_b_alone"`
	Neither int        `json:"won_under_neither"`
	Points  float64    `json:"difference_asked_about"`
	Needed  int        `json:"games_to_see_it"` // 0: no game ended otherwise
	Values  []valueOut `json:"values"`
}

// CompareJSON is the report of a comparison for programs: one object.
func CompareJSON(c *Comparison) ([]byte, error) {
	x := &c.Pairing
	side := func(a, b, d sim.Interval, p float64) sides { return sides{of(a), of(b), of(d), round(p)} }
	o := compareOut{A: c.A, B: c.B, FilesA: c.FilesA, FilesB: c.FilesB, Setup: c.Setup, StandIn: c.Who, Seed: c.Seed, Games: x.Games,
		Asked: c.Asked, Stopped: c.Stopped,
		Wins: side(x.ShareA, x.ShareB, x.Share, x.P), VP: side(x.VPA, x.VPB, x.VP, x.VP.PValue()),
		Best: side(x.BestA, x.BestB, x.Best, x.Best.PValue()),
		Both: x.Both, OnlyA: x.OnlyA, OnlyB: x.OnlyB, Neither: x.Neither,
		Points: c.Points, Needed: x.GamesFor(c.Points), Values: []valueOut{}}
	for _, v := range c.Values {
		out := valueOut{Path: v.Name, From: v.From, To: v.To, Measured: v.Measured}
		if v.Measured {
			wins, vp := of(v.Share), of(v.VP)
			out.Wins, out.VP = &wins, &vp
		}
		o.Values = append(o.Values, out)
	}
	b, err := json.MarshalIndent(&o, "", "  ")
	return append(b, '\n'), err
}
