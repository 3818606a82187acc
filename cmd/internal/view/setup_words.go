package view

import (
	"slices"

	"househagal/rival"
)

// SetupWords are the words that may be added to what v has under a key of
// SetupKeys: those that CheckSetup takes. Nil where they can't be listed, such as
// names and numbers.
func SetupWords(box *rival.Box, v SetupValues, key string) []string {
	games, modes := existing.gamesAndModes()
	switch key {
	case "game":
		return games
	case "mode":
		return modes
	case "difficulty":
		return optionValues(levelOptions(box))
	case "variant":
		return variantWords(v)
	case "rival":
		return rivalWords(box, v)
	case "streamlined":
		return []string{"yes", "no"}
	case "objectives":
		return []string{"deal"}
	case "hagal-deck", "conflict-deck":
		return []string{"virtual", "physical"}
	case "input":
		return optionValues(existing.inputs())
	}
	return nil
}

// variantWords are the variants of the mode that are not named yet.
func variantWords(v SetupValues) []string {
	var words []string
	for _, x := range variants {
		if (!x.soloOnly || !v.twoPlayer()) && !slices.Contains(v.list("variant"), x.id) {
			words = append(words, x.id)
		}
	}
	return words
}

// rivalWords are the Rivals of the mode that are not named yet, or how two are
// found by chance.
func rivalWords(box *rival.Box, v SetupValues) []string {
	var words []string
	named := v.list("rival")
	if len(named) == 0 {
		words = []string{"gentle", "any"}
	}
	fits := playable(box, func(c *rival.Card) bool {
		return (c.Solo || v.mode() != "solo") && (c.TwoPlayer || !v.twoPlayer())
	})
	for _, id := range fits {
		if word := box.Rivals[id].ID; !slices.Contains(named, word) {
			words = append(words, word)
		}
	}
	return words
}
