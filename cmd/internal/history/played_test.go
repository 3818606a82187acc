package history

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// The list says which game it was and with what modules, and what the id is, on a full
// screen; who never won in a row is not told so.
func TestWhichGameItWas(t *testing.T) {
	var boxes []*rival.Box
	for _, id := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		boxes = append(boxes, box)
	}
	old := aGame(1)
	old.Game = data.GameWord(engine.Imperium)
	for _, l := range boxes[1].Offered {
		if l.Module {
			old.Modules = append(old.Modules, l.ID)
		}
	}
	old.Modules = append(old.Modules, "unheard_of")
	for i := range old.Seats {
		old.Seats[i].Won = !old.Seats[i].Human
	}
	for tag, words := range map[string][2]string{"en": {"(id ", "Dune:"}, "tr": {"(kimlik ", "Dune:"}, "zh-Hans": {"（编号", "沙丘"}, "zh-Hant": {"（編號", "沙丘"}} {
		lang, _ := say.Find(tag)
		lines := Teller{Speaker: say.Speaker{Lang: lang}, Width: layout.Full, Boxes: boxes}.Lines([]Game{old}, Games{List: []Game{old}}, nil)
		for _, l := range lines {
			if layout.Width(l) > 80 {
				t.Errorf("%s: %q is too wide", tag, l)
			}
		}
		text := strings.Join(lines, "\n")
		for _, want := range []string{words[0], words[1], "unheard_of"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", tag, want, text)
			}
		}
		streak := lines[slices.Index(lines, "")+2]
		if strings.Contains(streak, "0") || !strings.Contains(streak, "1") {
			t.Errorf("%s: %s", tag, streak)
		}
	}
}
