package say

import (
	"unicode"

	"golang.org/x/text/width"

	"househagal/data/strict"
)

// instead is what to write for characters that some terminals draw one cell wide
// and others two.
var instead = map[rune]string{'\u2026': "...", '\u2014': ": or , or a full stop", '\u2013': "-", '\u00b7': "\u30fb", '\u2022': "*",
	'\u201c': "\"", '\u201d': "\"", '\u2018': "'", '\u2019': "'", '\u00d7': "x", '\u2192': "->"}

// Ambiguous says whether terminals differ in how wide they draw a character.
// Letters are as wide as other letters of their language.
func Ambiguous(r rune) bool {
	return !unicode.IsLetter(r) && width.LookupRune(r).Kind() == width.EastAsianAmbiguous
}

// characters finds what no column is straight with.
func (x *checker) characters(id ID, v strict.Cursor) { checkCharacters(string(id), v) }

func checkCharacters(of string, v strict.Cursor) {
	for _, r := range v.Raw() {
		if !Ambiguous(r) {
			continue
		}
		if other := instead[r]; other != "" {
			v.Fail("%s: terminals differ in how wide they draw %q; write %s", of, r, other)
		} else {
			v.Fail("%s: terminals differ in how wide they draw %q; write it otherwise", of, r)
		}
	}
}
