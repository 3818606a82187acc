package view

import (
	"maps"

	"househagal/engine"
	"househagal/rival"
)

// SetupStepsOfAll is SetupSteps as it is once all exists that the menus have
// words for.
func SetupStepsOfAll(box *rival.Box, v SetupValues) (SetupQuestion, bool) {
	return setupSteps(box, v, offer{imperium: true, deckOnly: true})
}

// Said is an answer as it stands behind its question once it is answered: "hb
// Hagga Basin", "2", "n no", "none". The table must be as it was when the
// question was put.
func (s Scene) Said(t *engine.Table, q engine.Question, a int) string {
	sh := s.sheet(t, q)
	return sh.said(a)
}

// Add gives the values with one more: an answer is added to what its key has.
func (v SetupValues) Add(key, value string) SetupValues {
	more := maps.Clone(v)
	if more == nil {
		more = SetupValues{}
	}
	if old := more[key]; old != "" {
		value = old + "," + value
	}
	more[key] = value
	return more
}
