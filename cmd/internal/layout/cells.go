// Package layout makes lines of a page: for a screen of any width, for plain
// lines, for a log. It counts cells and knows no game and no language.
package layout

import (
	"strings"

	"github.com/mattn/go-runewidth"
)

// cells measures text in cells of the screen, as the terminal package does.
var cells = &runewidth.Condition{EastAsianWidth: false, StrictEmojiNeutral: true}

// Width is how many cells a text takes.
func Width(s string) int { return cells.StringWidth(s) }

// Fill adds blanks to s until it takes n cells.
func Fill(s string, n int) string {
	if w := Width(s); w < n {
		return s + strings.Repeat(" ", n-w)
	}
	return s
}

// Right is s at the right end of n cells.
func Right(s string, n int) string { return strings.Repeat(" ", max(0, n-Width(s))) + s }

// Cut shortens s to n cells.
func Cut(s string, n int) string { return cells.Truncate(s, n, "") }

// AtRight writes right at the right margin of line; where it doesn't fit with
// two cells between, the line stands alone.
func AtRight(line, right string, width int) string {
	gap := width - Width(line) - Width(right)
	if right == "" || gap < 2 {
		return line
	}
	return line + strings.Repeat(" ", gap) + right
}

// hardBlank stands where a line must not be broken; it is drawn as a blank.
const hardBlank = "\u00a0"

// Fold breaks a line at blanks, or between wide characters, so that no part takes
// more than width cells; later parts are indented by in cells. A word longer than
// a line stays whole.
func Fold(line string, width, in int) []string {
	var out []string
	line = Counted(line)
	for Width(line) > width {
		cut := breakAt(line, width, in)
		if cut < 0 {
			break
		}
		out = append(out, strings.TrimRight(line[:cut], " "))
		line = strings.Repeat(" ", in) + strings.TrimLeft(line[cut:], " ")
	}
	out = append(out, line)
	for i := range out {
		out[i] = strings.ReplaceAll(out[i], hardBlank, " ")
	}
	return out
}

// breakAt finds the last place to break a line at which the part before it fits,
// -1 for none.
func breakAt(line string, width, in int) int {
	at, end := -1, 0
	try := func(i int) {
		if i > in && Width(line[:i]) <= width && strings.TrimSpace(line[:i]) != "" {
			at = i
		}
	}
	for _, word := range strings.SplitAfter(line, " ") {
		for i, piece := range Pieces(word) {
			if i > 0 {
				try(end)
			}
			end += len(piece)
		}
		if strings.HasSuffix(word, " ") {
			try(end - 1)
		}
	}
	return at
}
