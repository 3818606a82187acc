package terminal

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"

	layouter "househagal/cmd/internal/layout"
)

// cell is one choice as it is drawn.
type cell struct {
	text   string
	marked bool
	closed bool
	blank  bool // it cannot be meant by what was typed
}

// cells gives what is drawn of the menu, in order: choices, then numbers.
func (m *menu) cells(marked int) []cell {
	keys := m.keyWidth()
	var row []cell
	for _, n := range m.numbers() {
		lit := len(m.p.Choices) == 0 && n == m.p.Default && m.tens == 0
		row = append(row, cell{text: strconv.Itoa(n), marked: lit})
	}
	if n := m.p.Number; n != nil && n.Typed && len(m.p.Choices) == 0 {
		row = append(row, cell{text: sayTyped(m.p.Speaker, n)})
	}
	if n := m.p.Number; n != nil && n.More && !n.Typed && (m.tens+10 <= n.Max || m.tens == 0 && !m.all) {
		row = append(row, cell{text: m.p.Speaker.Say("key.ten_more")})
	}
	for _, i := range m.visible() {
		c := m.p.Choices[i]
		row = append(row, cell{
			text:   m.cellText(i, keys),
			marked: i == marked,
			closed: c.Closed != "",
			blank:  m.kept != nil && !slices.Contains(m.kept, i),
		})
	}
	return row
}

// closedMark stands for the key of a choice that is not open; in a list it takes
// no more room than the keys do.
const closedMark = "--"

// keyWidth is the widest key, so that labels stand under each other.
func (m *menu) keyWidth() int {
	if m.p.Layout == ask.Row {
		return 0
	}
	widest := 0
	for _, i := range m.visible() {
		c := m.p.Choices[i]
		if c.Closed != "" && c.Key != "" && m.p.Layout != ask.List {
			widest = max(widest, len(closedMark))
		}
		widest = max(widest, layouter.Width(c.Key))
	}
	return widest
}

// cellText is key and label of a choice.
func (m *menu) cellText(i, keys int) string {
	c := m.p.Choices[i]
	label := layouter.Clean(c.Label)
	if i == m.p.Default && (c.Key == "" || m.p.EnterLabel != "") && c.Closed == "" {
		if m.p.EnterLabel != "" {
			label = layouter.Clean(m.p.EnterLabel)
		}
		return strings.TrimRight(m.p.Speaker.Say("key.enter_takes", say.Args{"text": label}), " ")
	}
	key := c.Key
	if c.Closed != "" {
		key = closedMark[:min(max(keys, 1), len(closedMark))]
	}
	if key == "" && keys == 0 {
		return label
	}
	return strings.TrimRight(layouter.Fill(key, keys)+" "+label, " ")
}

// rows draws the menu w cells wide and says in which row the mark stands.
func (m *menu) rows(marked, w int, s style) (rows []string, at int) {
	row := m.cells(marked)
	switch {
	case len(row) == 0:
		return nil, 0
	case m.p.Layout == ask.Grid:
		return drawGrid(row, m.p.GridColumns(), m.p.Apart(), w, s)
	case m.p.Layout == ask.Row || m.p.Number != nil && len(m.p.Choices) == 0:
		return drawRow(row, m.p.Apart(), w, s)
	}
	return drawList(row, m.keyWidth()+1, w, s)
}

// drawList puts the cells one under the other; what has no room on a line goes on under
// its label, in cells from the left.
func drawList(row []cell, in, w int, s style) (rows []string, at int) {
	for _, c := range row {
		if c.marked {
			at = len(rows)
		}
		for i, text := range layouter.Fold(c.text, max(w-2, 1), in) {
			c.text, c.marked = text, c.marked && i == 0
			rows = append(rows, strings.TrimRight(s.cell(c, w, 0), " "))
		}
	}
	return rows, at
}

// drawGrid fills columns from top to bottom; where they don't fit side by side
// there are fewer of them.
func drawGrid(row []cell, columns, step, w int, s style) ([]string, int) {
	widest := 0
	for _, c := range row {
		widest = max(widest, layouter.Width(c.text))
	}
	if step <= 0 {
		step = 80 / columns
	}
	if columns > 1 && step < widest+2 {
		step = widest + 2
	}
	for columns > 1 && (columns-1)*step+2+widest > w {
		columns--
	}
	height := (len(row) + columns - 1) / columns
	rows, at := make([]string, height), 0
	for y := range rows {
		var b strings.Builder
		for x := 0; x < columns; x++ {
			i := x*height + y
			if i >= len(row) {
				continue
			}
			if row[i].marked {
				at = y
			}
			room, fill := step, step
			if x == columns-1 {
				room, fill = w-x*step, 0
			}
			b.WriteString(s.cell(row[i], room, fill))
		}
		rows[y] = strings.TrimRight(b.String(), " ")
	}
	return rows, at
}

// drawRow puts the cells side by side, in several lines where they don't fit.
func drawRow(row []cell, step, w int, s style) ([]string, int) {
	if step <= 0 {
		step = rowStep(row)
	}
	var rows []string
	var b strings.Builder
	at, x := 0, 0
	for _, c := range row {
		if x > 0 && x+2+layouter.Width(c.text) > w {
			rows = append(rows, strings.TrimRight(b.String(), " "))
			b.Reset()
			x = 0
		}
		if c.marked {
			at = len(rows)
		}
		fill := max(step, layouter.Width(c.text)+2)
		b.WriteString(s.cell(c, w-x, fill))
		x += fill
	}
	return append(rows, strings.TrimRight(b.String(), " ")), at
}

// rowStep is the distance of cells in a row: four more than the widest but the
// last, and ten at least where words stand beside the keys.
func rowStep(row []cell) int {
	widest, worded := 0, true
	for i, c := range row {
		if i < len(row)-1 {
			widest = max(widest, layouter.Width(c.text))
		}
		worded = worded && strings.Contains(c.text, " ")
	}
	if worded {
		return max(widest+4, 10)
	}
	return widest + 4
}
