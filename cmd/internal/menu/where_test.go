package menu_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// An Agent is counted among those that its seat owns, and one more with the Mentat.
func TestWhichAgentOfHowMany(t *testing.T) {
	for _, x := range []struct{ facts, want string }{
		{"you agents 2", "Agent 1 of 2"},
		{"you agents 1; agent arrakeen you", "Agent 2 of 2"},
		{"you agents 2; agent mentat you", "Agent 2 of 3"},
		{"you agents 1; agent mentat you; agent arrakeen you", "Agent 3 of 3"},
		{"you agents 1; you swordmaster yes; agent mentat you; agent arrakeen you; agent conspire you", "Agent 4 of 4"},
		{"you agents 1", "Agent 2 of 2"}, // where the other one went, nobody told
	} {
		s := tabletest.At(t, "game: imperium\nround: 3\nturn: you\nseats:\n  - {id: you, kind: human}\n  - {id: rival, kind: rival, rival: memnon_thorvald}\n"+
			"  - {id: other, kind: rival, rival: leto_atreides}\n").With(x.facts)
		r := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		if p := r.Prompt(s.Table, engine.Question{Kind: engine.AskWhereTo, Seat: 1}); !strings.Contains(p.Text, x.want) {
			t.Errorf("%s: %q", x.facts, p.Text)
		}
	}
}
