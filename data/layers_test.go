package data_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/data"
	"househagal/engine"
)

func levelIDs(t *testing.T, texts ...string) string {
	t.Helper()
	var ids []string
	for _, l := range overlay(t, texts...).Rules.Levels[1:] {
		ids = append(ids, l.ID)
	}
	return strings.Join(ids, " ")
}

// after and before say where an entry goes, a new one and one that is there.
func TestOverlayPlaces(t *testing.T) {
	const hard = "name: Hard, rival_troops: 3"
	tests := []struct{ text, want string }{
		{"{id: hard, " + hard + "}", "mercenary sardaukar mentat kwisatz_haderach hard"},
		{"{id: hard, " + hard + ", after: sardaukar}", "mercenary sardaukar hard mentat kwisatz_haderach"},
		{"{id: hard, " + hard + ", before: mercenary}", "hard mercenary sardaukar mentat kwisatz_haderach"},
		{"{id: mentat, after: mercenary}", "mercenary mentat sardaukar kwisatz_haderach"},
		{"{id: mercenary, before: kwisatz_haderach}", "sardaukar mentat mercenary kwisatz_haderach"},
		{"{id: mercenary, after: kwisatz_haderach}", "sardaukar mentat kwisatz_haderach mercenary"},
	}
	for _, tt := range tests {
		if got := levelIDs(t, "difficulty:\n  - "+tt.text+"\n"); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.text, got, tt.want)
		}
	}
}

// replace: true takes out all that stands in a list, or in an entry.
func TestOverlayReplaces(t *testing.T) {
	b := overlay(t, "hagal:\n  - replace: true\n  - {id: arrakeen, name: Arrakeen, code: ar, copies: 12, swords: 2, space: arrakeen}\n  - {id: mine, name: Mine, code: fr, swords: 1, space: fremkit}\n")
	if n := len(b.Deck.Cards); n != 3 || b.Deck.Size(engine.Solo) != 13 || len(b.Deck.Cards[1].Faces[0].Effects) != 0 {
		t.Errorf("%d cards: %+v", n-1, b.Deck.Cards)
	}
	b = overlay(t, "rivals:\n  - {id: staban_tuek, replace: true, name: Staban, short: Staban, swordmaster: 9, list: [fremen, emperor, bene_gesserit, spacing_guild]}\n")
	if x := rivalOf(b, "staban_tuek"); x.Signet != nil || x.Scheme != nil || x.Name != "Staban" {
		t.Errorf("%+v", x)
	}
}

// A file that lies over another one of somebody's own says what it overrides.
func TestOverridesAreTold(t *testing.T) {
	const first = "rivals:\n  - {id: staban_tuek, swordmaster: 7}\nconstants:\n  vp_price: {spice: 6}\n"
	tests := []struct{ second, want string }{
		{"rivals:\n  - {id: staban_tuek, swordmaster: 8}\n", "b:2:36: swordmaster of Rival staban_tuek is 7 in a:2; this file lies over it, so it is 8"},
		{"constants:\n  vp_price: {spice: {value: 8, source: ours}}\n", "b:2:21: spice of constants.vp_price is 6 in a:4; this file lies over it, so it is 8"},
		{"rivals:\n  - {id: staban_tuek, swordmaster: 7}\n", "b:2:36: swordmaster of Rival staban_tuek is 7 already (a:2), so this changes nothing"},
		{"rivals:\n  - {id: staban_tuek, remove: true}\n", "b:2:5: Rival staban_tuek stands in a:2; this file lies over it and takes it out"},
		{"rivals:\n  - {id: staban_tuek, short: Tuek}\n", ""},
	}
	for _, tt := range tests {
		r := resolve(t, data.File{Name: "a", Text: []byte(first)}, data.File{Name: "b", Text: []byte(tt.second)})
		var got []string
		for _, w := range r.Warnings {
			got = append(got, w.Error())
		}
		if s := strings.Join(got, "\n"); s != tt.want {
			t.Errorf("got  %s\nwant %s", s, tt.want)
		}
	}
}

// Who changes or removes what another file has removed is told which one.
func TestRemovedBefore(t *testing.T) {
	first := data.File{Name: "a", Text: []byte("hagal:\n  - {id: fremkit, remove: true}\n")}
	tests := []struct{ second, want string }{
		{"hagal:\n  - {id: fremkit, copies: 2}\n", "b:2:5: card fremkit is removed by a:2; leave it out there, or give it whole here: it has no name, code or swords"},
		{"hagal:\n  - {id: fremkit, remove: true}\n", "b:2:5: card fremkit is removed already, by a:2; leave it out here"},
		{"hagal:\n  - {id: new, name: New, code: ne, swords: 1, space: arrakeen, after: fremkit}\n", "b:2:71: card fremkit is removed by a:2; name another"},
	}
	for _, tt := range tests {
		_, err := data.Resolve(engine.Uprising, []data.File{first, {Name: "b", Text: []byte(tt.second)}})
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got  %v\nwant %s", err, tt.want)
		}
	}
}

// What Show writes, laid over the program's rules as a file, is the same rules,
// whatever was removed, replaced, reordered or given back its default.
func TestShowReadsBack(t *testing.T) {
	texts := map[engine.GameID][]string{
		engine.Uprising: {"", string(data.Example()),
			"hagal:\n  - {id: fremkit, remove: true}\n  - {id: mine, name: Mine, code: fr, swords: 1, space: fremkit, before: arrakeen}\n" +
				"objectives:\n  - replace: true\ndifficulty:\n  - {id: mentat, before: sardaukar}\nrivals:\n  - {id: muad_dib, scheme: ~}\n"},
		engine.Imperium: {"", "constants: {spice_must_flow: 0}\ndifficulty:\n  - {id: mentat, mentat_cost: ~}\n"},
	}
	for game, list := range texts {
		for _, text := range list {
			var files []data.File
			if text != "" {
				files = append(files, data.File{Name: "f", Text: []byte(text)})
			}
			a, err := data.Resolve(game, files)
			if err != nil {
				t.Fatal(err)
			}
			b, err := data.Resolve(game, []data.File{{Name: "shown", Text: a.Show()}})
			if err != nil {
				t.Fatal(err)
			}
			a.Box.Files, b.Box.Files = nil, nil
			if d := cmp.Diff(string(data.Print(a.Box)), string(data.Print(b.Box))); d != "" {
				t.Errorf("%s\n%s", text, d)
			}
			if len(b.Warnings) > len(a.Warnings) {
				t.Errorf("warnings of what was shown: %v", b.Warnings)
			}
		}
	}
}

// A box tells what it has otherwise than the program's, and of whom; a save keeps
// that.
func TestChanges(t *testing.T) {
	r := resolve(t, data.File{Name: "dir/mine.yaml", Text: []byte("hagal:\n  - {id: fremkit, copies: 2, smart_politics: ~}\n  - {id: secrets, remove: true}\n" +
		"  - {id: mine, name: Mine, code: mi, swords: 1, space: fremkit}\nconstants: {target: 12}\n")})
	kept, err := data.Parse("save", data.Print(r.Box))
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]string{"mine.yaml"}, kept.Files); d != "" {
		t.Error(d)
	}
	got, err := data.Changes(kept)
	if err != nil {
		t.Fatal(err)
	}
	want := []data.Change{
		{"hagal", "fremkit", "Fremkit", "copies", "", "2"}, {"hagal", "mine", "Mine", "", "", "mine"},
		{"constants", "", "", "target", "10", "12"},
		{"hagal", "secrets", "Secrets", "", "secrets", ""}, {"hagal", "fremkit", "Fremkit", "smart_politics", "fremen", ""},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if none, err := data.Changes(resolve(t).Box); none != nil || err != nil {
		t.Errorf("%v %v", none, err)
	}
}

// A name that a save could not hold is told in letters that it can.
func TestFileNames(t *testing.T) {
	for _, name := range []string{"a\x00b.yaml", "\xff", strings.Repeat("x", 90), "", "  ", "a\u00a0b: [#.yaml"} {
		r := resolve(t, data.File{Name: name, Text: []byte("constants: {target: 12}\n")})
		if _, err := data.Parse("save", data.Print(r.Box)); err != nil || len(r.Box.Files) != 1 {
			t.Errorf("%q: %v %v", name, r.Box.Files, err)
		}
	}
}

// A list that is far too long is one fault.
func TestTooManyIsOneFault(t *testing.T) {
	var b strings.Builder
	b.WriteString("board:\n  tiles:\n")
	for i := range 250 {
		fmt.Fprintf(&b, "    - {id: t%d, name: T%d, code: %c%c, cost: 1}\n", i, i, 'a'+i/26, 'a'+i%26)
	}
	_, err := data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: []byte(b.String())}})
	if err == nil || err.Error() != "f:3:5: tiles has 250 items; at most 63 fit" {
		t.Errorf("got %v", err)
	}
}
