package setup_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// X6 and what else lies on the table with Rise of Ix: contracts are dealt to humans
// only, Commanders lie on Dreadnought, and no card of a space that is gone stays. Tiles lie
// there with two players too, and which ones stay in the box is said.
func TestChecklistOfRiseOfIx(t *testing.T) {
	for _, x := range []struct {
		game, modules string
		want, not     []string
	}{
		{"uprising", "ix,choam", []string{"with CHOAM 2 of 10 other contracts to each human", "freighter", "2 Dreadnought", "Gather Support"}, []string{"Foldspace/Interstellar"}},
		{"uprising", "bloodlines,choam", []string{"20 contracts", "with CHOAM 8 more contracts"}, nil},
		{"uprising", "ix,bloodlines", []string{"Deliver Supplies, High Council and Dreadnought", "its 2 Conflict cards", "freighter: the token of every seat"},
			[]string{"High Council, Gather Support", "freighter on the start"}},
		{"uprising", "bloodlines", []string{"Commanders: one each on", "Gather Support"}, nil},
		{"imperium", "ix,bloodlines", []string{"High Council and Dreadnought"}, []string{"High Council, Rally Troops"}},
		{"uprising", "ix,bloodlines,tech", []string{"with Rise of Ix its board and the tiles of both", "leave CHOAM Transports in the box"}, []string{"in solo"}},
		{"imperium", "bloodlines,tech", []string{"not Advanced Data Analysis, CHOAM Transports"}, nil},
		{"imperium", "ix", []string{"overlay on Landsraad and CHOAM", "its 4 Conflict cards", "2 Tech Negotiation", "Foldspace/Interstellar", "Rally Troops"}, []string{"contracts"}},
	} {
		v := setup.Values{"game": x.game, "mode": "solo", "difficulty": "sardaukar", "module": x.modules, "variant": "none",
			"rival": "any", "objectives": "deal", "hagal-deck": "physical", "conflict-deck": "virtual", "input": "tracked", "seed": "4"}
		game := engine.Uprising
		if x.game == "imperium" {
			game = engine.Imperium
		}
		box, err := data.LoadWith(rival.Choice{Game: game, Mode: engine.Solo, Layers: strings.Split(x.modules, ",")})
		if err != nil {
			t.Fatal(err)
		}
		p, err := setup.Checklist(say.Speaker{Box: box}, v, true)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Join(strings.Fields(strings.Join(p.Drawn(0), " ")), " ")
		for _, w := range x.want {
			if !strings.Contains(text, w) {
				t.Errorf("%s with %s: no %q in\n%s", x.game, x.modules, w, strings.Join(p.Drawn(0), "\n"))
			}
		}
		for _, w := range x.not {
			if strings.Contains(text, w) {
				t.Errorf("%s with %s: %q in\n%s", x.game, x.modules, w, text)
			}
		}
	}
}

// Where Commanders lie is said once, by the rules in force, in every language: a space that
// Rise of Ix takes away is not among them, and each track has one line for all seats.
func TestTokensAreSaidOnce(t *testing.T) {
	box, err := data.LoadWith(rival.Choice{Game: engine.Uprising, Mode: engine.Solo, Layers: []string{"bloodlines", "ix"}})
	if err != nil {
		t.Fatal(err)
	}
	for tag, want := range map[string]string{
		"en": "High Council and Dreadnought", "tr": "High Council ve Dreadnought", "zh-Hans": "高等议会和无畏舰各一", "zh-Hant": "高等理事會和無畏艦各一",
	} {
		s := say.Speaker{Box: box}
		s.Lang, _ = say.Find(tag)
		p, err := setup.Checklist(s, setup.Values{"game": "uprising", "mode": "solo", "difficulty": "sardaukar", "module": "ix,bloodlines", "variant": "none",
			"rival": "any", "objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked", "seed": "4"}, true)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Join(strings.Fields(strings.Join(p.Drawn(0), " ")), " ")
		bare := strings.ReplaceAll(text, " ", "")
		if strings.Count(bare, strings.ReplaceAll(want, " ", "")) != 1 {
			t.Errorf("%s: want %q once in\n%s", tag, want, text)
		}
	}
}
