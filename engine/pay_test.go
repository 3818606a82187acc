package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// A Rival pays for a Victory Point whenever it can, before it buys anything else.
func TestPaidRewards(t *testing.T) {
	for _, x := range [][4]string{
		{"3 spice", "spice_freighters", "rival troops 1; rival spice 3", "rival G 1; rival spice 0; rival vp 1; rival crysknife 1"},
		{"3 spice, too little", "spice_freighters", "rival troops 1; rival spice 2", "rival G 1; rival crysknife 1"},
		{"4 spice", "battle_for_imperial_basin", "rival troops 1; rival spice 5",
			"rival vp 2; rival spice 1; control imperial_basin rival; rival ornithopter 1"},
		{"4 spice, too little", "battle_for_imperial_basin", "rival troops 1; rival spice 3",
			"rival vp 1; control imperial_basin rival; rival ornithopter 1"},
		{"2 Spies", "battle_for_arrakeen", "rival troops 1; spy choam rival; spy fremen rival",
			"rival vp 2; spy choam none; spy fremen none; control arrakeen rival; rival crysknife 1"},
		{"2 Spies, one out", "battle_for_arrakeen", "rival troops 1; spy choam rival", "rival vp 1; control arrakeen rival; rival crysknife 1"},
		{"6 Solari", "battle_for_spice_refinery", "rival troops 1; rival solari 8",
			"rival vp 2; rival solari 2; control spice_refinery rival; rival desert_mouse 1"},
		{"6 Solari, too little", "battle_for_spice_refinery", "rival troops 1; rival solari 5",
			"rival vp 1; control spice_refinery rival; rival desert_mouse 1"},
		{"before its Swordmaster is bought", "battle_for_spice_refinery", "rival troops 1; rival solari 6; rival spice 3",
			"rival vp 2; rival solari 0; control spice_refinery rival; rival desert_mouse 1"},
		{"before a VP is bought", "battle_for_imperial_basin", "rival troops 1; rival swordmaster yes; rival spice 7",
			"rival vp 2; rival spice 3; control imperial_basin rival; rival ornithopter 1"},
		{"twice, when it can", "battle_for_imperial_basin", "rival worms 1; rival spice 8",
			"rival vp 4; rival spice 0; control imperial_basin rival; rival ornithopter 1"},
		{"doubled, but enough for once", "battle_for_imperial_basin", "rival worms 1; rival spice 7",
			"rival vp 3; rival spice 3; control imperial_basin rival; rival ornithopter 1"},
		{"doubled, 2 Spies go once", "battle_for_arrakeen", "rival worms 1; spy choam rival; spy fremen rival",
			"rival vp 3; spy choam none; spy fremen none; control arrakeen rival; rival crysknife 1"},
		{"settled between the halves: seven of thirteen Solari buy a VP", "battle_for_spice_refinery",
			"rival worms 1; rival swordmaster yes; rival solari 13",
			"rival vp 4; rival solari 0; control spice_refinery rival; rival desert_mouse 1"},
		{"bought between the halves: the spice is gone for the second payment", "spice_freighters",
			"rival worms 1; rival spice 3; rival solari 8; rival water 1",
			"rival G 1; rival F 1; rival spice 0; rival solari 0; rival water 0; rival vp 1; rival crysknife 1; rival swordmaster yes; rival agents +1"},
	} {
		t.Run(x[1]+" "+x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("wall gone; phase combat; conflict "+x[1]+"; "+x[2]).
				Resolve().OnlyOf("rival", "rival troops 0; rival worms 0; "+x[3])
		})
	}
}

// A human is asked how often: twice at most with a sandworm, and for Spies only
// with two of them out. Its own tokens are its own business.
func TestHumanPays(t *testing.T) {
	const home = "you troops 0; you worms 0; "
	for _, x := range [][5]string{
		{"declines", "battle_for_imperial_basin", "you troops 1", "pay_times 0", "you vp 1; control imperial_basin you; you ornithopter 1"},
		{"pays", "battle_for_imperial_basin", "you troops 1; you spice 4", "pay_times 1",
			"you vp 2; you spice 0; control imperial_basin you; you ornithopter 1"},
		{"pays twice", "battle_for_spice_refinery", "you worms 1; you solari 12", "pay_times 2",
			"you vp 4; you solari 0; control spice_refinery you; you desert_mouse 1"},
		{"one Spy: not asked", "battle_for_arrakeen", "you troops 1; spy choam you", "", "you vp 1; control arrakeen you; you crysknife 1"},
		{"two of three Spies", "battle_for_arrakeen", "you troops 1; spy choam you; spy fremen you; spy emperor you",
			"pay_times 1; spy_home choam; spy_home emperor",
			"you vp 2; spy choam none; spy emperor none; control arrakeen you; you crysknife 1"},
	} {
		t.Run(x[1]+" "+x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("wall gone; phase combat; conflict "+x[1]+"; "+x[2]).
				Answers(x[3]).Resolve().OnlyOf("you", home+x[4])
		})
	}
}
