package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// Every Scheme, set off by the third Spy at Espionage: no Combat space, so its
// troops stay in the garrison. B is 1 by the card before the Scheme.
func TestSchemes(t *testing.T) {
	const spies = "spy choam rival; spy landsraad_hall rival; "
	const home = "sent espionage; spy choam none; spy landsraad_hall none; "
	for _, x := range []struct{ who, name, given, post, then string }{
		{"vladimir_harkonnen", "2 Solari, 2 troops", "", "spacing_guild", "rival B 1; rival solari 2; rival garrison 5"},
		{"glossu_rabban", "2 with one Faction: least, by list", "", "emperor", "rival B 1; rival E 2"},
		{"glossu_rabban", "2 with one Faction: least is not the first of the list", "rival E 1; rival G 1", "emperor", "rival B 1; rival F 2"},
		{"glossu_rabban", "2 where they win the Alliance", "rival F 2", "emperor", "rival B 1; rival F 4; alliance F rival"},
		{"staban_tuek", "2 troops", "", "spacing_guild", "rival B 1; rival garrison 5"},
		{"amber_metulli", "3 troops", "", "fremen", "rival B 1; rival garrison 6"},
		{"gurney_halleck", "influence where most", "rival G 3; rival E 2", "fremen", "rival B 1; rival G 4; alliance G rival; rival vp 1"},
		{"gurney_halleck", "most is what the card just raised", "", "fremen", "rival B 2; rival vp 1"},
		{"gurney_halleck", "tied for most: first of the list", "rival B 1; rival E 2; rival G 2; rival F 2", "fremen",
			"rival B 2; rival F 3; rival vp 1"},
		{"gurney_halleck", "most is at 6: the gain is lost", "rival F 6", "fremen", "rival B 1"},
		{"margot_fenring", "1 Bene Gesserit", "", "bene_gesserit", "rival B 2; rival vp 1"},
		{"irulan_corrino", "influence where least, 1 troop", "", "emperor", "rival B 1; rival E 1; rival garrison 4"},
		{"irulan_corrino", "least is not the first of the list", "rival E 1; rival F 1", "emperor", "rival B 1; rival G 1; rival garrison 4"},
		{"lady_jessica", "2 water", "", "bene_gesserit", "rival B 1; rival water 2"},
		{"feyd_rautha_harkonnen", "influence where least", "", "emperor", "rival B 1; rival E 1"},
		{"feyd_rautha_harkonnen", "three tied for least: first of the list", "rival E 1", "emperor", "rival B 1; rival G 1"},
		{"muad_dib", "Hooks, Shield Wall gone, 1 Intrigue card", "", "fremen", "rival B 1; rival hooks yes; wall gone; rival intrigue 1"},
		{"muad_dib", "Hooks already there", "rival hooks yes", "fremen", "rival B 1; wall gone; rival intrigue 1"},
		{"muad_dib", "wall already gone", "wall gone", "fremen", "rival B 1; rival hooks yes; rival intrigue 1"},
	} {
		play(t, []example{{x.who, x.name, spies + x.given, "espionage", home + "spy " + x.post + " rival; " + x.then}})
	}
}

// The Scheme happens once, whichever card places the third Spy, and on a Combat
// space its troops go in.
func TestSchemeOnce(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("spy fremen rival; spy emperor rival").
		Agent("place_spy_city:continued arrakeen")
	s.Only("spy fremen none; spy emperor none; spy refinery_arrakeen rival; sent arrakeen; rival spice 1; rival troops 5; rival garrison 1")
	if n := len(s.Events(engine.EvScheme)); n != 1 {
		t.Errorf("%d Schemes", n)
	}
}

// At rest two Spies at most: the next two make no Scheme, the one after them does.
func TestSchemeNeedsThree(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").
		Agent("place_spy_city:continued place_spy_landsraad:continued gather_support_a")
	s.Only("spy refinery_arrakeen rival; spy landsraad_hall rival; sent gather_support; rival garrison 4")
	if n := len(s.Events(engine.EvScheme)); n != 0 {
		t.Errorf("%d Schemes with two Spies", n)
	}
}

// No free post: no third Spy, no Scheme, the two stay.
func TestNoPostNoScheme(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").
		With("spy emperor you; spy spacing_guild you; spy bene_gesserit other; spy fremen other; spy choam rival; spy landsraad_hall rival").
		Agent("espionage").
		Only("sent espionage; rival B 1")
}

// Two Spies of one reward, one already out: each is looked at when it is placed,
// so the second is the third (three out: Scheme), once.
func TestThirdSpyOfOneReward(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("spy choam rival; rival troops 1")
	s.Do(func(t *engine.Table) {
		t.Turn = engine.Turn{Seat: 2, Cause: engine.ByReward, Reward: 1}
		t.Do(2, []engine.Effect{{Verb: engine.DoSpy, N: 2}})
	})
	s.Only("spy choam none; spy fremen rival; rival garrison 5")
	if n := len(s.Events(engine.EvScheme)); n != 1 {
		t.Errorf("%d Schemes", n)
	}
}

// Spies of a doubled reward: one each half; the third is placed in the second.
func TestThirdSpyOfADoubledReward(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").
		With("conflict test_of_loyalty; rival worms 1; spy choam rival; phase combat").
		Resolve().
		Only("conflict none; phase makers; rival worms 0; rival E 2; rival vp 1; rival solari 4; spy choam none; spy fremen rival; " +
			"rival garrison 5; rival ornithopter 1")
}

// Troops of a Scheme that a reward set off go to the garrison.
func TestSchemeInAReward(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").
		With("conflict seize_spice_refinery; rival troops 1; spy choam rival; spy spacing_guild rival; phase combat").
		Resolve().
		Only("conflict none; phase makers; rival troops 0; control spice_refinery rival; spy choam none; spy spacing_guild none; " +
			"spy fremen rival; rival garrison 5; rival spice 2; rival crysknife 1")
}
