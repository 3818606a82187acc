package figures

import (
	"fmt"

	"househagal/rival/sim"
)

// Strength is what every level and Rival of the program came to.
type Strength struct {
	Rules  string // hash of rules and stand-ins
	Seed   uint64
	Who    []string // stand-ins, a column each
	Levels []Rated
	Rivals []Rated
	Pairs  int // ordered pairs of Rivals played at each level
	Level  string
}

// Rated is one level or Rival.
type Rated struct {
	ID, Name string
	Value    string         // of a Rival: its Swordmaster value
	Wins     []sim.Interval // of each stand-in
	Games    int64          // of each
}

// Markdown is the page docs/strength.md.
func Markdown(s *Strength) []string {
	p := &page{wide: true}
	p.line("# How hard the levels and Rivals are")
	p.line("")
	p.line("Made by `go run ./cmd/hagal simulate --strength > docs/strength.md`; a test says")
	p.line("when it is stale. Rules and stand-ins: `%s`; seed %d. What the stand-ins", s.Rules, s.Seed)
	p.line("are: [stand-ins.md](stand-ins.md). They are no players: a figure says how much")
	p.line("harder one line is than another, not how often you will win.")
	p.line("")
	p.line("## Levels")
	p.line("")
	p.line("All %d seatings of two of the solo Rivals. Human wins in percent, with the 95%%", s.Pairs)
	p.line("interval.")
	s.table(p, "level", s.Levels)
	p.line("")
	p.line("%s", s.apart())
	p.line("")
	p.line("## Rivals")
	p.line("")
	p.line("At %s, each with every other solo Rival in both seats; the gentlest first.", s.Level)
	s.table(p, "Rival", s.Rivals)
	return p.lines
}

func (s *Strength) table(p *page, what string, rows []Rated) {
	head, rule := "| id | "+what+" |", "|---|---|"
	if rows[0].Value != "" {
		head, rule = head+" Swordmaster |", rule+"--:|"
	}
	for _, w := range s.Who {
		head += fmt.Sprintf(" %s wins | 95%% |", w)
		rule += "--:|--:|"
	}
	p.line("")
	p.line("%s", head+" games |")
	p.line("%s", rule+"--:|")
	for _, r := range rows {
		line := fmt.Sprintf("| `%s` | %s |", r.ID, r.Name)
		if r.Value != "" {
			line += fmt.Sprintf(" %s |", r.Value)
		}
		for _, x := range r.Wins {
			line += fmt.Sprintf(" %.1f | %.1f - %.1f |", 100*x.Est, 100*x.Low, 100*x.High)
		}
		p.line("%s", line+fmt.Sprintf(" %s |", thousands(r.Games)))
	}
}

// apart says whether the levels stand in order with intervals that don't touch.
func (s *Strength) apart() string {
	for i := 1; i < len(s.Levels); i++ {
		for w := range s.Who {
			if a, b := s.Levels[i-1].Wins[w], s.Levels[i].Wins[w]; b.High >= a.Low {
				return fmt.Sprintf("By %s, %s and %s are not told apart.", s.Who[w], s.Levels[i-1].Name, s.Levels[i].Name)
			}
		}
	}
	return "Each level is harder than the one above it, by each stand-in, with intervals that\ndon't touch."
}
