package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/show"
	"househagal/engine"
)

// DeckPrompt asks what to do next with the deck, show.DeckPrompt, with the keys of
// the setup.
func (s Scene) DeckPrompt(t *engine.Table, d show.DeckState) (ask.Prompt, []show.DeckAct) {
	p, acts := show.DeckPrompt(s.Speaker(), s.Screen(), t, d)
	p.Commands = menu.SetupCommands(false)
	return p, acts
}
