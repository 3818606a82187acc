package ask

import (
	"strings"
	"unicode/utf8"
)

// zeros are the digits 0 of scripts whose keyboards write digits of their own.
var zeros = []rune{'٠', '۰', '०', '০', '๐'}

// Latin is the key of an English keyboard that r stands for: a Turkish keyboard
// writes ı or İ where it has i, one for Chinese or Japanese writes full-width
// letters, and some write digits of their own. Other runes stay as they are.
func Latin(r rune) rune {
	switch {
	case r == 'ı' || r == 'İ':
		return 'i'
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	case r == '\u3000':
		return ' '
	case r == '、': // the key of / where full-width letters are written
		return '/'
	}
	for _, zero := range zeros {
		if r >= zero && r <= zero+9 {
			return '0' + r - zero
		}
	}
	return r
}

// Same reports whether two spellings are of one word: without case, and whatever the
// keyboard.
func Same(a, b string) bool { return fold(a) == fold(b) }

// Begins reports whether a name, or it without the words before its last ones, begins
// with what somebody typed: two letters of it or more.
func Begins(name, typed string) bool {
	name, typed = fold(name), fold(typed)
	if utf8.RuneCountInString(typed) < 2 {
		return name == typed && typed != ""
	}
	return strings.HasPrefix(name, typed) || strings.Contains(name, " "+typed)
}

// fold makes two spellings of an answer comparable.
func fold(s string) string {
	s = strings.ToLower(strings.Map(func(r rune) rune {
		if r == '\u0307' { // the dot that a small İ leaves
			return -1
		}
		return Latin(r)
	}, s))
	return strings.Join(strings.Fields(s), " ")
}
