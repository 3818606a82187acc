package view_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/view"
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
		scene := view.Scene{Box: s.Box, Names: view.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		text := strings.Join(scene.View(s.Table), "\n")
		if x.want != "" && !strings.Contains(text, x.want) || strings.Contains(text, "In the Conflict") != (x.want != "") {
			t.Errorf("%s: want %q in\n%s", x.facts, x.want, text)
		}
	}
}
