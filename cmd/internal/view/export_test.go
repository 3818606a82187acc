package view

import "househagal/rival"

// SetupStepsOfAll is SetupSteps as it is once all exists that the menus have
// words for.
func SetupStepsOfAll(box *rival.Box, v SetupValues) (SetupQuestion, bool) {
	return setupSteps(box, v, offer{imperium: true, deckOnly: true})
}

// WithCommands makes commands ready, as they are once they are built, and
// returns how to undo that.
func WithCommands(ids ...string) func() {
	was := append([]command(nil), commands...)
	for _, id := range ids {
		find(id).ready = true
	}
	return func() { commands = was }
}
