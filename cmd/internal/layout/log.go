package layout

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/page"
)

// LogLine is a line of a log.
type LogLine struct {
	Text   string
	Begins bool // it begins a round
	goesOn bool // the line above it, folded
}

// Rounds draws a log: a heading a round, a block a line, folded where it is too
// long.
func (w Screen) Rounds(rounds []page.Round) []LogLine {
	var out []LogLine
	for i := range rounds {
		r := &rounds[i]
		if r.Head != "" {
			lines := w.logLines(r.Head, Indent)
			lines[0].Begins = r.Begins
			out = append(out, lines...)
		}
		for _, line := range w.log(r.Blocks) {
			out = append(out, w.logLines(line, Indent+2)...)
		}
	}
	return out
}

func (w Screen) logLines(text string, in int) []LogLine {
	var out []LogLine
	for i, line := range Fold(text, int(w), in) {
		out = append(out, LogLine{Text: line, goesOn: i > 0})
	}
	return out
}

// log is a line a block, of those that have no room what stands in for them.
func (w Screen) log(blocks []page.Block) []string {
	var out []string
	for i := range blocks {
		b := &blocks[i]
		if !w.holds(b) {
			out = append(out, w.log(b.Else)...)
		} else if line := w.Log(b); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// Log is a block on one line, its parts one behind the other.
func (w Screen) Log(b *page.Block) string {
	var parts []string
	for _, text := range []string{w.Lead(&b.Lead), b.Text} {
		if text != "" {
			parts = append(parts, text)
		}
	}
	for _, x := range w.steps(b) {
		if x.Verb != "" {
			x.Text = Together(x.Verb, x.Text)
		}
		parts = append(parts, x.Text)
	}
	if b.Head == "" && len(parts) == 0 {
		return ""
	}
	return strings.TrimRight(Fill("  "+b.Head, Indent+2)+listed(parts), " ")
}

// numberWidth is how many cells the numbers of the log take.
const numberWidth = 5

// Numbered draws a log with a number before each move.
func (w Screen) Numbered(parts []page.Played) []string {
	var out []string
	for i := range parts {
		out = append(out, (w - numberWidth).played(&parts[i])...)
	}
	return out
}

// played draws the lines after some moves. The first line belongs to the move
// that began them; what was asked on the way stands under it.
func (w Screen) played(x *page.Played) []string {
	var lines []LogLine
	if x.First != "" {
		lines = w.logLines(x.First, 2)
	}
	lines = append(lines, w.Rounds(x.Rounds)...)
	var out []string
	moves := x.Moves
	if len(moves) > 0 && moves[0].Fresh {
		if len(lines) == 0 || lines[0].Begins {
			lines = append([]LogLine{{Text: moves[0].Label}}, lines...)
		}
		out = append(out, numbered(moves[0].N, lines[0].Text))
		lines, moves = lines[1:], moves[1:]
		for len(lines) > 0 && lines[0].goesOn {
			out = append(out, lines[0].below())
			lines = lines[1:]
		}
	}
	for _, m := range moves {
		out = append(out, numbered(m.N, m.Label))
	}
	for _, l := range lines {
		out = append(out, l.below())
	}
	return out
}

// below is a line that has no number of its own.
func (l LogLine) below() string {
	if l.Begins {
		return l.Text
	}
	return strings.Repeat(" ", numberWidth) + strings.TrimPrefix(l.Text, "  ")
}

func numbered(n int, line string) string {
	return fmt.Sprintf("%3d  %s", n, strings.TrimSpace(line))
}
