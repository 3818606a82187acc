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

//go:embed uprising imperium
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

// base is what comes with the program for one game, read once.
type base struct {
	root  strict.Node
	files map[string]bool
	err   error
}

var bases = [...]func() *base{
	engine.Uprising: sync.OnceValue(func() *base { return readBase(engine.Uprising) }),
	engine.Imperium: sync.OnceValue(func() *base { return readBase(engine.Imperium) }),
}

var boxes = [...]func() (*rival.Box, error){
	engine.Uprising: sync.OnceValues(func() (*rival.Box, error) { return readBox(engine.Uprising) }),
	engine.Imperium: sync.OnceValues(func() (*rival.Box, error) { return readBox(engine.Imperium) }),
}

// Load returns the rules of a game as they come with the program. The box is
// made once and shared; nobody may change it.
func Load(game engine.GameID) (*rival.Box, error) {
	if int(game) >= len(boxes) {
		return nil, fmt.Errorf("there is no game %d", game)
	}
	return boxes[game]()
}

func readBox(game engine.GameID) (*rival.Box, error) {
	r, err := Resolve(game, nil)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

// readBase reads the files of a game that come with the program.
func readBase(game engine.GameID) *base {
	x := &base{root: strict.Node{Kind: strict.Map}, files: map[string]bool{}}
	dir := gameWords[game]
	list, err := fs.ReadDir(embedded, dir)
	if err != nil {
		x.err = fmt.Errorf("the rules of %s are not part of this program", dir)
		return x
	}
	var errs strict.Errors
	g := &merger{root: x.root, gone: removed{}, whole: map[string]bool{}}
	for _, e := range list {
		if e.IsDir() { // names in other languages (names.go)
			continue
		}
		name := dir + "/" + e.Name()
		text, err := embedded.ReadFile(name)
		if err != nil {
			x.err = err
			return x
		}
		x.files[name] = true
		g.file(strict.Parse(name, text, &errs))
	}
	x.root, x.err = g.root, errs.Err()
	return x
}

// Resolve lays files over the rules that come with the program, one after the
// other: entries are added, changed in the keys named, or removed by id. The
// error is a strict.Faults: everything that is wrong, with file, line and column.
func Resolve(game engine.GameID, files []File) (*Resolved, error) {
	b := bases[game]()
	if b.err != nil {
		return nil, b.err
	}
	errs := helpful()
	g := &merger{root: b.root.Clone(), gone: removed{}, whole: map[string]bool{}, builtIn: b.files}
	for _, f := range files {
		c := strict.Parse(f.Name, f.Text, errs)
		if c.Kind() == strict.Map {
			wanted(c.Map().Get("game"), game)
		}
		g.file(c)
		g.files = append(g.files, fileName(f.Name))
	}
	g.files = g.files[:min(len(g.files), maxFiles)]
	return g.finish(game, errs)
}

// wanted reports a file that says it is for another game.
func wanted(c strict.Cursor, game engine.GameID) {
	if i := c.WordOr(int(game), "game", gameWords); i >= 0 && i != int(game) {
		c.Fail("this file is for %s, the game is %s; leave game: out of a file for both", gameWords[i], gameWords[game])
	}
}

// Parse reads a text that Print wrote: complete rules in one file.
func Parse(name string, text []byte) (*rival.Box, error) {
	r, err := parse(name, text)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

func parse(name string, text []byte) (*Resolved, error) {
	var errs strict.Errors
	g := &merger{root: strict.Node{Kind: strict.Map, At: strict.Pos{File: name, Line: 1, Column: 1}}, gone: removed{}, whole: map[string]bool{}}
	c := strict.Parse(name, text, &errs)
	game := engine.Uprising
	if c.Kind() == strict.Map {
		game = engine.GameID(max(0, c.Map().Need("game").Word("game", gameWords)))
	}
	g.file(c)
	if errs.Len() > 0 && len(g.root.Keys) == 0 {
		return nil, errs.Err()
	}
	return g.finish(game, &errs)
}

// finish makes a box of what is merged and checks it as a whole.
func (g *merger) finish(game engine.GameID, errs *strict.Errors) (*Resolved, error) {
	r := &reader{game: game, errs: errs, gone: g.gone, builtIn: g.builtIn, whole: g.whole}
	c := strict.At(&g.root, "the file", errs)
	b := r.box(c, game)
	b.Files = g.files
	if errs.Len() == 0 {
		r.check(c, b)
	}
	if err := errs.Err(); err != nil {
		return nil, err
	}
	r.odd(c, b)
	return &Resolved{Box: b, Warnings: errs.Warnings(), root: &g.root}, nil
}
