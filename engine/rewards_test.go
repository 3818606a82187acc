package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// What Staban Tuek takes with each place of each Conflict: once, and with a
// sandworm twice. His list is Guild, Fremen, Bene Gesserit, Emperor. He has no
// Swordmaster and 9 buys it, so nothing is spent unless it says so.
var rewards = []struct{ card, first, firstTwice, second, secondTwice, third, thirdTwice string }{
	{"skirmish_crysknife",
		"rival G 1; rival crysknife 1", "rival G 1; rival F 1; rival crysknife 1",
		"rival intrigue 1; rival spice 1", "rival intrigue 2; rival spice 2", "rival spice 1", "rival spice 2"},
	{"skirmish_ornithopter",
		"rival intrigue 1; rival solari 1; rival ornithopter 1", "rival intrigue 2; rival solari 2; rival ornithopter 1",
		"rival intrigue 1; rival solari 2", "rival intrigue 2; rival solari 4", "rival intrigue 1", "rival intrigue 2"},
	{"skirmish_desert_mouse",
		"rival solari 2; rival desert_mouse 1", "rival solari 4; rival desert_mouse 1",
		"rival solari 3", "rival solari 6", "rival solari 2", "rival solari 4"},
	{"choam_security",
		"rival G 1; rival solari 2; rival garrison +1; rival crysknife 1",
		"rival G 2; rival vp 1; rival solari 4; rival garrison +2; rival crysknife 1",
		"rival water 1; rival solari 2; rival garrison +2", "rival water 2; rival solari 4; rival garrison +4",
		"rival intrigue 1; rival garrison +1", "rival intrigue 2; rival garrison +2"},
	{"spice_freighters",
		"rival G 1; rival crysknife 1", "rival G 1; rival F 1; rival crysknife 1",
		"rival water 1; rival spice 1; rival garrison +1", "rival water 2; rival spice 2; rival garrison +2",
		"rival spice 1; rival garrison +1", "rival spice 2; rival garrison +2"},
	{"siege_of_arrakeen",
		"control arrakeen rival; rival solari 2; rival garrison +2; rival ornithopter 1",
		"control arrakeen rival; rival solari 4; rival garrison +4; rival ornithopter 1",
		"rival solari 4; rival garrison +1", "rival solari 8; rival garrison +2", "rival solari 3", "rival solari 6"},
	{"seize_spice_refinery",
		"control spice_refinery rival; spy spacing_guild rival; rival spice 2; rival crysknife 1",
		"control spice_refinery rival; spy spacing_guild rival; spy fremen rival; rival spice 4; rival crysknife 1",
		"rival intrigue 1; rival spice 1; rival garrison +1", "rival intrigue 2; rival spice 2; rival garrison +2",
		"rival spice 2", "rival spice 4"},
	{"test_of_loyalty",
		"rival E 1; spy spacing_guild rival; rival solari 2; rival ornithopter 1",
		"rival E 2; rival vp 1; spy spacing_guild rival; spy fremen rival; rival solari 4; rival ornithopter 1",
		"rival solari 4; rival garrison +1", "rival solari 8; rival garrison +2", "rival solari 3", "rival solari 6"},
	{"shadow_contest",
		"rival B 1; rival intrigue 1; rival ornithopter 1", "rival B 2; rival vp 1; rival intrigue 2; rival ornithopter 1",
		"rival intrigue 1; rival spice 1; rival garrison +1", "rival intrigue 2; rival spice 2; rival garrison +2",
		"rival spice 1; rival garrison +1", "rival spice 2; rival garrison +2"},
	{"secure_imperial_basin",
		"control imperial_basin rival; rival spice 2; rival garrison +1; rival desert_mouse 1",
		"control imperial_basin rival; rival spice 4; rival garrison +2; rival desert_mouse 1",
		"rival water 2; rival garrison +1", "rival water 4; rival garrison +2",
		"rival water 1; rival garrison +1", "rival water 2; rival garrison +2"},
	{"protect_the_sietches",
		"rival F 1; rival water 1; rival garrison +1; rival desert_mouse 1",
		"rival F 2; rival vp 1; rival water 2; rival garrison +2; rival desert_mouse 1",
		"rival spice 3; rival garrison +1", "rival spice 6; rival garrison +2", "rival spice 2", "rival spice 4"},
	{"trade_dispute",
		"rival solari 2; rival water 1; rival desert_mouse 1", "rival solari 4; rival water 2; rival desert_mouse 1",
		"rival water 1; rival spice 1", "rival water 2; rival spice 2",
		"rival water 1; rival garrison +1", "rival water 2; rival garrison +2"},
	{"propaganda",
		"rival G 1; rival F 1; rival wild 1", "rival G 1; rival F 1; rival B 1; rival E 1; rival wild 1",
		"rival intrigue 1; rival spice 3", "rival intrigue 2; rival spice 6", "rival spice 3", "rival spice 6"},
	{"battle_for_imperial_basin",
		"rival vp 1; control imperial_basin rival; rival ornithopter 1", "rival vp 2; control imperial_basin rival; rival ornithopter 1",
		// ten spice: nine buy the Swordmaster
		"rival spice 5", "rival spice 1; rival swordmaster yes; rival agents +1", "rival spice 3", "rival spice 6"},
	{"battle_for_arrakeen",
		"rival vp 1; control arrakeen rival; rival crysknife 1", "rival vp 2; control arrakeen rival; rival crysknife 1",
		// ten in all: three Solari and one spice twice, then the Intrigue cards; one is kept
		"rival intrigue 1; rival spice 1; rival solari 3", "rival intrigue 1; rival swordmaster yes; rival agents +1",
		"rival spice 2; rival solari 2", "rival spice 4; rival solari 4"},
	{"battle_for_spice_refinery",
		"rival vp 1; control spice_refinery rival; rival desert_mouse 1", "rival vp 2; control spice_refinery rival; rival desert_mouse 1",
		"rival intrigue 1; rival spice 3", "rival intrigue 2; rival spice 6", "rival spice 3", "rival spice 6"},
}

// Each place of each card, with a troop and with a sandworm. The human wins where
// the Rival does not; what it would have to choose is left open.
func TestRewards(t *testing.T) {
	for _, x := range rewards {
		for _, place := range []struct{ name, others, once, twice string }{
			{"first", "", x.first, x.firstTwice},
			{"second", "; you troops 9", x.second, x.secondTwice},
			{"third, tied", "; you troops 9; other troops 2", x.third, x.thirdTwice},
		} {
			for _, units := range [][3]string{{"", "rival troops 2", place.once}, {" twice", "rival worms 1; rival strength 1", place.twice}} {
				t.Run(x.card+" "+place.name+units[0], func(t *testing.T) {
					tabletest.Solo(t, "staban_tuek").
						With("wall gone; phase combat; conflict "+x.card+"; "+units[1]+place.others).
						Open().Resolve().
						OnlyOf("rival", "rival troops 0; rival worms 0; rival strength 0; "+units[2])
				})
			}
		}
	}
}

// A third place that is not tied takes nothing, whatever the card.
func TestNoThirdReward(t *testing.T) {
	for _, x := range rewards {
		tabletest.Solo(t, "staban_tuek", "gurney_halleck").
			With("wall gone; phase combat; conflict "+x.card+"; rival worms 1; other troops 3; you troops 9").
			Open().Resolve().
			OnlyOf("rival", "rival worms 0")
	}
	if len(rewards) != 16 {
		t.Errorf("%d Conflict cards", len(rewards))
	}
}
