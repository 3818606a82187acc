package say

import (
	"slices"
	"strings"
)

// words is the section with what people may type: a key is a word of English,
// which counts in every language, its text what may be typed for it, by commas.
const words = "word"

// Typed are the words that people may type in the language, by the English word
// for which each stands: "evet" by "yes".
func (s Speaker) Typed() map[string][]string {
	l := s.lang()
	l.typed.Do(func() {
		l.typed.words = map[string][]string{}
		for id := range l.section(words) {
			_, key, _ := strings.Cut(string(id), ".")
			l.typed.words[strings.ReplaceAll(key, "_", " ")] = s.typedFor(id)
		}
	})
	return l.typed.words
}

// Word is what people are told to type for a word of English: the first that the
// language has for it, or the English one.
func (s Speaker) Word(english string) string {
	if all := s.Typed()[english]; len(all) > 0 {
		return all[0]
	}
	return english
}

// typedFor are the words that a message lists.
func (s Speaker) typedFor(id ID) []string {
	list := strings.Split(s.write(id, nil), ",")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return slices.DeleteFunc(list, func(w string) bool { return w == "" })
}
