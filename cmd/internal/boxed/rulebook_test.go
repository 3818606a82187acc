package boxed_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/boxed"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

// The rulebook is suggested as far as it is about what is in the box.
func TestExplains(t *testing.T) {
	entry := func(id string) docs.Entry {
		i := slices.IndexFunc(docs.Entries(), func(e docs.Entry) bool { return e.ID == id })
		if i < 0 {
			t.Fatalf("the rulebook has no %s", id)
		}
		return docs.Entries()[i]
	}
	for _, x := range []struct {
		game    engine.GameID
		in, out string
	}{
		{engine.Uprising, "spy.order makers.worms makers.hooks shield-wall.hooks effect.contract setup.objectives combat.icons end.wild turn.smart-politics lady-jessica",
			"tiles.buy units.order ix-tiles control.flag"},
		{engine.Imperium, "makers.bonus makers.base card-heighliner 2020-solo combat.ties turn.occupied",
			"spy.order spy.deep-cover human.infiltrate card-place-spy-city card-deep-desert lady-jessica makers.worms makers.hooks shield-wall.hooks effect.contract setup.objectives combat.icons end.wild tiles.buy units.order control.flag"},
	} {
		box := builtIn(t, x.game)
		for _, id := range strings.Fields(x.in) {
			if e := entry(id); !boxed.Explains(box, &e) {
				t.Errorf("game %d: %s is not suggested", x.game, id)
			}
		}
		for _, id := range strings.Fields(x.out) {
			if e := entry(id); boxed.Explains(box, &e) {
				t.Errorf("game %d: %s is suggested", x.game, id)
			}
		}
	}
	// Whatever is printed for Uprising, its cards and Rivals, is explained there.
	for _, e := range docs.Entries() {
		if (strings.HasSuffix(e.Page, "/deck.md") || strings.HasSuffix(e.Page, "/rivals.md")) && !boxed.Explains(builtIn(t, engine.Uprising), &e) {
			t.Errorf("%s is not explained in Uprising", e.ID)
		}
		if !boxed.Explains(nil, &e) {
			t.Errorf("%s is not explained where no game is chosen", e.ID)
		}
	}
}

func builtIn(t *testing.T, game engine.GameID) *rival.Box {
	t.Helper()
	box, err := data.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	return box
}
