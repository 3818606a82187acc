// Package setup asks what is played, by flags and questions, and makes a setup of
// the answers; and it says what lies where before round 1.
package setup

import (
	"errors"
	"slices"

	"househagal/cmd/internal/say"
)

// Words that flags and saves have for game and mode.
const (
	uprising = "uprising"
	imperium = "imperium"
	solo     = "solo"
	pair     = "two-player"
)

// asker is the setup as far as values tell it.
type asker struct {
	say.Speaker
	v Values
	m *Measured
	// packages are the rules of somebody's own that the first question offers.
	packages []Package
}

// row is all that belongs to one key: what it asks, what it refuses, what it
// offers.
type row struct {
	key string
	// ask are its questions in their place, as far as values tell; where they
	// don't, as many as there may be. nil: it is chosen by a flag alone, or with
	// another key.
	ask func(*asker) []step
	// check says what is wrong with its value, nil for nothing.
	check func(*asker) error
	// words are those that check takes beside what the value has; nil: they can't
	// be listed.
	words func(*asker) []string
}

// rows are all keys, in the order in which their faults are told.
var rows = []row{
	{"game", (*asker).askGame, checkGame, games},
	{"mode", nil, checkMode, modes},
	{"module", askModules, checkModules, moduleWords},
	{"difficulty", (*asker).askLevel, checkLevel, (*asker).levels},
	{"variant", (*asker).askVariants, checkVariants, (*asker).variantWords},
	{"rival", (*asker).askRivals, checkRivals, (*asker).rivalWords},
	{"streamlined", (*asker).askBlocking, checkBlocking, words("yes", "no")},
	{"objectives", (*asker).askObjectives, checkObjectives, words("deal")},
	{"hagal-deck", (*asker).askHagalDeck, oneOf("hagal-deck", "virtual", "physical"), words("virtual", "physical")},
	{"conflict-deck", (*asker).askConflictDeck, oneOf("conflict-deck", "physical", "virtual"), words("virtual", "physical")},
	{"input", (*asker).askInput, checkInput, words("tracked", "reactive", "deck")},
	{"target", (*asker).askTarget, checkTarget, nil},
	{"name", (*asker).askNames, checkNames, nil},
	{"seed", nil, checkSeed, nil},
}

// The ways from here to the end: keys in the order in which people are asked.
var (
	soloWay = []string{"game", "module", "difficulty", "variant", "target", "rival", "objectives", "hagal-deck", "conflict-deck", "input"}
	pairWay = []string{"game", "module", "name", "rival", "streamlined", "variant", "target", "objectives", "hagal-deck", "conflict-deck", "input"}
	deckWay = []string{"game", "module", "rival"}
)

// Keys are the keys that the setup asks for or that a flag may fill.
func Keys() []string {
	var keys []string
	for i := range rows {
		keys = append(keys, rows[i].key)
	}
	return keys
}

// find is the row of a key, nil for none.
func find(key string) *row {
	i := slices.IndexFunc(rows, func(r row) bool { return r.key == key })
	if i < 0 {
		return nil
	}
	return &rows[i]
}

// way are the questions of the setup as far as values tell it.
func (a *asker) way() []step {
	keys := soloWay
	switch {
	case a.v.DeckOnly():
		keys = deckWay
	case a.v.twoPlayer():
		keys = pairWay
	}
	var way []step
	for _, key := range keys {
		way = append(way, find(key).ask(a)...)
	}
	return way
}

// Check finds what is wrong with values that came from flags or a save, as one
// error with a line for each: which flag, what it had, and what would be right or
// near. Nil does not say that the setup is finished.
func Check(s say.Speaker, v Values) error {
	a := &asker{Speaker: s, v: v}
	var faults []error
	for key := range v {
		if find(key) == nil && key != LastModules && key != Place {
			faults = append(faults, a.unknown(unknownKey, "", key, Keys()))
		}
	}
	for i := range rows {
		faults = append(faults, rows[i].check(a))
	}
	return errors.Join(faults...)
}

// Words are the words that may be added to what v has under a key: those that
// Check takes. Nil where they can't be listed, such as names and numbers.
func Words(s say.Speaker, v Values, key string) []string {
	r := find(key)
	if r == nil || r.words == nil {
		return nil
	}
	return r.words(&asker{Speaker: s, v: v})
}

// words are always the same.
func words(list ...string) func(*asker) []string {
	return func(*asker) []string { return slices.Clone(list) }
}
