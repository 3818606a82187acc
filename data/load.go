package data

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"slices"
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

// withNothing are the rules of each game with nothing over them, made once and shared:
// most processes need them more than once.
var withNothing = [...]func() (*Resolved, error){
	engine.Uprising: sync.OnceValues(func() (*Resolved, error) { return Resolve(engine.Uprising, nil) }),
	engine.Imperium: sync.OnceValues(func() (*Resolved, error) { return Resolve(engine.Imperium, nil) }),
}

// Load returns the rules of a game as they come with the program. The box is
// made once and shared; nobody may change it.
func Load(game engine.GameID) (*rival.Box, error) {
	if int(game) >= len(withNothing) {
		return nil, fmt.Errorf("there is no game %d", game)
	}
	return boxOf(withNothing[game]())
}

// LoadWith is Load with the layers of a choice over the rules of its game: those
// that come with the program, without any package.
func LoadWith(c rival.Choice) (*rival.Box, error) {
	if c.Package = ""; len(c.Layers) == 0 {
		return Load(c.Game)
	}
	return boxOf(ResolveWith(c, nil))
}

// LoadEach returns the rules of a game as they come with the program, those with each
// of its modules alone, and those with all that can be together, in each mode: all that
// has a name is in one of them.
func LoadEach(game engine.GameID) ([]*rival.Box, error) {
	box, err := Load(game)
	if err != nil {
		return nil, err
	}
	out := []*rival.Box{box}
	for i := range box.Offered {
		x := &box.Offered[i]
		for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			if x.Marked && x.Only != mode {
				continue
			}
			with, err := LoadWith(rival.Choice{Game: game, Mode: mode, Layers: append([]string{x.ID}, x.Needs...)})
			if err != nil {
				return nil, err
			}
			out = append(out, with)
		}
	}
	for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		c := rival.Choice{Game: game, Mode: mode}
		for i := range box.Offered {
			c.Layers = append(c.Layers, box.Offered[i].ID)
			if rival.Refuse(box.Offered, &c).Why != rival.Fits {
				c.Layers = c.Layers[:len(c.Layers)-1]
			}
		}
		with, err := LoadWith(c)
		if err != nil {
			return nil, err
		}
		out = append(out, with)
	}
	return out, nil
}

// Shipped reports whether the rules of b are the program's own for its choice.
func Shipped(b *rival.Box) bool {
	own, err := LoadWith(b.Choice())
	return err == nil && (own == b || bytes.Equal(Print(b), Print(own)))
}

// SpacesOf returns the ids of all board spaces of a game and of its modules, as they
// come with the program.
func SpacesOf(game engine.GameID) []string {
	root := &bases[game]().root
	var ids []string
	add := func(n *strict.Node, path ...string) {
		for _, key := range path {
			if n = n.Find(key); n == nil {
				return
			}
		}
		for _, id := range listIDs(n) {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	add(root, "board", "spaces")
	if list := root.Find(layersPart); list != nil {
		for i := range list.Items {
			add(&list.Items[i], "rules", "board", "spaces")
		}
	}
	return ids
}

func boxOf(r *Resolved, err error) (*rival.Box, error) {
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
	return ResolveWith(rival.Choice{Game: game}, files)
}

// ResolveWith is Resolve with the layers of a choice over all files. Those that
// are not chosen are checked too. A set of layers that can't be chosen is a
// *LayerError.
func ResolveWith(c rival.Choice, files []File) (*Resolved, error) {
	if int(c.Game) >= len(bases) {
		return nil, fmt.Errorf("there is no game %d", c.Game)
	}
	b := bases[c.Game]()
	if b.err != nil {
		return nil, b.err
	}
	errs := helpful()
	g := &merger{root: b.root.Clone(), gone: removed{}, whole: map[string]bool{}, builtIn: b.files}
	for _, f := range files {
		cursor := strict.Parse(f.Name, f.Text, errs)
		if cursor.Kind() == strict.Map {
			wanted(cursor.Map().Get("game"), c.Game)
		}
		g.file(cursor)
		if changes := slices.DeleteFunc(cursor.Keys(), isHead); len(changes) > 0 {
			g.changedBy(f.Name)
		}
	}
	return g.finish(c, errs)
}

// isHead reports a key of a file that changes no rules by itself.
func isHead(key strict.Cursor) bool { return key.Raw() == "game" || key.Raw() == layersPart }

// wanted reports a file that says it is for another game.
func wanted(c strict.Cursor, game engine.GameID) {
	if i := c.WordOr(int(game), "game", gameWords); i >= 0 && i != int(game) {
		c.Fail("this file is for %s, the game is %s; leave game: out of a file for both", gameWords[i], gameWords[game])
	}
}

// Parse reads a text that Print wrote: complete rules in one file.
func Parse(name string, text []byte) (*rival.Box, error) { return boxOf(parse(name, text)) }

func parse(name string, text []byte) (*Resolved, error) {
	var errs strict.Errors
	g := &merger{root: strict.Node{Kind: strict.Map, At: strict.Pos{File: name, Line: 1, Column: 1}}, gone: removed{}, whole: map[string]bool{}}
	c := strict.Parse(name, text, &errs)
	choice := rival.Choice{Game: engine.Uprising}
	if c.Kind() == strict.Map {
		choice.Game = engine.GameID(max(0, c.Map().Need("game").Word("game", gameWords)))
		choice.Package = c.Map().Get("package").Text(maxFileName)
		choice.Mode = engine.Mode(max(0, c.Map().Get("mode").WordOr(0, "mode", modeWords)))
	}
	g.file(c)
	if errs.Len() > 0 && len(g.root.Keys) == 0 {
		return nil, errs.Err()
	}
	if list := g.root.Find(layersPart); list != nil { // they are all in force
		choice.Layers = listIDs(list)
	}
	return g.finish(choice, &errs)
}

// finish makes a box of what is merged, with the layers of a choice over it, and
// checks it as a whole.
func (g *merger) finish(c rival.Choice, errs *strict.Errors) (*Resolved, error) {
	sound := errs.Len() == 0
	list := g.reader(c.Game, errs).layers(strict.At(&g.root, "the file", errs).Map().Get(layersPart))
	if g.builtIn != nil && sound && errs.Len() == 0 {
		g.reader(c.Game, errs).fits(list, listIDs(g.root.Find("difficulty")))
	}
	if g.builtIn == nil || !sound || errs.Len() > 0 { // of a save all is merged; of a faulty file no more is sure
		return g.resolved(g.build(c, list, errs), errs)
	}
	if x := rival.Refuse(offered(list), &c); x.Why != rival.Fits {
		return nil, &LayerError{x, c, offered(list)}
	}
	under := g.clone()
	g.lay(list, &c)
	b := g.build(c, list, errs)
	under.try(list, &c, errs)
	return g.resolved(b, errs)
}

func (g *merger) resolved(b *rival.Box, errs *strict.Errors) (*Resolved, error) {
	if err := errs.Err(); err != nil {
		return nil, err
	}
	return &Resolved{Box: b, Warnings: errs.Warnings(), root: &g.root}, nil
}

func (g *merger) reader(game engine.GameID, errs *strict.Errors) *reader {
	return &reader{game: game, errs: errs, gone: g.gone, builtIn: g.builtIn, whole: g.whole}
}

// build makes a box of what is merged. It is whole where errs has no fault then.
func (g *merger) build(c rival.Choice, list []layer, errs *strict.Errors) *rival.Box {
	r := g.reader(c.Game, errs)
	at := strict.At(&g.root, "the file", errs)
	b := r.box(at, c.Game)
	b.Files, b.Package = g.files, c.Package
	if b.Layers = inForce(list, &c); b.Layers != nil {
		b.Mode = c.Mode
	}
	if !r.saved() {
		b.Offered = offered(list)
	}
	if errs.Len() == 0 {
		r.check(at, b)
	}
	if errs.Len() == 0 {
		oddities{r}.all(at, b)
	}
	return b
}

// Names returns the names of printed things in another language than that of
// the box, data/<game>/names/<tag>.yaml; ok is false where there is none.
func Names(game engine.GameID, tag string) (text []byte, ok bool) {
	if int(game) >= len(gameWords) {
		return nil, false
	}
	text, err := embedded.ReadFile(gameWords[game] + "/names/" + tag + ".yaml")
	return text, err == nil
}
