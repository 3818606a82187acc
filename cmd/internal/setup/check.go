package setup

import (
	"errors"
	"slices"
	"strconv"

	"househagal/cmd/internal/say"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

func (a *asker) fault(id say.ID, args say.Args) error { return errors.New(a.Say(id, args)) }

// notKnown says that a word is unknown: with all that are known, or with the one
// that is near.
type notKnown struct{ all, near say.ID }

var (
	unknownWord  = notKnown{"setup.unknown", "setup.unknown_near"}
	unknownKey   = notKnown{"setup.unknown_key", "setup.unknown_key_near"}
	unknownLayer = notKnown{"setup.unknown_layer", "setup.unknown_layer_near"}
	unknownRival = notKnown{"setup.unknown_rival", "setup.unknown_rival_near"}
)

// unknown says that a word is none of those known, and which is near. Key is the
// flag that had it, where that is named.
func (a *asker) unknown(of notKnown, key, word string, known []string) error {
	if near := strict.Nearest(word, known); near != "" {
		return a.fault(of.near, say.Args{"key": key, "word": word, "near": near})
	}
	return a.fault(of.all, say.Args{"key": key, "word": word, "words": known})
}

// isNamed says of a word that is no id whether a layer is called so, which people
// type for it; nil where none is.
func isNamed(a *asker, of notKnown, key, word string, list []rival.Layer) error {
	for _, x := range list {
		if x.ID != word && (strict.Same(x.Name, word) || strict.Same(named(a.Speaker, x), word)) {
			return a.fault(of.near, say.Args{"key": key, "word": word, "near": x.ID})
		}
	}
	return nil
}

// noneAlone refuses "none" beside other words of a key.
func noneAlone(a *asker, key string) error {
	list := a.v.list(key)
	i := slices.IndexFunc(list, func(word string) bool { return word != "none" })
	if i < 0 || !slices.Contains(list, "none") {
		return nil
	}
	return a.fault("setup.none_alone", say.Args{"key": key, "word": list[i]})
}

// oneOf is nil for a word of the list and for none at all.
func (a *asker) oneOf(key, word string, known []string) error {
	if word == "" || slices.Contains(known, word) {
		return nil
	}
	return a.unknown(unknownWord, key, word, known)
}

// oneOf checks a key that has always the same words.
func oneOf(key string, known ...string) func(*asker) error {
	return func(a *asker) error { return a.oneOf(key, a.v[key], known) }
}

// checkTarget looks at the VP that end the game.
func checkTarget(a *asker) error {
	word := a.v["target"]
	if word == "" {
		return nil
	}
	if n, err := strconv.Atoi(word); err != nil || n < 1 || n > engine.VPTop {
		return a.fault("setup.target_range", say.Args{"word": word, "n": engine.VPTop})
	}
	return nil
}

func checkSeed(a *asker) error {
	word := a.v["seed"]
	if word == "" {
		return nil
	}
	if _, err := strconv.ParseUint(word, 10, 64); err != nil {
		return a.fault("setup.seed_number", say.Args{"word": word})
	}
	return nil
}
