package data_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/data"
	"househagal/engine"
)

// ownLines are places in the files of the program, whose lines move.
var ownLines = regexp.MustCompile(`(uprising/\w+\.yaml):\d+:\d+`)

func resolve(t testing.TB, files ...data.File) *data.Resolved {
	t.Helper()
	r, err := data.Resolve(engine.Uprising, files)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestWarnings(t *testing.T) {
	noFremen := "hagal:\n" + strings.Join([]string{
		"  - {id: desert_tactics, remove: true}",
		"  - {id: fremkit, remove: true}",
		"  - {id: assembly_hall, effects: []}",
		"  - {id: gather_support_b, effects: []}",
		"  - {id: accept_contract_or_shipping_a, remove: true}",
		"  - {id: accept_contract_or_shipping_b, remove: true}",
		"rivals:",
		"  - {id: lady_jessica, signet: []}",
		"  - {id: muad_dib, signet: []}"}, "\n") + "\n"
	tests := []struct{ name, text string }{
		{"", ""},
		{"example", string(data.Example())},
		{"uprising/hagal.yaml: sietch_tabr needs 2 influence with fremen, but no card of the deck and no Signet on it raises that; only rewards and Schemes can", noFremen},
		{"f:2:48: staban_tuek buys its Swordmaster at 30, but a whole game brings it about 19 tokens, so it will hardly ever have one",
			"rivals:\n  - {id: staban_tuek, signet: [], swordmaster: 30}\n"},
		{"f:2:31: copies is 0, so fremkit is never turned up; remove: true says so plainly", "hagal:\n  - {id: fremkit, copies:     0}\n"},
		{"f:2:59: fremkit needs bonus spice at arrakeen, which is no Maker space and never has any: the card is always passed over",
			"hagal:\n  - {id: fremkit, space: arrakeen, bonus: 1, effects:     [{spice: 1}]}\n"},
		{"f:2:45: fremkit harvests at arrakeen, where there is no spice", "hagal:\n  - {id: fremkit, space: arrakeen, effects: [harvest]}\n"},
		{"f:2:34: imperial_privilege, arrakeen all bring another Agent home, so a human may go from one to the other for ever; a round is broken off after 200 turns\n" +
			"uprising/board.yaml: imperial_privilege, arrakeen all bring another Agent home, so a human may go from one to the other for ever; a round is broken off after 200 turns",
			"board:\n  spaces: [{id: arrakeen, visit: [agent_home]}]\n"},
		{"f:5:62: round_and_round moves a token on along a track, and by that a Rival's may come back there again and again; a turn is broken off after 20000 steps",
			"board:\n  tracks:\n    - {id: wheel, name: Wheel, last: 2, recall_at: 2}\n  steps:\n    - {id: round_and_round, track: wheel, space: 1, effects: [{track: {wheel: 3}}]}\n"},
		{"", "board:\n  tracks:\n    - {id: wheel, name: Wheel, last: 2, recall_at: 2}\n  steps:\n    - {id: once_more, track: wheel, space: 1, effects: [{track: {wheel: 2}}]}\n"},
		{"", "board:\n  tracks:\n    - {id: ladder, name: Ladder, last: 9}\n  steps:\n    - {id: leap, track: ladder, space: 1, effects: [{track: {ladder: 10}}]}\n"},
		{"f:6:50: there moves a token on along a track, and by that a Rival's may come back there again and again; a turn is broken off after 20000 steps\n" +
			"f:7:49: back moves a token on along a track, and by that a Rival's may come back there again and again; a turn is broken off after 20000 steps",
			"board:\n  tracks:\n    - {id: one, name: One, last: 1, recall_at: 1}\n    - {id: two, name: Two, last: 1, recall_at: 1}\n  steps:\n    - {id: there, track: one, space: 1, effects: [{track: {two: 2}}]}\n    - {id: back, track: two, space: 1, effects: [{track: {one: 2}}]}\n"},
		{"f:2:5: level easy stands after kwisatz_haderach but doesn't require brutal_escalation; the easiest level comes first\n" +
			"f:2:5: level easy stands after kwisatz_haderach but gives Rivals fewer troops (2, not 3)\n" +
			"f:2:5: level easy stands after kwisatz_haderach but lets the human buy the Swordmaster again",
			"difficulty:\n  - {id: easy, name: Easy, rival_troops: 2, requires: [expert_deployment, smart_politics]}\n"},
		{"f:5:16: the faces before this one of fremkit hold whenever it does, so it is never used",
			"hagal:\n  - id: fremkit\n    faces:\n      - {when: {level_below: 3}, space: fremkit, effects: [{recruit: 1}]}\n      - {when: {level_below: 2}, space: sietch_tabr}\n      - {space: arrakeen}\n"},
		{"f:6:9: the faces before this one of fremkit hold whenever it does, so it is never used",
			"hagal:\n  - id: fremkit\n    faces:\n      - {when: {fremen: 2}, space: fremkit, effects: [{recruit: 1}]}\n      - {when: {below: {fremen: 3}}, space: sietch_tabr}\n      - {space: arrakeen}\n"},
		{"f:2:26: no position fulfils all that fremkit needs, so it is always passed over",
			"hagal:\n  - {id: fremkit, needs: [{fremen: 2}, {below: {fremen: 2}}]}\n"},
		{"f:3:14: no position fulfils all of when, so this face of fremkit is never used",
			"hagal:\n  - {id: fremkit, faces: [\n      {when: [{level_below: 2}, {level_from: 3}], space: fremkit}, {space: fremkit}]}\n"},
		{"f:2:29: swords changes nothing here: a card that reshuffles shows no swords",
			"hagal:\n  - {id: reshuffle, swords: 2}\n"},
		{"f:2:33: streamlined changes nothing here: it may not sit in two-player, where that would count",
			"rivals:\n  - {id: muad_dib, streamlined: true, two_player: false}\n"},
		{"f:3:40: control_bonus changes nothing here: nobody can control the space; give it controllable: true",
			"board:\n  spaces:\n    - {id: sietch_tabr, control_bonus: {spice: 1}}\n"},
		{"f:3:21: spice changes nothing here: no Rival buys VP; see rivals.buy_vp",
			"constants:\n  rivals: {buy_vp: false}\n  vp_price: {spice: 6}\n"},
		{"f:2:32: requires changes nothing here: a game of two players has no levels; choose variants when it begins",
			"difficulty:\n  - {id: two_player, requires: [expert_deployment]}\n"},
	}
	for _, tt := range tests {
		var files []data.File
		if tt.text != "" {
			files = append(files, data.File{Name: "f", Text: []byte(tt.text)})
		}
		want := tt.name
		if want == "example" {
			want = ""
		}
		var got []string
		for _, w := range resolve(t, files...).Warnings {
			got = append(got, ownLines.ReplaceAllString(w.Error(), "$1"))
		}
		if s := strings.Join(got, "\n"); s != want {
			t.Errorf("got\n%s\nwant\n%s", s, want)
		}
	}
}

// Values tells where each value came from; Show can be read back.
func TestValuesAndShow(t *testing.T) {
	r := resolve(t, data.File{Name: "mine.yaml", Text: []byte("rivals:\n  - {id: staban_tuek, swordmaster: 7}\nconstants:\n  vp_price: {spice: 8}\n")})
	want := map[string]string{
		"rivals.staban_tuek.swordmaster": "7 mine.yaml:2",
		"rivals.staban_tuek.short":       "Staban uprising/rivals.yaml",
		"constants.vp_price.spice":       "8 mine.yaml:4",
		"constants.vp_price.water":       "3 uprising/constants.yaml strong",
		"hagal.fremkit.copies":           "",
		"hagal.fremkit.id":               "fremkit uprising/hagal.yaml conflicting",
		"rivals.staban_tuek.id":          "staban_tuek uprising/rivals.yaml weak",
	}
	got := map[string]string{}
	for _, v := range r.Values() {
		if _, ok := want[v.Path()]; ok {
			s := v.Text + " " + v.From.File
			if v.From.File == "mine.yaml" {
				s += ":" + string(rune('0'+v.From.Line))
			}
			got[v.Path()] = strings.TrimSuffix(s+" "+v.Confidence, " ")
		}
	}
	got["hagal.fremkit.copies"] = "" // 1 is what leaving it out means
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	back, err := data.Parse("shown", r.Show())
	if err != nil {
		t.Fatal(err)
	}
	r.Box.Files, r.Box.Offered = nil, nil // the text is a file of its own, and offers nothing
	if d := cmp.Diff(r.Box, back); d != "" {
		t.Error(d)
	}
}

func TestDiff(t *testing.T) {
	a := resolve(t)
	b := resolve(t, data.File{Name: "b", Text: []byte("hagal:\n  - {id: fremkit, copies: 2, smart_politics: ~}\n  - {id: secrets, remove: true}\nconstants: {target: 12}\n")})
	var got []string
	for _, d := range data.Diff(a, b) {
		got = append(got, strings.Join([]string{d.Path, d.A, d.B, ownLines.ReplaceAllString(d.From.String(), "$1")}, " | "))
	}
	want := []string{
		"hagal.secrets.id | secrets |  | uprising/hagal.yaml",
		"hagal.secrets.name | Secrets |  | uprising/hagal.yaml",
		"hagal.secrets.code | se |  | uprising/hagal.yaml",
		"hagal.secrets.swords | 1 |  | uprising/hagal.yaml",
		"hagal.secrets.space | secrets |  | uprising/hagal.yaml",
		"hagal.secrets.smart_politics | bene_gesserit |  | uprising/hagal.yaml",
		"hagal.secrets.effects | [{influence: {bene_gesserit: 1}}, {steal: 4}] |  | uprising/hagal.yaml",
		"hagal.fremkit.smart_politics | fremen |  | uprising/hagal.yaml",
		"constants.target | 10 | 12 | b:4:21",
		"hagal.fremkit.copies |  | 2 | b:2:27",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if d := data.Diff(b, b); d != nil {
		t.Errorf("a box differs from itself: %v", d)
	}
}

func TestReadFiles(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"b.yaml": "b", "a.yml": "a", "c.txt": "c", ".d.yaml": "d"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := data.ReadFiles(dir, filepath.Join(dir, "c.txt"))
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, f := range files {
		got += string(f.Text)
	}
	if got != "abc" {
		t.Errorf("read %q", got)
	}
	empty := t.TempDir()
	_, err = data.ReadFiles(filepath.Join(dir, "no.yaml"), empty)
	want := filepath.Join(dir, "no.yaml") + ": there is no such file or folder; give the path of one\n" +
		empty + ": no file in this folder ends in .yaml or .yml; put one there or name a file"
	if err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
}

// Keys of a Rival that the game of 2020 never looks at.
func TestIdleKeysOf2020(t *testing.T) {
	text := "rivals:\n  - {id: glossu_rabban, swordmaster: 7, scheme: [{spice: 1}]}\n"
	r, err := data.Resolve(engine.Imperium, []data.File{{Name: "f", Text: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, w := range r.Warnings {
		got = append(got, w.Error())
	}
	want := []string{"f:2:38: swordmaster changes nothing here: no Rival buys a Swordmaster in this game", "f:2:49: scheme changes nothing here: this game has no Spies"}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// A save may say what is refused in a file of today.
func TestSavesKeepRefusedKeys(t *testing.T) {
	b := overlay(t)
	b.Rules.Levels[1].Spoiler = true
	b.Rules.Levels[1].Requires.RowChurn = true
	equal(t, b)
}
