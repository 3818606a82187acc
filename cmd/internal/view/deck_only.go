package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
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

// DeckSetup is what is played, for the list of games; the level plays no part.
func (s Scene) DeckSetup(pos *engine.Position) string {
	if pos.Mode == engine.TwoPlayer {
		return s.Speaker().Say("deck.setup", say.Args{"text": s.SetupLine(pos)})
	}
	return s.Speaker().Say("deck.setup_solo", say.Args{"name": gameName(pos.Game), "seats": rivalsAt(pos)})
}
