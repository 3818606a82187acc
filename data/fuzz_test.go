package data_test

import (
	"os"
	"path/filepath"
	"testing"

	"househagal/data"
	"househagal/engine"
)

// Whatever a file holds: no crash, and what is accepted survives a save.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob("testdata/bad/*.yaml")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, s := range []string{
		"rivals:\n  - {id: x, name: X, short: X, swordmaster: 3, list: [fremen, emperor, bene_gesserit, spacing_guild], signet: [{recruit: 1}]}\n",
		"hagal:\n  - {id: fremkit, faces: [{when: {level_below: 3}, space: fremkit}, {space: sietch_tabr}]}\n",
		"board: {spaces: [{id: arrakeen, code: aq}], posts: [{id: choam, remove: true}]}\n",
		"constants: {target: 12, vp_price: {spice: 8}, conflict_levels: [1, 2, 3]}\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: text}})
		if err != nil {
			return
		}
		equal(t, r.Box)
	})
}

func BenchmarkResolve(b *testing.B) {
	for b.Loop() {
		if _, err := data.Resolve(engine.Uprising, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkParse is what opening a save costs.
func BenchmarkParse(b *testing.B) {
	box, _ := uprising(b)
	text := data.Print(box)
	for b.Loop() {
		if _, err := data.Parse("save", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	box, _ := uprising(b)
	for b.Loop() {
		data.Print(box)
	}
}
