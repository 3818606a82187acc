package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// Whoever controls a space takes its bonus when a Rival goes there, before the
// card's own effects; the visitor too if it is its own.
func TestControlBonus(t *testing.T) {
	for _, x := range []struct{ card, space, given, token, goes string }{
		{"arrakeen", "arrakeen", "", "solari", "sent arrakeen; rival spice 1; rival troops 3; rival garrison 1; "},
		{"spice_refinery", "spice_refinery", "", "solari", "sent spice_refinery; rival spice 1; rival troops 2; rival garrison 1; "},
		{"hagga_or_imperial_basin", "imperial_basin", "bonus imperial_basin 1; ", "spice",
			"sent imperial_basin; bonus imperial_basin 0; rival spice 2; rival troops 2; rival garrison 1; "},
	} {
		for _, who := range []string{"you", "other"} {
			t.Run(x.space+" of "+who, func(t *testing.T) {
				tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(x.given + "control " + x.space + " " + who).
					Agent(x.card).Only(x.goes + who + " " + x.token + " 1")
			})
		}
	}
	tabletest.Solo(t, "staban_tuek").With("control arrakeen rival").Agent("arrakeen").
		Only("sent arrakeen; rival solari 1; rival spice 1; rival troops 3; rival garrison 1")
	tabletest.Solo(t, "staban_tuek").With("control imperial_basin rival; bonus imperial_basin 1").Agent("hagga_or_imperial_basin").
		Only("sent imperial_basin; bonus imperial_basin 0; rival spice 3; rival troops 2; rival garrison 1")
	// another space pays nobody
	tabletest.Solo(t, "staban_tuek").With("control arrakeen you; control imperial_basin other").Agent("spice_refinery").
		Only("sent spice_refinery; rival spice 1; rival troops 2; rival garrison 1")
}

// A human's visit pays the Rival that controls the space, and it buys at once: in
// the human's turn.
func TestControlBonusInAHumansTurn(t *testing.T) {
	for _, x := range [][3]string{
		{"1 Solari", "control spice_refinery rival", "rival solari 1"},
		{"the seventh Solari buys a VP", "control spice_refinery rival; rival swordmaster yes; rival solari 6", "rival solari 0; rival vp 1"},
		{"the ninth token buys the Swordmaster", "control spice_refinery rival; rival spice 8",
			"rival spice 0; rival swordmaster yes; rival agents +1"},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; other agents 0; rival agents 0; "+x[1]).
				Answers("where_to spice_refinery; troops 0").Visit().
				OnlyOf("rival", x[2])
		})
	}
	tabletest.Pair(t, "amber_metulli").With("turn you; rival agents 0; rival swordmaster yes; control spice_refinery rival").
		Answers("where_to spice_refinery; troops 0").Visit().
		OnlyOf("rival", "")
}

// The winner's marker replaces any other; a tie for first changes nothing.
func TestControlIsReplaced(t *testing.T) {
	for _, old := range []string{"none", "you", "other", "rival"} {
		tabletest.Solo(t, "staban_tuek").With("phase combat; conflict secure_imperial_basin; rival troops 1; control imperial_basin " + old).
			Resolve().Has("control imperial_basin rival")
	}
	tabletest.Solo(t, "staban_tuek").
		With("phase combat; conflict secure_imperial_basin; rival troops 1; other troops 1; control imperial_basin you").
		Resolve().Has("control imperial_basin you")
}

// A Conflict for a space that a Rival controls: it sends a troop from its supply,
// if there is one. It may not refuse, a human may.
func TestDefendingTroop(t *testing.T) {
	const start = "phase round_start; round 7; seen battle_for_imperial_basin; seen battle_for_arrakeen; seen propaganda; "
	const then = "phase player_turns; turn you; conflict battle_for_spice_refinery; seen battle_for_spice_refinery; "
	for _, x := range [][4]string{
		{"a Rival", "control spice_refinery rival", "", "rival troops 1"},
		{"a Rival without supply", "control spice_refinery rival; rival garrison 12", "", ""},
		{"a human that wants to", "control spice_refinery you", "defend yes", "you troops 1"},
		{"a human that does not", "control spice_refinery you", "defend no", ""},
		{"a human without supply", "control spice_refinery you; you garrison 12", "", ""},
		{"nobody", "", "", ""},
		{"somebody else's Conflict", "control arrakeen rival; control imperial_basin you", "", ""},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With(start + x[1]).Answers(x[2]).Step().Only(then + x[3])
		})
	}
}

// A defending troop counts as a unit in the Conflict: Expert Deployment sees it.
func TestDefendingTroopIsAUnit(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").
		With("phase round_start; round 7; seen battle_for_imperial_basin; seen battle_for_arrakeen; seen propaganda; control spice_refinery rival").
		Step()
	if n := s.Table.Units(2); n != 1 {
		t.Errorf("%d units", n)
	}
}
