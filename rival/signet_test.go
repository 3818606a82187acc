package rival_test

import (
	"testing"

	"househagal/data/tabletest"
)

// example is a rule in an example: who plays, what lies, which cards are turned
// up, what changes.
type example struct{ who, name, given, cards, then string }

// play plays examples in solo; who is streamlined by its card, with two players.
func play(t *testing.T, examples []example) {
	t.Helper()
	for _, x := range examples {
		t.Run(x.who+" "+x.name, func(t *testing.T) {
			s := tabletest.Solo(t, x.who)
			if x.who == "glossu_rabban" || x.who == "amber_metulli" {
				s = tabletest.Pair(t, x.who)
			}
			s.With(x.given).Agent(x.cards).Only(x.then)
		})
	}
}

const deployTwo = "; rival troops 2; rival garrison 1"

// Every Signet at Spice Refinery, a Combat space: its troops are recruits of the
// turn and go in with two of the garrison.
func TestSignets(t *testing.T) {
	const at = "sent spice_refinery; "
	for i, x := range []example{
		{"vladimir_harkonnen", "1 Intrigue card", "", "", "rival intrigue 1" + deployTwo},
		{"glossu_rabban", "1 troop", "", "", "rival troops 3; rival garrison 1"},
		{"glossu_rabban", "2 with any Alliance", "alliance F rival; rival F 4", "", "rival troops 4; rival garrison 1"},
		{"staban_tuek", "1 spice", "", "", "rival spice 1" + deployTwo},
		{"amber_metulli", "1 troop", "", "", "rival troops 3; rival garrison 1"},
		{"gurney_halleck", "1 troop", "", "", "rival troops 3; rival garrison 1"},
		{"margot_fenring", "1 Solari", "", "", "rival solari 1" + deployTwo},
		{"irulan_corrino", "1 Spy on a Faction post", "", "", "spy emperor rival" + deployTwo},
		{"lady_jessica", "1 influence: least, by list", "", "", "rival B 1" + deployTwo},
		{"lady_jessica", "1 influence: where it wins the Alliance", "rival E 3", "", "rival E 4; alliance E rival; rival vp 1" + deployTwo},
		{"feyd_rautha_harkonnen", "2 troops", "", "", "rival troops 4; rival garrison 1"},
		{"muad_dib", "1 Fremen influence", "", "", "rival F 1" + deployTwo},
	} {
		x.cards, x.then = "spice_refinery", at+x.then
		play(t, []example{x})
		if i == 0 { // Arrakeen has the Signet too, and a troop of its own after it
			x.cards, x.then = "arrakeen", "sent arrakeen; rival intrigue 1; rival troops 3; rival garrison 1"
			play(t, []example{x})
		}
	}
}

// The Signet of Arrakeen and its troop count together.
func TestSignetAndTroop(t *testing.T) {
	play(t, []example{
		{"feyd_rautha_harkonnen", "2 and 1", "", "arrakeen", "sent arrakeen; rival troops 5; rival garrison 1"},
		{"gurney_halleck", "1 and 1", "", "arrakeen", "sent arrakeen; rival troops 4; rival garrison 1"},
		{"glossu_rabban", "2 and 1 with an Alliance", "alliance E rival; rival E 4", "arrakeen",
			"sent arrakeen; rival troops 5; rival garrison 1"},
	})
}

// Irulan's Signet places her third Spy: the Scheme breaks in, its troop is a
// recruit of the turn.
func TestSignetSpyIsTheThird(t *testing.T) {
	play(t, []example{{"irulan_corrino", "Scheme", "spy choam rival; spy landsraad_hall rival; rival E 1", "spice_refinery",
		"sent spice_refinery; spy choam none; spy landsraad_hall none; spy emperor rival; rival B 1; rival troops 3; rival garrison 1"}})
}

// Each card's Swordmaster value and list.
func TestRivalCards(t *testing.T) {
	box := tabletest.Box(t)
	want := map[string]struct {
		value int8
		list  string
		solo  bool
	}{
		"vladimir_harkonnen": {6, "GEBF", true}, "glossu_rabban": {7, "EGBF", false}, "staban_tuek": {9, "GFBE", true},
		"amber_metulli": {9, "FEGB", false}, "gurney_halleck": {8, "FGEB", true}, "margot_fenring": {8, "BEFG", true},
		"irulan_corrino": {7, "EBFG", true}, "lady_jessica": {6, "BFGE", true}, "feyd_rautha_harkonnen": {4, "EBGF", true},
		"muad_dib": {4, "FBGE", true},
	}
	for _, c := range box.Rivals[1:] {
		list := ""
		for _, f := range c.List {
			list += string("-EGBF"[f])
		}
		w := want[c.ID]
		if c.Swordmaster != w.value || list != w.list || c.Solo != w.solo || c.Streamlined == w.solo {
			t.Errorf("%s: value %d, list %s, solo %v, streamlined %v; want %v", c.ID, c.Swordmaster, list, c.Solo, c.Streamlined, w)
		}
		delete(want, c.ID)
	}
	if len(want) > 0 {
		t.Errorf("no card of %v", want)
	}
}
