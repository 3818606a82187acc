package data_test

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/data"
	"househagal/engine"
)

// No module is named in Go but where the board or an older notation has the word:
// a section of the board is called so, and a key of positions.
func TestNoModuleInCode(t *testing.T) {
	names := map[string]bool{}
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range box.Offered {
			names[`"`+l.ID+`"`] = true
		}
	}
	if len(names) == 0 {
		t.Fatal("no game offers a module")
	}
	allowed := map[string]bool{"data/words.go": true, "cmd/internal/menu/grid.go": true, "data/notation/table.go": true, "docs/words.go": true}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))
		if allowed[name] {
			return nil
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var s scanner.Scanner
		file := token.NewFileSet().AddFile(name, -1, len(src))
		s.Init(file, src, nil, 0)
		for pos, tok, lit := s.Scan(); tok != token.EOF; pos, tok, lit = s.Scan() {
			if tok == token.STRING && names[lit] {
				t.Errorf("%s:%d names the module %s", name, file.Line(pos), lit)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
