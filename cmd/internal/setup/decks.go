package setup

// askHagalDeck asks who turns up the House Hagal deck.
func (a *asker) askHagalDeck() []step {
	return []step{simple("hagal-deck", a.Say("setup.hagal_deck"),
		option{label: a.Say("setup.hagal_virtual"), said: a.Say("setup.hagal_virtual_said"), value: "virtual"},
		a.ownCards())}
}

// ownCards is that people turn up their own.
func (a *asker) ownCards() option {
	return option{label: a.Say("setup.own_cards"), said: a.Say("setup.own_cards_said"), value: "physical"}
}

// askConflictDeck asks who turns up the Conflict deck.
func (a *asker) askConflictDeck() []step {
	return []step{simple("conflict-deck", a.Say("setup.conflict_deck"), a.ownCards(),
		option{label: a.Say("setup.conflict_virtual"), said: a.Say("setup.conflict_virtual_said"), value: "virtual"})}
}

// askInput asks how people report their moves. hagal can't be only the deck where
// people turn up their own.
func (a *asker) askInput() []step {
	list := []option{
		{label: a.Say("setup.tracked"), said: a.Say("setup.tracked_said"), value: "tracked"},
		{label: a.Say("setup.reactive"), said: a.Say("setup.reactive_said"), value: "reactive"},
	}
	if a.v["hagal-deck"] != "physical" {
		list = append(list, option{label: a.Say("setup.deck_only"), said: a.Say("setup.deck_only_said"), value: "deck"})
	}
	return []step{simple("input", a.Say("setup.input"), list...)}
}

// checkInput looks too whether hagal shall be the deck and not have it.
func checkInput(a *asker) error {
	if a.v.DeckOnly() && a.v["hagal-deck"] == "physical" {
		return a.fault("setup.deck_only_physical", nil)
	}
	return a.oneOf("input", a.v["input"], []string{"tracked", "reactive", "deck"})
}
