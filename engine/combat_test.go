package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// Humans with units are asked for Combat Intrigue after the strength cards; who
// plays tells the strength in all. Without units nobody is asked.
func TestCombatIntrigue(t *testing.T) {
	const facts = "phase combat; conflict skirmish_desert_mouse; rival troops 2; "
	const home = "phase makers; conflict none; you troops 0; rival troops 0; "
	for _, x := range [][4]string{
		{"none", "you troops 1", "combat_intrigue done", "rival solari 2; rival desert_mouse 1; you solari 3"},
		{"enough to win", "you troops 1", "combat_intrigue you; strength 9", "you desert_mouse 1; rival solari 3"},
		{"retreats all", "you troops 1", "combat_intrigue you; strength 0", "rival solari 2; rival desert_mouse 1"},
		{"no units", "", "", "rival solari 2; rival desert_mouse 1"},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With(facts + x[1]).Cards("assembly_hall").Answers(x[2]).Step().Only(home + x[3])
		})
	}
}

// Two humans: one question for both, until nobody plays any more.
func TestCombatIntrigueOfTwo(t *testing.T) {
	tabletest.Pair(t, "gurney_halleck").
		With("phase combat; conflict skirmish_desert_mouse; you troops 1; guest troops 1; rival troops 1").
		Cards("assembly_hall").
		Answers("combat_intrigue guest; strength 5; combat_intrigue you; strength 6; combat_intrigue done").Step().
		Has("you desert_mouse 1; guest desert_mouse 0; rival solari 0")
}

// Rewards are taken in turn order from the first player, whatever the places.
func TestRewardsInTurnOrder(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").
		With("phase combat; first other; conflict skirmish_desert_mouse; you troops 1; rival troops 1; other troops 3").Resolve()
	got := ""
	for _, e := range s.Events(engine.EvReward) {
		got += s.Role(e.Seat) + " "
	}
	if got != "other you rival " {
		t.Errorf("rewards in the order %s", got)
	}
}

// Units stand in the Conflict while rewards are taken: troops of a reward come
// from what supply is left then.
func TestRewardTroopsFromSupplyLeft(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("phase combat; conflict siege_of_arrakeen; rival garrison 0; rival troops 11").
		Resolve().OnlyOf("rival", "control arrakeen rival; rival solari 2; rival garrison 1; rival troops 0; rival ornithopter 1")
	tabletest.Solo(t, "staban_tuek").With("phase combat; conflict siege_of_arrakeen; rival garrison 0; rival troops 12").
		Resolve().OnlyOf("rival", "control arrakeen rival; rival solari 2; rival troops 0; rival ornithopter 1")
}

// Without a unit there is no strength and no strength card.
func TestNoUnitNoStrength(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("phase combat; conflict skirmish_desert_mouse").Step().Only("phase makers; conflict none")
}

// Reactive: one number a human, units and all; the Rivals show before it.
func TestReactiveStrength(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek")
	s.Table.Options.Reactive = true
	s.With("phase combat; conflict skirmish_desert_mouse; rival troops 1; unknown you.units").
		Cards("heighliner").Answers("fact_strength you 7").Step().
		Has("rival solari 3; rival desert_mouse 0")
}

// Row churn: two dice after each human's Reveal turn, in solo only.
func TestRowChurn(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("turn you; rival agents 0; other agents 0; variant row_churn").
		Answers("where_to reveal; dice 36").Step()
	if e := s.Events(engine.EvDice); len(e) != 1 || e[0].Dice != [2]int8{3, 6} {
		t.Errorf("dice %+v", e)
	}
	tabletest.Solo(t, "staban_tuek").With("turn you; rival agents 0; other agents 0").Answers("where_to reveal").Step()
	tabletest.Pair(t, "gurney_halleck").With("turn you; rival agents 0; variant row_churn").Answers("where_to reveal; where_to reveal").Step()
}

// Swords count with a unit in the Conflict only, and only then are asked.
func TestSwordsOfHuman(t *testing.T) {
	for _, x := range [][3]string{
		{"you troops 1", "where_to reveal; reveal 4", "you strength 4; you revealed yes; reveals you; phase combat"},
		{"you worms 1", "where_to reveal; reveal 4", "you strength 4; you revealed yes; reveals you; phase combat"},
		{"", "where_to reveal", "you revealed yes; reveals you; phase combat"},
		{"you agents 0; you troops 1", "reveal 2", "you strength 2; you revealed yes; reveals you; phase combat"},
	} {
		tabletest.Solo(t, "staban_tuek").With("turn you; rival agents 0; other agents 0; " + x[0]).Answers(x[1]).Step().Only(x[2])
	}
}

// An Alliance that a human took from a Rival: which is asked when there are two.
func TestAllianceTold(t *testing.T) {
	for _, x := range [][3]string{
		{"alliance F rival; rival vp 2", "where_to alliance; where_to done", "alliance F you; rival vp 1"},
		{"alliance F rival; alliance E other; other vp 3; rival vp 2", "where_to alliance; faction emperor; where_to done",
			"alliance E you; other vp 2; rival vp 2"},
		{"alliance F you", "where_to alliance; where_to done", "alliance F you"},
	} {
		reactive(t, x[0]).Answers(x[1]).Step().Has(x[2])
	}
}

// A sandworm is asked for at a reward that is booked, when one may have come.
func TestAsksForASandworm(t *testing.T) {
	for _, x := range [][3]string{
		{"Hooks not known", "unknown you.hooks; conflict shadow_contest", "had_sandworm no"},
		{"Hooks known", "you hooks yes; conflict shadow_contest", "had_sandworm no"},
		{"no Hooks", "conflict shadow_contest", ""},
		{"weaker than a sandworm", "you total 2; you hooks yes; conflict shadow_contest", ""},
		{"a Conflict behind the wall", "you hooks yes; conflict seize_spice_refinery", "post choam"},
		{"behind the wall, which is gone", "wall gone; you hooks yes; conflict seize_spice_refinery", "had_sandworm no; post choam"},
		{"nobody knows of the wall", "unknown shield_wall; you hooks yes; conflict seize_spice_refinery", "fact_shield_wall 1; post choam"},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("phase combat; you total 6; unknown you.units; " + x[1]).Answers(x[2]).Resolve()
		})
	}
	// it is on the table: not asked, and twice
	tabletest.Solo(t, "staban_tuek").With("phase combat; you worms 1; conflict shadow_contest").Resolve().Has("you B 2; you vp 1")
	tabletest.Solo(t, "staban_tuek").With("phase combat; you total 6; unknown you.units; you hooks yes; conflict shadow_contest").
		Answers("had_sandworm yes").Resolve().Has("you B 2; you vp 1")
}
