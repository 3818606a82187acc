package cli_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

const everything = "testdata/rules/everything.yaml"

// The Rival of everything.yaml has every verb in its Signet that docs/yaml says
// may stand there.
func TestEverythingHasEveryVerb(t *testing.T) {
	page, err := os.ReadFile("../../../docs/yaml/effects.md")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := os.ReadFile(everything)
	if err != nil {
		t.Fatal(err)
	}
	_, signet, _ := strings.Cut(string(rules), "signet:")
	signet, _, _ = strings.Cut(signet, "scheme:")
	rows := regexp.MustCompile("(?m)^\\| `\\{?([a-z_]+).*` \\| .* \\| anything \\|").FindAllStringSubmatch(string(page), -1)
	if len(rows) < 20 {
		t.Fatalf("%d verbs in docs/yaml/effects.md", len(rows))
	}
	for _, row := range rows {
		if !regexp.MustCompile(`\b` + row[1] + `\b`).MatchString(signet) {
			t.Errorf("no %s in the Signet of %s", row[1], everything)
		}
	}
	picks := regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\| [^|]*\\|$").FindAllStringSubmatch(string(page), -1)
	for _, row := range picks {
		if !strings.Contains(signet, "{"+row[1]+": ") {
			t.Errorf("no influence of %s in the Signet", row[1])
		}
	}
	if len(picks) < 5 {
		t.Errorf("%d ways to pick a Faction in docs/yaml/effects.md", len(picks))
	}
}

// A whole game of it comes to an end and tells of the Rival, the card and the
// level.
func TestDemoOfOwnRules(t *testing.T) {
	told := ""
	for seed := range 10 {
		status, out, errs := hagal("", "demo", "--config", everything, "--rival", "everything", "--rival", "staban_tuek",
			"--difficulty", "worst", "--seed", fmt.Sprint(seed))
		if status != 0 || errs != "" {
			t.Fatalf("seed %d: status %d, %s", seed, status, errs)
		}
		if !strings.Contains(out, "\nUprising, one player, Worst, All and Staban\n") || !strings.Contains(out, "VP after each round") {
			t.Errorf("seed %d:\n%s", seed, out)
		}
		told += out
	}
	for _, want := range []string{"(Signet)", "Summon ", "(Scheme)", "an Agent to Hagga Basin", "an Agent to Deep Desert"} {
		if !strings.Contains(told, want) {
			t.Errorf("ten games never said %q", want)
		}
	}
}

// decide plays the Signet verb by verb and the face of the card that fits.
func TestDecideOfOwnRules(t *testing.T) {
	position := `
difficulty: worst
conflict: %s
turn: all
bonus_spice: {deep_desert: 1}
alliances: %s
seats:
  - {id: you, kind: human, intrigue: 5, resources: {spice: 2}}
  - {id: all, kind: rival, rival: everything, influence: {fremen: %d}, hooks: %t}
  - {id: staban, kind: rival, rival: staban_tuek, resources: {spice: 1}}
`
	tests := []struct {
		name, conflict, alliances string
		fremen                    int
		hooks                     bool
		cards, after              string
	}{
		{"a low level: the first face", "trade_dispute", "{}", 1, true, "two_ways played hagga_basin fremen",
			"vp 1 influence 1 1 1 2 solari 3 spice 2 water 0 intrigue 2 worms 2"},
		{"without Hooks: they come first with the Signet", "trade_dispute", "{}", 1, false, "two_ways played hagga_basin fremen",
			"vp 1 influence 1 1 1 2 solari 3 spice 4 water 0 intrigue 2 worms 1"},
		{"level III: the second face, and Fremen 3", "propaganda", "{}", 3, true, "two_ways played deep_desert fremen",
			"vp 2 influence 2 1 1 3 solari 3 spice 3 water 0 intrigue 0 worms 3"},
		{"with an Alliance: the last verbs too", "trade_dispute", "{fremen: all}", 4, true, "two_ways played hagga_basin fremen",
			"vp 4 influence 4 3 1 4 solari 3 spice 4 water 1 intrigue 0 worms 2"},
		{"level III without Hooks: no face fits", "propaganda", "{}", 3, false, "two_ways skipped condition, sardaukar played sardaukar", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			in := fmt.Sprintf(position, tt.conflict, tt.alliances, tt.fremen, tt.hooks)
			a := decide(t, in, "-", "--config", everything, "--cards", "two_ways,sardaukar")
			if got := a.cards(); got != tt.cards {
				t.Errorf("cards %q, want %q", got, tt.cards)
			}
			x := a.Position.Seats[1]
			got := fmt.Sprintf("vp %d influence %d %d %d %d solari %d spice %d water %d intrigue %d worms %d", x.VP,
				x.Influence["emperor"], x.Influence["spacing_guild"], x.Influence["bene_gesserit"], x.Influence["fremen"],
				x.Resources["solari"], x.Resources["spice"], x.Resources["water"], x.Intrigue, x.Sandworms)
			if tt.after != "" && got != tt.after {
				t.Errorf("after it %s\nwant %s", got, tt.after)
			}
		})
	}
}
