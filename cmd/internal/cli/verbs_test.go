package cli_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// sample is a verb of the reference that may stand on a card, or anywhere.
var sample = regexp.MustCompile("(?m)^\\| `([^`]+)` \\|[^|]*\\| ([^|]*)\\|")

// TestEveryVerbOfTheBoxIsDecidedInWords puts each verb of the reference onto a
// Hagal card: where it changes the position, decide says so in its text.
func TestEveryVerbOfTheBoxIsDecidedInWords(t *testing.T) {
	page, err := os.ReadFile("../../../docs/yaml/effects.md")
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	silent, still := decidedBy(t, "{recruit: 1}")
	for _, m := range sample.FindAllStringSubmatch(string(page), -1) {
		if where := m[2]; !strings.Contains(where, "Hagal card") && strings.TrimSpace(where) != "anything" {
			continue
		}
		tried++
		text, position := decidedBy(t, m[1])
		if position != still && text == silent {
			t.Errorf("%s changes the position, and decide says only\n%s", m[1], text)
		}
	}
	if tried < 12 {
		t.Errorf("%d verbs were tried", tried)
	}
}

// decidedBy is what decide says of a card with one effect, and where it leads.
func decidedBy(t *testing.T, effect string) (text, position string) {
	t.Helper()
	own := filepath.Join(t.TempDir(), "own.yaml")
	if err := os.WriteFile(own, []byte("game: uprising\nboard:\n  tracks: [{id: caravan, name: Caravan, last: 4}]\n  notices: [{id: row_left, name: remove a card}]\n  units: [{id: walker, name: walker, plural: walkers, own: 2}]\nhagal:\n  - {id: deep_desert, effects: ["+effect+"]}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	in := "turn: a\nbonus_spice: {deep_desert: 2}\nseats:\n  - {id: you, kind: human, intrigue: 4, resources: {spice: 1}}\n" +
		"  - {id: a, kind: rival, rival: staban_tuek, hooks: true, resources: {spice: 3}, troops: {garrison: 0}}\n  - {id: b, kind: rival, rival: gurney_halleck}\n"
	args := []string{"decide", "-", "--config", own, "--cards", "deep_desert"}
	status, text, errs := hagal(in, args...)
	if status != 0 {
		t.Fatalf("%s: status %d\n%s", effect, status, errs)
	}
	_, out, _ := hagal(in, append(args, "--json")...)
	var a struct{ Position json.RawMessage }
	if err := json.Unmarshal([]byte(out), &a); err != nil {
		t.Fatal(err)
	}
	return text, string(a.Position)
}
