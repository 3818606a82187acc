package view

import (
	"househagal/cmd/internal/menu"
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
	return menu.Said(s.speaker(), t, q, a)
}
