package setup_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

func ownBox(t *testing.T, text string) *rival.Box {
	t.Helper()
	r, err := data.Resolve(engine.Uprising, []data.File{{Name: "my/mine.yaml", Text: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	return r.Box
}

// Whoever plays by own rules reads whose they are and what they change.
func TestOwnRules(t *testing.T) {
	tests := []struct{ text, want string }{
		{"constants: {target: 12, vp_price: {spice: 6}}\n", "mine.yaml: target 12 (10); vp price spice 6 (7)."},
		{"hagal:\n  - {id: fremkit, copies: 2, effects: []}\n  - {id: secrets, remove: true}\n",
			"mine.yaml: Fremkit copies 2; without Secrets; Fremkit effects left out."},
		{"rivals:\n  - {id: staban_tuek, swordmaster: 7, scheme: [{spice: 1}]}\n", "mine.yaml: Staban Tuek swordmaster 7 (9); Staban Tuek scheme changed."},
		{"rivals:\n  - {id: staban_tuek, swordmaster: 9}\n", "mine.yaml: nothing changed."},
	}
	for _, tt := range tests {
		if got := setup.OwnText(say.Speaker{Box: ownBox(t, tt.text)}); got != tt.want {
			t.Errorf("got  %s\nwant %s", got, tt.want)
		}
	}
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	if got := setup.OwnText(say.Speaker{Box: box}); got != "" {
		t.Errorf("the program's rules are nobody's own: %s", got)
	}
}

// A page of the rulebook tells the numbers in force where they are others.
func TestRulePagesTellWhatIsInForce(t *testing.T) {
	e := docs.Topics("end")[0]
	page := strings.Join(drawn.Reader{Box: ownBox(t, "constants: {target: 12}\n")}.RulesEntry(e), "\n")
	if !strings.Contains(page, "\nIn this game: target 12 (10).\n") {
		t.Error(page)
	}
	page = strings.Join(drawn.Reader{Box: ownBox(t, "rivals:\n  - {id: staban_tuek, swordmaster: 7}\n")}.RulesEntry(e), "\n")
	if strings.Contains(page, "In this game") {
		t.Error(page)
	}
}
