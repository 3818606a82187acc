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
	own, err := data.Resolve(engine.Uprising, []data.File{{Name: "own.yaml", Text: data.Example()}})
	if err != nil {
		t.Fatal(err)
	}
	flags := theSetup("tracked")
	flags["rival"], flags["difficulty"] = "duke_leto,staban_tuek", "shai_hulud"
	g, m := inMemory(&chance{r: rand.New(rand.NewPCG(1, 2)), left: 5000}, flags, 4)
	g.load = func(engine.GameID) (*rival.Box, error) { return own.Box, nil }
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
	if box, err := h.Load(engine.Uprising); err != nil || !cmp.Equal(box, own.Box) {
		t.Errorf("the same again has other rules, %v", err)
	}
	if _, err := h.Load(engine.Imperium); err == nil {
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

func nothing(engine.GameID) (*rival.Box, error) {
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
