package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// What decided a choice is told with the options that were weighed.
func TestReasons(t *testing.T) {
	for _, x := range []struct {
		who, given, card string
		rule             engine.RuleID
		by               engine.By
		options          uint8
	}{
		{"lady_jessica", "rival B 1; rival F 1; rival G 1", "spice_refinery", engine.InfluenceLeast, engine.ByWeight, 4},
		{"lady_jessica", "", "spice_refinery", engine.InfluenceLeast, engine.ByList, 4},
		{"lady_jessica", "rival E 3", "spice_refinery", engine.InfluenceWinsAlliance, engine.ByOnly, 1},
		{"lady_jessica", "rival E 3; rival G 3", "spice_refinery", engine.InfluenceWinsAlliance, engine.ByList, 2},
		{"lady_jessica", "rival E 3; rival G 4; you G 4; alliance G you", "spice_refinery", engine.InfluenceWinsAlliance, engine.ByWeight, 2},
		{"staban_tuek", "rival E 2", "assembly_hall", engine.InfluenceListed, engine.ByNumber, 0},
		{"staban_tuek", "", "espionage", engine.SpyOrder, engine.ByOrder, 1},
		{"staban_tuek", "spy spacing_guild you; spy fremen you", "espionage", engine.SpyOrder, engine.ByOrder, 3},
		{"staban_tuek", "bonus hagga_basin 2; bonus imperial_basin 1", "hagga_or_imperial_basin", engine.MakersChoice, engine.ByWeight, 2},
		{"staban_tuek", "bonus hagga_basin 1; bonus imperial_basin 2", "hagga_or_imperial_basin", engine.MakersChoice, engine.ByWeight, 2},
		{"staban_tuek", "bonus hagga_basin 2; bonus imperial_basin 2", "hagga_or_imperial_basin", engine.MakersChoice, engine.ByTotal, 2},
	} {
		t.Run(x.who+" "+x.card+" "+x.given, func(t *testing.T) {
			s := tabletest.Solo(t, x.who, "gurney_halleck").With(x.given).Agent(x.card)
			d := s.Events(engine.EvDecision)
			if len(d) != 1 || d[0].Rule != x.rule || d[0].By != x.by || d[0].NOpt != x.options {
				t.Errorf("decided %+v", d)
			}
		})
	}
}

// Every event names its rule, so that a person can ask why.
func TestEveryEventNamesItsRule(t *testing.T) {
	for _, card := range tabletest.Box(t).Deck.Cards[1:] {
		if card.GoesOn || card.Reshuffle {
			continue
		}
		s := tabletest.Solo(t, "irulan_corrino").
			With("rival F 2; rival E 2; rival G 3; bonus deep_desert 1; bonus hagga_basin 1; rival hooks yes; rival solari 9; " +
				"spy choam rival; spy landsraad_hall rival; control arrakeen other; you intrigue 4").
			Agent(card.ID)
		for _, e := range s.Table.Events {
			if e.Rule == engine.NoRule || e.Rule.String() == "" {
				t.Errorf("%s: %+v", card.ID, e)
			}
		}
	}
}
