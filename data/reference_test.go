package data

import (
	"bytes"
	stdflag "flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/engine"
)

var write = stdflag.Bool("write", false, "write docs/yaml anew")

const pages = "../docs/yaml"

// The reference in docs/yaml is made of the tables that read the files. After a
// change: go test ./data -run Reference -write.
func TestReference(t *testing.T) {
	want := map[string]string{"README.md": indexPage(), "effects.md": effectsPage(), "conditions.md": conditionsPage(),
		"hagal.schema.json": schemaText()}
	for _, k := range kinds {
		want[k.file+".md"] = k.page()
	}
	for name, text := range want {
		path := filepath.Join(pages, name)
		if *write {
			if err := os.MkdirAll(pages, 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(got, []byte(text)) {
			t.Errorf("%s is not what the tables say (%v); run: go test ./data -run Reference -write", path, err)
		}
	}
	list, err := os.ReadDir(pages)
	if err != nil || len(list) != len(want) {
		t.Errorf("%d files in %s, want %d (%v)", len(list), pages, len(want), err)
	}
}

// Every example of the reference is a file that can be used.
func TestReferenceExamples(t *testing.T) {
	list, err := filepath.Glob(pages + "/*.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	for _, path := range list {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for i, block := range strings.Split(string(text), "```yaml\n")[1:] {
			block, _, _ = strings.Cut(block, "```")
			examples++
			if _, err := Resolve(engine.Uprising, []File{{fmt.Sprint(path, " example ", i+1), []byte(block)}}); err != nil {
				t.Error(err)
			}
		}
	}
	if examples < len(kinds)+2 {
		t.Errorf("%d examples", examples)
	}
}

// The example in the head of every file of the program is a file that can be used.
func TestHeadExamples(t *testing.T) {
	for dir, game := range gameDirs() {
		list, err := filepath.Glob(dir + "/*.yaml")
		if err != nil || len(list) < 5 {
			t.Fatal(err, list)
		}
		for _, path := range list {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var example strings.Builder
			for line := range strings.Lines(string(text)) {
				if rest, ok := strings.CutPrefix(line, "#     "); ok {
					example.WriteString(rest)
				} else if !strings.HasPrefix(line, "#") {
					break
				}
			}
			if example.Len() == 0 {
				continue
			}
			if game == engine.Imperium {
				example.WriteString("game: imperium\n")
			}
			if _, err := Resolve(game, []File{{path, []byte(example.String())}}); err != nil {
				t.Error(err)
			}
		}
	}
}

func gameDirs() map[string]engine.GameID {
	return map[string]engine.GameID{"uprising": engine.Uprising, "imperium": engine.Imperium}
}

// What is laid out for a module is the same in every language: a line names a Rival only
// where the printed one does, for it is shown whoever sits there.
func TestSetupOfModulesNamesNobody(t *testing.T) {
	for dir := range gameDirs() {
		list, err := filepath.Glob(dir + "/names/*.yaml")
		if err != nil || len(list) != 3 {
			t.Fatal(err, list)
		}
		for _, path := range list {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			_, setup, ok := strings.Cut(string(text), "\nmodules.setup:\n")
			_, shorts, known := strings.Cut(string(text), "\nrivals:\n")
			if !ok || !known {
				t.Fatal(path)
			}
			setup, _, _ = strings.Cut(setup, "\n\n")
			shorts, _, _ = strings.Cut(shorts, "\n\n")
			for line := range strings.Lines(shorts) {
				_, name, _ := strings.Cut(line, ": ")
				name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
				if name != "" && strings.Contains(setup, name) {
					t.Errorf("%s names %s in the setup of a module", path, name)
				}
			}
		}
	}
}
