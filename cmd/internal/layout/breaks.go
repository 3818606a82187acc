package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// Most writings break a line at blanks. Those whose characters are wide break it
// between any two of them, but not before punctuation that closes nor behind what
// opens (Unicode's rules, UAX 14); and never between a number and what it counts.
// No rule says where a word of them ends: so a break behind a mark or a blank that is
// near goes before one that is farther right and may part a word, if that needs no more
// lines (see fold.go).

// isWide says whether a character takes two cells.
func isWide(r rune) bool { return cells.RuneWidth(r) == 2 }

// hasWide says whether a text has such characters.
func hasWide(s string) bool {
	for _, r := range s {
		if r >= 0x1100 && isWide(r) { // none below is
			return true
		}
	}
	return false
}

// Pieces parts a word that has no blanks into what stays together on a line. Words
// of most writings stay whole.
func Pieces(word string) []string {
	if !hasWide(word) {
		return []string{word}
	}
	var out []string
	begin, rest, state, at := 0, word, -1, 0
	for rest != "" {
		var piece string
		piece, rest, _, state = uniseg.FirstLineSegmentInString(rest, state)
		at += len(piece)
		if rest == "" || breaksBetween(word[:at], rest) {
			out = append(out, word[begin:at])
			begin = at
		}
	}
	return out
}

// breaksBetween says whether a break that Unicode allows between two parts of a
// word is one for us: beside a wide character, and no digit but behind a mark that
// ends what stands before it, such as the colon before a code.
func breaksBetween(before, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(after)
	return (isWide(last) || isWide(first)) && !unicode.IsDigit(last) && (!unicode.IsDigit(first) || isStop(last))
}

// isStop says whether a character is a wide mark, such as a comma or what closes, but
// not the dot inside a name. (Behind a mark that opens Unicode allows no break.)
func isStop(r rune) bool { return isWide(r) && unicode.IsPunct(r) && string(r) != nameDot }

// isOpening says whether a character is a wide bracket that opens.
func isOpening(r rune) bool { return isWide(r) && unicode.Is(unicode.Ps, r) }

// Counted makes the blanks between a number and a wide character hard ones.
func Counted(s string) string {
	if !hasWide(s) {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		last, _ := utf8.DecodeLastRuneInString(s[:i])
		next, _ := utf8.DecodeRuneInString(s[i+utf8.RuneLen(r):])
		if r == ' ' && (unicode.IsDigit(last) && isWide(next) || isWide(last) && unicode.IsDigit(next)) {
			b.WriteString(hardBlank)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// listed writes texts one behind the other, each a part of its own, as the writing
// does it in which the one before ends, be it with a number.
func listed(texts []string) string {
	all := ""
	for i, text := range texts {
		last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(all, " 0123456789"))
		switch {
		case i == 0:
		case isWide(last):
			all += "\uff1b" // the semicolon of wide writings
		default:
			all += "; "
		}
		all += text
	}
	return all
}

// Together writes one text behind another, with a blank between where the writing
// has any.
func Together(texts ...string) string {
	all := ""
	for _, text := range texts {
		last, _ := utf8.DecodeLastRuneInString(all)
		first, _ := utf8.DecodeRuneInString(text)
		if all != "" && text != "" && !(isWide(last) && isWide(first)) {
			all += " "
		}
		all += text
	}
	return all
}
