package data_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

const checkPage = "../docs/what-to-check.md"

var (
	layerCell = regexp.MustCompile("`(\\{id: mine.*\\})` \\|")
	withIDs   = regexp.MustCompile(`with: \[([a-z_, ]+)\]`)
	entryHead = regexp.MustCompile(`- \{id: ([a-z_0-9]+)`)
	rulingID  = regexp.MustCompile(`<a id="(e\d+)"></a>`)
)

// Each layer of the page that asks owners of a box to look is read with its modules on
// the table, and changes the rules of one game at least.
func TestLayersToCheck(t *testing.T) {
	rows := layerCell.FindAllStringSubmatch(pageText(t, checkPage), -1)
	if len(rows) < 25 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, m := range rows {
		changed, faults := 0, []string(nil)
		for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
			for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
				c := rival.Choice{Game: game, Mode: mode, Layers: needed(t, game, strings.Split(withIDs.FindStringSubmatch(m[1])[1], ", "))}
				before, err := data.LoadWith(c)
				if err != nil {
					continue // not a module of this game
				}
				after, err := data.ResolveWith(c, []data.File{{Name: "mine.yaml", Text: []byte("layers:\n  - " + m[1] + "\n")}})
				switch {
				case err != nil:
					faults = append(faults, err.Error())
				case string(data.Print(before)) != string(data.Print(after.Box)):
					changed++
				}
			}
		}
		if changed == 0 {
			t.Errorf("it changes nothing: %s\n%s", m[1], strings.Join(faults, "\n"))
		}
	}
}

// The layer that keeps a card of Rise of Ix in Uprising's deck makes it one card more
// with either number of players (E4).
func TestKeptFoldspace(t *testing.T) {
	text := ""
	for _, m := range layerCell.FindAllStringSubmatch(pageText(t, checkPage), -1) {
		if strings.Contains(m[1], "foldspace_or_interstellar_shipping") {
			text = "layers:\n  - " + m[1] + "\n"
		}
	}
	for mode, size := range map[engine.Mode]int{engine.Solo: 38, engine.TwoPlayer: 37} {
		x, err := data.ResolveWith(rival.Choice{Mode: mode, Layers: []string{"ix"}}, []data.File{{Name: "mine.yaml", Text: []byte(text)}})
		if err != nil {
			t.Fatal(err)
		}
		if n := x.Box.Deck.Size(mode); n != size {
			t.Errorf("%d cards, want %d", n, size)
		}
	}
}

// needed are modules with all that they need.
func needed(t *testing.T, game engine.GameID, ids []string) []string {
	t.Helper()
	printed, err := data.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range printed.Offered {
		for _, id := range x.Needs {
			if slices.Contains(ids, x.ID) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// Each figure of a module that is marked weak, and each ruling about modules, stands
// on the page: with the id of the entry in a layer, or with a link to the ruling.
func TestNothingToCheckIsLeftOut(t *testing.T) {
	page := pageText(t, checkPage)
	layers := ""
	for _, m := range layerCell.FindAllStringSubmatch(page, -1) {
		layers += m[1] + "\n"
	}
	files, err := filepath.Glob("*/modules*.yaml")
	if err != nil || len(files) < 4 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		parts := strings.Split(pageText(t, file), "confidence: weak")
		for i, part := range parts[:len(parts)-1] {
			heads := entryHead.FindAllStringSubmatch(strings.Join(parts[:i], "")+part, -1)
			if id := heads[len(heads)-1][1]; !strings.Contains(layers, "{id: "+id+",") {
				t.Errorf("%s: %s is weak; add a row with a layer that changes it to docs/what-to-check.md", file, id)
			}
		}
	}
	_, rulings, _ := strings.Cut(pageText(t, "../docs/decisions.md"), "\n## Modules\n")
	rulings, _, _ = strings.Cut(rulings, "\n## ")
	for _, m := range rulingID.FindAllStringSubmatch(rulings, -1) {
		if !strings.Contains(page, "decisions.md#"+m[1]+")") {
			t.Errorf("ruling %s of docs/decisions.md is not in docs/what-to-check.md", m[1])
		}
	}
}

func pageText(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
