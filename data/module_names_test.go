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
	"househagal/rival"
)

// printedNames are the modules of both games, and with all of them on the table the
// Rivals, Hagal cards and Conflict cards, by id and by name.
func printedNames(t *testing.T) map[string]string {
	t.Helper()
	names := map[string]string{}
	add := func(what string, words ...string) {
		for _, w := range words {
			names[w] = what
		}
	}
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			var all []string
			for _, l := range box.Offered {
				if add("module", l.ID); l.Module && (!l.Marked || l.Only == mode) {
					all = append(all, l.ID)
				}
			}
			if len(all) == 0 {
				t.Fatal("no game offers a module")
			}
			with, err := data.LoadWith(rival.Choice{Game: game, Mode: mode, Layers: all})
			if err != nil {
				t.Fatal(err)
			}
			for i := range with.Rivals[1:] {
				add("Rival", with.Rivals[i+1].ID, with.Rivals[i+1].Name, with.Rivals[i+1].Short)
			}
			for i := range with.Deck.Cards[1:] {
				add("Hagal card", with.Deck.Cards[i+1].ID, with.Deck.Cards[i+1].Name)
			}
			for i := range with.Rules.Conflicts[1:] {
				add("Conflict card", with.Rules.Conflicts[i+1].ID, with.Rules.Conflicts[i+1].Name)
			}
		}
	}
	return names
}

// No module, Rival or card is named in Go but where the board or an older notation
// has the word, who plays in simulated games when nobody says, and where the same
// word is a level or a verb. Scenes for tests name what they like.
func TestNoModuleInCode(t *testing.T) {
	names := printedNames(t)
	delete(names, "reshuffle")
	delete(names, "sardaukar")
	allowed := map[string]bool{"cmd/internal/measure/simflags.go": true, "data/tabletest/scene.go": true, "data/words.go": true, "cmd/internal/menu/grid.go": true, "data/notation/table.go": true, "docs/words.go": true}
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
			if tok != token.STRING {
				continue
			}
			for _, word := range strings.Split(strings.Trim(lit, "`\""), ",") {
				if what := names[word]; what != "" {
					t.Errorf("%s:%d names the %s %s", name, file.Line(pos), what, word)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
