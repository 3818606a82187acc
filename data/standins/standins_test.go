package standins_test

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
)

// TestLoad reads the numbers that come with the program for both boards.
func TestLoad(t *testing.T) {
	for _, g := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		n, board, err := standins.Load(&box.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if n.Blocker.Influence == 0 || n.Planner.Buy[9] == 0 || n.Planner.Swords[engine.RoundCap-1] != n.Planner.Swords[9] {
			t.Errorf("game %d: numbers are missing: %+v", g, n)
		}
		if sp := box.Rules.SpaceByID("hagga_basin"); board[sp].Cost[engine.Water] != 1 {
			t.Errorf("game %d: Hagga Basin costs %v", g, board[sp].Cost)
		}
	}
}

// TestFaults reports what is wrong with a file at its place, all at once.
func TestFaults(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	text := string(standins.Shipped())
	for from, to := range map[string]string{
		"reveal: 80 ":         "reveal: many ",
		"influence: 60 ":      "influences: 60 ",
		"swords: [1, 1, 1, 2": "swords: [1, 1, 1, 99",
		"  fremkit:":          "  fremkid:",
		"{solari: 2}}":        "{solaris: 2}}",
	} {
		if !strings.Contains(text, from) {
			t.Fatalf("the file has no %q", from)
		}
		text = strings.Replace(text, from, to, 1)
	}
	_, _, err = standins.Parse("mine.yaml", []byte(text), &box.Rules)
	if err == nil {
		t.Fatal("a bad file is taken")
	}
	for _, want := range []string{
		"mine.yaml:9:11: reveal is \"many\"", "unknown key \"influences\" in blocker; did you mean influence?", "blocker has no influence",
		"item 4 of swords is 99", "unknown board space \"fremkid\"; did you mean fremkit?", "unknown resource \"solaris\"",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no word of %q in\n%v", want, err)
		}
	}
}
