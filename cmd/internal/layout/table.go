package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

// Where the seats of a table begin and how far apart they are; where the texts of
// its notes begin.
const (
	seatsLabel, seatsColumn   = 22, 19
	narrowLabel, narrowColumn = 21, 10
	noteColumn                = 15
)

// Where the text beside the head of a fact begins, and beside the name of an entry.
const factColumn, entryColumn = 14, 25

// How many cells the path of a value takes, and the value.
const pathColumn, valueColumn = 41, 17

// Where the second column of a roomy table begins, and how much room is between
// further ones.
const roomyFirst, roomyGap = 26, 4

// The least that a column keeps where a table is too wide, and what the last one gets
// then, if it wants as much.
const leastColumn, lastColumn = 10, 20

// Table writes rows under their heads, as wide as needed; the last column takes
// what is left of the line and goes on in further lines. Where nothing is left, so
// does the widest column before it.
func (w Screen) Table(t *page.Table) []string {
	wide := make([]int, len(t.Columns))
	heads := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		heads[i], wide[i] = c.Head, Width(c.Head)
		for _, r := range t.Rows {
			wide[i] = max(wide[i], Width(r[i]))
		}
	}
	gap := "  "
	if t.Roomy {
		gap = strings.Repeat(" ", roomyGap)
		wide[0] = max(wide[0], roomyFirst-roomyGap)
	}
	w.narrow(wide, Width(gap))
	var out []string
	if t.Over != "" {
		out = append(out, strings.Repeat(" ", wide[0])+gap+t.Over)
	}
	for _, r := range append([][]string{heads}, t.Rows...) {
		out = append(out, w.tableRow(r, wide, gap, t.Columns)...)
	}
	return out
}

// narrow takes from the widest column before the last what the last one lacks.
func (w Screen) narrow(wide []int, gap int) {
	last := len(wide) - 1
	if last < 1 {
		return
	}
	over, most := min(wide[last], lastColumn)-int(w), 0
	for i, n := range wide[:last] {
		over += n + gap
		if n > wide[most] {
			most = i
		}
	}
	if over > 0 {
		wide[most] = max(wide[most]-over, min(wide[most], leastColumn))
	}
}

// tableRow writes a row of a table on as many lines as its longest cell takes.
func (w Screen) tableRow(r []string, wide []int, gap string, columns []page.Column) []string {
	if line, fits := w.oneLine(r, wide, gap, columns); fits {
		return []string{line}
	}
	last, in := len(r)-1, 0
	cells := make([][]string, len(r))
	for i, cell := range r[:last] {
		cells[i] = Fold(cell, wide[i], 0)
		in += wide[i] + Width(gap)
	}
	cells[last] = Fold(r[last], max(int(w)-in, 1), 0)
	tall := 0
	for _, c := range cells {
		tall = max(tall, len(c))
	}
	var out []string
	for n := range tall {
		line := ""
		for i, c := range cells {
			text := ""
			if n < len(c) {
				text = c[n]
			}
			switch {
			case i == last:
				line += text
			case columns[i].Right:
				line += strings.Repeat(" ", wide[i]-Width(text)) + text + gap
			default:
				line += Fill(text, wide[i]) + gap
			}
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}

// oneLine is a row each of whose cells fits, as most rows are.
func (w Screen) oneLine(r []string, wide []int, gap string, columns []page.Column) (string, bool) {
	var line strings.Builder
	last, left := len(r)-1, int(w)
	for i, cell := range r[:last] {
		blanks := wide[i] - Width(cell)
		if blanks < 0 {
			return "", false
		}
		if left -= wide[i] + len(gap); columns[i].Right {
			pad(&line, blanks)
			blanks = 0
		}
		line.WriteString(cell)
		pad(&line, blanks)
		line.WriteString(gap)
	}
	if Width(r[last]) > max(left, 1) {
		return "", false
	}
	line.WriteString(r[last])
	return strings.TrimRight(strings.ReplaceAll(line.String(), hardBlank, " "), " "), true
}

func pad(b *strings.Builder, n int) {
	for range n {
		b.WriteByte(' ')
	}
}

// Seats draws a table of the seats, and its notes.
func (w Screen) Seats(t *page.Seats) []string {
	names := page.SeatRow{}
	for _, n := range t.Names {
		names.Cells = append(names.Cells, []string{n})
	}
	out := w.row(&names)
	for i := range t.Rows {
		out = append(out, w.row(&t.Rows[i])...)
	}
	for _, n := range t.Notes {
		in := Indent
		if n.Hangs {
			in = noteColumn
		}
		out = append(out, Fold(Fill(n.Head, noteColumn)+n.Text, int(w), in)...)
	}
	return out
}

// saidSeats is the same in plain lines.
func saidSeats(t *page.Seats) []string {
	var out []string
	for _, r := range t.Rows {
		out = append(out, r.Said)
	}
	for _, n := range t.Notes {
		out = append(out, n.Said)
	}
	return out
}

// row draws a label and the cells of the seats, as many lines as the tallest cell
// has.
func (w Screen) row(r *page.SeatRow) []string {
	start, step, tall := seatsLabel, seatsColumn, 1
	if w < Full {
		start, step = narrowLabel, max(narrowColumn, (int(w)-narrowLabel)/len(r.Cells))
	}
	for _, c := range r.Cells {
		tall = max(tall, len(c))
	}
	var out []string
	for n := range tall {
		line := ""
		if n == 0 {
			line = r.Label
		}
		line = Fill(line, start)
		for _, c := range r.Cells {
			text := ""
			if n < len(c) {
				text = c[n]
			}
			line += Fill(Cut(text, step-1), step)
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}

// Hanging writes text beside a head, from column in on; what does not fit goes on
// below the text. A head that reaches so far keeps a blank behind it.
func (w Screen) Hanging(head string, in int, text string) []string {
	if Width(head) >= in && !strings.HasSuffix(head, " ") {
		head += " "
	}
	return Fold(Fill(head, in)+text, int(w), in)
}

// Behind writes text behind a head; what does not fit goes on below the text.
func (w Screen) Behind(head, text string) []string { return w.Hanging(head, Width(head)+2, text) }

// First is the first of several texts that has room on a line, or the last one.
func (w Screen) First(ways ...string) string {
	for _, text := range ways {
		if Width(text) <= int(w) {
			return text
		}
	}
	return ways[len(ways)-1]
}

// Beside writes two columns with a gap between, the first at least so many cells
// wide; a text that a full line has no room for goes on below itself.
func Beside(rows [][2]string, least int, gap string) []string {
	for _, r := range rows {
		least = max(least, Width(r[0]))
	}
	var out []string
	for _, r := range rows {
		out = append(out, Fold(Fill(r[0], least)+gap+r[1], int(Full), least+Width(gap))...)
	}
	return out
}

// Columns writes keys and names in so many columns, each filled from top to bottom.
func (w Screen) Columns(n int, cells [][2]string) []string {
	widest := 0
	for _, c := range cells {
		widest = max(widest, Width(c[0]))
	}
	rows := (len(cells) + n - 1) / n
	lines := make([]string, rows)
	for i, c := range cells {
		at := 2 + i/rows*((int(w)-2)/n)
		lines[i%rows] = Fill(lines[i%rows], at) + Fill(c[0], widest+1) + c[1]
	}
	return lines
}

// Facts writes heads and texts beside each other, none of them folded.
func Facts(rows [][2]string) []string {
	out := make([]string, len(rows))
	for i, r := range rows {
		out[i] = Fill(r[0], factColumn) + r[1]
	}
	return out
}

// Sourced is a value by its path, and where it comes from.
func Sourced(path, value, from string) string {
	return Fill(path, pathColumn-1) + " " + Fill(value, valueColumn-1) + " " + from
}

// Entry is a name and the lines that tell about it beside and under it, folded. A name
// that has no room there has a line of its own.
func Entry(name string, about ...string) []string {
	var out []string
	head := Fill(name, entryColumn-1) + " "
	if Width(head) > entryColumn {
		out, head = append(out, name), strings.Repeat(" ", entryColumn)
	}
	for _, line := range about {
		for _, part := range Fold(line, int(Full)-entryColumn, 0) {
			out = append(out, head+part)
			head = strings.Repeat(" ", entryColumn)
		}
	}
	return out
}
