package rival_test

import (
	"testing"

	"househagal/data"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// The cases X1 to X5: contracts on the table change nothing for a Rival, and leave
// a human's to the human.
func TestContractsOnTheTable(t *testing.T) {
	const card = "accept_contract_or_shipping_a"
	const won = "phase combat; conflict choam_security; "
	const over = "conflict none; phase makers; "
	for _, x := range []struct {
		name, facts string
		agent       string // "": the Conflict is resolved
		want        string
	}{
		{"X1", "module choam", card, "sent accept_contract; rival solari 2"},
		{"X2", "module choam; rival G 2", card, "sent shipping; rival solari 2; rival B 1"},
		{"X3", "module choam; " + won + "rival worms 1", "", over + "rival worms 0; rival G 2; rival vp 1; rival solari 4; rival garrison 5; rival crysknife 1"},
		{"X4", "module choam; " + won + "you troops 1", "", over + "you troops 0; you G 1; you garrison 4; you crysknife 1"},
		{"X5", won + "you troops 1", "", over + "you troops 0; you G 1; you garrison 4; you crysknife 1; you solari 2"},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "vladimir_harkonnen").With(x.facts)
			if x.agent != "" {
				s.Agent(x.agent).Only(x.want)
				return
			}
			s.Resolve().Only(x.want)
		})
	}
}

// The sizes of the House Hagal deck, by game, modules and mode.
func TestDeckSizes(t *testing.T) {
	for _, x := range []struct {
		game    engine.GameID
		modules []string
		solo    int
		two     int
	}{
		{engine.Imperium, nil, 27, 28},
		{engine.Uprising, nil, 36, 37},
		{engine.Uprising, []string{"choam"}, 36, 37},
		{engine.Imperium, []string{"bloodlines"}, 27, 28},
		{engine.Uprising, []string{"bloodlines"}, 36, 37},
		{engine.Imperium, []string{"bloodlines", "esmar"}, 29, 30},
		{engine.Uprising, []string{"bloodlines", "esmar"}, 38, 39},
		{engine.Uprising, []string{"choam", "bloodlines", "esmar"}, 38, 39},
	} {
		for mode, want := range []int{x.solo, x.two} {
			box, err := data.LoadWith(rival.Choice{Game: x.game, Mode: engine.Mode(mode), Layers: x.modules})
			if err != nil {
				t.Fatal(err)
			}
			if got := box.Deck.Size(engine.Mode(mode)); got != want {
				t.Errorf("%v in mode %d: %d cards, want %d", x.modules, mode, got, want)
			}
		}
	}
}
