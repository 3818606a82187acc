package hagal_test

import (
	"testing"

	"househagal/data/tabletest"
)

// row is a rule in an example: what lies, which cards are turned up, what changes.
type row struct{ name, given, cards, then string }

// play plays rows with Staban Tuek as the Rival: Swordmaster value 9, list Guild,
// Fremen, Bene Gesserit, Emperor; Signet 1 spice; Scheme 2 troops. He has three
// troops in garrison, so without recruits two go where there is Combat.
func play(t *testing.T, rows []row) {
	t.Helper()
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(r.given).Agent(r.cards).Only(r.then)
		})
	}
}

const two = "; rival troops 2; rival garrison 1" // deployed without recruits

// Every card of the deck that sends an Agent, played where nothing else matters.
func TestEveryCardPlayed(t *testing.T) {
	play(t, []row{
		{"sardaukar: Emperor 1, 2 troops to the garrison", "", "sardaukar", "sent sardaukar; rival E 1; rival garrison 5"},
		{"dutiful service: Emperor 1", "", "dutiful_service", "sent dutiful_service; rival E 1"},
		{"heighliner: Guild 1, 3 troops and 2 of the garrison", "", "heighliner",
			"sent heighliner; rival G 1; rival troops 5; rival garrison 1"},
		{"espionage: Bene Gesserit 1, Spy on the first Faction post of the list", "", "espionage",
			"sent espionage; rival B 1; spy spacing_guild rival"},
		{"secrets: Bene Gesserit 1", "", "secrets", "sent secrets; rival B 1"},
		{"desert tactics: Fremen 1, 1 troop", "", "desert_tactics", "sent desert_tactics; rival F 1; rival troops 3; rival garrison 1"},
		{"fremkit: Fremen 1", "", "fremkit", "sent fremkit; rival F 1" + two},
		{"assembly hall: 1 Intrigue card", "", "assembly_hall", "sent assembly_hall; rival intrigue 1"},
		{"gather support: 1 troop", "", "gather_support_a", "sent gather_support; rival garrison 4"},
		{"gather support, the other: 1 troop", "", "gather_support_b", "sent gather_support; rival garrison 4"},
		{"research station: 2 troops", "", "research_station", "sent research_station; rival troops 4; rival garrison 1"},
		{"spice refinery: Signet", "", "spice_refinery", "sent spice_refinery; rival spice 1" + two},
		{"arrakeen: Signet, 1 troop", "", "arrakeen", "sent arrakeen; rival spice 1; rival troops 3; rival garrison 1"},
		{"sietch tabr: Hooks, 1 troop, 1 water", "rival F 2", "sietch_tabr",
			"sent sietch_tabr; rival hooks yes; rival water 1; rival troops 3; rival garrison 1"},
		{"sietch tabr with Hooks already: 1 troop, 1 water", "rival F 2; rival hooks yes", "sietch_tabr",
			"sent sietch_tabr; rival water 1; rival troops 3; rival garrison 1"},
	})
}

// An icon with a number needs 2 Emperor influence and goes by the list alone.
func TestNumberedInfluence(t *testing.T) {
	play(t, []row{
		{"assembly hall, Emperor 1: none", "rival E 1", "assembly_hall", "sent assembly_hall; rival intrigue 1"},
		{"assembly hall, Emperor 2: first of the list", "rival E 2; rival G 3; rival B 0", "assembly_hall",
			"sent assembly_hall; rival intrigue 1; rival G 4; alliance G rival; rival vp 1"},
		{"gather support, Emperor 1: none", "rival E 1", "gather_support_b", "sent gather_support; rival garrison 4"},
		{"gather support, Emperor 2: second of the list", "rival E 2", "gather_support_b",
			"sent gather_support; rival garrison 4; rival F 1"},
		{"the other gather support never", "rival E 6", "gather_support_a", "sent gather_support; rival garrison 4"},
		{"a track at 6 is not passed over: the gain is lost", "rival E 2; rival G 6", "assembly_hall",
			"sent assembly_hall; rival intrigue 1"},
	})
}

// A card with two spaces: its condition picks the face.
func TestFaces(t *testing.T) {
	play(t, []row{
		{"Conflict of level I: Deliver Supplies", "conflict skirmish_crysknife", "deliver_supplies_or_heighliner",
			"sent deliver_supplies; rival G 1"},
		{"level II: Deliver Supplies", "conflict trade_dispute", "deliver_supplies_or_heighliner", "sent deliver_supplies; rival G 1"},
		{"level III: Heighliner", "conflict propaganda", "deliver_supplies_or_heighliner",
			"sent heighliner; rival G 1; rival troops 5; rival garrison 1"},
		{"Conflict card not known: the level of round 6 is II", "round 6", "deliver_supplies_or_heighliner",
			"sent deliver_supplies; rival G 1"},
		{"Conflict card not known: the level of round 7 is III", "round 7", "deliver_supplies_or_heighliner",
			"sent heighliner; rival G 1; rival troops 5; rival garrison 1"},
		{"Guild 0: Accept Contract", "", "accept_contract_or_shipping_a", "sent accept_contract; rival solari 2"},
		{"Guild 1: Accept Contract", "rival G 1", "accept_contract_or_shipping_b", "sent accept_contract; rival solari 2"},
		{"Guild 2: Shipping, third of the list", "rival G 2", "accept_contract_or_shipping_a",
			"sent shipping; rival solari 2; rival B 1"},
		{"Guild 2: Shipping, first of the list", "rival G 2", "accept_contract_or_shipping_b",
			"sent shipping; rival solari 2; rival G 3"},
		{"the CHOAM module changes nothing", "module choam", "accept_contract_or_shipping_a", "sent accept_contract; rival solari 2"},
	})
}

// Secrets takes a card from whoever holds four or more, human or Rival.
func TestSecretsSteals(t *testing.T) {
	play(t, []row{
		{"three cards are safe", "you intrigue 3; other intrigue 3", "secrets", "sent secrets; rival B 1"},
		{"four are not: a human", "you intrigue 4; other intrigue 3", "secrets", "sent secrets; rival B 1; you intrigue 3; rival intrigue 1"},
		{"four are not: another Rival", "you intrigue 3; other intrigue 4", "secrets",
			"sent secrets; rival B 1; other intrigue 3; rival intrigue 1"},
		{"both", "you intrigue 5; other intrigue 7", "secrets",
			"sent secrets; rival B 1; you intrigue 4; other intrigue 6; rival intrigue 2"},
		{"its own cards don't matter", "rival intrigue 6", "secrets", "sent secrets; rival B 1"},
	})
}

// The printed costs, requirements and gains of a space are nothing to a Rival.
func TestCostsAreIgnored(t *testing.T) {
	play(t, []row{
		{"Shipping by card, a human would need what Rivals don't pay", "rival G 2; rival solari 0", "accept_contract_or_shipping_a",
			"sent shipping; rival solari 2; rival B 1"},
		{"Deep Desert costs no water", "bonus deep_desert 1; rival water 0", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 5" + two},
		{"Sardaukar is free", "rival solari 0; rival spice 0", "sardaukar", "sent sardaukar; rival E 1; rival garrison 5"},
	})
}

// Every copy count and sword, as the table of the rules has them.
func TestDeck(t *testing.T) {
	want := map[string][2]int8{"place_spy_spice_trade": {1, 2}, "place_spy_city": {1, 2}, "place_spy_landsraad": {1, 2},
		"sardaukar": {2, 4}, "dutiful_service": {1, 2}, "heighliner": {1, 5}, "deliver_supplies_or_heighliner": {2, 1},
		"espionage": {2, 2}, "secrets": {1, 1}, "desert_tactics": {2, 3}, "fremkit": {1, 1}, "assembly_hall": {1, 0},
		"gather_support_a": {1, 0}, "gather_support_b": {1, 2}, "accept_contract_or_shipping_a": {1, 2},
		"accept_contract_or_shipping_b": {1, 2}, "research_station": {2, 2}, "spice_refinery": {3, 1}, "arrakeen": {2, 1},
		"sietch_tabr": {3, 3}, "hagga_or_imperial_basin": {4, 2}, "deep_desert": {2, 2}, "reshuffle": {1, 0}}
	deck := &tabletest.Box(t).Deck
	for id, w := range want {
		c := &deck.Cards[deck.ByID(id)]
		if c.ID != id || c.Copies != w[0] || c.Swords != w[1] {
			t.Errorf("%s: %d copies, %d swords; want %v", id, c.Copies, c.Swords, w)
		}
	}
	if len(deck.Cards) != len(want)+1 {
		t.Errorf("%d kinds of card", len(deck.Cards)-1)
	}
}
