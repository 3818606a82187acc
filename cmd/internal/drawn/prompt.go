package drawn

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
)

// Prompt shows a prompt as the terminal draws it at 80 cells: page, answered
// lines, question, menu, hint.
func Prompt(p ask.Prompt) []string {
	p.Settle(0)
	var out []string
	if lines := p.Drawn(0); len(lines) > 0 {
		out = append(append(out, lines...), "")
	}
	for _, line := range p.Asked {
		out = append(out, "? "+line)
	}
	text := "? " + p.Text
	if p.FreeText != nil {
		text += " [" + p.FreeText.Default + "]"
	}
	out = append(append(out, text), drawMenu(p)...)
	if p.Hint != "" {
		out = append(out, p.Hint)
	}
	return out
}

// drawMenu places the cells of a menu.
func drawMenu(p ask.Prompt) []string {
	list := drawCells(p)
	switch {
	case len(list) == 0:
		return nil
	case p.Layout == ask.Grid:
		return drawColumns(list, max(p.Columns, 1), cmp.Or(p.Apart(), 80/max(p.Columns, 1)))
	case p.Layout == ask.Row || p.Number != nil && len(p.Choices) == 0:
		return drawRow(list, p.Apart())
	}
	return drawColumns(list, 1, 80)
}

// drawCells are the texts of numbers and choices, the mark in front.
func drawCells(p ask.Prompt) []string {
	var list []string
	if n := p.Number; n != nil {
		for i := n.Min; i <= n.Shown; i++ {
			list = append(list, fmt.Sprintf("  %d", i))
		}
		if n.Typed && len(p.Choices) == 0 {
			list = append(list, fmt.Sprintf("  %d to %d; Enter ends a shorter number", n.Min, n.Max))
		}
		if n.More {
			list = append(list, "  m more")
		}
	}
	keys := 0
	for _, c := range p.Choices {
		if c.Hidden || p.Layout == ask.Row {
			continue
		}
		keys = max(keys, len(c.Key))
		if c.Closed != "" {
			keys = max(keys, map[bool]int{true: 1, false: 2}[p.Layout == ask.List])
		}
	}
	for i, c := range p.Choices {
		if c.Hidden {
			continue
		}
		mark, key := "  ", c.Key
		if i == p.Default {
			mark = "> "
		}
		if c.Closed != "" {
			key = "--"[:max(keys, 1)]
		}
		if key == "" && i == p.Default {
			key = "Enter"
		}
		list = append(list, mark+strings.TrimSpace(fmt.Sprintf("%-*s %s", keys, key, c.Label)))
	}
	return list
}

func drawColumns(list []string, n, step int) []string {
	rows := make([]string, (len(list)+n-1)/n)
	for i, text := range list {
		y := i % len(rows)
		rows[y] = fmt.Sprintf("%-*s%s", i/len(rows)*step, rows[y], text)
	}
	return rows
}

// drawRow puts cells side by side, as far apart as the terminal does, in several
// lines where one has no room.
func drawRow(list []string, step int) []string {
	if step == 0 {
		step = widest(list[:len(list)-1]) + 4
		if !slices.ContainsFunc(list, func(text string) bool { return !strings.Contains(text[2:], " ") }) {
			step = max(step, 10)
		}
	}
	rows, at := []string{""}, 0
	for _, text := range list {
		last := &rows[len(rows)-1]
		if at > 0 && at+len(text) > 80 {
			rows, at = append(rows, ""), 0
			last = &rows[len(rows)-1]
		}
		*last = fmt.Sprintf("%-*s%s", at, *last, text)
		at += max(step, len(text))
	}
	return rows
}

// widest is the longest text without its mark.
func widest(list []string) int {
	n := 0
	for _, text := range list {
		n = max(n, len(text)-2)
	}
	return n
}

// Menu is a menu that is written down beside a test.
func Menu(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "menus", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
