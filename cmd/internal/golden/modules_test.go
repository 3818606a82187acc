package golden_test

import (
	"strings"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// What a Rival pays for a Commander is told as its price.
func TestCommanderIsPaid(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; rival swordmaster yes; rival solari 2; token sardaukar yes")
	s.Agent("sardaukar")
	sc := Scene{Box: s.Box, Names: people(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	page := strings.Join(sc.News(s.Table, s.Table.Events), "\n")
	for _, want := range []string{"Pay     2 Solari for the Commander", "Take    the Commander of Sardaukar into the garrison"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing:\n%s", want, page)
		}
	}
}

// A human is told which units go first among the troops that it counts.
func TestCommandersAmongTroops(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; turn you; you garrison 2; you unit_home 1")
	sc := Scene{Box: s.Box, Names: people(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	p := sc.Prompt(s.Table, engine.Question{Kind: engine.AskTroops, Seat: 1, Max: 2, Follow: true, Amount: 0})
	if text := p.Text; !strings.Contains(text, "(garrison 2, first 1 Commander)") {
		t.Errorf("asked %q", text)
	}
	s.With("you unit_home 0")
	p = sc.Prompt(s.Table, engine.Question{Kind: engine.AskTroops, Seat: 1, Max: 2, Follow: true})
	if text := p.Text; !strings.Contains(text, "(garrison 2)") {
		t.Errorf("asked %q", text)
	}
}
