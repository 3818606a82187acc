package show_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// What stands in the Conflict is on the table too; with nothing there is no line.
func TestViewOfTheConflict(t *testing.T) {
	for _, x := range []struct{ facts, want string }{
		{"", ""},
		{"you troops 2; rival troops 1; rival worms 2", "In the Conflict       2 troops           1 troop            -\n                                         2 sandworms"},
	} {
		s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(x.facts)
		scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		text := strings.Join(scene.View(s.Table), "\n")
		if x.want != "" && !strings.Contains(text, x.want) || strings.Contains(text, "In the Conflict") != (x.want != "") {
			t.Errorf("%s: want %q in\n%s", x.facts, x.want, text)
		}
	}
}

// Where the Agents stand and who sits on the High Council is on the table too.
func TestViewOfAgentsAndSeats(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("agent arrakeen rival; agent fremkit you; you council yes")
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	text := strings.Join(scene.View(s.Table), "\n")
	for _, want := range []string{"Agents on             Fremkit            Arrakeen           -", "High Council seat     yes                no                 no"} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("no line %q in\n%s", want, text)
		}
	}
}

// In plain lines whose a figure is stands beside it.
func TestPlainTables(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; you vp 9; rival vp 10; other vp 8; you F 2").Answers("endgame_vp 0").Step()
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	text := strings.Join(append(scene.PlainView(s.Table), scene.PlainEnd(s.Table, s.Table.Events)...), "\n")
	for _, want := range []string{"Fremen: You 2; Staban 0; Gurney 0.", "Solari, spice, water: You not kept; Staban 0, 0, 0; Gurney 0, 0, 0.", "Spies: You none; Staban none; Gurney none.",
		"Staban wins: 10 VP against 9 and 8. You\nhave lost.", "Victory Points: You 9; Staban 10; Gurney 8.", "VP after each round\nYou: 9."} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("no line %q in\n%s", want, text)
		}
	}
}
