package figures

import (
	"fmt"
	"slices"
	"strings"

	"househagal/cmd/internal/say"
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
	// Modules are sets of modules, against the printed rules of their game; NewRivals
	// the Rivals that they bring, against the printed ones beside the module.
	Modules   []RatedSet
	NewRivals []Rated
	Pairs     int // ordered pairs of Rivals played at each level
	Level     string
}

// Rated is one level or Rival.
type Rated struct {
	ID, Name string
	Value    string         // of a Rival: its Swordmaster value
	Steps    []float64      // of each of the family, in logits: how much harder than the level before, or than all Rivals
	Wins     []sim.Interval // of each stand-in
	Games    int64          // of the first of them
}

// RatedSet is a set of modules: its Wins are those by the printed rules and with the
// set.
type RatedSet struct {
	Rated
	Names []string
	Rules string // hash of rules and stand-ins
}

// Markdown is the page docs/strength.md.
func Markdown(speaker say.Speaker, s *Strength) []string {
	p := &page{Speaker: speaker, wide: true}
	p.text("figures.preface", say.Args{"hash": s.Rules, "seed": seed(s.Seed), "texts": s.Family})
	p.text("figures.levels", say.Args{"n": s.Pairs})
	s.steps(p, "figures.level_head", s.Levels, 1)
	p.line("")
	s.apart(p)
	p.text("figures.rivals", say.Args{"name": s.Level})
	s.steps(p, "figures.rival_head", s.Rivals, 0)
	p.text("figures.rates")
	s.rates(p, "figures.level_head", s.Levels, s.Who)
	s.rates(p, "figures.rival_head", s.Rivals, s.Who)
	p.text("figures.modules", say.Args{"name": s.Level})
	s.modules(p)
	p.text("figures.new_rivals", say.Args{"name": s.Level})
	s.steps(p, "figures.rival_head", s.NewRivals, 0)
	s.rates(p, "figures.rival_head", s.NewRivals, s.Who[:1])
	return p.lines
}

// modules writes a row for each set of modules.
func (s *Strength) modules(p *page) {
	p.line("")
	p.cells(p.Say("figures.id_head"), p.Say("figures.module_head"), p.Say("figures.harder_head"), p.Say("figures.band_head"),
		p.Say("figures.before_head", say.Args{"stand_in": s.Who[0]}), p.Say("figures.after_head"), "95%", p.Say("figures.games_head", say.Args{"stand_in": s.Who[0]}),
		p.Say("figures.rules_head"))
	p.line("|---|---|--:|--:|--:|--:|--:|--:|---|")
	for i := range s.Modules {
		r := &s.Modules[i]
		before, after := r.Wins[0], r.Wins[1]
		p.cells(r.id(), strings.Join(r.Names, ", "), signed(r.Steps[0]), p.Say("figures.span", say.Args{"low": signed(slices.Min(r.Steps)), "high": signed(slices.Max(r.Steps))}),
			one(100*before.Est), one(100*after.Est), fmt.Sprintf("%.1f - %.1f", 100*after.Low, 100*after.High), thousands(r.Games), "`"+r.Rules+"`")
	}
}

// text adds a message of several lines, with a blank line before it where it is
// not the first.
func (p *page) text(id say.ID, args ...say.Args) {
	if len(p.lines) > 0 {
		p.line("")
	}
	for l := range strings.SplitSeq(strings.TrimRight(p.Say(id, args...), "\n"), "\n") {
		p.line(l)
	}
}

// cells adds a line of a table of Markdown.
func (p *page) cells(cells ...string) {
	var b strings.Builder
	b.WriteString("|")
	for _, c := range cells {
		if c != "" {
			b.WriteString(" " + c)
		}
		b.WriteString(" |")
	}
	p.line(b.String())
}

// id is an id as Markdown writes it.
func (r *Rated) id() string { return "`" + r.ID + "`" }

// steps writes a row each; those before first have nothing to be compared with.
func (s *Strength) steps(p *page, what say.ID, rows []Rated, first int) {
	p.line("")
	p.cells(p.Say("figures.id_head"), p.Say(what), p.Say("figures.harder_head"), p.Say("figures.band_head"))
	p.line("|---|---|--:|--:|")
	for i, r := range rows {
		if i < first {
			p.cells(r.id(), r.Name, "0", "")
			continue
		}
		p.cells(r.id(), r.Name, signed(r.Steps[0]), p.Say("figures.span", say.Args{"low": signed(slices.Min(r.Steps)), "high": signed(slices.Max(r.Steps))}))
	}
}

func signed(x float64) string { return fmt.Sprintf("%+.2f", x) }

func (s *Strength) rates(p *page, what say.ID, rows []Rated, who []string) {
	head, rule := []string{p.Say("figures.id_head"), p.Say(what)}, "|---|---|"
	if rows[0].Value != "" {
		head, rule = append(head, p.Say("figures.swordmaster_head")), rule+"--:|"
	}
	for _, w := range who {
		head = append(head, p.Say("figures.wins_head", say.Args{"stand_in": w}), "95%")
		rule += "--:|--:|"
	}
	p.line("")
	p.cells(append(head, p.Say("figures.games_head", say.Args{"stand_in": s.Who[0]}))...)
	p.line(rule + "--:|")
	for _, r := range rows {
		row := []string{r.id(), r.Name}
		if r.Value != "" {
			row = append(row, r.Value)
		}
		for _, x := range r.Wins {
			row = append(row, one(100*x.Est), fmt.Sprintf("%.1f - %.1f", 100*x.Low, 100*x.High))
		}
		p.cells(append(row, thousands(r.Games))...)
	}
}

// apart says whether each level is harder than the one before for every stand-in.
func (s *Strength) apart(p *page) {
	for i := 1; i < len(s.Levels); i++ {
		if at := slices.IndexFunc(s.Levels[i].Steps, func(x float64) bool { return x <= 0 }); at >= 0 {
			p.say("figures.not_harder", say.Args{"stand_in": s.Family[at], "name": s.Levels[i].Name, "text": s.Levels[i-1].Name})
			return
		}
	}
	p.say("figures.harder")
}
