package docs

import (
	_ "embed"
	"strconv"
	"strings"
)

//go:embed strength.md
var strengthPage string

// Figure is how a stand-in fared against a level or a Rival of the program, in
// percent of its games.
type Figure struct {
	StandIn string  // "planner"
	Wins    float64 // of 100 games
	Margin  float64 // half the 95% interval
}

// Strength returns the figure of a level or Rival that docs/strength.md has, by
// its id. It reports false for one that was never measured.
func Strength(id string) (Figure, bool) {
	who := ""
	for line := range strings.Lines(strengthPage) {
		cell := cellsOf(line)
		if len(cell) < 4 {
			continue
		}
		at := 2 // the first column of figures
		if cell[0] == "id" {
			who = firstWins(cell)
		}
		if cell[0] != "`"+id+"`" {
			continue
		}
		if _, _, ok := strings.Cut(cell[at+1], " - "); !ok {
			at++ // a column between: the Swordmaster value
		}
		return figure(who, cell[at], cell[at+1])
	}
	return Figure{}, false
}

// StrengthRules returns the name of the rules and stand-ins that the figures are
// of, "" when there are none.
func StrengthRules() string {
	_, rest, _ := strings.Cut(strengthPage, "Rules and stand-ins: `")
	name, _, ok := strings.Cut(rest, "`")
	if !ok {
		return ""
	}
	return name
}

// cellsOf parts a row of a table, nil for any other line.
func cellsOf(line string) []string {
	line, ok := strings.CutPrefix(strings.TrimSpace(line), "|")
	if !ok {
		return nil
	}
	cells := strings.Split(strings.TrimSuffix(line, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}

// firstWins is the stand-in of the first column that says "NAME wins".
func firstWins(head []string) string {
	for _, c := range head {
		if name, ok := strings.CutSuffix(c, " wins"); ok {
			return name
		}
	}
	return ""
}

func figure(who, wins, span string) (Figure, bool) {
	low, high, _ := strings.Cut(span, " - ")
	w, err1 := strconv.ParseFloat(wins, 64)
	l, err2 := strconv.ParseFloat(low, 64)
	h, err3 := strconv.ParseFloat(high, 64)
	return Figure{who, w, (h - l) / 2}, who != "" && err1 == nil && err2 == nil && err3 == nil
}
