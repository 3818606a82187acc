package terminal

import (
	"unicode"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// scripts are the letters of keyboards without Latin ones.
var scripts = []struct {
	letters say.ID
	table   *unicode.RangeTable
}{
	{"key.cyrillic_letters", unicode.Cyrillic},
	{"key.greek_letters", unicode.Greek},
	{"key.hebrew_letters", unicode.Hebrew},
	{"key.arabic_letters", unicode.Arabic},
	{"key.armenian_letters", unicode.Armenian},
	{"key.georgian_letters", unicode.Georgian},
	{"key.devanagari_letters", unicode.Devanagari},
	{"key.thai_letters", unicode.Thai},
	{"key.korean_letters", unicode.Hangul},
	{"key.japanese_letters", unicode.Hiragana},
	{"key.japanese_letters", unicode.Katakana},
	{"key.chinese_letters", unicode.Han},
}

// script names the letters that r is one of; "" is none that is known.
func script(r rune) say.ID {
	for _, s := range scripts {
		if unicode.Is(s.table, r) {
			return s.letters
		}
	}
	return ""
}

// sayLayout says why no key is understood; letters names what was typed, if it is
// known.
func sayLayout(s say.Speaker, letters say.ID) string {
	if letters == "" {
		return s.Say("key.layout")
	}
	return s.Say("key.other_layout", say.Args{"text": s.Say(letters)})
}

// nothing says of a command that there is nothing it could be about.
var nothing = map[string]say.ID{"back": "key.no_back", "undo": "key.no_undo", "redo": "key.no_redo"}

func sayTyped(s say.Speaker, n *ask.Number) string {
	if n.Max <= 9 {
		return ask.SayBetween(s, n)
	}
	return s.Say("key.typed", say.Args{"from": n.Min, "to": n.Max})
}

// sayCut says that so many lines are above and below what is seen.
func sayCut(s say.Speaker, above, below int) string {
	switch {
	case above == 0:
		return s.Say("key.below", say.Args{"n": below})
	case below == 0:
		return s.Say("key.above", say.Args{"n": above})
	}
	return s.Say("key.above_below", say.Args{"n": above, "of": below})
}
