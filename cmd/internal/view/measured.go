package view

import (
	"fmt"
	"math"

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

// note explains the figures behind a question, "" when there are none.
func (m Measured) note(before string) string {
	parts := before
	if m != nil {
		if parts != "" {
			parts += "; "
		}
		parts += "+1: a step harder; ? more"
	}
	if parts == "" {
		return ""
	}
	return " (" + parts + ")"
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

// page tells more of what is measured: levels, or Rivals.
func (m Measured) page(box *rival.Box, rivals bool) []string {
	if m == nil {
		return nil
	}
	out := []string{SetupTitle, "",
		"+1 is a step of 0.25 logits: of 100 games that stand even it costs 6. Steps were",
		"measured with a family of test players, programs of other tastes. Which one is",
		"harder holds for all of them; the band is their least and greatest step. None",
		"plays as you do: how often you will win, nobody has measured.", ""}
	head := "harder than the one above, in logits"
	if rivals {
		head = "harder than the mean of them all, in logits"
	}
	out = append(out, fill("", 26)+head, fill("", 26)+fill("step", 9)+fill("band", 18)+"the test player wins")
	row := func(id, name string) {
		if x, ok := m(id); ok {
			band := fmt.Sprintf("%+.2f to %+.2f", x.Low, x.High)
			if x.Low == 0 && x.High == 0 {
				band = ""
			}
			out = append(out, fill(name, 26)+fill(fmt.Sprintf("%+.2f", x.By), 9)+fill(band, 18)+fmt.Sprintf("%3.0f%%", x.Wins))
		}
	}
	if rivals {
		for _, id := range soloRivals(box) {
			row(box.Rivals[id].ID, box.Rivals[id].Name)
		}
		return out
	}
	for d := engine.Difficulty(1); int(d) < len(box.Rules.Levels); d++ {
		row(box.Rules.Levels[d].ID, box.Rules.Levels[d].Name)
	}
	return out
}
