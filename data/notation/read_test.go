package notation_test

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
)

// small says only what has no default.
const small = `seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
  - {id: feyd, kind: rival, rival: feyd_rautha_harkonnen}
`

// smallTwo is the same for two players; the Rival sits in the middle.
const smallTwo = `mode: two_player
seats:
  - {id: ann, kind: human}
  - {id: amber, kind: rival, rival: amber_metulli}
  - {id: bob, kind: human}
`

func read(t *testing.T, yaml string) notation.Case {
	t.Helper()
	c, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte(yaml))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestDefaultsOfTable(t *testing.T) {
	c := read(t, small)
	p := &c.Pos
	b := c.Box
	if p.Game != engine.Uprising || p.Mode != engine.Solo || b.Rules.Levels[p.Difficulty].ID != "sardaukar" {
		t.Errorf("game %d mode %d difficulty %d", p.Game, p.Mode, p.Difficulty)
	}
	if p.Variants != (engine.Variants{}) || p.Target != 10 || p.Round != 1 || p.Phase != engine.PlayerTurns || b.Layers != nil {
		t.Errorf("variants %+v target %d round %d phase %d", p.Variants, p.Target, p.Round, p.Phase)
	}
	if p.Conflict != 0 || p.Seen != ([engine.RoundCap]engine.Conflict{}) || p.First != 1 || p.Turn != 1 || p.WallGone {
		t.Errorf("conflict %d first %d turn %d", p.Conflict, p.First, p.Turn)
	}
	if p.Unknown != (engine.Unknown{}) || p.Blocked != 0 || p.Shown.N+p.Reveals.N != 0 || p.Taken() != 0 {
		t.Error("something lies on the board")
	}
	if !c.Fresh || int(p.Deck.Draw.N) != b.Deck.Size(engine.Solo) || p.Deck.Physical {
		t.Errorf("deck of %d", p.Deck.Draw.N)
	}
	for s := engine.Seat(1); s <= 3; s++ {
		want := engine.SeatState{Human: s == 1, Rival: p.Seat[s].Rival, Agents: 2, Garrison: 3}
		if p.Seat[s] != want {
			t.Errorf("seat %d: %+v", s, p.Seat[s])
		}
	}
}

// Each row says a little more, and what follows from it.
func TestDefaultsThatDepend(t *testing.T) {
	tests := []struct {
		name, yaml string
		ok         func(p *engine.Position) bool
	}{
		{"mentat requires three variants", "difficulty: mentat\n" + small, func(p *engine.Position) bool {
			return p.Variants == engine.Variants{ExpertDeployment: true, BrutalEscalation: true, SmartPolitics: true}
		}},
		{"a variant that is given stands", "difficulty: kwisatz_haderach\nvariants: {smart_politics: false}\n" + small, func(p *engine.Position) bool {
			return p.Variants == engine.Variants{ExpertDeployment: true, BrutalEscalation: true}
		}},
		{"Rivals at Mercenary have no garrison, the human has", "difficulty: mercenary\n" + small, func(p *engine.Position) bool {
			return p.Seat[1].Garrison == 3 && p.Seat[2].Garrison == 0 && p.Seat[3].Garrison == 0
		}},
		{"two players: no level, streamlined as the card says", smallTwo, func(p *engine.Position) bool {
			return p.Difficulty == 0 && p.Seat[2].Streamlined && p.Seat[2].Garrison == 3 && p.Variants == engine.Variants{}
		}},
		{"the hyphen of the flags", strings.Replace(smallTwo, "two_player", "two-player", 1), func(p *engine.Position) bool { return p.Mode == engine.TwoPlayer }},
		{"solo: nobody is streamlined", strings.Replace(small, "vladimir_harkonnen", "amber_metulli", 1), func(p *engine.Position) bool { return !p.Seat[2].Streamlined }},
		{"agents less those on the board", "agents: {arrakeen: [baron], fremkit: [feyd, baron]}\n" + strings.Replace(small, "rival: feyd_rautha_harkonnen", "rival: feyd_rautha_harkonnen, swordmaster: true", 1),
			func(p *engine.Position) bool {
				return p.Seat[1].Agents == 2 && p.Seat[2].Agents == 0 && p.Seat[3].Agents == 2
			}},
		{"never fewer than none", "agents: {arrakeen: [you], fremkit: [you], secrets: [you]}\n" + small, func(p *engine.Position) bool { return p.Seat[1].Agents == 0 }},
		{"agents that are given stand", "agents: {arrakeen: [you]}\n" + strings.Replace(small, "human}", "human, agents: 3}", 1), func(p *engine.Position) bool { return p.Seat[1].Agents == 3 }},
		{"turn follows the first player", "first_player: feyd\n" + small, func(p *engine.Position) bool { return p.First == 3 && p.Turn == 3 }},
		{"half of troops keeps the other's default", strings.Replace(small, "human}", "human, troops: {conflict: 2}}", 1), func(p *engine.Position) bool {
			return p.Seat[1].Garrison == 3 && p.Seat[1].Troops == 2
		}},
		{"reveals in turn order", "first_player: bob\n" + strings.ReplaceAll(smallTwo, "human}", "human, revealed: true}"), func(p *engine.Position) bool {
			return p.Reveals == engine.SeatList{N: 2, Seat: [3]engine.Seat{3, 1}}
		}},
		{"an empty list of reveals stands", "reveals: []\n" + strings.ReplaceAll(smallTwo, "human}", "human, revealed: true}"), func(p *engine.Position) bool { return p.Reveals.N == 0 }},
		{"Spies in the order of the posts", "spies: {choam: [baron], emperor: [baron, you]}\n" + small, func(p *engine.Position) bool {
			return p.Seat[2].SpiesPlaced == [4]engine.Post{1, 7} && p.Seat[1].SpiesPlaced == [4]engine.Post{}
		}},
		{"a pile is used as is, top first", "deck: {draw: [arrakeen, fremkit]}\n" + small, func(p *engine.Position) bool {
			return p.Deck.Draw.N == 2 && p.Deck.Discard.N == 0
		}},
		{"total strength is said", strings.Replace(small, "human}", "human, total_strength: 0}", 1), func(p *engine.Position) bool { return p.Seat[1].HasTotal }},
	}
	for _, tt := range tests {
		c := read(t, tt.yaml)
		if !tt.ok(&c.Pos) {
			t.Errorf("%s: %s", tt.name, c.AppendJSON(nil))
		}
	}
}

func TestTopOfPile(t *testing.T) {
	c := read(t, "deck: {draw: [arrakeen, fremkit], discard: [secrets, heighliner]}\n"+small)
	d := &c.Pos.Deck
	id := func(p *engine.Pile, i int) string { return c.Box.Deck.Cards[p.Cards[i]].ID }
	if id(&d.Draw, 1) != "arrakeen" || id(&d.Draw, 0) != "fremkit" || id(&d.Discard, 1) != "secrets" {
		t.Errorf("%s", c.AppendJSON(nil))
	}
}

func TestUnknownFacts(t *testing.T) {
	all := []string{"shield_wall", "bonus_spice.hagga_basin", "agents.arrakeen", "spies.choam", "you.influence.emperor",
		"you.resources", "you.intrigue", "you.vp", "you.troops.conflict", "you.sandworms", "you.strength", "you.hooks"}
	c := read(t, "unknown: ["+strings.Join(all, ", ")+"]\n"+small)
	if got := strings.Join(c.Unknown(), " "); got != strings.Join(all, " ") {
		t.Errorf("got %s", got)
	}
	c = read(t, "unknown: [you.resources.water]\n"+small)
	if got := strings.Join(c.Unknown(), " "); got != "you.resources.water" {
		t.Errorf("got %s", got)
	}
}

func TestFactOfQuestion(t *testing.T) {
	c := read(t, "unknown: [you.sandworms]\n"+small)
	tests := []struct {
		q    engine.Question
		want string
	}{
		{engine.Question{Kind: engine.FactIntrigue, Seat: 1}, "you.intrigue"},
		{engine.Question{Kind: engine.FactInfluence, Seat: 1, Faction: engine.Fremen}, "you.influence.fremen"},
		{engine.Question{Kind: engine.FactAgent, Seat: 1, Space: c.Box.Rules.SpaceByID("secrets")}, "agents.secrets"},
		{engine.Question{Kind: engine.FactPost, Seat: 1, Post: c.Box.Rules.PostByID("choam")}, "spies.choam"},
		{engine.Question{Kind: engine.FactBonus, Seat: 1, Space: c.Box.Rules.SpaceByID("deep_desert")}, "bonus_spice.deep_desert"},
		{engine.Question{Kind: engine.FactWall, Seat: 1}, "shield_wall"},
		{engine.Question{Kind: engine.FactPurse, Seat: 1}, "you.resources"},
		{engine.Question{Kind: engine.FactUnits, Seat: 1}, "you.sandworms"},
		{engine.Question{Kind: engine.FactStrength, Seat: 1}, "you.sandworms"},
		{engine.Question{Kind: engine.AskHadWorm, Seat: 1}, "you.sandworms"},
		{engine.Question{Kind: engine.FactVP, Seat: 1}, "you.vp"},
		{engine.Question{Kind: engine.AskPost, Seat: 1}, ""},
	}
	for _, tt := range tests {
		if got := c.Fact(tt.q); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.q.Kind, got, tt.want)
		}
	}
}

func TestReadChoosesTheLanguage(t *testing.T) {
	json := `{"seats":[{"id":"you","kind":"human"},{"id":"a","kind":"rival","rival":"staban_tuek"},{"id":"b","kind":"rival","rival":"muad_dib"}]}`
	flow := strings.NewReplacer(`"`, "", ":", ": ", ",", ", ").Replace(json)
	r := notation.NewReader(data.LoadWith)
	for file, src := range map[string]string{"p.json": json, "-": "\n" + json, "p.yaml": json, "p.yml": flow, "table": flow, "x": small} {
		if _, err := r.Read(file, []byte(src)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	if _, err := r.Read("p.json", []byte(flow)); err == nil {
		t.Error("YAML was read as JSON")
	}
}

// Modules are written as they are read; the key that positions had before there
// were modules means the same.
func TestModules(t *testing.T) {
	plain := read(t, small)
	for _, head := range []string{"modules: [choam]\n", "choam: true\n", "choam: true\nmodules: [choam]\n"} {
		c := read(t, head+small)
		if !c.Box.Has("choam") || !c.Box.Rules.Const.ContractTiles || c.Pos != plain.Pos {
			t.Errorf("%s: layers %v", head, c.Box.Layers)
		}
		text := c.AppendJSON(nil)
		if !strings.Contains(string(text), `"choam":true,"modules":["choam"],`) {
			t.Errorf("%s", text)
		}
		back, err := notation.NewReader(data.LoadWith).JSON("p.json", text)
		if err != nil || back.Pos != c.Pos || !back.Box.Has("choam") {
			t.Errorf("%v, layers %v", err, back.Box.Layers)
		}
	}
	if text := string(plain.AppendJSON(nil)); !strings.Contains(text, `"choam":false,"target"`) {
		t.Error(text)
	}
	_, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte("modules: [chom]\n"+small))
	if err == nil || err.Error() != `p.yaml:1:11: unknown module "chom"; did you mean choam?` {
		t.Error(err)
	}
}

// What nobody told of tiles is written as it is read.
func TestUntoldTiles(t *testing.T) {
	const facts = "unknown: [tiles, tiles.stacks.2, tiles.bought.glowglobes]\n"
	c := read(t, "modules: [bloodlines, tech]\n"+facts+small)
	if u := c.Pos.Unknown; !u.Offer || u.Heights != 1<<2 || u.Bought != engine.TileSet(0).With(u.Bought.First()) || c.Box.Rules.Tiles[u.Bought.First()].ID != "glowglobes" {
		t.Errorf("%+v", u)
	}
	if list := strings.Join(c.Unknown(), ", "); list != "tiles, tiles.stacks.2, tiles.bought.glowglobes" {
		t.Error(list)
	}
	back, err := notation.NewReader(data.LoadWith).JSON("p.json", c.AppendJSON(nil))
	if err != nil || back.Pos != c.Pos {
		t.Errorf("%v: %+v", err, back.Pos.Unknown)
	}
	for _, wrong := range []string{"tiles.stacks", "tiles.stacks.0", "tiles.stacks.4", "tiles.stacks.x", "tiles.bought", "tiles.bought.glow", "tiles.glowglobes"} {
		if _, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte("modules: [bloodlines, tech]\nunknown: ["+wrong+"]\n"+small)); err == nil {
			t.Errorf("%s was read", wrong)
		}
	}
	if _, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte(facts+small)); err == nil {
		t.Error("tiles where there are none")
	}
}
