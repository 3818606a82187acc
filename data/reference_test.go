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
