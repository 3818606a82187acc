package cli_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// drum adds a verb to the box as docs/add-a-card.md says, with an event of its own,
// and no word of either above the engine and the reader of YAML.
var drum = []struct{ file, before, what string }{
	{"engine/effect.go", "\tVerbEnd", "\tDoDrum\n"},
	{"engine/event.go", "\tEventEnd", "\tEvDrum\n"},
	{"engine/effects.go", "\tcase DoContract:", "\tcase DoDrum:\n\t\tt.Pos.Seat[s].Garrison++\n\t\tt.Emit(&Event{Kind: EvDrum, Seat: s})\n"},
	{"data/verb.go", "\t{\"contract\", ", "\t{\"drum\", engine.DoDrum, noArg, 0, 0, 0, anywhere, \"Drums.\", \"drum\"},\n"},
}

// TestANewVerbIsNotLost builds the program with a verb that nobody has told about
// yet: what a Rival does by it stands in the text of decide all the same.
func TestANewVerbIsNotLost(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	over := map[string]string{}
	for _, x := range drum {
		path := filepath.Join(root, filepath.FromSlash(x.file))
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Count(string(src), x.before) != 1 {
			t.Fatalf("%s has %q not once", x.file, x.before)
		}
		over[path] = write(strings.ReplaceAll(x.file, "/", "_"), strings.Replace(string(src), x.before, x.what+x.before, 1))
	}
	overlay, err := json.Marshal(map[string]any{"Replace": over})
	if err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(dir, "hagal.exe")
	build := exec.Command("go", "build", "-overlay", write("overlay.json", string(overlay)), "-o", bin, "./cmd/hagal")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	own := write("own.yaml", "game: uprising\nhagal:\n  - {id: deep_desert, effects: [drum]}\n")
	position := write("position.yaml", "turn: a\nbonus_spice: {deep_desert: 2}\nseats:\n  - {id: you, kind: human}\n  - {id: a, kind: rival, rival: staban_tuek, hooks: true}\n  - {id: b, kind: rival, rival: gurney_halleck}\n")
	out, err := exec.Command(bin, "decide", position, "--config", own, "--cards", "deep_desert").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(string(out), "  Do      as the card says\n") {
		t.Errorf("the instruction is lost:\n%s", out)
	}
}
