package data_test

import (
	"fmt"
	"strings"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

func uprising(t testing.TB) (*rival.Box, terse) {
	t.Helper()
	b, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	return b, terse{&b.Rules}
}

func TestDeck(t *testing.T) {
	b, x := uprising(t)
	tests := []struct {
		id, code       string
		copies, swords int8
		want           string
	}{
		{"place_spy_spice_trade", "ts", 1, 2, ": 1spy:spice_trade again"},
		{"place_spy_city", "cs", 1, 2, ": 1spy:city again"},
		{"place_spy_landsraad", "as", 1, 2, ": 1spy:landsraad again"},
		{"sardaukar", "sa", 2, 4, "sa: E1 2t"},
		{"dutiful_service", "du", 1, 2, "du~E: E1"},
		{"heighliner", "he", 1, 5, "he: G1 3t"},
		{"deliver_supplies_or_heighliner", "dh", 2, 1, "[level<3]de~G: G1 / he: G1 3t"},
		{"espionage", "es", 2, 2, "es: B1 1spy:faction"},
		{"secrets", "se", 1, 1, "se~B: B1 steal4"},
		{"desert_tactics", "dt", 2, 3, "dt: F1 1t wall?"},
		{"fremkit", "fr", 1, 1, "fr~F: F1"},
		{"assembly_hall", "ah", 1, 0, "ah: 1i if[E>=2](#1+1|)"},
		{"gather_support_a", "ga", 1, 0, "gs: 1t"},
		{"gather_support_b", "gb", 1, 2, "gs: 1t if[E>=2](#2+1|)"},
		{"accept_contract_or_shipping_a", "aa", 1, 2, "[G<2]ac: 2$ / sh: 2$ #3+1"},
		{"accept_contract_or_shipping_b", "ab", 1, 2, "[G<2]ac: 2$ / sh: 2$ #1+1"},
		{"research_station", "rs", 2, 2, "rs: 2t"},
		{"spice_refinery", "sr", 3, 1, "sr: signet"},
		{"arrakeen", "ar", 2, 1, "ar: signet 1t"},
		{"sietch_tabr", "st", 3, 3, "[F>=2]st: hooks 1t 1w"},
		{"hagga_or_imperial_basin", "hi", 4, 2, "hbib*1: wall? harvest"},
		{"deep_desert", "dd", 2, 2, "dd*1: harvest"},
		{"reshuffle", "re", 1, 0, "reshuffle only1"},
	}
	for _, tt := range tests {
		c := &b.Deck.Cards[b.Deck.ByID(tt.id)]
		if c.ID != tt.id || c.Code != tt.code || c.Copies != tt.copies || c.Swords != tt.swords {
			t.Errorf("%s: %s %d copies, %d swords; want %s %d, %d", tt.id, c.Code, c.Copies, c.Swords, tt.code, tt.copies, tt.swords)
		}
		if got := x.card(b, tt.id); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.id, got, tt.want)
		}
	}
	if n := len(b.Deck.Cards) - 1; n != len(tests) {
		t.Errorf("%d kinds, want %d", n, len(tests))
	}
	if s, two := b.Deck.Size(engine.Solo), b.Deck.Size(engine.TwoPlayer); s != 36 || two != 37 {
		t.Errorf("%d cards in solo, %d in two-player; want 36, 37", s, two)
	}
}

// Rules 3.1.
func TestRivals(t *testing.T) {
	b, x := uprising(t)
	tests := []struct {
		id, short                   string
		swordmaster                 int8
		list, signet, scheme, seats string
	}{
		{"vladimir_harkonnen", "Baron", 6, "GEBF", "1i", "2$ 2t", "solo"},
		{"glossu_rabban", "Rabban", 7, "EGBF", "if[alliance](2t|1t)", "ally2", "streamlined"},
		{"staban_tuek", "Staban", 9, "GFBE", "1s", "2t", "solo"},
		{"amber_metulli", "Amber", 9, "FEGB", "1t", "3t", "streamlined"},
		{"gurney_halleck", "Gurney", 8, "FGEB", "1t", "most1", "solo"},
		{"margot_fenring", "Margot", 8, "BEFG", "1$", "B1", "solo"},
		{"irulan_corrino", "Irulan", 7, "EBFG", "1spy:faction", "least1 1t", "solo"},
		{"lady_jessica", "Jessica", 6, "BFGE", "ally1", "2w", "solo"},
		{"feyd_rautha_harkonnen", "Feyd", 4, "EBGF", "2t", "least1", "solo"},
		{"muad_dib", "Muad'Dib", 4, "FBGE", "F1", "hooks wall! 1i", "solo"},
	}
	for _, tt := range tests {
		c := &b.Rivals[b.ByID(tt.id)]
		list := ""
		for _, f := range c.List {
			list += letters[f : f+1]
		}
		seats := map[bool]string{true: "solo"}[c.Solo] + map[bool]string{true: "streamlined"}[c.Streamlined]
		if c.ID != tt.id || c.Short != tt.short || c.Swordmaster != tt.swordmaster || list != tt.list || seats != tt.seats {
			t.Errorf("%s: got %s %d %s %s", tt.id, c.Short, c.Swordmaster, list, seats)
		}
		if s, k := x.list(c.Signet), x.list(c.Scheme); s != tt.signet || k != tt.scheme {
			t.Errorf("%s: signet %q, scheme %q; want %q, %q", tt.id, s, k, tt.signet, tt.scheme)
		}
	}
	if n := len(b.Rivals) - 1; n != len(tests) {
		t.Errorf("%d Rivals, want %d", n, len(tests))
	}
}

// Rules 6.6.
func TestConflicts(t *testing.T) {
	b, x := uprising(t)
	tests := []struct {
		id                   string
		level                int8
		icon                 engine.Icon
		control              string
		first, second, third string
	}{
		{"skirmish_crysknife", 1, engine.Crysknife, "", "least1", "1i 1s", "1s"},
		{"skirmish_ornithopter", 1, engine.Ornithopter, "", "1i 1$", "1i 2$", "1i"},
		{"skirmish_desert_mouse", 1, engine.DesertMouse, "", "2$", "3$", "2$"},
		{"choam_security", 2, engine.Crysknife, "", "G1 contract 1t", "1w 2$ 2t", "1i 1t"},
		{"spice_freighters", 2, engine.Crysknife, "", "least1 pay[0 3 0] 0 0(1vp)", "1w 1s 1t", "1s 1t"},
		{"siege_of_arrakeen", 2, engine.Ornithopter, "arrakeen", "control:arrakeen 2$ 2t", "4$ 1t", "3$"},
		{"seize_spice_refinery", 2, engine.Crysknife, "spice_refinery", "control:spice_refinery 1spy:any 2s", "1i 1s 1t", "2s"},
		{"test_of_loyalty", 2, engine.Ornithopter, "", "E1 1spy:any 2$", "4$ 1t", "3$"},
		{"shadow_contest", 2, engine.Ornithopter, "", "B1 1i", "1i 1s 1t", "1s 1t"},
		{"secure_imperial_basin", 2, engine.DesertMouse, "imperial_basin", "control:imperial_basin 2s 1t", "2w 1t", "1w 1t"},
		{"protect_the_sietches", 2, engine.DesertMouse, "", "F1 1w 1t", "3s 1t", "2s"},
		{"trade_dispute", 2, engine.DesertMouse, "", "contract 1w -", "1w 1s -", "1w 1t"},
		{"propaganda", 3, engine.Wild, "", "two1", "1i 3s", "3s"},
		{"battle_for_imperial_basin", 3, engine.Ornithopter, "imperial_basin", "1vp control:imperial_basin pay[0 4 0] 0 0(1vp)", "5s", "3s"},
		{"battle_for_arrakeen", 3, engine.Crysknife, "arrakeen", "1vp control:arrakeen pay[0 0 0] 0 2(1vp)", "1i 1s 3$", "2s 2$"},
		{"battle_for_spice_refinery", 3, engine.DesertMouse, "spice_refinery", "1vp control:spice_refinery pay[6 0 0] 0 0(1vp)", "1i 3s", "3s"},
	}
	var levels [4]int
	for _, tt := range tests {
		c := &b.Rules.Conflicts[b.Rules.ConflictByID(tt.id)]
		levels[c.Level]++
		if c.ID != tt.id || c.Level != tt.level || c.Icon != tt.icon || b.Rules.Spaces[c.Control].ID != tt.control {
			t.Errorf("%s: got level %d icon %d control %d", tt.id, c.Level, c.Icon, c.Control)
		}
		if c.Protected != (tt.control != "") {
			t.Errorf("%s: protected %t", tt.id, c.Protected)
		}
		got := []string{x.list(c.Rewards[0]), x.list(c.Rewards[1]), x.list(c.Rewards[2])}
		if want := []string{tt.first, tt.second, tt.third}; strings.Join(got, ";") != strings.Join(want, ";") {
			t.Errorf("%s: got %q, want %q", tt.id, got, want)
		}
	}
	if levels != [4]int{0, 3, 9, 4} || len(b.Rules.Conflicts) != 17 {
		t.Errorf("cards by level %v", levels)
	}
}

// The board, and what a human's visit books.
func TestSpaces(t *testing.T) {
	b, x := uprising(t)
	tests := []struct {
		code, id, marks, visit string
	}{
		{"sa", "sardaukar", "E", "E1 4t"},
		{"du", "dutiful_service", "E", "E1"},
		{"he", "heighliner", "G combat", "G1 5t"},
		{"de", "deliver_supplies", "G", "G1"},
		{"es", "espionage", "B", "B1 1spy:any"},
		{"se", "secrets", "B", "B1 steal4"},
		{"dt", "desert_tactics", "F combat", "F1 1t"},
		{"fr", "fremkit", "F combat", "F1"},
		{"hc", "high_council", "", "council(|3t)"},
		{"ip", "imperial_privilege", "[E>=2]", "home"},
		{"sw", "swordmaster", "sm", "sm"},
		{"ah", "assembly_hall", "", ""},
		{"gs", "gather_support", "", "2t"},
		{"sh", "shipping", "[G>=2]", "least1"},
		{"ac", "accept_contract", "", ""},
		{"st", "sietch_tabr", "combat [F>=2]", "rows(hooks 1t|wall!)"},
		{"rs", "research_station", "combat", "2t"},
		{"sr", "spice_refinery", "combat wall control[1 0 0]", ""},
		{"ar", "arrakeen", "combat wall control[1 0 0]", "1t"},
		{"dd", "deep_desert", "combat maker4 worms2", "harvest"},
		{"hb", "hagga_basin", "combat maker2 worms1", "harvest"},
		{"ib", "imperial_basin", "combat maker1 worms0 wall control[0 1 0]", "harvest"},
	}
	for i, tt := range tests {
		s := &b.Rules.Spaces[i+1]
		if s.ID != tt.id || s.Code != tt.code || marks(x, s) != tt.marks || x.list(s.Visit) != tt.visit {
			t.Errorf("%s %s: %q %q, want %s %s: %q %q", s.Code, s.ID, marks(x, s), x.list(s.Visit), tt.code, tt.id, tt.marks, tt.visit)
		}
	}
	if len(b.Rules.Spaces) != len(tests)+1 {
		t.Errorf("%d spaces", len(b.Rules.Spaces)-1)
	}
}

func marks(x terse, s *engine.SpaceInfo) string {
	var out []string
	add := func(on bool, s string) {
		if on {
			out = append(out, s)
		}
	}
	add(s.Faction != 0, letters[s.Faction:s.Faction+1])
	add(s.Combat, "combat")
	add(s.Maker, fmt.Sprint("maker", s.BaseSpice, " worms", s.Worms))
	add(s.Protected, "wall")
	add(s.Controllable, fmt.Sprint("control", s.ControlBonus))
	add(s.Requires.Kind != 0, x.cond(s.Requires))
	add(s.Swordmaster, "sm")
	return strings.Join(out, " ")
}

func TestPosts(t *testing.T) {
	b, _ := uprising(t)
	want := "e:sadu g:hede b:esse f:dtfr c:hcipsw l:ahgs m:shac s:strs r:rssr a:srar d:dd h:hb i:ib"
	var got []string
	edges := 0
	for i := 1; i < len(b.Rules.Posts); i++ {
		p := &b.Rules.Posts[i]
		s := p.Code + ":"
		for sp := 1; sp < len(b.Rules.Spaces); sp++ {
			touches := p.Spaces.Has(engine.Space(sp))
			if touches != b.Rules.Spaces[sp].Posts.Has(engine.Post(i)) {
				t.Errorf("%s and %s disagree", p.ID, b.Rules.Spaces[sp].ID)
			}
			if touches {
				s += b.Rules.Spaces[sp].Code
				edges++
			}
		}
		got = append(got, s)
	}
	if strings.Join(got, " ") != want || edges != 24 {
		t.Errorf("%d edges, posts %v", edges, got)
	}
	groups := []string{"any false egbfclmsradhi", "faction true egbf", "spice_trade false mihd", "city false ars", "landsraad false lc"}
	for i, want := range groups {
		g := &b.Rules.Groups[i]
		s := fmt.Sprint(g.ID, " ", g.ByList, " ")
		for _, p := range g.Posts {
			s += b.Rules.Posts[p].Code
		}
		if s != want {
			t.Errorf("group %d: %s, want %s", i, s, want)
		}
	}
}

func TestLevelsTracksConstants(t *testing.T) {
	b, x := uprising(t)
	all := engine.Variants{ExpertDeployment: true, BrutalEscalation: true, SmartPolitics: true}
	levels := []engine.LevelInfo{
		{Name: "Two players", RivalTroops: 3, HumanSwordmaster: true},
		{ID: "mercenary", Name: "Mercenary", HumanIntrigue: 1, HumanSwordmaster: true},
		{ID: "sardaukar", Name: "Sardaukar", RivalTroops: 3, HumanSwordmaster: true},
		{ID: "mentat", Name: "Mentat", RivalTroops: 3, HumanSwordmaster: true, Requires: all},
		{ID: "kwisatz_haderach", Name: "Kwisatz Haderach", RivalTroops: 3, Requires: all},
	}
	for i, want := range levels {
		if b.Rules.Levels[i] != want {
			t.Errorf("level %d: %+v", i, b.Rules.Levels[i])
		}
	}
	tracks := []string{"", "1spy:any", "3$", "1i", "1w"}
	for i, want := range tracks {
		if got := x.list(b.Rules.Factions[i].BonusAt4); got != want {
			t.Errorf("track %d: %s, want %s", i, got, want)
		}
	}
	want := engine.Constants{Target: 10, TroopStrength: 2, WormStrength: 3, FromGarrison: 2, StartGarrison: 3, StartWater: 1,
		StartAgents: 2, ExpertLead: 3, ExpertUnits: true, ExpertBelow: 3, BrutalLevel: 3, BrutalCards: 2, SmartLead: 1,
		SmartFrom: 2, SmartBehind: 2, VPPrice: [engine.ResourceEnd]int8{7, 7, 3}, VPIntrigue: 3, HumanPrice: 8, HumanPriceLater: 6,
		InfluenceVPAt: 2, AllianceAt: 4, AllianceVP: 1, IconVP: 1, ThirdIfTied: true, SchemeSpies: 3,
		ConflictLevels: [engine.RoundCap]int8{1, 2, 2, 2, 2, 2, 3, 3, 3, 3}, MakerSpice: 1,
		Rivals:      engine.RivalSwitches{BuyVP: true, VPNeedsSwordmaster: true, BuySwordmaster: true, TracksScore: true, TakesRewards: true},
		Streamlined: onlyBlocks}
	if b.Rules.Const != want {
		t.Errorf("got %+v\nwant %+v", b.Rules.Const, want)
	}
}

// onlyBlocks are the switches of a streamlined Rival as the sources have them.
var onlyBlocks = engine.StreamlinedSwitches{Collects: true, TakesAlliances: true, TakesControl: true, TakesRewards: true,
	KeepsCard: true, Robs: true, FollowsCards: true}
