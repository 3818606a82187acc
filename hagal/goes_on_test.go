package hagal_test

import (
	"testing"

	"househagal/data/tabletest"
)

// A Place Spy card sends no Agent: a Spy on the first free post of its own order,
// then another card.
func TestPlaceSpyOrder(t *testing.T) {
	for card, posts := range map[string][]string{
		"place_spy_spice_trade": {"choam", "imperial_basin", "hagga_basin", "deep_desert"},
		"place_spy_city":        {"refinery_arrakeen", "research_refinery", "sietch_research"},
		"place_spy_landsraad":   {"landsraad_hall", "landsraad_council"},
	} {
		taken := ""
		for _, post := range posts {
			t.Run(card+" "+post, func(t *testing.T) {
				tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(taken).
					Agent(card + ":continued gather_support_a").
					Only("spy " + post + " rival; sent gather_support; rival garrison 4")
			})
			taken += "spy " + post + " you; "
		}
		t.Run(card+" no post is free", func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(taken).
				Agent(card + ":continued gather_support_a").
				Only("sent gather_support; rival garrison 4")
		})
	}
}

// A post is free when nobody's Spy stands there: one of its own takes it too.
func TestPostTakenByAnybody(t *testing.T) {
	for _, who := range []string{"you", "other", "rival"} {
		tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("spy choam " + who).
			Agent("place_spy_spice_trade:continued gather_support_a").
			Has("spy imperial_basin rival")
	}
}

// A card that goes on neither needs a space nor is stopped by one.
func TestGoesOnWithoutSpace(t *testing.T) {
	tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("blocked shipping yes; agent accept_contract you").
		Agent("place_spy_spice_trade:continued gather_support_a").
		Only("spy choam rival; sent gather_support; rival garrison 4")
}

// Troops of a Scheme on the way are recruits of the turn: they enter with the
// others where the turn ends on a Combat space, else they stay in the garrison.
func TestRecruitsOnTheWay(t *testing.T) {
	const spies, home = "spy fremen rival; spy emperor rival", "spy fremen none; spy emperor none; spy choam rival; "
	play(t, []row{
		{"to Combat", spies, "place_spy_spice_trade:continued fremkit",
			home + "sent fremkit; rival F 1; rival troops 4; rival garrison 1"},
		{"not to Combat", spies, "place_spy_spice_trade:continued gather_support_a", home + "sent gather_support; rival garrison 6"},
		{"no card fits after it: they stay", spies, "place_spy_spice_trade:continued", home + "rival garrison 5"},
	})
}

// What it can buy is bought before the next card is turned up.
func TestSettlesOnTheWay(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").
		With("spy fremen rival; spy emperor rival; rival solari 4").
		Agent("place_spy_spice_trade:continued gather_support_a")
	s.Only("spy fremen none; spy emperor none; spy choam rival; rival solari 0; rival swordmaster yes; sent gather_support; " +
		"rival agents 2; rival garrison 6")
}

// Two of them in a row: two Spies.
func TestTwoInARow(t *testing.T) {
	play(t, []row{{"both", "", "place_spy_spice_trade:continued place_spy_city:continued fremkit",
		"spy choam rival; spy refinery_arrakeen rival; sent fremkit; rival F 1" + two}})
}
