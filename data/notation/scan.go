package notation

import "househagal/data/strict"

// scanner reads plain JSON into Nodes without places, many times faster than
// package strict: its memory serves again for the next text. What is not plain
// (escapes, letters beyond ASCII, fractions, faults of any kind) it leaves to
// the strict reader by returning nil.
type scanner struct {
	src   string
	i     int
	stack []strict.Node // values and keys of the maps and lists being read
	slab  []strict.Node // finished children; never grown while in use
	used  int
}

// slabSize is how many Nodes a text may have to be read here.
const slabSize = 4096

// read returns the tree of src, valid until the next read, or nil.
func (j *scanner) read(src string) *strict.Node {
	if j.slab == nil {
		j.slab = make([]strict.Node, slabSize)
	}
	if len(src) > strict.MaxBytes {
		return nil
	}
	j.src, j.i, j.used, j.stack = src, 0, 1, j.stack[:0]
	if !j.value(1) {
		return nil
	}
	if j.next(); j.i < len(j.src) {
		return nil
	}
	j.slab[0] = j.stack[0]
	return &j.slab[0]
}

// next skips blanks and returns the byte after them, 0 at the end.
func (j *scanner) next() byte {
	for ; j.i < len(j.src); j.i++ {
		switch c := j.src[j.i]; c {
		case ' ', '\n', '\r', '\t':
		default:
			return c
		}
	}
	return 0
}

// value reads a value and pushes it.
func (j *scanner) value(depth int) bool {
	c := j.next()
	switch {
	case depth > strict.MaxDepth:
		return false
	case c == '{':
		return j.children(depth, '}')
	case c == '[':
		return j.children(depth, ']')
	case c == '"':
		return j.text()
	}
	return j.bare()
}

// children reads the inside of a map or a list.
func (j *scanner) children(depth int, end byte) bool {
	from := len(j.stack)
	j.i++
	if j.next() == end {
		j.i++
		return j.finish(from, end)
	}
	for {
		if end == '}' {
			if j.next() != '"' || !j.text() || j.next() != ':' {
				return false
			}
			j.i++
		}
		if !j.value(depth + 1) {
			return false
		}
		switch j.next() {
		case ',':
			j.i++
		case end:
			j.i++
			return j.finish(from, end)
		default:
			return false
		}
	}
}

// finish moves the children from the stack into the slab and pushes their
// parent.
func (j *scanner) finish(from int, end byte) bool {
	kids := j.stack[from:]
	if j.used+len(kids) > len(j.slab) {
		return false
	}
	room := j.slab[j.used : j.used+len(kids) : j.used+len(kids)]
	j.used += len(kids)
	n := strict.Node{Kind: strict.List}
	if end == ']' {
		copy(room, kids)
		n.Items = room
	} else {
		half := len(kids) / 2
		n.Kind, n.Keys, n.Items = strict.Map, room[:half:half], room[half:]
		for i := range half {
			n.Keys[i], n.Items[i] = kids[2*i], kids[2*i+1]
		}
	}
	j.stack = append(j.stack[:from], n)
	return true
}

// text reads a text of plain ASCII in double quotes.
func (j *scanner) text() bool {
	from := j.i + 1
	for k := from; k < len(j.src); k++ {
		switch c := j.src[k]; {
		case c == '"':
			j.i = k + 1
			if k-from > strict.MaxText {
				return false
			}
			j.stack = append(j.stack, strict.Node{Kind: strict.Scalar, Quoted: true, Text: j.src[from:k]})
			return true
		case c == '\\' || c < ' ' || c >= 0x7f:
			return false
		}
	}
	return false
}

// bare reads true, false, null or a whole number of a few digits.
func (j *scanner) bare() bool {
	from := j.i
	for j.i < len(j.src) && (j.src[j.i] >= 'a' && j.src[j.i] <= 'z' || j.src[j.i] >= '0' && j.src[j.i] <= '9') {
		j.i++
	}
	w := j.src[from:j.i]
	n := strict.Node{Kind: strict.Scalar, Text: w}
	switch {
	case w == "true", w == "false":
	case w == "null":
		n = strict.Node{Kind: strict.Null}
	case !digits(w) || w[0] == '0' && len(w) > 1 || len(w) > 18:
		return false
	}
	j.stack = append(j.stack, n)
	return true
}

func digits(w string) bool {
	for i := range len(w) {
		if w[i] < '0' || w[i] > '9' {
			return false
		}
	}
	return w != ""
}
