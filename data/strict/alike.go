package strict

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
	"unicode"
)

// alike are letters of other scripts that look like one of ours.
var alike = map[rune]rune{
	'а': 'a', 'в': 'b', 'с': 'c', 'е': 'e', 'һ': 'h', 'і': 'i', 'ј': 'j', 'к': 'k', 'м': 'm', 'п': 'n', 'о': 'o', 'р': 'p',
	'ԛ': 'q', 'г': 'r', 'ѕ': 's', 'т': 't', 'ѵ': 'v', 'ԝ': 'w', 'х': 'x', 'у': 'y', 'ԁ': 'd', 'ӏ': 'l',
	'α': 'a', 'ε': 'e', 'ι': 'i', 'κ': 'k', 'ν': 'v', 'ο': 'o', 'ρ': 'p', 'τ': 't', 'υ': 'u', 'χ': 'x', 'ω': 'w',
	'‐': '_', '‑': '_', '–': '_', '—': '_',
}

// lookAlike returns word in plain letters, and which of its letters only looks
// like what it should be; "" when every letter is plain.
func lookAlike(word string) (plain, letter string) {
	n := 0
	plain = strings.Map(func(r rune) rune {
		n++
		to, ok := alike[r]
		if r > 0xff00 && r < 0xff5f { // the wide letters of East Asian keyboards
			to, ok = r-0xfee0, true
		}
		if !ok {
			return r
		}
		if letter == "" {
			letter = fmt.Sprintf("character %d is %s %c (%U), which only looks like %c", n, script(r), r, r, to)
		}
		return to
	}, word)
	return plain, letter
}

func script(r rune) string {
	switch {
	case unicode.Is(unicode.Cyrillic, r):
		return "the Cyrillic"
	case unicode.Is(unicode.Greek, r):
		return "the Greek"
	}
	return "the wide or long"
}

// keyLike is a key with its value but without a sound colon between them.
var keyLike = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^([a-z_][a-z0-9_]*)(:|=| *：|)(.*)$`) })

// noSoundColon says of a text that was meant as a key and its value what the
// colon lacks, and how the two are written; "" when it was not meant so.
func noSoundColon(text string) (what, right string) {
	m := keyLike().FindStringSubmatch(text)
	if m == nil || m[2] == "" && m[3] != "" && m[3][0] != ' ' {
		return "", ""
	}
	what = map[string]string{"": "no colon after " + m[1], ":": "no blank after the colon", "=": "= is no colon"}[m[2]]
	if what == "" {
		what = "the colon is another character that only looks like one (U+FF1A)"
	}
	return what, strings.TrimRight(m[1]+": "+strings.TrimLeft(m[3], " "), " ")
}
