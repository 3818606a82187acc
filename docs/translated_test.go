package docs

import (
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

// Every language has each entry of the book, with a title and a first paragraph,
// and no other.
func TestTranslations(t *testing.T) {
	files, err := translations.ReadDir("rules")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		text, err := translations.ReadFile("rules/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]translation
		dec := yaml.NewDecoder(strings.NewReader(string(text)))
		dec.KnownFields(true)
		if err := dec.Decode(&all); err != nil {
			t.Errorf("%s: %v", f.Name(), err)
			continue
		}
		for _, e := range Entries() {
			if x := all[e.ID]; x.Title == "" || x.First == "" || strings.Contains(x.Title+x.First, "\n") {
				t.Errorf("%s: %s has title %q and first paragraph %q; give both, each on one line", f.Name(), e.ID, x.Title, x.First)
			}
			delete(all, e.ID)
		}
		for id := range all {
			t.Errorf("%s: there is no entry %s", f.Name(), id)
		}
	}
}

func TestTopicsIn(t *testing.T) {
	e, ok := Rule("turn.occupied")
	if !ok {
		t.Fatal("no such rule")
	}
	if x, ok := e.In("tr"); !ok || x.Title == e.Title || len(x.Lines) != 1 || x.Anchor != e.Anchor {
		t.Errorf("in Turkish %+v", x)
	}
	if x, ok := e.In("xx"); ok || x.Title != e.Title {
		t.Errorf("in no language %+v", x)
	}
	for tag, word := range map[string]string{"tr": "casus", "zh-Hans": "间谍", "zh-Hant": "間諜"} {
		found := TopicsIn(tag, word)
		if len(found) == 0 || !strings.Contains(strings.ToLower(found[0].Title), word) {
			t.Errorf("%s: %s finds %v", tag, word, found)
		}
		if found := TopicsIn(tag, "ties"); len(found) == 0 {
			t.Errorf("%s: an English word finds nothing", tag)
		}
	}
}
