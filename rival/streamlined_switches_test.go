package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// blocking is Lady Amber with her Swordmaster between two humans, under rules in
// which one switch stands otherwise.
func blocking(t *testing.T, turn func(*engine.StreamlinedSwitches), facts string) *tabletest.Scene {
	t.Helper()
	s := tabletest.Pair(t, "amber_metulli").With("rival swordmaster yes; rival agents 3; " + facts)
	box := *s.Box
	turn(&box.Rules.Const.Streamlined)
	s.Box, s.Rivals.Box, s.Table.Rules = &box, &box, &box.Rules
	return s
}

type switches = engine.StreamlinedSwitches

// Each weakly sourced value is a switch of its own: turned over, it changes what
// it is called after and nothing else.
func TestEachSwitchInAgentTurns(t *testing.T) {
	for _, x := range []struct {
		name, given, card, then string
		turn                    func(*switches)
	}{
		{"keeps_resources", "bonus deep_desert 2", "deep_desert", "sent deep_desert; bonus deep_desert 0; rival spice 4; rival troops 2; rival garrison 1",
			func(s *switches) { s.KeepsResources = true }},
		{"keeps_bonus_spice", "bonus deep_desert 2", "deep_desert", "sent deep_desert; bonus deep_desert 0; rival spice 2; rival troops 2; rival garrison 1",
			func(s *switches) { s.KeepsBonus = true }},
		{"keeps_control_bonus", "control spice_refinery rival", "spice_refinery", "sent spice_refinery; rival solari 1; rival troops 3; rival garrison 1",
			func(s *switches) { s.KeepsControlBonus = true }},
		{"keeps_intrigue", "", "assembly_hall", "sent assembly_hall; rival intrigue 1", func(s *switches) { s.KeepsIntrigue = true }},
		{"keeps_intrigue at Secrets", "you intrigue 4; guest intrigue 3", "secrets", "sent secrets; rival B 1; you intrigue 3; rival intrigue 1",
			func(s *switches) { s.KeepsIntrigue = true }},
		{"robs", "you intrigue 4; guest intrigue 3", "secrets", "sent secrets; rival B 1", func(s *switches) { s.Robs = false }},
		{"takes_alliances", "rival B 3", "secrets", "sent secrets; rival B 4", func(s *switches) { s.TakesAlliances = false }},
		{"scores_vp", "rival B 3; rival vp 1", "secrets", "sent secrets; rival B 4; alliance B rival; rival vp 2", func(s *switches) { s.ScoresVP = true }},
		{"follows_cards", "rival hooks yes; wall gone; bonus deep_desert 1", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival worms 2; rival troops 2; rival garrison 1", func(s *switches) { s.FollowsCards = false }},
		{"follows_cards: no troops", "", "research_station", "sent research_station; rival troops 2; rival garrison 1", func(s *switches) { s.FollowsCards = false }},
		{"follows_cards: no influence, no Spy", "", "espionage", "sent espionage", func(s *switches) { s.FollowsCards = false }},
		{"collects_before", "rival swordmaster no; rival agents 2", "accept_contract_or_shipping_a", "sent accept_contract", func(s *switches) { s.Collects = false }},
	} {
		t.Run(x.name, func(t *testing.T) { blocking(t, x.turn, x.given).Agent(x.card).Only(x.then) })
	}
}

// The same in Combat.
func TestEachSwitchInCombat(t *testing.T) {
	const home = "conflict none; phase makers; rival troops 0; "
	for _, x := range []struct {
		name, given, then string
		turn              func(*switches)
	}{
		{"takes_control", "conflict siege_of_arrakeen", "rival garrison 5; rival ornithopter 1", func(s *switches) { s.TakesControl = false }},
		{"takes_rewards", "conflict siege_of_arrakeen", "rival ornithopter 1", func(s *switches) { s.TakesRewards = false }},
		{"keeps_conflict_card", "conflict siege_of_arrakeen", "control arrakeen rival; rival garrison 5", func(s *switches) { s.KeepsCard = false }},
		{"scores_vp", "conflict battle_for_imperial_basin; rival spice 4; rival ornithopter 1",
			"control imperial_basin rival; rival vp 2; rival ornithopter 0", func(s *switches) { s.ScoresVP = true }},
		{"pays_for_vp needs scores_vp", "conflict battle_for_imperial_basin; rival spice 4", "control imperial_basin rival; rival ornithopter 1",
			func(s *switches) { s.PaysVP = true }},
		{"pays_for_vp", "conflict battle_for_imperial_basin; rival spice 4", "control imperial_basin rival; rival ornithopter 1; rival spice 0; rival vp 2",
			func(s *switches) { s.PaysVP, s.ScoresVP = true, true }},
	} {
		t.Run(x.name, func(t *testing.T) {
			blocking(t, x.turn, "phase combat; rival troops 1; "+x.given).Resolve().Only(home + x.then)
		})
	}
}

// Buying VP and winning are switches too.
func TestSwitchesOfTheScore(t *testing.T) {
	blocking(t, func(s *switches) { s.BuysVP = true }, "rival spice 7").Settle().Unchanged()
	blocking(t, func(s *switches) { s.BuysVP, s.ScoresVP = true, true }, "rival spice 7").Settle().Only("rival spice 0; rival vp 1")
	s := blocking(t, func(s *switches) { s.ScoresVP, s.CanWin = true, true }, "phase recall; rival vp 10").
		Answers("endgame_vp 0; endgame_vp 0")
	s.Step().Has("phase over")
	if s.Table.Result.Winners != engine.SeatSet(0).With(2) {
		t.Errorf("won by %b, want the Rival", s.Table.Result.Winners)
	}
}

// Any Rival can play streamlined and the two can compete: it is the seat that
// tells, not the card.
func TestTheSeatTells(t *testing.T) {
	box, s := paired(t, "vladimir_harkonnen")
	s.Seats[2].Streamlined = true
	if p, err := rival.NewGame(box, s); err != nil || !p.Seat[2].Streamlined {
		t.Errorf("a streamlined Baron: %+v, %v", p.Seat[2], err)
	}
	tabletest.Pair(t, "vladimir_harkonnen").With("rival streamlined yes; rival swordmaster yes; rival agents 3").
		Agent("spice_refinery").Only("sent spice_refinery; rival troops 2; rival garrison 1")
	tabletest.Pair(t, "glossu_rabban").With("rival streamlined no; rival E 1").
		Agent("dutiful_service").Only("sent dutiful_service; rival E 2; rival vp 1")
}
