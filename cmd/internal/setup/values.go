package setup

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// Values is what is chosen so far, by the name of the flag that chooses it (Keys).
// Several values of a key are joined by commas, in order. Answers use the same
// words and a few of their own: "own" before a level of an own mix, "choose" before
// Rivals, "some" before variants, "-NAME" for a variant that was declined.
type Values map[string]string

// Add gives the values with one more: an answer is added to what its key has.
func (v Values) Add(key, value string) Values {
	more := maps.Clone(v)
	if more == nil {
		more = Values{}
	}
	if old := more[key]; old != "" {
		value = old + "," + value
	}
	more[key] = value
	return more
}

// GameID is the game that is chosen; Uprising while none is.
func (v Values) GameID() engine.GameID {
	if v.game() == imperium {
		return engine.Imperium
	}
	return engine.Uprising
}

// Choice says by which rules is played: of the game, with the layers that are
// chosen over it.
func (v Values) Choice() rival.Choice {
	c := rival.Choice{Game: v.GameID(), Package: v.packageID()}
	if v.twoPlayer() {
		c.Mode = engine.TwoPlayer
	}
	for _, word := range v.list("variant") {
		if isLayer(word) && !slices.ContainsFunc(variants, func(x variant) bool { return x.id == word }) {
			c.Layers = append(c.Layers, word)
		}
	}
	for _, word := range v.list("module") {
		if isLayer(word) {
			c.Layers = append(c.Layers, word)
		}
	}
	return c
}

// isLayer reports a word that names something, and is no answer of another kind.
func isLayer(word string) bool {
	return word != "none" && word != "some" && !strings.HasPrefix(word, "-")
}

// DeckOnly reports whether hagal is only the House Hagal deck: it turns up
// cards, and the people do the rest.
func (v Values) DeckOnly() bool { return v["input"] == "deck" }

// ForDeck fills in what the deck alone doesn't ask for.
func (v Values) ForDeck(box *rival.Box) Values {
	all := maps.Clone(v)
	for key, value := range map[string]string{"objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "virtual"} {
		if all[key] == "" {
			all[key] = value
		}
	}
	switch {
	case !v.twoPlayer() && all["difficulty"] == "":
		all["difficulty"] = box.Rules.Levels[1].ID
	case v.twoPlayer() && all["streamlined"] == "" && v["rival"] != "gentle" && len(pairRivals(box)) > 1:
		all["streamlined"] = "no"
	}
	return all
}

// list parts a value; an empty one has no parts.
func (v Values) list(key string) []string {
	if v[key] == "" {
		return nil
	}
	return strings.Split(v[key], ",")
}

// at is one part of a value, "" where there is none.
func (v Values) at(key string, i int) string {
	return at(v.list(key), i)
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

// luck is the chance that the setup deals with.
func (v Values) luck() *engine.Luck {
	seed, _ := strconv.ParseUint(v["seed"], 10, 64) // Check reports what is no number
	return &engine.Luck{Seed: seed}
}

// board are the answers to the first question, but for those that ask for more:
// game and mode, and the package where one was chosen.
func (v Values) board() []string {
	return slices.DeleteFunc(v.list("game"), func(word string) bool { return word == withModules || word == withPackages })
}

func (v Values) game() string { return at(v.board(), 0) }

// mode is solo, pair or "" while nobody has said. The first question answers game
// and mode in one: "uprising,solo".
func (v Values) mode() string {
	if v["mode"] != "" {
		return v["mode"]
	}
	return at(v.board(), 1)
}

func (v Values) twoPlayer() bool { return v.mode() == pair }
