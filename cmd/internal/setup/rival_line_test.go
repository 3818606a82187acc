package setup

import (
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// rivalCells is how wide a Rival's name may be in a list.
const rivalCells = 15

// A Rival's name fits its column in a list, in every language and game.
func TestRivalNamesFitTheirColumn(t *testing.T) {
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range say.Tags() {
			a := asker{Speaker: say.Speaker{Box: box}}
			a.Lang, _ = say.Find(tag)
			for id := engine.RivalID(1); int(id) < len(box.Rivals); id++ {
				if name := rivalName(a.Speaker, id); name == "" || layout.Width(name) > rivalCells {
					t.Errorf("%s: %q takes %d cells of %d", tag, name, layout.Width(name), rivalCells)
				}
			}
		}
	}
}

// What is too wide is cut at a part of the name.
func TestRivalNameIsCutAtAPart(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"zh-Hans": "\u83f2\u5fb7-\u7f57\u8428", "en": "Feyd-Rautha"}
	for tag, name := range want {
		a := asker{Speaker: say.Speaker{Box: box}}
		a.Lang, _ = say.Find(tag)
		for id := range box.Rivals {
			if box.Rivals[id].ID != "feyd_rautha_harkonnen" {
				continue
			}
			if got := rivalName(a.Speaker, engine.RivalID(id)); got != name {
				t.Errorf("%s: %q, want %q", tag, got, name)
			}
		}
	}
}
