package menu_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// A human is told which units go first among the troops that it counts.
func TestCommandersAmongTroops(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; turn you; you garrison 2; you unit_home 1")
	sc := drawn.Scene{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
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
