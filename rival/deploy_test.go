package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// On a Combat space all recruits of the turn go in and up to two of the garrison,
// as supply and garrison allow.
func TestDeploy(t *testing.T) {
	play(t, []example{
		{"staban_tuek", "recruits and two of three", "", "heighliner", "sent heighliner; rival G 1; rival troops 5; rival garrison 1"},
		{"staban_tuek", "recruits and the one of the garrison", "rival garrison 1", "heighliner",
			"sent heighliner; rival G 1; rival troops 4; rival garrison 0"},
		{"staban_tuek", "recruits alone", "rival garrison 0", "heighliner", "sent heighliner; rival G 1; rival troops 3"},
		{"staban_tuek", "no recruits: two of the garrison", "rival garrison 9", "fremkit", "sent fremkit; rival F 1; rival troops 2; rival garrison 7"},
		{"staban_tuek", "no recruits, one in the garrison", "rival garrison 1", "fremkit", "sent fremkit; rival F 1; rival troops 1; rival garrison 0"},
		{"staban_tuek", "nothing to deploy", "rival garrison 0", "fremkit", "sent fremkit; rival F 1"},
		{"staban_tuek", "to those in the Conflict", "rival troops 4", "research_station",
			"sent research_station; rival troops 8; rival garrison 1"},
		{"staban_tuek", "supply of one: one recruit", "rival garrison 4; rival troops 7", "heighliner",
			"sent heighliner; rival G 1; rival troops 10; rival garrison 2"},
		{"staban_tuek", "supply exhausted: two of the garrison", "rival garrison 5; rival troops 7", "heighliner",
			"sent heighliner; rival G 1; rival troops 9; rival garrison 3"},
		{"staban_tuek", "all twelve in the Conflict", "rival garrison 0; rival troops 12", "heighliner", "sent heighliner; rival G 1"},
		{"staban_tuek", "no Combat space: recruits to the garrison", "", "sardaukar", "sent sardaukar; rival E 1; rival garrison 5"},
		{"staban_tuek", "no Combat space, supply of one", "rival garrison 11", "sardaukar", "sent sardaukar; rival E 1; rival garrison 12"},
		{"feyd_rautha_harkonnen", "Signet recruits: supply of two, three wanted", "rival garrison 10", "arrakeen",
			"sent arrakeen; rival troops 4; rival garrison 8"},
		{"staban_tuek", "sandworms come on top", "rival hooks yes; wall gone; bonus deep_desert 1", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 1; rival worms 2; rival troops 2; rival garrison 1"},
	})
}

// Which spaces are Combat spaces.
func TestCombatSpaces(t *testing.T) {
	want := map[string]bool{"heighliner": true, "desert_tactics": true, "fremkit": true, "research_station": true, "spice_refinery": true,
		"arrakeen": true, "sietch_tabr": true, "hagga_basin": true, "imperial_basin": true, "deep_desert": true}
	for _, sp := range tabletest.Box(t).Rules.Spaces[1:] {
		if sp.Combat != want[sp.ID] {
			t.Errorf("%s: Combat %v", sp.ID, sp.Combat)
		}
	}
}

// Expert Deployment: nothing is deployed by a Rival that leads each other seat by
// three units already; below level III only. What it recruited stays.
func TestExpertDeployment(t *testing.T) {
	const on, held, goes = "variant expert_deployment; ", "rival garrison 5", "rival troops +4; rival garrison 1"
	for _, x := range [][3]string{
		{"leads by two", "conflict trade_dispute; rival troops 2", goes},
		{"leads by three", "conflict trade_dispute; rival troops 3", held},
		{"leads by more", "conflict trade_dispute; rival troops 5; you troops 1", held},
		{"leads you by three, the other by two", "conflict trade_dispute; rival troops 4; you troops 1; other troops 2", goes},
		{"leads the other by three, you by two", "conflict trade_dispute; rival troops 4; you troops 2; other troops 1", goes},
		{"leads both by three", "conflict trade_dispute; rival troops 4; you troops 1; other troops 1", held},
		{"units, not strength: one sandworm is one", "conflict trade_dispute; rival worms 2", goes},
		{"units, not strength: swords don't count", "conflict trade_dispute; rival troops 3; you troops 1; you strength 9", goes},
		{"sandworms and troops together", "conflict trade_dispute; rival troops 1; rival worms 2", held},
		{"the others' sandworms", "conflict trade_dispute; rival troops 3; you worms 1", goes},
		{"level I", "conflict skirmish_crysknife; rival troops 3", held},
		{"level III: off", "conflict propaganda; rival troops 3", goes},
		{"card not known, round 6", "round 6; rival troops 3", held},
		{"card not known, round 7", "round 7; rival troops 3", goes},
		{"all or nothing: the lead may grow past three", "conflict trade_dispute; rival troops 2; rival garrison 3", goes},
	} {
		play(t, []example{{"staban_tuek", x[0], on + x[1], "research_station", "sent research_station; " + x[2]}})
	}
}

// Its sandworms of this turn are in before the test.
func TestExpertDeploymentWormsFirst(t *testing.T) {
	play(t, []example{
		{"staban_tuek", "one troop and two new sandworms: three ahead",
			"variant expert_deployment; conflict trade_dispute; rival hooks yes; bonus deep_desert 1; rival troops 1", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 1; rival worms 2"},
		{"staban_tuek", "two new sandworms alone: two ahead",
			"variant expert_deployment; conflict trade_dispute; rival hooks yes; bonus deep_desert 1", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 1; rival worms 2" + deployTwo},
	})
}

// The variant off: a lead holds nothing back. With two players all three seats count.
func TestExpertDeploymentOffAndTwoPlayers(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("conflict trade_dispute; rival troops 6").Agent("fremkit").
		Only("sent fremkit; rival F 1; rival troops 8; rival garrison 1")
	s := tabletest.Pair(t, "gurney_halleck").With("variant expert_deployment; conflict trade_dispute; rival troops 3").Agent("fremkit").
		Only("sent fremkit; rival F 1")
	if n := s.Events(engine.EvNoDeploy); len(n) != 1 || n[0].Rule != engine.DeployExpert {
		t.Errorf("the reason told was %+v", n)
	}
	tabletest.Pair(t, "gurney_halleck").With("variant expert_deployment; conflict trade_dispute; rival troops 3; guest troops 1").Agent("fremkit").
		Only("sent fremkit; rival F 1; rival troops 5; rival garrison 1")
}

// What is told of a deployment: how many were recruited this turn, how many stood
// in the garrison, the strength to compare with the table; of none, why.
func TestDeploymentIsTold(t *testing.T) {
	for _, x := range []struct {
		given, cards      string
		recruits, fromOld int16
		strength          int16
		none              engine.RuleID
	}{
		{"", "heighliner", 3, 2, 10, engine.NoRule},
		{"rival troops 1", "fremkit", 0, 2, 6, engine.NoRule},
		{"rival garrison 0", "research_station", 2, 0, 4, engine.NoRule},
		{"rival garrison 0; rival worms 1", "fremkit", 0, 0, 3, engine.DeployNone},
		{"variant expert_deployment; rival troops 3", "fremkit", 0, 0, 6, engine.DeployExpert},
	} {
		s := tabletest.Solo(t, "staban_tuek").With(x.given).Agent(x.cards)
		none, some := s.Events(engine.EvNoDeploy), s.Events(engine.EvDeploy)
		switch {
		case x.none != engine.NoRule:
			if len(none) != 1 || len(some) != 0 || none[0].Rule != x.none || none[0].Total != x.strength {
				t.Errorf("%s %s: %+v", x.given, x.cards, none)
			}
		case len(some) != 1 || len(none) != 0 || some[0].Recruits != x.recruits || some[0].FromGarrison != x.fromOld || some[0].Total != x.strength:
			t.Errorf("%s %s: %+v", x.given, x.cards, some)
		}
	}
	if s := tabletest.Solo(t, "staban_tuek").Agent("sardaukar"); len(s.Events(engine.EvDeploy))+len(s.Events(engine.EvNoDeploy)) != 0 {
		t.Error("something was told of a deployment where there is no Combat space")
	}
}
