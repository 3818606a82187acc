package setup

import (
	"fmt"
	"math"
	"strings"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Strength is how hard a level or Rival was measured to be.
type Strength struct {
	By, Low, High float64 // logits: a level harder than the one before it, a Rival than the mean of all; and the band
	Wins          float64 // of 100 games of the test player
}

// Measured tells how hard a level or Rival is by its id. It is false for one that
// was never measured, and for rules that are not those of the program. nil:
// nothing is measured.
type Measured func(id string) (Strength, bool)

// stepLogits is what +1 stands for in a list.
const stepLogits = 0.25

// figure is how a step of so many logits stands in a list, " +2 "; "" when nothing
// is measured.
func (m Measured) figure(by float64) string {
	if m == nil {
		return ""
	}
	return fmt.Sprintf("%+3d ", int(math.Round(by/stepLogits)))
}

// blank stands where others have a figure.
func (m Measured) blank() string {
	if m == nil {
		return ""
	}
	return "    "
}

// of is the figure of a Rival, blanks for one that is not measured.
func (m Measured) of(id string) string {
	if m == nil {
		return ""
	}
	if x, ok := m(id); ok {
		return m.figure(x.By)
	}
	return m.blank()
}

// levelFigures are the figures of the levels, each added to those before it.
func (m Measured) levelFigures(box *rival.Box) []string {
	var out []string
	sum, known := 0.0, true
	for d := 1; d < len(box.Rules.Levels); d++ {
		text := m.blank()
		if m != nil && known {
			var x Strength
			if x, known = m(box.Rules.Levels[d].ID); known {
				sum += x.By
				text = m.figure(sum)
			}
		}
		out = append(out, text)
	}
	return out
}

// measuredPage tells more of what is measured: levels, or Rivals.
func (a *asker) measuredPage(rivals bool) page.Page {
	if a.m == nil {
		return page.Page{}
	}
	p := Heading(a.Speaker)
	p.Bare, p.Saying = false, page.Whole
	for _, line := range strings.Split(strings.TrimRight(a.Say("level.measured"), "\n"), "\n") {
		p.Blocks = append(p.Blocks, page.Block{Text: line, Flush: true})
	}
	t := &page.Table{Columns: []page.Column{{}, {Head: a.Say("level.step")}, {Head: a.Say("level.band")}, {Head: a.Say("level.wins")}},
		Over: a.Say("level.harder_levels"), Roomy: true}
	p.Blocks = append(p.Blocks, page.Block{Table: t})
	if rivals {
		t.Over = a.Say("level.harder_rivals")
		for _, id := range soloRivals(a.Box) {
			a.measuredRow(t, a.Box.Rivals[id].ID, a.Say("setup.rival_full", say.Args{"rival": id}))
		}
		return p
	}
	for d := engine.Difficulty(1); int(d) < len(a.Box.Rules.Levels); d++ {
		a.measuredRow(t, a.Box.Rules.Levels[d].ID, a.Say("level.name", say.Args{"difficulty": d}))
	}
	return p
}

// measuredRow adds the figures of a level or Rival, where there are any.
func (a *asker) measuredRow(t *page.Table, id, name string) {
	x, ok := a.m(id)
	if !ok {
		return
	}
	band := ""
	if x.Low != 0 || x.High != 0 {
		band = a.Say("level.band_text", say.Args{"first": fmt.Sprintf("%+.2f", x.Low), "last": fmt.Sprintf("%+.2f", x.High)})
	}
	t.Rows = append(t.Rows, []string{name, fmt.Sprintf("%+.2f", x.By), band, fmt.Sprintf("%3.0f%%", x.Wins)})
}
