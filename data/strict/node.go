package strict

import (
	"slices"
	"strconv"
	"strings"
)

// Pos is a place in a file. Line and Column count from 1, Column in characters.
// The zero Pos is nowhere.
type Pos struct {
	File         string
	Line, Column int
}

// String returns "file:line:column".
func (p Pos) String() string {
	return p.File + ":" + strconv.Itoa(p.Line) + ":" + strconv.Itoa(p.Column)
}

// before orders places by the name of the file, then by line and column.
func (p Pos) before(q Pos) bool {
	if p.File != q.File {
		return p.File < q.File
	}
	if p.Line != q.Line {
		return p.Line < q.Line
	}
	return p.Column < q.Column
}

// Kind is the kind of a Node.
type Kind uint8

// The kinds.
const (
	Absent Kind = iota // not in the file
	Null               // a key without a value, null or ~
	Scalar             // a number, a word, a text
	List
	Map
)

// kindNames say what a person wrote.
var kindNames = [...]string{"nothing", "empty", "a single value", "a list", "a map of keys"}

// Node is one value of a file, independent of the language it was written in.
// Nodes may be put together from several files; each keeps its own place.
type Node struct {
	Kind   Kind
	Quoted bool   // a Scalar in quotes: a text, never a number
	Text   string // of a Scalar
	At     Pos
	Items  []Node // of a List; of a Map the values
	Keys   []Node // of a Map: Scalars, as many as Items, no two alike
}

// Clone returns a copy that shares nothing which can change.
func (n *Node) Clone() Node {
	c := *n
	c.Keys = slices.Clone(n.Keys) // scalars
	c.Items = slices.Clone(n.Items)
	for i := range c.Items {
		c.Items[i] = c.Items[i].Clone()
	}
	return c
}

// Find returns the value under key of a Map, nil when there is none.
func (n *Node) Find(key string) *Node {
	for i := range n.Keys {
		if n.Keys[i].Text == key {
			return &n.Items[i]
		}
	}
	return nil
}

// Flow writes the value on one line, as YAML in flow style.
func (n *Node) Flow() string {
	var out []string
	switch n.Kind {
	case Scalar:
		if n.Quoted {
			return strconv.Quote(n.Text)
		}
		return n.Text
	case List:
		for i := range n.Items {
			out = append(out, n.Items[i].Flow())
		}
		return "[" + strings.Join(out, ", ") + "]"
	case Map:
		for i := range n.Items {
			out = append(out, n.Keys[i].Text+": "+n.Items[i].Flow())
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	return "~"
}
