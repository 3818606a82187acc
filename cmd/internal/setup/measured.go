package setup

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Strength is how hard a level or Rival was measured to be.
type Strength struct {
	By, Low, High float64 // logits: a level harder than the one before it, a Rival than the mean of all; and the band
	Wins          float64 // of 100 games of the test player
}

// Measured are the figures beside levels and Rivals, for rules that are those of
// the program. nil: nothing is measured.
type Measured struct {
	// Step tells how hard a level or Rival is by its id, false for one that was never
	// measured.
	Step func(id string) (Strength, bool)
	// StepsAlone: with what is on the table no rates are known, only steps.
	StepsAlone bool
	// You tells how many of 100 games at a level, against these Rivals and others like
	// the mean of all, the people win by their own games: between low and high. It is
	// false where too little is known; nil: nothing is.
	You func(level string, rivals ...string) (low, high float64, ok bool)
}

// figures are the setup with what stands beside its levels and Rivals.
type figures struct{ *asker }

// stepLogits is what +1 stands for in a list.
const stepLogits = 0.25

// figure is how a step of so many logits stands in a list: "+2".
func figure(by float64) string { return fmt.Sprintf("%+d", int(math.Round(by/stepLogits))) }

// costs is how many wins a step of so many logits costs of 100 games of which 50 were
// won: what a player can count.
func costs(by float64) string { return strconv.Itoa(int(math.Round(50 - 100/(1+math.Exp(by))))) }

// youWin is how one's own odds stand in a list: "12-19".
func youWin(low, high float64) string { return fmt.Sprintf("%d-%d", bounded(low), bounded(high)) }

// bounded is a share of 100 games as two digits: none is certain.
func bounded(share float64) int { return max(1, min(99, int(math.Round(share)))) }

// knowsYou reports whether one's own odds stand beside levels and Rivals. They are
// of the levels as they are printed: not of an own mix.
func (a figures) knowsYou() bool {
	if a.m == nil || a.m.You == nil || a.v.at("difficulty", 0) == "own" {
		return false
	}
	_, _, ok := a.m.You(a.Box.Rules.Levels[1].ID)
	return ok
}

// figureOf is the figure of a Rival at the level that is chosen, beside those that
// sit already; "" for one that is not measured.
func (a figures) figureOf(id string, beside []string) string {
	if a.m == nil {
		return ""
	}
	x, ok := a.m.Step(id)
	if !ok {
		return ""
	}
	if !a.knowsYou() {
		return figure(x.By)
	}
	low, high, ok := a.m.You(a.v.level(), append([]string{id}, beside...)...)
	if !ok {
		return ""
	}
	return youWin(low, high)
}

// levelFigures are the figures of the levels: one's own odds, or the steps, each
// added to those before it.
func (a figures) levelFigures() []string {
	var out []string
	sum, known := 0.0, true
	for d := 1; d < len(a.Box.Rules.Levels); d++ {
		text, id := "", a.Box.Rules.Levels[d].ID
		if a.m != nil && known {
			var x Strength
			if x, known = a.m.Step(id); known {
				sum += x.By
				text = figure(sum)
			}
			if low, high, ok := a.youAt(id); ok {
				text = youWin(low, high)
			}
		}
		out = append(out, text)
	}
	return out
}

// youAt are one's own odds at a level; ok is false where they don't stand in lists.
func (a figures) youAt(level string, rivals ...string) (low, high float64, ok bool) {
	if !a.knowsYou() {
		return 0, 0, false
	}
	return a.m.You(level, rivals...)
}

// measuredPage tells more of what is measured: levels, or Rivals for a seat beside
// others.
func (a figures) measuredPage(rivals bool, beside ...string) page.Page {
	if a.m == nil {
		return page.Page{}
	}
	p := Heading(a.Speaker)
	p.Bare, p.Saying = false, page.Whole
	about := a.Say("level.measured")
	if a.knowsYou() {
		about = a.Say("level.measured_you")
	}
	for _, line := range strings.Split(strings.TrimRight(about, "\n"), "\n") {
		p.Blocks = append(p.Blocks, page.Block{Text: line, Flush: true})
	}
	t := &page.Table{Columns: a.measuredColumns(), Over: a.Say("level.harder_levels"), Roomy: true}
	p.Blocks = append(p.Blocks, page.Block{Table: t})
	if rivals {
		t.Over = a.Say("level.harder_rivals")
		for _, id := range soloRivals(a.Box) {
			word := a.Box.Rivals[id].ID
			a.measuredRow(t, word, a.Say("setup.rival_full", say.Args{"rival": id}), append([]string{word}, beside...)...)
		}
		return p
	}
	for d := engine.Difficulty(1); int(d) < len(a.Box.Rules.Levels); d++ {
		a.measuredRow(t, a.Box.Rules.Levels[d].ID, a.Say("level.name", say.Args{"difficulty": d}))
	}
	return p
}

// measuredColumns head what measuredRow adds.
func (a figures) measuredColumns() []page.Column {
	out := []page.Column{{}, {Head: a.Say("level.step")}, {Head: a.Say("level.band")}}
	switch {
	case a.m.StepsAlone:
		return out
	case !a.knowsYou():
		return append(out, page.Column{Head: a.Say("level.wins")})
	}
	return append(out, page.Column{Head: a.Say("level.wins_short")}, page.Column{Head: a.Say("level.wins_you")})
}

// measuredRow adds the figures of a level or Rival, where there are any.
func (a figures) measuredRow(t *page.Table, id, name string, rivals ...string) {
	x, ok := a.m.Step(id)
	if !ok {
		return
	}
	band := ""
	if x.Low != 0 || x.High != 0 {
		band = a.Say("level.band_text", say.Args{"first": costs(x.Low), "last": costs(x.High)})
	}
	row := []string{name, costs(x.By), band}
	if !a.m.StepsAlone {
		row = append(row, fmt.Sprintf("%3.0f%%", x.Wins))
	}
	level := id
	if len(rivals) > 0 {
		level = a.v.level()
	}
	if a.knowsYou() {
		you := ""
		if low, high, ok := a.m.You(level, rivals...); ok {
			you = youWin(low, high)
		}
		row = append(row, you)
	}
	t.Rows = append(t.Rows, row)
}
