package cli_test

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

// TestStrengthIsFresh holds docs/strength.md to the rules and stand-ins of the
// program: every level and solo Rival stands there with its figure.
func TestStrengthIsFresh(t *testing.T) {
	const again = "; make it anew: go run ./cmd/hagal simulate --strength > docs/strength.md"
	var out, errs bytes.Buffer
	args := []string{"simulate", "--no-config", "--json", "--games", "1000", "--stand-in", "planner"}
	if status := cli.Main(args, nil, &out, &errs); status != 0 {
		t.Fatalf("%v: %s", args, errs.String())
	}
	var now struct{ Rules string }
	if err := json.Unmarshal(out.Bytes(), &now); err != nil {
		t.Fatal(err)
	}
	if docs.StrengthRules() != now.Rules {
		t.Errorf("docs/strength.md is of %s, the rules and stand-ins are %s%s", docs.StrengthRules(), now.Rules, again)
	}
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	last := 101.0
	for _, l := range box.Rules.Levels[1:] {
		f, ok := docs.Strength(l.ID)
		if !ok || f.StandIn != "planner" || f.Margin <= 0 || f.Margin > 1 {
			t.Errorf("level %s: %+v%s", l.ID, f, again)
		}
		if f.Wins >= last {
			t.Errorf("level %s is no harder than the one before: %v%%", l.ID, f.Wins)
		}
		if x, ok := docs.Harder(l.ID); !ok || last < 101 && (x.Low <= 0 || x.By < x.Low || x.By > x.High) {
			t.Errorf("level %s is not harder for all of the family: %+v", l.ID, x)
		}
		last = f.Wins
	}
	for _, r := range box.Rivals[1:] {
		if f, ok := docs.Strength(r.ID); ok != r.Solo || ok && (f.Wins <= 0 || f.Wins >= 100 || f.Margin > 1) {
			t.Errorf("Rival %s: %+v, %v%s", r.ID, f, ok, again)
		}
		if x, ok := docs.Harder(r.ID); ok != r.Solo || ok && (x.By < x.Low || x.By > x.High || x.Low == x.High) {
			t.Errorf("Rival %s: %+v, %v%s", r.ID, x, ok, again)
		}
	}
	modulesAreFresh(t, again)
	if _, ok := docs.Harder("nobody"); ok {
		t.Error("a step for nobody")
	}
	if _, ok := docs.Strength("nobody"); ok {
		t.Error("a figure for nobody")
	}
}

// modulesAreFresh holds the figures of each module, with all that it needs, to the
// rules of the program, and asks for one of each Rival that it brings.
func modulesAreFresh(t *testing.T, again string) {
	t.Helper()
	page, err := os.ReadFile("../../../docs/strength.md")
	if err != nil {
		t.Fatal(err)
	}
	for game, word := range map[engine.GameID]string{engine.Uprising: "uprising", engine.Imperium: "imperium"} {
		printed, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range printed.Offered {
			if !x.Module || x.Marked && x.Only == engine.TwoPlayer { // rated in solo alone
				continue
			}
			set := append(slices.Clone(x.Needs), x.ID)
			var out, errs bytes.Buffer
			args := []string{"simulate", "--no-config", "--json", "--games", "1000", "--game", word, "--module", strings.Join(set, ",")}
			if status := cli.Main(args, nil, &out, &errs); status != 0 {
				t.Fatalf("%v: %s", args, errs.String())
			}
			var now struct{ Rules string }
			if err := json.Unmarshal(out.Bytes(), &now); err != nil {
				t.Fatal(err)
			}
			row := regexp.MustCompile("(?m)^\\| `" + word + ": " + strings.Join(set, ", ") + "` .*`" + now.Rules + "` \\|$")
			if !row.Match(page) {
				t.Errorf("docs/strength.md has no figures of %s: %v by rules %s%s", word, set, now.Rules, again)
			}
			box, err := data.LoadWith(rival.Choice{Game: game, Layers: set})
			if err != nil {
				t.Fatal(err)
			}
			for i := range box.Rivals[1:] {
				c := &box.Rivals[i+1]
				id := c.ID
				if game != engine.Uprising {
					id = word + ": " + id
				}
				if f, ok := docs.Strength(id); printed.ByID(c.ID) == 0 && c.Solo && (!ok || f.Wins <= 0 || f.Margin > 2) {
					t.Errorf("Rival %s: %+v%s", id, f, again)
				}
			}
		}
	}
}
