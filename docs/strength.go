package docs

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
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

// Step is how much harder a level is than the one before it, or a Rival than the
// mean of all, in logits: for the stand-in of the menu, and the least and greatest
// of a family of them.
type Step struct{ By, Low, High float64 }

// Strength returns the figure of a level or Rival that docs/strength.md has, by
// its id. It reports false for one that was never measured.
func Strength(id string) (Figure, bool) {
	head, cell := rowOf(id, " wins")
	for i, c := range head {
		if who, ok := strings.CutSuffix(c, " wins"); ok && i+1 < len(cell) {
			return figure(who, cell[i], cell[i+1])
		}
	}
	return Figure{}, false
}

// Harder returns the step of a level or Rival that docs/strength.md has, by its
// id. It reports false for one that was never measured.
func Harder(id string) (Step, bool) {
	_, cell := rowOf(id, "harder by")
	if len(cell) < 4 {
		return Step{}, false
	}
	by, err := strconv.ParseFloat(cell[2], 64)
	if cell[3] == "" { // the first level
		return Step{}, err == nil
	}
	low, high, _ := strings.Cut(cell[3], " to ")
	l, err1 := strconv.ParseFloat(low, 64)
	h, err2 := strconv.ParseFloat(high, 64)
	return Step{by, l, h}, err == nil && err1 == nil && err2 == nil
}

// strengthRows are the rows of all tables of four columns or more.
var strengthRows = sync.OnceValue(func() (rows [][]string) {
	for line := range strings.Lines(strengthPage) {
		if c := cellsOf(line); len(c) >= 4 {
			rows = append(rows, c)
		}
	}
	return rows
})

// rowOf finds the row of id in a table one of whose columns ends in word, and the
// head of that table.
func rowOf(id, word string) (head, cell []string) {
	for _, c := range strengthRows() {
		switch {
		case c[0] == "id":
			head = c
		case c[0] == "`"+id+"`" && slices.ContainsFunc(head, func(h string) bool { return strings.HasSuffix(h, word) }):
			return head, c
		}
	}
	return nil, nil
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

func figure(who, wins, span string) (Figure, bool) {
	low, high, _ := strings.Cut(span, " - ")
	w, err1 := strconv.ParseFloat(wins, 64)
	l, err2 := strconv.ParseFloat(low, 64)
	h, err3 := strconv.ParseFloat(high, 64)
	return Figure{who, w, (h - l) / 2}, who != "" && err1 == nil && err2 == nil && err3 == nil
}
