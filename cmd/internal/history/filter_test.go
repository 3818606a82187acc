package history

import (
	"strings"
	"testing"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

func teller(t *testing.T) Teller {
	t.Helper()
	var boxes []*rival.Box
	for _, g := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		boxes = append(boxes, box)
	}
	return Teller{Boxes: boxes}
}

// Words of a filter are ids or names, as pages write them, in any case.
func TestMeant(t *testing.T) {
	tell := teller(t)
	own := aGame(1)
	own.Difficulty, own.Seats[1].Name = "nightmare", "my_rival"
	chinese, ok := say.Find("zh-Hans")
	if !ok {
		t.Fatal("no Chinese")
	}
	for _, x := range []struct{ rival, level, wantRival, wantLevel, fault string }{
		{"gurney_halleck", "sardaukar", "gurney_halleck", "sardaukar", ""},
		{"Gurney", "Sardaukar", "gurney_halleck", "sardaukar", ""},
		{"GURNEY HALLECK", "kwisatz-haderach", "gurney_halleck", "kwisatz_haderach", ""},
		{"muaddib", "Mentat", "muad_dib", "mentat", ""},
		{"leto", "mercenary", "leto_atreides", "mercenary", ""},
		{"my_rival", "nightmare", "my_rival", "nightmare", ""},
		{"gurny", "", "", "", "unknown rival gurny; nearest gurney_halleck"},
		{"", "sardukar", "", "", "unknown difficulty sardukar; nearest sardaukar"},
		{"", "easy", "", "", "unknown difficulty easy; one of mercenary, sardaukar, mentat, kwisatz_haderach, nightmare"},
		{"paul_atreides", "", "", "", "unknown rival paul_atreides; "}, // he can't be one
	} {
		f, err := tell.Meant(Filter{Rival: x.rival, Difficulty: x.level}, []Game{own})
		if x.fault != "" {
			if err == nil || !strings.HasPrefix(err.Error(), x.fault) {
				t.Errorf("%s %s: %v, want %s", x.rival, x.level, err, x.fault)
			}
			continue
		}
		if err != nil || f.Rival != x.wantRival || f.Difficulty != x.wantLevel {
			t.Errorf("%s %s: %+v %v", x.rival, x.level, f, err)
		}
	}
	for _, tag := range say.Tags() { // by the name in another language than the one in use
		lang, _ := say.Find(tag)
		name := say.Speaker{Box: tell.Boxes[0], Lang: lang}.Say("setup.rival_full", say.Args{"rival": tell.Boxes[0].ByID("muad_dib")})
		if f, err := tell.Meant(Filter{Rival: name}, nil); err != nil || f.Rival != "muad_dib" {
			t.Errorf("%s in %s: %q %v", name, tag, f.Rival, err)
		}
	}
	tell.Lang = chinese
	shown := tell.Rival("gurney_halleck")
	if f, err := tell.Meant(Filter{Rival: shown}, nil); err != nil || f.Rival != "gurney_halleck" {
		t.Errorf("%s, as the table has it: %q %v", shown, f.Rival, err)
	}
}

// A Rival that a module brings is meant by its names too, in every language; its box is
// not read for another word.
func TestMeantOfAModule(t *testing.T) {
	tell := teller(t)
	box, err := data.LoadWith(rival.Choice{Layers: []string{"bloodlines", "tech"}})
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	tell.With = func() []*rival.Box { read++; return []*rival.Box{box} }
	if f, err := tell.Meant(Filter{Rival: "gurney"}, nil); err != nil || f.Rival != "gurney_halleck" || read > 0 {
		t.Errorf("%q %v, module boxes read %d times", f.Rival, err, read)
	}
	words := []string{"kota_odax", "Kota Odax", "kota"}
	for _, tag := range say.Tags() {
		lang, _ := say.Find(tag)
		r := say.Args{"rival": box.ByID("kota_odax")}
		words = append(words, say.Speaker{Box: box, Lang: lang}.Say("setup.rival_full", r), say.Speaker{Box: box, Lang: lang}.Say("setup.rival_short", r))
	}
	for _, word := range words {
		if f, err := tell.Meant(Filter{Rival: word}, nil); err != nil || f.Rival != "kota_odax" {
			t.Errorf("%s: %q %v", word, f.Rival, err)
		}
	}
	if _, err := tell.Meant(Filter{Rival: "kotta"}, nil); err == nil || err.Error() != "unknown rival kotta; nearest kota_odax" {
		t.Error(err)
	}
}

// Games of one code are found by it, however it is typed, and counted together.
func TestGamesOfOneCode(t *testing.T) {
	list := series("wlw")
	list[0].Code, list[2].Code = "9Y50-T00C-0EYA-41AF", "9Y50-T00C-0EYA-41AF"
	if got := len(Filter{Code: "9y50t00coeya41af"}.Choose(list)); got != 2 {
		t.Errorf("%d games, want 2", got)
	}
	s := Sum(list)
	if len(s.Codes) != 1 || s.Codes[0] != (Row{list[0].Code, 2, 0}) {
		t.Errorf("%v, want the two games of one code", s.Codes)
	}
	if s := Sum(list[:2]); len(s.Codes) != 0 {
		t.Errorf("%v: a code of one game is no group", s.Codes)
	}
}
