package data_test

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

func imperium(t testing.TB) (*rival.Box, terse) {
	t.Helper()
	b, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	return b, terse{&b.Rules}
}

// Rules 2.6.
func TestImperiumDeck(t *testing.T) {
	b, x := imperium(t)
	equal(t, b)
	tests := []struct {
		id, code       string
		copies, swords int8
		want           string
	}{
		{"conspire", "co", 2, 4, "co: E1 2t"},
		{"wealth", "we", 1, 3, "we: E1"},
		{"heighliner", "he", 1, 6, "he: G1 3t"},
		{"foldspace", "fo", 2, 1, "fo: G1"},
		{"selective_breeding", "sb", 2, 2, "sb: B1"},
		{"secrets", "se", 1, 1, "se: B1"},
		{"hardy_warriors", "hw", 1, 5, "hw: F1 2t"},
		{"stillsuits", "sl", 2, 4, "sl: F1"},
		{"rally_troops", "rt", 2, 3, "rt: 4t"},
		{"hall_of_oratory", "ho", 2, 0, "ho: 1t"},
		{"carthag", "ca", 3, 0, "ca: 1t"},
		{"harvest_spice", "hs", 5, 2, "gfhbib*1: harvest"},
		{"arrakeen_1p", "ar", 3, 1, "ar: 1t signet only0"},
		{"arrakeen_2p", "ar", 3, 1, "ar: 1t only1"},
		{"reshuffle", "re", 1, 0, "reshuffle only1"},
	}
	sum := 0
	for _, tt := range tests {
		c := &b.Deck.Cards[b.Deck.ByID(tt.id)]
		if c.ID != tt.id || c.Code != tt.code || c.Copies != tt.copies || c.Swords != tt.swords || x.card(b, tt.id) != tt.want {
			t.Errorf("%s: %s %d copies, %d swords, %q", tt.id, c.Code, c.Copies, c.Swords, x.card(b, tt.id))
		}
		sum += int(c.Copies)
	}
	if n := len(b.Deck.Cards) - 1; n != len(tests) || sum != 31 || b.Deck.Size(engine.Solo) != 27 || b.Deck.Size(engine.TwoPlayer) != 28 {
		t.Errorf("%d kinds, %d cards, %d in solo, %d in two-player", n, sum, b.Deck.Size(engine.Solo), b.Deck.Size(engine.TwoPlayer))
	}
}

// Rules 3.3: the right-hand abilities; who may be a Rival, and where.
func TestImperiumRivals(t *testing.T) {
	b, x := imperium(t)
	tests := []struct{ id, signet, seats string }{
		{"glossu_rabban", "if[alliance](2t|1t)", "solo"},
		{"memnon_thorvald", "1s", "solo"},
		{"ariana_thorvald", "1w", "solo"},
		{"ilban_richese", "1$", "solo"},
		{"vladimir_harkonnen", "pay[1 0 0] 0 0(1i)", "solo"},
		{"leto_atreides", "pay[0 1 0] 0 0(ahead1)", "solo"},
		{"paul_atreides", "", "refused"},
		{"helena_richese", "", "refused"},
		{"house_hagal", "", "two"},
	}
	for _, tt := range tests {
		c := &b.Rivals[b.ByID(tt.id)]
		seats := map[bool]string{true: "solo"}[c.Solo] + map[bool]string{true: "two"}[c.TwoPlayer] + map[bool]string{true: "refused"}[c.Refused != ""]
		if c.ID != tt.id || x.list(c.Signet) != tt.signet || seats != tt.seats || c.Scheme != nil || c.Streamlined {
			t.Errorf("%s: %q %s", tt.id, x.list(c.Signet), seats)
		}
	}
	if n := len(b.Rivals) - 1; n != len(tests) {
		t.Errorf("%d Rivals", n)
	}
}

// Rules 6.6.
func TestImperiumConflicts(t *testing.T) {
	b, x := imperium(t)
	tests := []struct{ id, where, rewards string }{
		{"skirmish_a", "1", "1vp;1i 2$;2$"}, {"skirmish_b", "1", "1vp;1w;1s"},
		{"skirmish_c", "1", "least1 1s;2s;1s"}, {"skirmish_d", "1", "least1 2$;3$;2$"},
		{"cloak_and_dagger", "2", "least1 2i;1i 1s;choose1(1i 1s)"}, {"desert_power", "2", "1vp 1w;1w 1s;1s"},
		{"guild_bank_raid", "2", "6$;4$;2$"}, {"machinations", "2", "two1;1w 2$;1w"}, {"raid_stockpiles", "2", "1i 3s;2s;1s"},
		{"secure_imperial_basin", "2imperial_basin", "1vp control:imperial_basin;2w;1w"},
		{"siege_of_arrakeen", "2arrakeen", "1vp control:arrakeen;4$;2$"},
		{"siege_of_carthag", "2carthag", "1vp control:carthag;1i 1s;1s"},
		{"sort_through_the_chaos", "2", "mentat 1i 2$;1i 2$;2$"}, {"terrible_purpose", "2", "1vp -;1w 1s;1s"},
		{"battle_for_arrakeen", "3arrakeen", "2vp control:arrakeen;choose2(1i 2s 3$);1i 2$"},
		{"battle_for_carthag", "3carthag", "2vp control:carthag;1i 3s;3s"},
		{"battle_for_imperial_basin", "3imperial_basin", "2vp control:imperial_basin;5s;3s"},
		{"grand_vision", "3", "least2 1i;1i 3s;3s"},
	}
	var levels [4]int
	for _, tt := range tests {
		c := &b.Rules.Conflicts[b.Rules.ConflictByID(tt.id)]
		levels[c.Level]++
		where := string('0'+rune(c.Level)) + b.Rules.Spaces[c.Control].ID
		rewards := strings.Join([]string{x.list(c.Rewards[0]), x.list(c.Rewards[1]), x.list(c.Rewards[2])}, ";")
		if c.ID != tt.id || where != tt.where || rewards != tt.rewards || c.Icon != engine.NoIcon || c.Protected {
			t.Errorf("%s: %s %q", tt.id, where, rewards)
		}
	}
	if levels != [4]int{0, 4, 10, 4} || len(b.Rules.Conflicts) != 19 || b.Rules.Objectives != nil {
		t.Errorf("cards by level %v", levels)
	}
}

// The board, and what a human's visit books.
func TestImperiumSpaces(t *testing.T) {
	b, x := imperium(t)
	tests := []struct{ code, id, marks, visit string }{
		{"co", "conspire", "E", "E1 2t"}, {"we", "wealth", "E", "E1"},
		{"he", "heighliner", "G combat", "G1 5t"}, {"fo", "foldspace", "G", "G1"},
		{"sb", "selective_breeding", "B", "B1"}, {"se", "secrets", "B", "B1 steal4"},
		{"hw", "hardy_warriors", "F combat", "F1 2t"}, {"sl", "stillsuits", "F combat", "F1"},
		{"hc", "high_council", "", "council(|)"}, {"me", "mentat", "", "mentat!"}, {"sw", "swordmaster", "sm", "sm"},
		{"rt", "rally_troops", "", "4t"}, {"ho", "hall_of_oratory", "", "1t"},
		{"sm", "sell_melange", "", ""}, {"sc", "secure_contract", "", ""},
		{"ar", "arrakeen", "combat control[1 0 0]", "1t"}, {"ca", "carthag", "combat control[1 0 0]", "1t"},
		{"rs", "research_station", "combat", ""}, {"st", "sietch_tabr", "combat [F>=2]", "1t"},
		{"gf", "the_great_flat", "combat maker3 worms0", "harvest"}, {"hb", "hagga_basin", "combat maker2 worms0", "harvest"},
		{"ib", "imperial_basin", "combat maker1 worms0 control[0 1 0]", "harvest"},
	}
	for i, tt := range tests {
		s := &b.Rules.Spaces[i+1]
		if s.ID != tt.id || s.Code != tt.code || marks(x, s) != tt.marks || x.list(s.Visit) != tt.visit || s.Once != (tt.id == "high_council") {
			t.Errorf("%s %s: %q %q", s.Code, s.ID, marks(x, s), x.list(s.Visit))
		}
	}
	if len(b.Rules.Spaces) != len(tests)+1 || len(b.Rules.Posts) != 1 || len(b.Rules.Groups) != 1 || !b.Rules.HasMentat() {
		t.Errorf("%d spaces, %d posts", len(b.Rules.Spaces)-1, len(b.Rules.Posts)-1)
	}
}

func TestImperiumLevelsTracksConstants(t *testing.T) {
	b, x := imperium(t)
	expert := engine.Variants{ExpertDeployment: true}
	levels := []engine.LevelInfo{
		{Name: "Two players", HumanSwordmaster: true, SwordmasterRound: 1, MentatCost: 2, Spoiler: true},
		{ID: "mercenary", Name: "Mercenary", HumanSolari: 1, HumanSpice: 1, HumanSwordmaster: true, SwordmasterRound: 5, MentatCost: 2},
		{ID: "sardaukar", Name: "Sardaukar", RivalTroops: 3, RivalIntrigue: 1, HumanSwordmaster: true, SwordmasterRound: 4, MentatCost: 5},
		{ID: "mentat", Name: "Mentat", RivalTroops: 3, RivalIntrigue: 1, HumanSwordmaster: true, SwordmasterRound: 3, MentatCost: 5, Requires: expert},
		{ID: "kwisatz_haderach", Name: "Kwisatz Haderach", RivalTroops: 3, RivalIntrigue: 1, SwordmasterRound: 3, MentatCost: 5, Requires: expert},
	}
	for i, want := range levels {
		if b.Rules.Levels[i] != want {
			t.Errorf("level %d: %+v", i, b.Rules.Levels[i])
		}
	}
	for i, want := range []string{"", "2t", "3$", "1i", "1w"} {
		if got := x.list(b.Rules.Factions[i].BonusAt4); got != want {
			t.Errorf("track %d: %s, want %s", i, got, want)
		}
	}
	want := engine.Constants{Target: 10, TroopStrength: 2, WormStrength: 3, FromGarrison: 2, StartGarrison: 3, StartWater: 1,
		StartAgents: 2, ExpertLead: 4, ExpertBelow: 3, BrutalLevel: 3, BrutalCards: 2, SmartLead: 1,
		SmartFrom: 2, SmartBehind: 2, VPPrice: [engine.ResourceEnd]int8{7, 7, 3}, VPIntrigue: 3, HumanPrice: 8, HumanPriceLater: 8,
		InfluenceVPAt: 2, AllianceAt: 4, AllianceVP: 1, ThirdIfTied: true, SchemeSpies: 3,
		ConflictLevels: [engine.RoundCap]int8{1, 2, 2, 2, 2, 2, 3, 3, 3, 3}, MakerSpice: 1, MustFlow: 2,
		Rivals:      engine.RivalSwitches{BuyVP: true, TiesAskHuman: true, TracksScore: true, TakesRewards: true},
		Streamlined: onlyBlocks}
	if b.Rules.Const != want {
		t.Errorf("got %+v\nwant %+v", b.Rules.Const, want)
	}
}

// What the game of 2020 may leave out is still needed where it is read, and a
// code may be shared by cards that never meet, not by others.
func TestImperiumOverlays(t *testing.T) {
	tests := []struct{ text, want string }{
		{"rivals:\n  - {id: mine, name: Mine, short: Mine, solo: true, signet: [{spice: 1}]}\n", ""},
		{"rivals:\n  - {id: mine, name: Mine, short: yOu, solo: true, signet: [{spice: 1}]}\n",
			"f:2:35: short is yOu, which is what the person at the table is called; choose another"},
		{"hagal:\n  - {id: wealth, code: ar}\n", "f:2:24: code ar is that of arrakeen_1p too; choose another"},
		{"hagal:\n  - {id: wealth, code: re, only: solo}\n", ""},
		{"conflicts:\n  - {id: skirmish_a, third: [{choose: 2, of: [{spice: 1}, {water: 1}]}]}\n",
			"2 of 2 effects leave nothing to choose; list more than that"},
		{"rivals:\n  - {id: house_hagal, two_player: false}\n", "no Rival may sit in two-player"},
		{"board:\n  posts:\n    - {id: p, name: P, code: c, spaces: [arrakeen]}\n  groups:\n    - {id: g, posts: [p]}\n", ""},
	}
	for _, tt := range tests {
		_, err := data.Resolve(engine.Imperium, []data.File{{Name: "f", Text: []byte(tt.text)}})
		if got := ""; err != nil {
			got = err.Error()
			if tt.want == "" || !strings.Contains(got, tt.want) {
				t.Errorf("%s\tgot  %s\n\twant %s", tt.text, got, tt.want)
			}
		} else if tt.want != "" {
			t.Errorf("%s\taccepted, want %s", tt.text, tt.want)
		}
	}
}
