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
		{"uprising", "ix,bloodlines", []string{"Dreadnought", "Deliver Supplies", "its 2 Conflict cards"}, nil},
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
