package notation_test

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/notation"
)

// with changes a piece of small.
func with(old, new string) string { return strings.Replace(small, old, new, 1) }

// tiles is small with the Tech Module, and what is said of the market, of the human and
// of the first Rival.
func tiles(market, human, rival string) string {
	text := strings.Replace(small, "human}", "human, "+human+"}", 1)
	text = strings.Replace(text, "vladimir_harkonnen}", "vladimir_harkonnen, "+rival+"}", 1)
	return "modules: [bloodlines, tech]\ntiles: {" + market + "}\n" + text
}

// What is wrong is said once.
func TestOneFaultOnce(t *testing.T) {
	_, err := notation.NewReader(data.LoadWith).Read("p.yaml", []byte(tiles("", "negotiators: -1", "")))
	if err == nil || strings.Count(err.Error(), "negotiators is") != 1 {
		t.Errorf("%v", err)
	}
}

var faults = []struct{ name, yaml, want string }{
	// unknown keys and ids
	{"key", "raund: 2\n" + small, `p.yaml:1:1: unknown key "raund" in the position; did you mean round?`},
	{"key of a seat", with("human}", "human, trops: {}}"), `p.yaml:2:28: unknown key "trops" in a seat; did you mean troops?`},
	{"variant", "variants: {brutal: true}\n" + small, `p.yaml:1:12: unknown key "brutal" in variants; did you mean brutal_escalation?`},
	{"game", "game: dune\n" + small, `p.yaml:1:7: unknown game "dune"; write uprising or imperium`},
	{"mode", "mode: coop\n" + small, `p.yaml:1:7: unknown mode "coop"; write solo, two_player or two-player`},
	{"difficulty", "difficulty: sardukar\n" + small, `p.yaml:1:13: unknown difficulty "sardukar"; did you mean sardaukar?`},
	{"phase", "phase: combats\n" + small, `p.yaml:1:8: unknown phase "combats"; did you mean combat?`},
	{"conflict", "conflict: trade_dispute_\n" + small, `p.yaml:1:11: unknown Conflict card "trade_dispute_"; did you mean trade_dispute?`},
	{"conflicts seen", "conflicts_seen: [propganda]\n" + small, `p.yaml:1:18: unknown Conflict card "propganda"; did you mean propaganda?`},
	{"seat in turn", "turn: barno\n" + small, `p.yaml:1:7: unknown seat "barno"; did you mean baron?`},
	{"first player", "first_player: nobody\n" + small, `p.yaml:1:15: unknown seat "nobody"; write you, baron or feyd`},
	{"space", "agents: {arakeen: [you]}\n" + small, `p.yaml:1:10: unknown board space "arakeen"; did you mean arrakeen?`},
	{"seat on a space", "agents: {arrakeen: [yu]}\n" + small, `p.yaml:1:21: unknown seat "yu"; write you, baron or feyd`},
	{"Maker space", "bonus_spice: {arrakeen: 1}\n" + small, `p.yaml:1:15: unknown Maker space "arrakeen"; write deep_desert, hagga_basin or imperial_basin`},
	{"post", "spies: {chom: [you]}\n" + small, `p.yaml:1:9: unknown observation post "chom"; did you mean choam?`},
	{"control", "control: {sardaukar: you}\n" + small, `p.yaml:1:11: unknown space with a control marker "sardaukar"; write `},
	{"Faction", "alliances: {guild: you}\n" + small, `p.yaml:1:13: unknown Faction "guild"; did you mean spacing_guild?`},
	{"blocked", "blocked: [sietch]\n" + small, `p.yaml:1:11: unknown board space "sietch"; did you mean sietch_tabr?`},
	{"fact", "unknown: [you.intrige]\n" + small, `p.yaml:1:11: unknown fact "you.intrige"; did you mean you.intrigue?`},
	{"fact of a Rival", "unknown: [baron.intrigue]\n" + small, `p.yaml:1:11: baron.intrigue is of a Rival, and what Rivals have is always known; give the number`},
	{"kind", with("human}", "person}"), `p.yaml:2:21: unknown kind of seat "person"; write human or rival`},
	{"Rival card", with("vladimir_harkonnen", "vladimir"), `p.yaml:3:37: unknown Rival card "vladimir"; did you mean vladimir_harkonnen?`},
	{"icon", with("human}", "human, icons: {worm: 1}}"), `p.yaml:2:36: unknown battle icon "worm"; write crysknife, desert_mouse, ornithopter or wild`},
	{"resource", with("human}", "human, resources: {gold: 1}}"), `p.yaml:2:40: unknown resource "gold"; write solari, spice or water`},
	{"Hagal card", "deck: {draw: [arrakeen, sietch]}\n" + small, `p.yaml:1:25: unknown Hagal card "sietch"; did you mean sietch_tabr?`},

	// the seats
	{"no seats", "round: 2\n", "p.yaml:1:1: the position has no seats; add seats: with three of them, clockwise"},
	{"two seats", "seats:\n  - {id: you, kind: human}\n  - {id: a, kind: rival, rival: muad_dib}\n", "p.yaml:2:3: seats has 2; a table has three, clockwise"},
	{"four seats", small + "  - {id: d, kind: human}\n", "p.yaml:2:3: seats has 4; a table has three, clockwise"},
	{"one id twice", with("id: feyd", "id: baron"), "p.yaml:4:10: two seats have the id baron; give each its own"},
	{"no id", with("id: you, ", ""), "p.yaml:2:5: the seat has no id; add id: with a short name"},
	{"id with a blank", with("id: you", "id: you there"), `p.yaml:2:10: the id of a seat is "you there"; letters, digits, _ and - make one`},
	{"id that is a word of facts", with("id: you", "id: agents"), "p.yaml:2:10: the id agents means something else in unknown facts; give the seat another"},
	{"no kind", with(", kind: human", ""), "p.yaml:2:5: the seat has no kind; add kind: human or kind: rival"},
	{"no human", with("kind: human", "kind: rival, rival: staban_tuek"), "p.yaml:2:3: no seat is human; at least one of the three is"},
	{"two Rivals in two-player", "mode: two_player\n" + small, "p.yaml:3:3: two_player has one Rival, but 2 seats are Rivals"},
	{"a Rival twice", with("feyd_rautha_harkonnen", "vladimir_harkonnen"), "p.yaml:4:36: the Rival card vladimir_harkonnen is at the table twice; give one of them another"},
	{"a Rival without card", with(", rival: vladimir_harkonnen", ""), "p.yaml:3:5: the Rival has no card; add rival: with its id"},
	{"a human with a card", with("human}", "human, rival: muad_dib}"), "p.yaml:2:35: a human has no Rival card; leave rival out or give kind: rival"},

	// numbers
	{"thirteen troops", with("human}", "human, troops: {garrison: 8, conflict: 5}}"), "p.yaml:2:36: 8 troops in garrison and 5 in the Conflict; a seat owns 12"},
	{"thirteen with the default", with("human}", "human, troops: {conflict: 10}}"), "p.yaml:2:36: 3 troops in garrison and 10 in the Conflict; a seat owns 12"},
	{"influence 7", with("human}", "human, influence: {emperor: 7}}"), "p.yaml:2:49: emperor is 7; give a whole number from 0 to 6"},
	{"influence -1", with("human}", "human, influence: {fremen: -1}}"), `p.yaml:2:48: fremen is -1; give a whole number from 0 to 6`},
	{"four Spies", "spies: {emperor: [you], fremen: [you], choam: [you], deep_desert: [you]}\n" + small, "p.yaml:1:67: a fourth Spy of you; a seat has 3"},
	{"two Agents on a space", "agents: {arrakeen: [you, you]}\n" + small, "p.yaml:1:26: a second Agent of you here; a seat has at most one on a place"},
	{"two Spies on a post", "spies: {choam: [you, you]}\n" + small, "p.yaml:1:22: a second Spy of you here; a seat has at most one on a place"},
	{"four Agents to send", with("human}", "human, agents: 4}"), "p.yaml:2:36: agents is 4; give a whole number from 0 to 3"},
	{"negative VP", with("human}", "human, vp: -1}"), "p.yaml:2:32: vp is -1; give a whole number from 0 to 99"},
	{"negative spice", with("human}", "human, resources: {spice: -2}}"), "p.yaml:2:47: spice is -2; give a whole number from 0 to 999"},
	{"negative bonus", "bonus_spice: {deep_desert: -1}\n" + small, "p.yaml:1:28: deep_desert is -1; give a whole number from 0 to 99"},
	{"negative Intrigue", with("human}", "human, intrigue: -1}"), "p.yaml:2:38: intrigue is -1; give a whole number from 0 to 99"},
	{"negative strength", with("human}", "human, strength: -1}"), "p.yaml:2:38: strength is -1; give a whole number from 0 to 99"},
	{"round 11", "round: 11\n" + small, "p.yaml:1:8: round is 11; give a whole number from 1 to 10"},
	{"a number as text", with("human}", `human, vp: "1"}`), `p.yaml:2:32: vp is the text "1"; give a whole number from 0 to 99, without quotes`},

	// tiles: one of each, in one place
	{"a tile owned and face up", tiles("face_up: [glowglobes]", "", "tiles: [glowglobes]"), "p.yaml:5:65: the tile glowglobes stands twice; there is one of it"},
	{"a tile owned by two", tiles("", "tiles: [glowglobes]", "tiles: [glowglobes]"), "p.yaml:5:65: the tile glowglobes stands twice; there is one of it"},
	{"a tile owned and gone", tiles("gone: [glowglobes]", "tiles: [glowglobes]", ""), "p.yaml:4:36: the tile glowglobes stands twice; there is one of it"},
	{"a tile face up and gone", tiles("gone: [glowglobes], face_up: [glowglobes]", "", ""), "p.yaml:2:16: the tile glowglobes stands twice; there is one of it"},
	{"more tiles in stacks than there are", tiles("stacks: [6, 6, 6]", "", ""), "p.yaml:2:17: 18 tiles in the stacks; there are 17"},
	{"a tile face up on no tiles", tiles("stacks: [6, 0, 6], face_up: [null, glowglobes]", "", ""), "p.yaml:2:21: no tile in stack 2, but glowglobes lies face up there; count it too"},
	{"a used tile that it has not", tiles("", "", "tiles_used: [glowglobes]"), "p.yaml:5:70: tiles has no glowglobes; a seat uses the tiles that it has"},
	{"a used tile of a human", tiles("", "tiles: [glowglobes], tiles_used: [glowglobes]", ""), "p.yaml:4:61: tiles_used is for Rivals; a human knows which of its tiles it used"},
	{"thirteen with Negotiators", tiles("", "negotiators: 10", ""), "p.yaml:4:41: 3 troops in garrison, 0 in the Conflict and 10 Negotiators; a seat owns 12 troops"},
	{"a module twice", "modules: [bloodlines, tech, tech]\n" + small, "p.yaml:1:29: the module tech stands twice; keep one of them"},

	// the deck
	{"three of two", "deck: {draw: [arrakeen, arrakeen], discard: [arrakeen]}\n" + small, "p.yaml:1:46: the deck holds 2 copies of arrakeen; this is the third"},
	{"Reshuffle in solo", "deck: {draw: [reshuffle]}\n" + small, "p.yaml:1:15: the deck holds no reshuffle in this mode; this is the first"},
	{"physical and listed", "deck: {physical: true, draw: [arrakeen]}\n" + small, "p.yaml:1:7: the deck is physical and lists cards; the table turns its own, so leave draw and discard out"},

	// modes
	{"row churn in two-player", "variants: {row_churn: true}\n" + smallTwo, "p.yaml:1:23: row_churn is for solo; in two_player give false or leave it out"},
	{"unknown difficulty in two-player", "difficulty: mentor\n" + smallTwo, `p.yaml:1:13: unknown difficulty "mentor"; did you mean mentat?`},

	// lists that must agree
	{"a Rival in reveals", "reveals: [baron]\n" + small, "p.yaml:1:11: baron is a Rival; reveals lists humans"},
	{"a human in swords_shown", "swords_shown: [you]\n" + small, "p.yaml:1:16: you is human; swords_shown lists Rivals"},
	{"spies_placed elsewhere", with("vladimir_harkonnen}", "vladimir_harkonnen, spies_placed: [choam]}"), "p.yaml:3:72: spies has no Spy of baron on choam; let spies and spies_placed name the same posts"},
	{"spies_placed too short", "spies: {choam: [baron]}\n" + with("vladimir_harkonnen}", "vladimir_harkonnen, spies_placed: []}"), "p.yaml:4:71: spies_placed has 0 of the posts where spies has a Spy of baron, 1; name each, the oldest first"},

	// form
	{"a key twice", "round: 2\nround: 3\n" + small, `p.yaml:2:1: key "round" is given twice, first on line 1; keep one of them`},
	{"a list", "- a\n", "p.yaml:1:1: the position is a list; give a map of keys, as in {key: value}"},
	{"a map for a list", "blocked: {arrakeen: 1}\n" + small, "p.yaml:1:10: blocked is a map of keys; give a list, as in [a, b]"},
	{"a list for a map", "agents: [arrakeen]\n" + small, "p.yaml:1:9: agents is a list; give a map of keys, as in {key: value}"},
	{"empty", "", "p.yaml:1:1: the file is empty; it must hold a map of keys"},
}

func TestFaults(t *testing.T) {
	r := notation.NewReader(data.LoadWith)
	for _, tt := range faults {
		t.Run(tt.name, func(t *testing.T) {
			_, err := r.YAML("p.yaml", []byte(tt.yaml))
			if err == nil {
				t.Fatal("accepted")
			}
			if !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got\n%v\nwant\n%s", err, tt.want)
			}
		})
	}
}

// All faults of a file come in one run, in the order of its lines.
func TestAllFaultsInOneRun(t *testing.T) {
	_, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte("round: 0\nphase: x\nagents: {a: [you]}\n"+with("human}", "human, vp: -1, agents: 9}")))
	if err == nil {
		t.Fatal("accepted")
	}
	var at []string
	for _, line := range strings.Split(err.Error(), "\n") {
		at = append(at, strings.Join(strings.SplitN(line, ":", 4)[1:3], ":"))
	}
	if got := strings.Join(at, " "); got != "1:8 2:8 3:10 5:32 5:44" {
		t.Errorf("faults at %s:\n%v", got, err)
	}
}

// Not checked, since players correct numbers in the middle of a game.
func TestNotChecked(t *testing.T) {
	for name, yaml := range map[string]string{
		"tokens against influence": "alliances: {emperor: you}\n" + small,
		"VP against influence":     with("human}", "human, influence: {emperor: 6, fremen: 6}}"),
		"Agents in all":            "agents: {arrakeen: [you], secrets: [you], fremkit: [you]}\n" + with("human}", "human, agents: 3}"),
		"conversions due":          with("feyd_rautha_harkonnen", "feyd_rautha_harkonnen, resources: {solari: 9}"),
		"a third Spy at rest":      "spies: {emperor: [baron], fremen: [baron], choam: [baron]}\n" + small,
	} {
		if _, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte(yaml)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// JSON says the same, with line and column.
func TestFaultsOfJSON(t *testing.T) {
	seats := `"seats": [{"id": "you", "kind": "human"}, {"id": "a", "kind": "rival", "rival": "staban_tuek"}, {"id": "b", "kind": "rival", "rival": "muad_dib"}]`
	tests := []struct{ name, src, want string }{
		{"key", "{\n" + seats + ",\n\"raund\": 2}", `p.json:3:1: unknown key "raund" in the position; did you mean round?`},
		{"key twice", "{" + seats + ",\n\"round\": 2,\n\"round\": 2}", `p.json:3:1: key "round" is given twice, first on line 2; keep one of them`},
		{"space twice", "{" + seats + ",\n\"agents\": {\"secrets\": [], \"secrets\": []}}", `p.json:2:27: key "secrets" is given twice, first on line 2; keep one of them`},
		{"negative", "{" + seats + ",\n\"round\": -2}", `p.json:2:10: round is -2; give a whole number from 1 to 10`},
		{"text for a number", "{" + seats + ",\n\"round\": \"2\"}", `p.json:2:10: round is the text "2"; give a whole number from 1 to 10, without quotes`},
		{"fraction", "{" + seats + ",\n\"round\": 2.5}", `p.json:2:10: round is "2.5"; give a whole number from 1 to 10`},
		{"broken", "{" + seats + ",\n", "p.json:2:1: expected a key in double quotes"},
		{"goes on", "{" + seats + "}\n{}", "p.json:2:1: something after the end of the value; delete it"},
		{"empty", "", "p.json:1:1: the JSON ends where a value must stand; complete it"},
	}
	for _, tt := range tests {
		_, err := notation.NewReader(data.LoadWith).JSON("p.json", []byte(tt.src))
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: got\n%v\nwant\n%s", tt.name, err, tt.want)
		}
	}
}

func TestALevelSaysNothingInTwoPlayer(t *testing.T) {
	read := func(text string) notation.Case {
		t.Helper()
		c, err := notation.NewReader(data.LoadWith).Read("p.yaml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	if read("difficulty: mentat\n"+smallTwo).Pos != read(smallTwo).Pos {
		t.Error("a known level changed a position of two players")
	}
}
