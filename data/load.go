package data

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

//go:embed uprising/*.yaml
var embedded embed.FS

// File is a file of rules: its name, for errors, and what it holds.
type File struct {
	Name string
	Text []byte
}

// Resolved are rules in force, with where each value came from.
type Resolved struct {
	Box      *rival.Box
	Warnings []strict.Error // what is allowed but odd, by place
	root     *strict.Node
}

// Load returns the rules of a game as they come with the program. The box is
// made once and shared; nobody may change it.
func Load(game engine.GameID) (*rival.Box, error) {
	if int(game) >= len(loaded) {
		return nil, fmt.Errorf("there is no game %d", game)
	}
	return loaded[game]()
}

var loaded = [...]func() (*rival.Box, error){
	engine.Uprising: sync.OnceValues(func() (*rival.Box, error) { return loadBuiltIn(engine.Uprising) }),
	engine.Imperium: sync.OnceValues(func() (*rival.Box, error) { return loadBuiltIn(engine.Imperium) }),
}

func loadBuiltIn(game engine.GameID) (*rival.Box, error) {
	r, err := Resolve(game, nil)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

// Resolve lays files over the rules that come with the program, one after the
// other: entries are added, changed in the keys named, or removed by id. The
// error is a strict.Faults: everything that is wrong, with file, line and column.
func Resolve(game engine.GameID, files []File) (*Resolved, error) {
	var errs strict.Errors
	g := &merger{root: strict.Node{Kind: strict.Map}, gone: removed{}}
	base, err := builtIn(game)
	if err != nil {
		return nil, err
	}
	own := map[string]bool{}
	for _, f := range base {
		own[f.Name] = true
		g.file(strict.Parse(f.Name, f.Text, &errs))
	}
	for _, f := range files {
		c := strict.Parse(f.Name, f.Text, &errs)
		if c.Kind() == strict.Map {
			wanted(c.Map().Get("game"), game)
		}
		g.file(c)
	}
	return g.finish(game, own, &errs)
}

// wanted reports a file that says it is for another game.
func wanted(c strict.Cursor, game engine.GameID) {
	if i := c.WordOr(int(game), "game", gameWords); i >= 0 && i != int(game) {
		c.Fail("this file is for %s, the game is %s; leave game: out of a file for both", gameWords[i], gameWords[game])
	}
}

// Parse reads a text that Print wrote: complete rules in one file.
func Parse(name string, text []byte) (*rival.Box, error) {
	var errs strict.Errors
	g := &merger{root: strict.Node{Kind: strict.Map, At: strict.Pos{File: name, Line: 1, Column: 1}}, gone: removed{}}
	c := strict.Parse(name, text, &errs)
	game := engine.Uprising
	if c.Kind() == strict.Map {
		game = engine.GameID(max(0, c.Map().Need("game").Word("game", gameWords)))
	}
	g.file(c)
	if errs.Len() > 0 && len(g.root.Keys) == 0 {
		return nil, errs.Err()
	}
	r, err := g.finish(game, nil, &errs)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

// finish makes a box of what is merged and checks it as a whole.
func (g *merger) finish(game engine.GameID, builtIn map[string]bool, errs *strict.Errors) (*Resolved, error) {
	r := &reader{errs: errs, gone: g.gone, builtIn: builtIn}
	c := strict.At(&g.root, "the file", errs)
	b := r.box(c, game)
	if errs.Len() == 0 {
		r.check(c, b)
	}
	if err := errs.Err(); err != nil {
		return nil, err
	}
	return &Resolved{Box: b, Warnings: errs.Warnings(), root: &g.root}, nil
}

// builtIn returns the files of a game that come with the program.
func builtIn(game engine.GameID) ([]File, error) {
	dir := gameWords[game]
	list, err := fs.ReadDir(embedded, dir)
	if err != nil {
		return nil, fmt.Errorf("the rules of %s are not part of this program", dir)
	}
	var out []File
	for _, e := range list {
		text, err := embedded.ReadFile(dir + "/" + e.Name())
		if err != nil {
			return nil, err
		}
		out = append(out, File{dir + "/" + e.Name(), text})
	}
	return out, nil
}
