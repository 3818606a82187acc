package cli

import (
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data/strict"
)

// beginning are the words that begin as is typed.
func beginning(words []string, typed string) []string {
	return slices.DeleteFunc(words, func(w string) bool { return !strings.HasPrefix(w, typed) })
}

// nearestOf suggests the word that was meant, or says otherwise.
func nearestOf(word string, known []string, otherwise string) string {
	if k := strict.Nearest(word, known); k != "" {
		return speaker(nil).Say("cli.did_you_mean", say.Args{"word": k})
	}
	return otherwise
}
