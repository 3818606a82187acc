package command

import (
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data/strict"
)

// Beginning are the words that begin as is typed.
func Beginning(words []string, typed string) []string {
	return slices.DeleteFunc(words, func(w string) bool { return !strings.HasPrefix(w, typed) })
}

// Nearest suggests the word that was meant, or says otherwise.
func Nearest(word string, known []string, otherwise string) string {
	if k := strict.Nearest(word, known); k != "" {
		return Speaker(nil).Say("cli.did_you_mean", say.Args{"word": k})
	}
	return otherwise
}
