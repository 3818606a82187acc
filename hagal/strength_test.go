package hagal_test

import (
	"fmt"
	"testing"

	"househagal/data/tabletest"
)

// Only swords count in Combat; all else on the card is ignored.
func TestSwords(t *testing.T) {
	swords := map[string]string{"place_spy_spice_trade": "2", "place_spy_city": "2", "place_spy_landsraad": "2", "sardaukar": "4",
		"dutiful_service": "2", "heighliner": "5", "deliver_supplies_or_heighliner": "1", "espionage": "2", "secrets": "1",
		"desert_tactics": "3", "fremkit": "1", "assembly_hall": "0", "gather_support_a": "0", "gather_support_b": "2",
		"accept_contract_or_shipping_a": "2", "accept_contract_or_shipping_b": "2", "research_station": "2", "spice_refinery": "1",
		"arrakeen": "1", "sietch_tabr": "3", "hagga_or_imperial_basin": "2", "deep_desert": "2"}
	for card, n := range swords {
		t.Run(card, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("rival troops 1; you intrigue 5").Swords(card).Only("rival strength " + n + "; shown rival")
		})
	}
}

// Brutal Escalation shows two cards from level III on, else one.
func TestBrutalEscalation(t *testing.T) {
	for _, x := range []struct{ facts, cards, strength string }{
		{"variant brutal_escalation; conflict propaganda", "heighliner sardaukar", "9"},
		{"variant brutal_escalation; conflict trade_dispute", "heighliner", "5"},
		{"variant brutal_escalation; conflict skirmish_crysknife", "heighliner", "5"},
		{"variant brutal_escalation; round 6", "heighliner", "5"},
		{"variant brutal_escalation; round 7", "heighliner sardaukar", "9"},
		{"conflict propaganda", "heighliner", "5"},
	} {
		t.Run(x.facts, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("rival troops 1; " + x.facts).Swords(x.cards).Has("rival strength " + x.strength)
		})
	}
}

// Reshuffle is no strength card: two others follow with Brutal Escalation.
func TestBrutalEscalationReshuffle(t *testing.T) {
	tabletest.Pair(t, "gurney_halleck").With("variant brutal_escalation; conflict propaganda; rival troops 1").
		Swords("heighliner reshuffle assembly_hall").Has("rival strength 5")
}

// Who shows: each Rival with a unit, in turn order; none without; a human never.
func TestWhoShows(t *testing.T) {
	for _, x := range []struct{ facts, cards, strengths string }{
		{"you troops 1; rival troops 1; other troops 1", "heighliner fremkit", "[rival heighliner other fremkit]"},
		{"first other; rival troops 1; other worms 1", "heighliner fremkit", "[other heighliner rival fremkit]"},
		{"first rival; rival troops 1", "heighliner", "[rival heighliner]"},
		{"you troops 3", "", "[]"},
		{"shown rival; rival troops 1; other troops 1", "fremkit", "[other fremkit]"},
	} {
		t.Run(x.facts, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek").With("phase combat; conflict trade_dispute; " + x.facts).Cards(x.cards)
			if s.Seat("you").Troops > 0 {
				s.Answers("combat_intrigue done")
			}
			s.Step()
			if got := fmt.Sprint(s.Strengths()); got != x.strengths {
				t.Errorf("turned up %s, want %s", got, x.strengths)
			}
		})
	}
}
