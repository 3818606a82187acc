package figures

import (
	"fmt"
	"slices"
	"strings"

	"househagal/rival/sim"
)

// Strength is what every level and Rival of the program came to.
type Strength struct {
	Rules  string // hash of rules and stand-ins
	Seed   uint64
	Who    []string // stand-ins whose rates are told, a column each
	Family []string // stand-ins over which steps are told, the one of the menu first
	Levels []Rated
	Rivals []Rated
	Pairs  int // ordered pairs of Rivals played at each level
	Level  string
}

// Rated is one level or Rival.
type Rated struct {
	ID, Name string
	Value    string         // of a Rival: its Swordmaster value
	Steps    []float64      // of each of the family, in logits: how much harder than the level before, or than all Rivals
	Wins     []sim.Interval // of each stand-in
	Games    int64          // of the first of them
}

// Markdown is the page docs/strength.md.
func Markdown(s *Strength) []string {
	p := &page{wide: true}
	s.preface(p)
	p.line("")
	p.line("## Levels")
	p.line("")
	p.line("All %d seatings of two of the solo Rivals; how much harder than the level above.", s.Pairs)
	s.steps(p, "level", s.Levels, 1)
	p.line("")
	p.line("%s", s.apart())
	p.line("")
	p.line("## Rivals")
	p.line("")
	p.line("At %s, each with every other solo Rival in both seats; how much harder than", s.Level)
	p.line("the mean of them all, the gentlest first.")
	s.steps(p, "Rival", s.Rivals, 0)
	p.line("")
	p.line("## How often the test player wins")
	p.line("")
	p.line("In percent, with the 95%% interval of chance alone%s These are rates of a program", ".")
	p.line("with guessed numbers: to compare rules with the same stand-in, and for nothing else.")
	s.rates(p, "level", s.Levels)
	s.rates(p, "Rival", s.Rivals)
	return p.lines
}

func (s *Strength) preface(p *page) {
	for _, l := range []string{
		"# How hard the levels and Rivals are",
		"",
		"Made by `go run ./cmd/hagal simulate --strength > docs/strength.md`; a test says",
		fmt.Sprintf("when it is stale. Rules and stand-ins: `%s`; seed %d.", s.Rules, s.Seed),
		"",
		"No program plays as you do, so how often *you* will win stands nowhere. How often a",
		"[stand-in](stand-ins.md) wins hangs on guessed numbers: one of them changed a",
		"little moves it by many points. What hardly hangs on them is which level or Rival is",
		"harder, and by how much. So that is told, in logits, for a whole family of",
		"stand-ins of other tastes:",
		"",
		strings.Join(s.Family, ", ") + ".",
		"",
		"*Harder by* is the step of the first of them, the band goes from the least to the",
		"greatest step of all; chance alone moves a step by some 0.05. A step of 1.0 makes 27",
		"wins of 100 out of 50; one of 0.1 costs about 2 or 3 of 100. In the menu of a new",
		"game +1 stands for each 0.25.",
	} {
		p.line("%s", l)
	}
}

// steps writes a row each; those before first have nothing to be compared with.
func (s *Strength) steps(p *page, what string, rows []Rated, first int) {
	p.line("")
	p.line("| id | %s | harder by | band |", what)
	p.line("|---|---|--:|--:|")
	for i, r := range rows {
		if i < first {
			p.line("| `%s` | %s | 0 | |", r.ID, r.Name)
			continue
		}
		p.line("| `%s` | %s | %+.2f | %+.2f to %+.2f |", r.ID, r.Name, r.Steps[0], slices.Min(r.Steps), slices.Max(r.Steps))
	}
}

func (s *Strength) rates(p *page, what string, rows []Rated) {
	head, rule := "| id | "+what+" |", "|---|---|"
	if rows[0].Value != "" {
		head, rule = head+" Swordmaster |", rule+"--:|"
	}
	for _, w := range s.Who {
		head += fmt.Sprintf(" %s wins | 95%% |", w)
		rule += "--:|--:|"
	}
	p.line("")
	p.line("%s", head+fmt.Sprintf(" games of the %s |", s.Who[0]))
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

// apart says whether each level is harder than the one before for every stand-in.
func (s *Strength) apart() string {
	for i := 1; i < len(s.Levels); i++ {
		if at := slices.IndexFunc(s.Levels[i].Steps, func(x float64) bool { return x <= 0 }); at >= 0 {
			return fmt.Sprintf("For the %s %s is no harder than %s.", s.Family[at], s.Levels[i].Name, s.Levels[i-1].Name)
		}
	}
	return "Each level is harder than the one above it for every one of the family."
}
