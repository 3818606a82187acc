package ask

import (
	"strings"
	"unicode"

	"github.com/mattn/go-runewidth"
)

// cells measures text in cells of the screen; a wide character takes two.
var cells = &runewidth.Condition{EastAsianWidth: false, StrictEmojiNeutral: true}

// width is how many cells s takes.
func width(s string) int { return cells.StringWidth(s) }

// cut shortens s to n cells at most.
func cut(s string, n int) string {
	if width(s) <= n {
		return s
	}
	return cells.Truncate(s, max(n, 0), "")
}

// pad fills s with spaces to n cells.
func pad(s string, n int) string {
	if w := width(s); w < n {
		return s + strings.Repeat(" ", n-w)
	}
	return s
}

// clean takes out of s what would move the cursor or turn the writing around.
func clean(s string) string {
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

// squeeze shortens the last wide gap of a line, so that what stands at the
// right margin stays on it.
func squeeze(s string, n int) string {
	excess := width(s) - n
	if excess <= 0 {
		return s
	}
	end := strings.LastIndex(s, "   ")
	if end < 0 {
		return s
	}
	end += 3
	start := len(strings.TrimRight(s[:end], " "))
	if start == 0 || end-start-2 < excess {
		return s
	}
	return s[:start] + strings.Repeat(" ", end-start-excess) + s[end:]
}

// wrap breaks s into lines of n cells at most, between words where it can;
// the second line and those after it are indented.
func wrap(s string, n, indent int) []string {
	s = squeeze(strings.TrimRight(s, " "), n)
	if width(s) <= n {
		return []string{s}
	}
	if indent > n/2 {
		indent = 0
	}
	var lines []string
	line := s[:len(s)-len(strings.TrimLeft(s, " "))]
	if len(line) > n/2 {
		line = ""
	}
	empty := true
	for _, word := range strings.Fields(s) {
		for {
			gap := 1
			if empty {
				gap = 0
			}
			if width(line)+gap+width(word) <= n {
				line += strings.Repeat(" ", gap) + word
				empty = false
				break
			}
			if empty { // one word longer than a line
				head := cut(word, n-width(line))
				if head == "" {
					head = string([]rune(word)[:1])
				}
				line += head
				word = word[len(head):]
			}
			lines = append(lines, line)
			line, empty = strings.Repeat(" ", indent), true
			if word == "" {
				break
			}
		}
	}
	if !empty {
		lines = append(lines, line)
	}
	return lines
}
