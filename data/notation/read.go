package notation

import (
	"strings"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// Source finds the rules of a choice.
type Source func(rival.Choice) (*rival.Box, error)

// Reader reads positions. It keeps what it knows of the boxes and its memory
// between calls, so it is used by one goroutine at a time.
type Reader struct {
	source Source
	known  [len(gameIDs)]*lexicon // without layers
	over   map[string]*lexicon    // with layers, by the key of the choice
	fast   scanner
}

var gameIDs = [...]engine.GameID{engine.Uprising, engine.Imperium}

// NewReader returns a Reader of positions of the games that source knows.
func NewReader(source Source) *Reader { return &Reader{source: source} }

// Read reads a position from JSON when file ends in .json, from YAML when it
// ends in .yaml or .yml. Other files are JSON when they begin like it: a brace,
// then a double quote. Errors are strict.Faults and call the file by its name.
func (r *Reader) Read(file string, src []byte) (Case, error) {
	if looksJSON(file, src) {
		return r.JSON(file, src)
	}
	return r.YAML(file, src)
}

func looksJSON(file string, src []byte) bool {
	switch name := strings.ToLower(file); {
	case strings.HasSuffix(name, ".json"):
		return true
	case strings.HasSuffix(name, ".yaml"), strings.HasSuffix(name, ".yml"):
		return false
	}
	text := strings.TrimLeft(string(src[:min(len(src), 4096)]), " \t\r\n")
	if text, ok := strings.CutPrefix(text, "{"); ok {
		return strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), `"`)
	}
	return false
}

// YAML reads a position from YAML.
func (r *Reader) YAML(file string, src []byte) (Case, error) {
	var errs strict.Errors
	c := r.Node(strict.Parse(file, src, &errs).Node(), &errs)
	return c, errs.Err()
}

// JSON reads a position from JSON.
func (r *Reader) JSON(file string, src []byte) (c Case, err error) {
	err = r.Tree(file, src, func(n *strict.Node, errs *strict.Errors) { c = r.Node(n, errs) })
	return c, err
}

// Tree reads JSON and lets walk look at it. It reads fast, without places; only
// when that finds a fault the strict reader goes over the same text, walk is
// called once more, and the error tells the places. Walk must not keep n.
func (r *Reader) Tree(file string, src []byte, walk func(n *strict.Node, errs *strict.Errors)) error {
	var errs strict.Errors
	if n := r.fast.read(string(src)); n != nil && !repeats(n) {
		walk(n, &errs)
		if errs.Len() == 0 {
			return nil
		}
	}
	errs = strict.Errors{}
	walk(strict.ParseJSON(file, src, &errs).Node(), &errs)
	return errs.Err()
}

// repeats reports whether n is a map that has a key twice. Of the maps inside it
// the walk over a position finds that out by itself.
func repeats(n *strict.Node) bool {
	for i := range n.Keys {
		for j := range i {
			if n.Keys[i].Text == n.Keys[j].Text {
				return true
			}
		}
	}
	return false
}

// Node reads a position that is part of a larger file. Its faults go to errs;
// with any there the Case is not to be used.
func (r *Reader) Node(n *strict.Node, errs *strict.Errors) Case {
	x := reading{walk: walk{errs}}
	if n == nil {
		return x.Case
	}
	var f [tableEnd]*strict.Node
	if x.fields(n, "the position", tableKeys, f[:]) && x.lexiconOf(r, n, &f) {
		x.table(n, &f)
	}
	return x.Case
}

// reading is one position being read.
type reading struct {
	walk
	Case
	lex   *lexicon
	seats *words         // the ids of the seats; nil when they are not all known
	found engine.TileSet // the tiles that stand somewhere already
}

// lexiconOf finds the rules that the position is played by.
func (x *reading) lexiconOf(r *Reader, root *strict.Node, f *[tableEnd]*strict.Node) bool {
	g := engine.GameID(x.word(f[kGame], "game", int(engine.Uprising), games))
	if r.known[g] == nil {
		lex, err := r.lexicon(rival.Choice{Game: g})
		if err != nil {
			n := f[kGame]
			if n == nil {
				n = root
			}
			x.fail(n, "the game %s can't be read: %v", games.list[g], err)
			return false
		}
		r.known[g] = lex
	}
	x.lex = r.known[g]
	if !x.layers(r, f, g) {
		return false
	}
	x.Box, x.Pos.Game = x.lex.box, g
	return true
}

func (r *Reader) lexicon(c rival.Choice) (*lexicon, error) {
	box, err := r.source(c)
	if err != nil {
		return nil, err
	}
	return newLexicon(box), nil
}
