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
// only, Commanders lie on Dreadnought, and no card of a space that is gone stays.
func TestChecklistOfRiseOfIx(t *testing.T) {
	for _, x := range []struct {
		game, modules string
		want, not     []string
	}{
		{"uprising", "ix,choam", []string{"with CHOAM 2 of 10 other contracts to each human", "freighter", "2 Dreadnought", "Gather Support"}, []string{"Foldspace/Interstellar"}},
		{"uprising", "ix,bloodlines", []string{"Dreadnought", "Deliver Supplies"}, nil},
		{"imperium", "ix", []string{"overlay on Landsraad and CHOAM", "2 Tech Negotiation", "Foldspace/Interstellar", "Rally Troops"}, []string{"contracts"}},
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
