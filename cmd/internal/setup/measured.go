package setup

import (
	"fmt"
	"math"
	"strings"

	"househagal/cmd/internal/layout"
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

// Cells of the columns in which steps stand with their band.
const (
	measuredName = 26
	measuredStep = 9
	measuredBand = 18
)

// measuredPage tells more of what is measured: levels, or Rivals.
func (a *asker) measuredPage(rivals bool) []string {
	if a.m == nil {
		return nil
	}
	out := append([]string{Title(a.Speaker), ""}, strings.Split(a.Say("level.measured"), "\n")...)
	head := a.Say("level.harder_levels")
	if rivals {
		head = a.Say("level.harder_rivals")
	}
	out = append(out, layout.Fill("", measuredName)+head,
		layout.Fill("", measuredName)+layout.Fill(a.Say("level.step"), measuredStep)+layout.Fill(a.Say("level.band"), measuredBand)+a.Say("level.wins"))
	if rivals {
		for _, id := range soloRivals(a.Box) {
			out = a.measuredRow(out, a.Box.Rivals[id].ID, a.Say("setup.rival_full", say.Args{"rival": id}))
		}
		return out
	}
	for d := engine.Difficulty(1); int(d) < len(a.Box.Rules.Levels); d++ {
		out = a.measuredRow(out, a.Box.Rules.Levels[d].ID, a.Say("level.name", say.Args{"difficulty": d}))
	}
	return out
}

// measuredRow adds the figures of a level or Rival, where there are any.
func (a *asker) measuredRow(out []string, id, name string) []string {
	x, ok := a.m(id)
	if !ok {
		return out
	}
	band := ""
	if x.Low != 0 || x.High != 0 {
		band = a.Say("level.band_text", say.Args{"first": fmt.Sprintf("%+.2f", x.Low), "last": fmt.Sprintf("%+.2f", x.High)})
	}
	return append(out, layout.Fill(name, measuredName)+layout.Fill(fmt.Sprintf("%+.2f", x.By), measuredStep)+layout.Fill(band, measuredBand)+fmt.Sprintf("%3.0f%%", x.Wins))
}
