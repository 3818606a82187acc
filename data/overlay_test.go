package data_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// overlay lays texts over Uprising. The box is the caller's own.
func overlay(t testing.TB, texts ...string) *rival.Box {
	t.Helper()
	var files []data.File
	for i, s := range texts {
		if s == "" {
			continue
		}
		files = append(files, data.File{Name: string(rune('a'+i)) + ".yaml", Text: []byte(s)})
	}
	r, err := data.Resolve(engine.Uprising, files)
	if err != nil {
		t.Fatal(err)
	}
	r.Box.Files = nil // what files they are is told elsewhere
	return r.Box
}

func rivalOf(b *rival.Box, id string) *rival.Card { return &b.Rivals[b.ByID(id)] }

// Only the fields named change; everything else stays equal.
func TestOverlayChangesWhatItNames(t *testing.T) {
	base, _ := uprising(t)
	b := overlay(t, "rivals:\n  - {id: staban_tuek, swordmaster: 7}\n")
	if got := rivalOf(b, "staban_tuek").Swordmaster; got != 7 {
		t.Errorf("swordmaster %d", got)
	}
	rivalOf(b, "staban_tuek").Swordmaster = 9
	if d := cmp.Diff(base, b); d != "" {
		t.Error(d)
	}
}

func TestOverlaysFollowEachOther(t *testing.T) {
	b := overlay(t,
		"constants: {target: 11, vp_price: {spice: 8}}\nrivals:\n  - {id: staban_tuek, swordmaster: 7, signet: [{spice: 2}]}\n",
		"constants: {vp_price: {water: 4}, target: {value: 12, confidence: weak, source: ours}}\nrivals:\n  - {id: staban_tuek, swordmaster: 6}\n")
	if c := b.Rules.Const; c.Target != 12 || c.VPPrice != [engine.ResourceEnd]int8{7, 8, 4} || c.VPIntrigue != 3 {
		t.Errorf("%+v", c)
	}
	if r := rivalOf(b, "staban_tuek"); r.Swordmaster != 6 || r.Signet[0].N != 2 {
		t.Errorf("%+v", r)
	}
}

func TestOverlayAddsAtTheEnd(t *testing.T) {
	base, _ := uprising(t)
	b := overlay(t, `
rivals:
  - {id: leto_atreides, name: Duke Leto, short: Leto, swordmaster: 8, solo: true,
     list: [bene_gesserit, emperor, fremen, spacing_guild], signet: [{recruit: 1}, {spy: any}], scheme: [{vp: 1}]}
hagal:
  - {id: tueks_sietch, name: Tuek's Sietch, code: tu, copies: 2, swords: 2, space: tueks_sietch, bonus: 1, effects: [harvest]}
board:
  spaces:
    - {id: tueks_sietch, name: Tuek's Sietch, code: tu, section: city, maker: true, base_spice: 1, combat: true}
difficulty:
  - {name: Nightmare, id: nightmare, rival_troops: 5, rival_hooks: true, human_swordmaster: false, requires: [smart_politics]}
`)
	if id := b.ByID("leto_atreides"); int(id) != len(base.Rivals) {
		t.Errorf("Rival %d", id)
	}
	sp := b.Rules.SpaceByID("tueks_sietch")
	if int(sp) != len(base.Rules.Spaces) || b.Deck.Cards[b.Deck.ByID("tueks_sietch")].Faces[0].Space != sp {
		t.Errorf("space %d", sp)
	}
	if l := b.Rules.Levels[len(b.Rules.Levels)-1]; l.ID != "nightmare" || !l.RivalHooks || l.HumanSwordmaster {
		t.Errorf("%+v", l)
	}
}

func TestOverlayRemoves(t *testing.T) {
	b := overlay(t, "hagal:\n  - {id: sardaukar, remove: true}\n")
	if b.Deck.ByID("sardaukar") != 0 || b.Deck.Size(engine.Solo) != 34 {
		t.Errorf("%d cards", b.Deck.Size(engine.Solo))
	}
}

// ~ takes a field back to what leaving it out means.
func TestOverlayResets(t *testing.T) {
	b := overlay(t, "hagal:\n  - {id: sietch_tabr, needs: ~, copies: ~}\n")
	c := b.Deck.Cards[b.Deck.ByID("sietch_tabr")]
	if len(c.Faces[0].Needs) != 0 || c.Copies != 1 || len(c.Faces[0].Effects) != 3 {
		t.Errorf("%+v", c)
	}
}

// A card with one space becomes one with faces, and a choice of spaces one space.
func TestOverlayReplacesFaces(t *testing.T) {
	b := overlay(t, `
hagal:
  - id: fremkit
    faces:
      - {when: {fremen: 3}, space: sietch_tabr, effects: [{water: 1}]}
      - {space: fremkit, effects: [{influence: {fremen: 1}}]}
  - {id: hagga_or_imperial_basin, space: hagga_basin}
`)
	if c := b.Deck.Cards[b.Deck.ByID("fremkit")]; len(c.Faces) != 2 || c.Faces[0].When[0].N != 3 || c.Faces[1].Smart != 0 {
		t.Errorf("%+v", c)
	}
	if f := b.Deck.Cards[b.Deck.ByID("hagga_or_imperial_basin")].Faces[0]; f.Space == 0 || f.Spaces != nil || f.Bonus != 1 {
		t.Errorf("%+v", f)
	}
}

func TestFileForAnyGame(t *testing.T) {
	for _, s := range []string{"constants: {target: 11}\n", "game: uprising\nconstants: {target: 11}\n"} {
		if b := overlay(t, s); b.Rules.Const.Target != 11 {
			t.Errorf("%q: target %d", s, b.Rules.Const.Target)
		}
	}
}

// A text that lacks a section is not a whole set of rules.
func TestParseNeedsEverything(t *testing.T) {
	base, _ := uprising(t)
	text := string(data.Print(base))
	for _, section := range []string{"game", "board", "hagal", "rivals", "conflicts", "difficulty", "variants", "constants"} {
		var kept []string
		skip := false
		for _, l := range strings.Split(text, "\n") {
			if !strings.HasPrefix(l, " ") {
				skip = strings.HasPrefix(l, section+":")
			}
			if !skip {
				kept = append(kept, l)
			}
		}
		_, err := data.Parse("save", []byte(strings.Join(kept, "\n")))
		if err == nil || !strings.Contains(err.Error(), "has no "+section) {
			t.Errorf("without %s: %v", section, err)
		}
	}
}

// Rules of a table's own, and those in a save, may say it as it was said before.
func TestOlderWordOfAPlaceInTheList(t *testing.T) {
	is := func(signet string) *rival.Box {
		return overlay(t, "rivals:\n  - {id: staban_tuek, signet: [{influence: "+signet+"}]}\n")
	}
	for _, x := range []struct{ old, now string }{
		{"{listed: 2}", "{place: 2}"}, {"{listed: 3, steps: 2}", "{place: 3, steps: 2}"},
	} {
		old, now := is(x.old), is(x.now)
		if d := cmp.Diff(rivalOf(now, "staban_tuek").Signet, rivalOf(old, "staban_tuek").Signet); d != "" {
			t.Errorf("%s is not read as %s: %s", x.old, x.now, d)
		}
		if text := string(data.Print(old)); !strings.Contains(text, x.now) || strings.Contains(text, "listed:") {
			t.Errorf("%s is not written as %s", x.old, x.now)
		}
	}
	text := "rivals:\n  - {id: staban_tuek, signet: [{influence: {place: 2, listed: 3}}]}\n"
	_, err := data.Resolve(engine.Uprising, []data.File{{Name: "a.yaml", Text: []byte(text)}})
	if err == nil || !strings.Contains(err.Error(), "a.yaml:2:55: unknown key \"listed\" in influence") {
		t.Errorf("both words: %v", err)
	}
}
