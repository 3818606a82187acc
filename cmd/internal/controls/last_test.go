package controls_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// The question for the Leader offers those that no Rival of the table is, by number
// and by name; what is kept is the printed name, and whatever else was typed.
func TestLeader(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	pos := engine.Position{Game: engine.Uprising, Mode: engine.Solo}
	pos.Seat[2].Rival, pos.Seat[3].Rival = box.ByID("irulan_corrino"), box.ByID("staban_tuek")
	above := page.Page{Title: page.Line{Text: "The end"}, Blocks: []page.Block{{Text: "who won"}}}
	for _, tag := range say.Tags() {
		lang, _ := say.Find(tag)
		s := say.Speaker{Lang: lang, Box: box}
		p := controls.History(s, &pos, false, above)
		if n := len(p.Page.Blocks); p.Page.Title != above.Title || n != 2 || p.Page.Blocks[0].Text != "who won" || len(above.Blocks) != 1 {
			t.Fatalf("%s: the page above is %+v, want the last page and the names", tag, p.Page)
		}
		names := p.Page.Blocks[1].Text
		if p := controls.History(s, &pos, true, above); len(p.Page.Blocks) != 1 {
			t.Errorf("%s: above the note stands %+v", tag, p.Page)
		}
		jessica := s.Say("setup.rival_full", say.Args{"rival": box.ByID("lady_jessica")})
		irulan := s.Say("setup.rival_full", say.Args{"rival": box.ByID("irulan_corrino")})
		if list := strings.ReplaceAll(names, "\u00a0", " "); !strings.Contains(list, jessica) || strings.Contains(list, irulan) || strings.Count(list, "1") != 1 {
			t.Errorf("%s: %s", tag, list)
		}
		for typed, want := range map[string]string{
			"1": box.Rivals[1].Name, "Lady Jessica": "Lady Jessica", "lady j": "Lady Jessica", "JESS": "Lady Jessica", jessica: "Lady Jessica",
			"lady": "lady", "Shaddam IV": "Shaddam IV", "J": "J", "": "", "99": "99", "jess, gurney": "Lady Jessica, Gurney Halleck", "Irulan": "Irulan",
		} {
			unlisted := typed == want && typed != "Lady Jessica" || typed == "99"
			if got, listed := controls.Leader(s, &pos, typed); got != want || typed != "" && typed != jessica && listed == unlisted {
				t.Errorf("%s: %q is %q, want %q", tag, typed, got, want)
			}
		}
	}
}
