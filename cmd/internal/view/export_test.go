package view

import "househagal/rival"

// SetupStepsOfAll is SetupSteps as it is once all exists that the menus have
// words for.
func SetupStepsOfAll(box *rival.Box, v SetupValues) (SetupQuestion, bool) {
	return setupSteps(box, v, offer{imperium: true, deckOnly: true})
}
