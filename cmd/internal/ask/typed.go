package ask

import (
	"slices"

	"househagal/cmd/internal/say"
)

// Means says whether typed is a word of English, or stands for it in the language.
func Means(s say.Speaker, typed, english string) bool {
	return fold(typed) == english || slices.Contains(senses(s, fold(typed)), english)
}

// senses are the words of English for which a folded one stands in the language,
// each once, in order.
func senses(s say.Speaker, typed string) []string {
	var out []string
	for english, list := range s.Typed() {
		if english != typed && slices.ContainsFunc(list, func(w string) bool { return fold(w) == typed }) {
			out = append(out, english)
		}
	}
	slices.Sort(out)
	return out
}
