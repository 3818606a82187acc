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

// newsIndent is where the text of the news begins; before it stand names and
// verbs.
const newsIndent = 10

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
	if start <= newsIndent || end-start-2 < excess {
		return s
	}
	return s[:start] + strings.Repeat(" ", end-start-excess) + s[end:]
}

// wrap breaks s into lines of n cells at most, between words where it can;
// the second line and those after it are indented. The first word keeps its
// column.
func wrap(s string, n, indent int) []string {
	s = squeeze(strings.TrimRight(s, " "), n)
	if width(s) <= n {
		return []string{s}
	}
	if indent > n/2 {
		indent = 0
	}
	b := breaker{n: n, indent: strings.Repeat(" ", indent), empty: true}
	rest := strings.TrimLeft(s, " ")
	if lead := s[:len(s)-len(rest)]; len(lead) <= n/2 {
		b.line = lead
	}
	for i, word := range unbroken(rest) {
		gap := 1
		if i == 1 { // what stands between a heading and its text
			gap = len(rest) - len(strings.TrimLeft(rest[len(b.first):], " ")) - len(b.first)
		}
		if i == 0 {
			b.first = word
		}
		for _, piece := range layouter.Pieces(word) {
			b.add(piece, gap)
			gap = 0
		}
	}
	return b.end()
}

// unbroken are what blanks part; a number and what it counts in wide characters are
// one.
func unbroken(s string) []string {
	counted := layouter.Counted(s)
	if counted == s {
		return strings.Fields(s)
	}
	all := strings.FieldsFunc(counted, func(r rune) bool { return r == ' ' })
	for i := range all {
		all[i] = strings.ReplaceAll(all[i], "\u00a0", " ")
	}
	return all
}

// breaker fills lines word by word.
type breaker struct {
	n      int
	indent string
	first  string
	lines  []string
	line   string
	empty  bool // the line has no word yet
}

// add puts a word on the line, or on the next ones.
func (b *breaker) add(word string, gap int) {
	if b.empty {
		gap = 0
	}
	if width(b.line)+gap+width(word) <= b.n {
		b.line += strings.Repeat(" ", gap) + word
		b.empty = false
		return
	}
	if !b.empty {
		b.next()
	}
	for width(b.line)+width(word) > b.n { // a word longer than a line
		head := cut(word, b.n-width(b.line))
		if head == "" {
			head = string([]rune(word)[:1])
		}
		b.line += head
		word = word[len(head):]
		b.next()
		if word == "" {
			return
		}
	}
	b.line += word
	b.empty = false
}

// next begins a new line.
func (b *breaker) next() {
	b.lines = append(b.lines, b.line)
	b.line, b.empty = b.indent, true
}

// end gives the lines.
func (b *breaker) end() []string {
	if b.empty {
		return b.lines
	}
	return append(b.lines, b.line)
}
