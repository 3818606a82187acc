package strict

import (
	"bytes"
	"fmt"
	"io"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// Parse reads a YAML file of one document. Name is what errors call the file.
// When the file can't be read at all the Cursor stands on nothing and errs says
// why; otherwise every fault of form is in errs and the rest can be walked. What
// is no YAML is left out entry by entry.
func Parse(name string, src []byte, errs *Errors) Cursor {
	if !sound(name, src, errs) {
		return Cursor{errs: errs, name: "the file"}
	}
	doc, second, err := decode(src)
	var broken *page
	if err != nil || oddIndent(src) {
		before := errs.Len()
		broken = mend(name, src, errs)
		if doc, second, err = decode(broken.text(len(broken.rows))); err != nil || doc == nil {
			if errs.Len() == before { // nothing but blanks
				errs.Add(Pos{name, 1, 1}, "the file is empty; it must hold a map of keys")
			}
			return Cursor{errs: errs, name: "the file"}
		}
	}
	if second > 0 {
		errs.Add(Pos{name, second, 1}, "a second document begins here; one file holds one document, so leave out the line ---")
	}
	if doc == nil || len(doc.Content) == 0 {
		errs.Add(Pos{name, 1, 1}, "the file is empty; it must hold a map of keys")
		return Cursor{errs: errs, name: "the file"}
	}
	b := builder{name, errs}
	n := new(Node)
	b.build(n, doc.Content[0], 1)
	if broken != nil {
		broken.prune(n)
	}
	if n.Kind == Null && len(bytes.TrimSpace(src)) > 0 {
		n.Kind = Absent
		errs.Add(Pos{name, 1, 1}, "the file holds no keys; it must hold a map of keys")
	}
	return Cursor{n: n, errs: errs, name: "the file"}
}

// decode returns the first document and the line of a second one, 0 for none.
func decode(src []byte) (doc *yaml.Node, second int, err error) {
	defer func() { // the YAML library is not known to panic; a reader must not die of it
		if x := recover(); x != nil {
			err = fmt.Errorf("yaml: line 1: %v", x)
		}
	}()
	d := yaml.NewDecoder(bytes.NewReader(src))
	doc = new(yaml.Node)
	switch err = d.Decode(doc); err {
	case nil:
	case io.EOF:
		return nil, 0, nil
	default:
		return nil, 0, err
	}
	var next yaml.Node
	switch err = d.Decode(&next); err {
	case nil:
		return doc, separator(src, next.Line), nil
	case io.EOF:
		return doc, 0, nil
	default:
		return nil, 0, err
	}
}

// separator returns the line of the last "---" up to line; line when none is.
func separator(src []byte, line int) int {
	found := max(line, 1)
	for i, l := range bytes.Split(src, []byte("\n")) {
		if i < line && bytes.HasPrefix(l, []byte("---")) {
			found = i + 1
		}
	}
	return found
}

// sound reports whether src can be given to the YAML library: not empty, not
// huge, not nested without end, valid UTF-8, no control characters.
func sound(name string, src []byte, errs *Errors) bool {
	if len(src) > MaxBytes {
		errs.Add(Pos{name, 1, 1}, "the file has more than %d bytes; part it into smaller ones", MaxBytes)
		return false
	}
	at, depth := Pos{name, 1, 1}, 0
	for i := 0; i < len(src); {
		r, n := utf8.DecodeRune(src[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			errs.Add(at, "byte 0x%02x is not valid UTF-8; save the file as UTF-8", src[i])
			return false
		case r < ' ' && r != '\n' && r != '\r' && r != '\t', r == 0x7f, r >= 0x80 && r < 0xa0, r == 0xfffe, r == 0xffff, r == 0xfeff && i > 0:
			errs.Add(at, "control character %U; delete it", r)
			return false
		case r == '{' || r == '[':
			if depth++; depth > 20*MaxDepth {
				errs.Add(at, "too many open brackets; at most %d maps and lists lie inside each other", MaxDepth)
				return false
			}
		case (r == '}' || r == ']') && depth > 0:
			depth--
		}
		i += n
		if at.Column++; r == '\n' {
			at.Line, at.Column = at.Line+1, 1
		}
	}
	return true
}
