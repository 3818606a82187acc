package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// A streamlined Rival gains like any other until it has its Swordmaster, but
// records no VP.
func TestStreamlinedBefore(t *testing.T) {
	for _, x := range [][3]string{
		{"Solari", "accept_contract_or_shipping_a", "sent accept_contract; rival solari 2"},
		{"Intrigue", "assembly_hall", "sent assembly_hall; rival intrigue 1"},
		{"no VP at 2 influence", "dutiful_service", "sent dutiful_service; rival E 2"},
	} {
		tabletest.Pair(t, "amber_metulli").With("rival E 1").Agent(x[1]).Only(x[2])
	}
	tabletest.Pair(t, "amber_metulli").With("rival spice 9").Settle().Only("rival spice 0; rival swordmaster yes; rival agents 3")
	tabletest.Pair(t, "amber_metulli").With("rival swordmaster yes; rival spice 7; rival intrigue 3; rival water 3").Settle().Unchanged()
}

// With its Swordmaster it keeps no token and no Intrigue card, from any source;
// all else goes on.
func TestStreamlinedAfter(t *testing.T) {
	const sm = "rival swordmaster yes; rival agents 3; "
	for _, x := range []struct{ name, given, cards, then string }{
		{"card: no Solari", "", "accept_contract_or_shipping_a", "sent accept_contract"},
		{"card: no Intrigue", "", "assembly_hall", "sent assembly_hall"},
		{"card: no water, Hooks and troop", "rival F 2", "sietch_tabr", "sent sietch_tabr; rival hooks yes; rival troops 3; rival garrison 1"},
		{"bonus spice to the bank, base spice not taken", "bonus deep_desert 2", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival troops 2; rival garrison 1"},
		{"sandworms still come", "bonus deep_desert 2; rival hooks yes; wall gone", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival worms 2; rival troops 2; rival garrison 1"},
		{"own control bonus is not collected", "control spice_refinery rival", "spice_refinery",
			"sent spice_refinery; rival troops 3; rival garrison 1"},
		{"Secrets: taken and discarded", "you intrigue 4; guest intrigue 3", "secrets", "sent secrets; rival B 1; you intrigue 3"},
		{"influence, Alliance, Spy, Scheme", "rival B 3; spy choam rival; spy landsraad_hall rival", "espionage",
			"sent espionage; rival B 4; alliance B rival; spy choam none; spy landsraad_hall none; spy fremen rival; rival garrison 6"},
		{"takes an Alliance from a human", "rival B 4; guest B 4; alliance B guest; guest vp 1", "secrets",
			"sent secrets; rival B 5; alliance B rival; guest vp 0"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Pair(t, "amber_metulli").With(sm + x.given).Agent(x.cards).Only(x.then)
		})
	}
}

// Before its Swordmaster its control bonus is collected; what it puts into the
// bank afterwards is told.
func TestStreamlinedControlAndBank(t *testing.T) {
	tabletest.Pair(t, "amber_metulli").With("control spice_refinery rival").Agent("spice_refinery").
		Only("sent spice_refinery; rival solari 1; rival troops 3; rival garrison 1")
	s := tabletest.Pair(t, "amber_metulli").With("rival swordmaster yes; bonus hagga_basin 2").Agent("hagga_or_imperial_basin")
	if e := s.Events(engine.EvBank); len(e) != 1 || e[0].Amount != 2 {
		t.Errorf("into the bank: %+v", e)
	}
}

// Rewards with its Swordmaster: troops, influence, Spies, control and the card;
// no tokens, no Intrigue, no VP, and it never pays for one.
func TestStreamlinedRewards(t *testing.T) {
	const sm = "rival swordmaster yes; rival troops 1; phase combat; conflict "
	const home = "conflict none; phase makers; rival troops 0; "
	for _, x := range [][3]string{
		{"siege_of_arrakeen", "", "control arrakeen rival; rival garrison 5; rival ornithopter 1"},
		{"seize_spice_refinery", "", "control spice_refinery rival; spy fremen rival; rival crysknife 1"},
		{"protect_the_sietches", "; rival F 1", "rival F 2; rival garrison 4; rival desert_mouse 1"},
		{"choam_security", "", "rival G 1; rival garrison 4; rival crysknife 1"},
		{"shadow_contest", "; rival ornithopter 1", "rival B 1; rival ornithopter 2"},
		{"propaganda", "; rival F 1", "rival E 1; rival G 1; rival wild 1"},
		{"battle_for_imperial_basin", "; rival spice 4", "control imperial_basin rival; rival ornithopter 1"},
		{"battle_for_arrakeen", "; spy choam rival; spy fremen rival", "control arrakeen rival; rival crysknife 1"},
		{"battle_for_spice_refinery", "; rival solari 6", "control spice_refinery rival; rival desert_mouse 1"},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Pair(t, "amber_metulli").With(sm + x[0] + x[1]).Resolve().Only(home + x[2])
		})
	}
}

// Before its Swordmaster it does not pay for VP either.
func TestStreamlinedNeverPays(t *testing.T) {
	tabletest.Pair(t, "amber_metulli").
		With("conflict battle_for_imperial_basin; rival troops 1; rival spice 5; phase combat").
		Resolve().
		Only("conflict none; phase makers; rival troops 0; control imperial_basin rival; rival ornithopter 1")
}

// It ends nothing and wins nothing, whatever number of VP somebody wrote.
func TestStreamlinedCannotWin(t *testing.T) {
	tabletest.Pair(t, "amber_metulli").With("phase recall; rival vp 10").Step().Has("phase round_start; round 5")
	tabletest.Pair(t, "amber_metulli").With("phase recall; rival vp 10; rival streamlined no").
		Answers("endgame_vp 0; endgame_vp 0").Step().Has("phase over")
	s := tabletest.Pair(t, "amber_metulli").
		With("phase recall; round 10; rival vp 9; you vp 3; guest vp 2").
		Answers("endgame_vp 0; endgame_vp 0")
	s.Step().Has("phase over")
	if s.Table.Result.Winners != engine.SeatSet(0).With(1) {
		t.Errorf("won by %b, want you", s.Table.Result.Winners)
	}
}
