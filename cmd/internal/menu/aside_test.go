package menu_test

import (
	"testing"

	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/data/tabletest"
	"househagal/engine"
)

// What stands in brackets behind a question is asked, and left out behind its
// answer; a name in it keeps its capital letter.
func TestBracketsAreLeftOut(t *testing.T) {
	s := say.Speaker{Box: tabletest.Box(t)}
	s.Names.Seat = [engine.Seats + 1]string{"", "Éva", "Irulan", "Staban"}
	table := &engine.Table{Board: engine.Board{Rules: &s.Box.Rules}}
	table.Pos.Seat[1].Garrison = 3
	for _, x := range []struct {
		q           engine.Question
		answer      int
		text, asked string
	}{
		{engine.Question{Kind: engine.AskTroops, Seat: 1, Amount: 1, Max: 2}, 2,
			"Troops into the Conflict? (garrison 2, recruits 1)", "Troops into the Conflict? 2"},
		{engine.Question{Kind: engine.AskPayTimes, Seat: 1, Resource: engine.Spice, Amount: 3, Max: 2}, 1,
			"Éva, pay 3 spice? How often (Éva's sandworm allows two)", "Éva, pay 3 spice? How often 1"},
		{engine.Question{Kind: engine.AskStrength, Seat: 1, Amount: 4, Max: 99}, 6,
			"Éva's strength now? (units and all; it was 4)", "Éva's strength now? 6"},
		{engine.Question{Kind: engine.FactAgent, Seat: 1, Space: 1, Mask: 3}, 0,
			"Is Sardaukar free?", "Is Sardaukar free? y yes"},
	} {
		if got := menu.Prompt(s, table, x.q).Text; got != x.text {
			t.Errorf("asked %q, want %q", got, x.text)
		}
		if got := menu.Asked(s, table, x.q, x.answer); got != x.asked {
			t.Errorf("answered %q, want %q", got, x.asked)
		}
	}
}
