// Package layout makes lines of a page: for a screen of any width, for plain
// lines, for a log. It counts cells and knows no game and no language.
package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"

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

// Cut shortens s to n cells at most.
func Cut(s string, n int) string {
	if Width(s) <= n {
		return s
	}
	return cells.Truncate(s, max(n, 0), "")
}

// Clean takes out of s what would move the cursor or turn the writing around.
func Clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r == '\u200d', r == '\ufe0f':
			return r
		case unicode.IsControl(r), unicode.Is(unicode.Cf, r), r == unicode.ReplacementChar,
			r == '\u2028', r == '\u2029':
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
}

// AtRight writes right at the right margin of line; where it doesn't fit with
// two cells between, the line stands alone.
func AtRight(line, right string, width int) string {
	gap := width - Width(line) - Width(right)
	if right == "" || gap < 2 {
		return line
	}
	return line + strings.Repeat(" ", gap) + right
}

// Refilled are the lines of a text whose paragraphs were broken for another width;
// lines that are indented stay as they are.
func (w Screen) Refilled(text string) []string {
	var out []string
	para := ""
	end := func() {
		if para != "" {
			out, para = append(out, Fold(para, int(w), 0)...), ""
		}
	}
	for line := range strings.Lines(strings.TrimRight(text, " \n")) {
		line = strings.TrimRight(line, " \n")
		switch {
		case line == "", line[0] == ' ', line[0] == '\t':
			end()
			out = append(out, line)
		case para == "":
			para = line
		default:
			last, _ := utf8.DecodeLastRuneInString(para)
			if first, _ := utf8.DecodeRuneInString(line); !isWide(last) || !isWide(first) {
				para += " "
			}
			para += line
		}
	}
	end()
	return out
}
