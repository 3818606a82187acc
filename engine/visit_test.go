package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// visits is what a human's visit books, and what is asked for it.
var visits = []struct{ space, name, given, answers, then string }{
	{"sardaukar", "Emperor 1, 4 troops to the garrison", "", "", "you E 1; you garrison 7"},
	{"sardaukar", "two left in the supply", "you garrison 10", "", "you E 1; you garrison 12"},
	{"dutiful_service", "Emperor 1", "", "", "you E 1"},
	{"heighliner", "Guild 1, 5 recruits, all go in", "", "troops 7", "you G 1; you troops 7; you garrison 1"},
	{"heighliner", "none go in", "", "troops 0", "you G 1; you garrison 8"},
	{"heighliner", "more than recruits and two: a card recruited the rest", "you garrison 1", "troops 7", "you G 1; you troops 7; you garrison 0"},
	{"deliver_supplies", "Guild 1", "", "", "you G 1"},
	{"espionage", "Bene Gesserit 1, a Spy", "", "post deep_desert", "you B 1; spy deep_desert you"},
	{"espionage", "no Spy in supply: none recalled", "spy choam you; spy emperor you; spy fremen you", "spy_first none", "you B 1"},
	{"espionage", "no Spy in supply: one recalled first", "spy choam you; spy emperor you; spy fremen you", "spy_first emperor; post deep_desert",
		"you B 1; spy emperor none; spy deep_desert you"},
	{"secrets", "Bene Gesserit 1", "", "", "you B 1"},
	{"secrets", "Rivals with 4 Intrigue cards hand over one", "rival intrigue 4; other intrigue 3", "", "you B 1; rival intrigue 3; you intrigue +1"},
	{"desert_tactics", "Fremen 1, 1 recruit", "", "troops 3", "you F 1; you troops 3; you garrison 1"},
	{"fremkit", "Fremen 1", "", "troops 2", "you F 1; you troops 2; you garrison 1"},
	{"fremkit", "empty garrison: not asked", "you garrison 0", "", "you F 1"},
	{"high_council", "the first time: the seat", "", "", "you council yes"},
	{"high_council", "later: 3 troops", "you council yes", "", "you garrison 6"},
	{"imperial_privilege", "the one other Agent comes home", "you E 2; agent secrets you; you agents 1", "", "agent secrets none; you agents 1"},
	{"imperial_privilege", "none out", "you E 2", "", ""},
	{"imperial_privilege", "which of two", "you E 2; agent secrets you; agent arrakeen you; you agents 1", "agent_home arrakeen",
		"agent arrakeen none; you agents 1"},
	{"swordmaster", "the third Agent, ready now", "", "", "you swordmaster yes; you agents 2"},
	{"assembly_hall", "nothing more", "", "", ""},
	{"gather_support", "2 troops to the garrison", "", "", "you garrison 5"},
	{"shipping", "a step with a Faction of choice", "you G 2", "faction fremen", "you F 1"},
	{"accept_contract", "nothing more", "", "", ""},
	{"sietch_tabr", "first row: Hooks, 1 recruit", "you F 2", "row 0; troops 1", "you hooks yes; you troops 1; you garrison 3"},
	{"sietch_tabr", "second row: Shield Wall gone", "you F 2", "row 1; remove_wall yes; troops 0", "wall gone"},
	{"sietch_tabr", "second row: water without the wall", "you F 2", "row 1; remove_wall no; troops 0", ""},
	{"sietch_tabr", "the wall gone: the first row", "you F 2; wall gone", "row 0; troops 0", "you hooks yes; you garrison 4"},
	{"sietch_tabr", "the wall gone: the second row is water", "you F 2; wall gone", "row 1; troops 0", ""},
	{"research_station", "2 recruits", "", "troops 4", "you troops 4; you garrison 1"},
	{"spice_refinery", "", "", "troops 2", "you troops 2; you garrison 1"},
	{"arrakeen", "1 recruit", "", "troops 3", "you troops 3; you garrison 1"},
	{"deep_desert", "bonus spice gone", "bonus deep_desert 2", "troops 0", "bonus deep_desert 0"},
	{"deep_desert", "Hooks: sandworms", "bonus deep_desert 2; you hooks yes", "sandworm_or_spice 1; troops 0", "bonus deep_desert 0; you worms 2"},
	{"deep_desert", "Hooks: spice all the same", "you hooks yes", "sandworm_or_spice 0; troops 0", ""},
	{"deep_desert", "Hooks, the Conflict behind the wall: not asked", "you hooks yes; conflict siege_of_arrakeen", "troops 0", ""},
	{"hagga_basin", "bonus spice gone", "bonus hagga_basin 1", "troops 0", "bonus hagga_basin 0"},
	{"hagga_basin", "Hooks, the wall gone: sandworm", "you hooks yes; conflict siege_of_arrakeen; wall gone", "sandworm_or_spice 1; troops 0", "you worms 1"},
	{"imperial_basin", "bonus spice gone, no sandworm there", "bonus imperial_basin 1; you hooks yes", "troops 0", "bonus imperial_basin 0"},
	{"imperial_basin", "a Rival's control bonus", "control imperial_basin rival", "troops 0", "rival spice 1"},
	{"arrakeen", "a Rival's control bonus", "control arrakeen other", "troops 0", "you garrison 4; other solari 1"},
}

// What a human's visit books: the Agent, and what a Rival or the score can notice.
func TestVisits(t *testing.T) {
	left := map[string]bool{}
	for _, sp := range tabletest.Box(t).Rules.Spaces[1:] {
		left[sp.ID] = true
	}
	for _, x := range visits {
		delete(left, x.space)
		t.Run(x.space+" "+x.name, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; rival agents 0; other agents 0; " + x.given).
				Answers("where_to " + x.space + "; " + x.answers).Visit().
				Only("sent " + x.space + "; " + x.then)
		})
	}
	if len(left) > 0 {
		t.Errorf("no visit of %v", left)
	}
}

// Influence of a visit: the VP at 2, the Alliance at 4 with what the track prints.
func TestVisitsRaise(t *testing.T) {
	for _, x := range [][4]string{
		{"dutiful_service", "you E 1", "", "you E 2; you vp 1"},
		{"dutiful_service", "you E 3", "post choam", "you E 4; alliance E you; you vp 1; spy choam you"},
		{"dutiful_service", "you E 3; spy choam you; spy bene_gesserit you; spy fremen you", "spy_first none", "you E 4; alliance E you; you vp 1"},
		{"dutiful_service", "you E 3; spy choam you; spy bene_gesserit you; spy fremen you", "spy_first choam; post choam", "you E 4; alliance E you; you vp 1"},
		{"dutiful_service", "you E 3; spy choam you; spy bene_gesserit you; spy fremen you", "spy_first choam; post emperor", "you E 4; alliance E you; you vp 1; spy choam none; spy emperor you"},
		{"deliver_supplies", "you G 3", "", "you G 4; alliance G you; you vp 1; you solari 3"},
		{"secrets", "you B 3", "", "you B 4; alliance B you; you vp 1; you intrigue 1"},
		{"fremkit", "you F 3; you garrison 0", "", "you F 4; alliance F you; you vp 1; you water 1"},
		{"fremkit", "you F 3; you garrison 0; rival F 4; alliance F rival", "", "you F 4; you water 1"},
		{"fremkit", "you F 4; you garrison 0; rival F 4; alliance F rival; rival vp 1", "", "you F 5; alliance F you; you vp 1; rival vp 0"},
	} {
		t.Run(x[0]+" "+x[1], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; rival agents 0; other agents 0; " + x[1]).
				Answers("where_to " + x[0] + "; " + x[2]).Visit().Only("sent " + x[0] + "; " + x[3])
		})
	}
}

// Which spaces are closed to a human, and why.
func TestClosed(t *testing.T) {
	for _, x := range []struct {
		space, given string
		want         engine.Closure
	}{
		{"secrets", "", engine.OpenSpace},
		{"secrets", "agent secrets you", engine.OwnAgent},
		{"secrets", "agent secrets rival", engine.OtherAgent},
		{"secrets", "agent secrets rival; spy bene_gesserit you", engine.OpenSpace},
		{"secrets", "agent secrets you; spy bene_gesserit you", engine.OwnAgent},
		{"secrets", "agent secrets rival; spy bene_gesserit rival", engine.OtherAgent},
		{"sietch_tabr", "you F 1", engine.NeedsMore},
		{"sietch_tabr", "you F 2", engine.OpenSpace},
		{"shipping", "you G 1", engine.NeedsMore},
		{"shipping", "you G 2", engine.OpenSpace},
		{"imperial_privilege", "you E 1", engine.NeedsMore},
		{"imperial_privilege", "you E 2", engine.OpenSpace},
		{"swordmaster", "you swordmaster yes", engine.OwnsSwordmaster},
		{"swordmaster", "rival swordmaster yes", engine.OpenSpace},
	} {
		s := tabletest.Solo(t, "staban_tuek").With(x.given)
		if got := s.Table.Closed(1, s.Box.Rules.SpaceByID(x.space)); got != x.want {
			t.Errorf("%s, %s: %v, want %v", x.space, x.given, got, x.want)
		}
	}
}
