package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// TestOwnRulesAreKept plays a whole game by rules of somebody's own. Its save is
// run again without them: the rules are in it, every position is the same, also
// where an older program wrote it otherwise, and the same again has them too.
func TestOwnRulesAreKept(t *testing.T) {
	for _, variant := range []string{"", "long_war"} {
		t.Run(variant, func(t *testing.T) { ownRulesAreKept(t, variant) })
	}
}

func ownRulesAreKept(t *testing.T, variant string) {
	choice := rival.Choice{}
	if variant != "" {
		choice.Layers = []string{variant}
	}
	own, err := data.ResolveWith(choice, []data.File{{Name: "own.yaml", Text: data.Example()},
		{Name: "war.yaml", Text: []byte("layers:\n  - {id: long_war, name: Long war, rules: {constants: {target: 12}}}\n")}})
	if err != nil {
		t.Fatal(err)
	}
	if got := own.Box.Rules.Const.Target == 12; got != (variant != "") {
		t.Errorf("the variant is in force: %v", got)
	}
	flags := theSetup("tracked")
	flags["variant"] = variant
	flags["rival"], flags["difficulty"] = "duke_leto,staban_tuek", "shai_hulud"
	g, m := inMemory(&chance{r: rand.New(rand.NewPCG(1, 2)), left: 5000}, flags, 4)
	g.load = func(rival.Choice) (*rival.Box, error) { return own.Box, nil }
	if over, err := g.Play(); !over || err != nil {
		t.Fatalf("the game is not over: %v", err)
	}
	for i := range m.lines {
		if m.lines[i].Kind == journal.KindStatus {
			m.lines[i].Body = spaced(t, m.lines[i].Body)
		}
	}
	h := again(t, &firstPrompt{}, g, m.lines)
	h.load = nothing
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.departed || h.table.Pos != g.table.Pos {
		t.Errorf("departed %v, %v", h.departed, err)
	}
	own.Box.Offered = nil // what could be chosen then is no part of the rules
	if box, err := h.Load(choice); err != nil || !cmp.Equal(box, own.Box) {
		t.Errorf("the same again has other rules, %v", err)
	}
	if _, err := h.Load(rival.Choice{Game: engine.Imperium}); err == nil {
		t.Error("the other game has rules of this one")
	}
	box, err := RulesOf(journal.Contents{Name: "own", Lines: m.lines})
	if err != nil || !cmp.Equal(box, own.Box) {
		t.Errorf("the save has other rules, %v", err)
	}
	if box, err := RulesOf(journal.Contents{Lines: m.lines[:1]}); box != nil || err != nil {
		t.Errorf("a save in its setup has rules, %v", err)
	}
}

func nothing(rival.Choice) (*rival.Box, error) {
	return nil, errors.New("no rules but those of the save")
}

// spaced writes the position of a status with white space.
func spaced(t *testing.T, body []byte) []byte {
	t.Helper()
	var st map[string]json.RawMessage
	var nice bytes.Buffer
	if err := json.Unmarshal(body, &st); err != nil {
		t.Fatal(err)
	}
	if err := json.Indent(&nice, st["position"], "", " "); err != nil {
		return body // a status without one
	}
	return bytes.Replace(body, st["position"], nice.Bytes(), 1)
}
