package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// postNoun names an observation post by what it touches: "the Emperor post",
// "the post between Spice Refinery and Arrakeen", "the post beside Deep Desert".
func (s Scene) postNoun(p engine.Post) string {
	where := s.post(p)
	if at, found := strings.CutPrefix(where, "on "); found {
		return at
	}
	return "the post " + where
}

// purseText lists amounts by kind: "1 Solari", "2 Solari, 1 spice"; "" for none.
func purseText(purse [engine.ResourceEnd]int8) string {
	var parts []string
	for r, n := range purse {
		if n > 0 {
			parts = append(parts, tokens(int(n), engine.Resource(r)))
		}
	}
	return strings.Join(parts, ", ")
}

// plural is one for n = 1, else several.
func plural(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return several
}

// numeral is a small number as a word.
func numeral(n int) string {
	words := []string{"none", "one", "two", "three", "four", "five", "six"}
	if n >= 0 && n < len(words) {
		return words[n]
	}
	return fmt.Sprint(n)
}
