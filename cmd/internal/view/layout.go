package view

import (
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"
)

// cells measures text in cells of the screen, as the terminal package does.
var cells = &runewidth.Condition{EastAsianWidth: false, StrictEmojiNeutral: true}

// indent is the column where the text beside a head or a verb begins.
const indent = 10

// fill adds spaces to s until it takes n cells.
func fill(s string, n int) string {
	if w := cells.StringWidth(s); w < n {
		return s + strings.Repeat(" ", n-w)
	}
	return s
}

// atRight writes right at the right margin of line; where it doesn't fit with
// two cells between, the line stands alone.
func atRight(line, right string, width int) string {
	gap := width - cells.StringWidth(line) - cells.StringWidth(right)
	if right == "" || gap < 2 {
		return line
	}
	return line + strings.Repeat(" ", gap) + right
}

// fold breaks a line at spaces so that no part takes more than width cells;
// later parts are indented by in cells. A word longer than a line stays whole.
func fold(line string, width, in int) []string {
	var out []string
	for cells.StringWidth(line) > width {
		cut := breakAt(line, width, in)
		if cut < 0 {
			break
		}
		out = append(out, strings.TrimRight(line[:cut], " "))
		line = strings.Repeat(" ", in) + strings.TrimLeft(line[cut:], " ")
	}
	return append(out, line)
}

// breakAt finds the last space at which the part before it fits, -1 for none.
func breakAt(line string, width, in int) int {
	at := -1
	for i, r := range line {
		if cells.StringWidth(line[:i]) > width {
			break
		}
		if r == ' ' && i > in && strings.TrimSpace(line[:i]) != "" {
			at = i
		}
	}
	return at
}

// count is a number and its noun: "1 troop", "2 troops"; an empty noun leaves
// the number and a space.
func count(n int, noun string) string {
	if n != 1 && noun != "" {
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}

// capital begins s with a capital letter.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// small begins s with a small letter.
func small(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
