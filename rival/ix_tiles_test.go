package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// full are stacks of six tiles each.
const full = "stack 1 6; stack 2 6; stack 3 6; "

const sentTech = "agent tech_negotiation a; a agents 1; "

// X41 and X43 to X45: what a Rival buys at Tech Negotiation and Dreadnought, and what it
// pays with; who can't buy sends a Negotiator.
func TestTilesOfIx(t *testing.T) {
	for _, x := range []struct{ name, given, card, answers, want string }{
		{"X41", stacks("windtraps memocorders artillery") + "a spice 1", "tech_negotiation", "tile spaceport",
			sentTech + "a spice 0; a water 1; a tile windtraps; stack 1 spaceport; stack 1 5"},
		{"X43", stacks("flagship chaumurky spaceport") + "a garrison 7", "tech_negotiation", "", sentTech + "a negotiators 1"},
		{"X44", stacks("chaumurky artillery spaceport") + "a negotiators 2; a spice 1", "tech_negotiation", "tile windtraps",
			sentTech + "a spice 0; a negotiators 0; a intrigue 2; a tile chaumurky; stack 1 windtraps; stack 1 5"},
		{"X45", stacks("memocorders artillery spaceport") + "a negotiators 3; a spice 5; a G 1; a B 1; a F 1", "dreadnought_1p", "tile windtraps",
			"agent dreadnought a; a agents 1; a unit_home 1; a negotiators 1; a E 1; a tile memocorders; stack 1 windtraps; stack 1 5"},
		{"nobody in supply to negotiate", stacks("flagship chaumurky spaceport") + "a garrison 12", "tech_negotiation", "", sentTech + "a garrison 12"},
		{"E53: for nothing", stacks("windtraps artillery spaceport") + "a negotiators 1", "tech_negotiation", "tile flagship",
			sentTech + "a negotiators 0; a water 1; a tile windtraps; stack 1 flagship; stack 1 5"},
	} {
		t.Run(x.name, func(t *testing.T) {
			of2020(t, "vladimir_harkonnen", full+x.given).Answers(x.answers).Agent(x.card).Only(x.want)
		})
	}
}

// X46, X47 and X59: spice is kept for tiles below level III, in solo.
func TestSpiceKeptForTilesOfIx(t *testing.T) {
	t.Run("X46", func(t *testing.T) { of2020(t, "vladimir_harkonnen", "a spice 9").Settle().Unchanged() })
	t.Run("X47", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", full+stacks("windtraps artillery spaceport")+"phase round_start; round 7; a spice 9; a swordmaster yes; b swordmaster yes; first you")
		s.Answers("conflict battle_for_carthag").Step().Has("a spice 2; a vp 1")
	})
	t.Run("X59", func(t *testing.T) {
		tabletest.Pair(t, "vladimir_harkonnen").With("module ix; rival swordmaster yes; rival spice 7").Settle().Only("rival spice 0; rival vp 1")
	})
}

// X48 to X56: what the tiles give a Rival later.
func TestTilesOfIxLater(t *testing.T) {
	t.Run("X48", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "conflict skirmish_a; a tile spy_satellites; a spice 3").Agent("secrets").
			Only("agent secrets a; a agents 1; a B 1; a spice 0; a vp 1; a lost spy_satellites; gone spy_satellites")
	})
	t.Run("X50", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", "a tile invasion_ships; agent arrakeen you; agent carthag b")
		s.Agent("arrakeen_1p").Only("agent arrakeen a; a agents 1; a troops 1; a used invasion_ships")
		s.With("").Agent("carthag:occupied secrets").Only("agent secrets a; a agents 0; a B 1")
	})
	t.Run("X51", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "a tile invasion_ships; agent arrakeen a").Agent("arrakeen_1p:occupied secrets").
			Only("agent secrets a; a agents 1; a B 1")
	})
	t.Run("X52", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", "a tile training_drones")
		s.Agent("conspire").Only("agent conspire a; a agents 1; a E 1; a garrison 3; a used training_drones")
		s.With("").Agent("secrets").Only("agent secrets a; a agents 0; a B 1")
	})
	t.Run("X53", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "conflict battle_for_carthag; a tile flagship; a solari 5; a garrison 6").Agent("carthag").
			Only("agent carthag a; a agents 1; a solari 1; a garrison 4; a troops 6; a used flagship")
	})
	t.Run("X54", func(t *testing.T) {
		const recalled = "agent smuggling a; a agents 1; a track1 0; a E 1; a solari 5; you solari 1; b solari 1; "
		const given = "a tile troop_transports; a track1 2; a G 1; a B 1; a F 1; "
		of2020(t, "vladimir_harkonnen", given).Agent(smuggling).Only(recalled + "a troops 3")
		of2020(t, "vladimir_harkonnen", given+"variant expert_deployment").Agent(smuggling).Only(recalled + "a garrison 3")
		of2020(t, "vladimir_harkonnen", given+"variant expert_deployment; conflict battle_for_carthag").Agent(smuggling).Only(recalled + "a troops 3")
	})
	t.Run("E49: not after a Conflict", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "phase combat; conflict skirmish_f; a troops 1; a tile troop_transports; a track1 2; a G 1; a B 1; a F 1").Resolve().
			Only("conflict none; phase makers; a troops 0; a track1 0; a E 1; a garrison 4; a solari 5; you solari 1; b solari 1")
	})
	t.Run("X55", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", winner+"a unit_in 2; a tile detonation_devices").Resolve().
			Only("conflict none; phase makers; a unit_in 0; a unit_home 1; a vp 1; a spice 3; a intrigue 1")
		if got := s.Table.UnitSupply(2, 1); got != 1 {
			t.Errorf("%d in supply", got)
		}
	})
	t.Run("a human may take the VP in place of the flag", func(t *testing.T) {
		const won = "conflict none; phase makers; you unit_in 0; you spice 3; you intrigue 1; "
		s := of2020(t, "vladimir_harkonnen", winner+"you unit_in 2; you tile detonation_devices").Answers("tile_use yes").Resolve().Only(won + "you unit_home 1; you vp 1")
		if got := s.Table.UnitSupply(1, 1); got != 1 {
			t.Errorf("%d in supply", got)
		}
		of2020(t, "vladimir_harkonnen", winner+"you unit_in 1; you tile detonation_devices").Answers("tile_use no; flag carthag").Resolve().Only(won + "flag carthag you")
		of2020(t, "vladimir_harkonnen", winner+"you troops 1; you tile detonation_devices; you tile windtraps").Resolve().
			Only("conflict none; phase makers; you troops 0; you spice 3; you intrigue 1") // no dreadnought there; water is its own business
	})
	t.Run("E24: a tie is no win", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", winner+"a unit_in 1; you troops 1; you strength 1; a tile detonation_devices; a tile windtraps").Resolve().
			Only("conflict none; phase makers; a unit_in 0; a unit_home 1; you troops 0; you strength 0; a spice 2; you spice 2")
	})
	t.Run("Windtraps", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", winner+"a troops 1; a tile windtraps").Resolve().
			Only("conflict none; phase makers; a troops 0; a spice 3; a intrigue 1; a water 1")
	})
}

// X49 and X56: the end of a game.
func TestTilesOfIxAtTheEnd(t *testing.T) {
	const end = "phase recall; round 10; "
	t.Run("X49", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", end+"a tile spy_satellites; a E 5; a G 1; a F 2; a spice 2; you vp 9").Answers("endgame_vp 0").Step()
		s.Has("a vp 2")
	})
	t.Run("Memocorders", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", end+"a tile memocorders; a E 3; a G 3; a B 4; a F 3; you vp 9").Answers("endgame_vp 0").Step().Has("a vp 1")
		of2020(t, "vladimir_harkonnen", end+"a tile memocorders; a E 3; a G 3; a B 4; a F 2; you vp 9").Answers("endgame_vp 0").Step().Has("a vp 0")
	})
	t.Run("Holtzman Engine", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", end+"a tile holtzman_engine; you vp 9").Answers("endgame_vp 0").Step().Has("a vp 1")
	})
	t.Run("E22: Panopticon before Spy Satellites", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With("module ix; module bloodlines; module tech; " + full + stacks("windtraps artillery spaceport") +
			end + "rival tile spy_satellites; rival tile panopticon; rival E 5; rival G 1; rival B 1; you vp 9").Answers("endgame_vp 0").Step().
			Has("rival G 2; rival B 2; rival F 1; rival vp 3") // a VP for each of two tracks, one for the Fremen
	})
	t.Run("X56", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", end+"a tile chaumurky; a vp 9; you vp 9; you spice 6").Answers("endgame_vp 0").Step()
		if s.Table.Result.Winners != engine.SeatSet(0).With(2) {
			t.Errorf("%+v", s.Table.Result)
		}
	})
}

// X57 and X58: in Uprising a Rival needs its Swordmaster for a tile where Bloodlines is
// in play; without it a Negotiator goes (E55).
func TestSwordmasterForTiles(t *testing.T) {
	const given = full + "rival spice 6; "
	t.Run("X57", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With("module ix; module bloodlines; " + given + stacks("windtraps artillery spaceport")).Agent("tech_negotiation").
			Only("sent tech_negotiation; rival negotiators 1; rival spice 0; rival swordmaster yes; rival agents 2")
	})
	t.Run("X58", func(t *testing.T) {
		tabletest.Solo(t, "staban_tuek").With("module ix; " + given + stacks("flagship chaumurky spaceport")).Answers("tile windtraps").Agent("tech_negotiation").
			Only("sent tech_negotiation; rival spice 3; rival intrigue 2; rival tile chaumurky; stack 2 windtraps; stack 2 5")
	})
}

// Rhombur buys at his Signet, without a discount.
func TestRhombur(t *testing.T) {
	of2020(t, "rhombur_vernius", full+stacks("chaumurky artillery spaceport")+"a spice 4").Answers("tile windtraps").Agent("arrakeen_1p").
		Only("agent arrakeen a; a agents 1; a troops 1; a spice 0; a intrigue 2; a tile chaumurky; stack 1 windtraps; stack 1 5")
	of2020(t, "rhombur_vernius", full+stacks("chaumurky artillery spaceport")+"a spice 3").Agent("arrakeen_1p").
		Only("agent arrakeen a; a agents 1; a troops 1; a negotiators 1")
}
