package session

import (
	"errors"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
)

// What ends the game comes from a flag, and the options change it: in the save,
// under undo, and in the list of games.
func TestTarget(t *testing.T) {
	flags := theSetup("tracked")
	flags["target"] = "12"
	p := ask.NewSteps(t, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "options"}, ask.Step{ID: "options", Answer: "e"},
		ask.Step{ID: "where_to", Answer: "options"}, ask.Step{ID: "options", Answer: "e"}, ask.Step{ID: "where_to", Answer: "quit"})
	g, m := inMemory(p, flags, 5)
	if over, err := g.Play(); over || err != nil {
		t.Fatal(over, err)
	}
	if got := g.table.Pos.Target; got != 11 {
		t.Errorf("the game ends at %d VP, want 12 by the flag, 10 and 11 by the options", got)
	}
	if text := strings.Join(p.Prompts[3].Drawn(0), "\n"); !strings.Contains(text, "The game ends at 10 VP now.") {
		t.Errorf("the page says\n%s", text)
	}
	h := again(t, &scripted{do: []func(ask.Prompt) ask.Reply{order(controls.CommandUndo), order(controls.CommandUndo)}}, g, m.lines)
	h.journal = &memory{}
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.table.Pos.Target != 12 {
		t.Errorf("taken back, the game ends at %d VP, %v", h.table.Pos.Target, err)
	}
	if st := g.statuses.last(); !strings.HasSuffix(st.Setup, ", to 11 VP") {
		t.Errorf("the list of games says %q", st.Setup)
	}
}
