package ask

import (
	"strings"
	"unicode"

	layouter "househagal/cmd/internal/layout"
)

// width is how many cells s takes.
func width(s string) int { return layouter.Width(s) }

// cut shortens s to n cells at most.
func cut(s string, n int) string {
	if width(s) <= n {
		return s
	}
	return layouter.Cut(s, max(n, 0))
}

// pad fills s with spaces to n cells.
func pad(s string, n int) string { return layouter.Fill(s, n) }

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
