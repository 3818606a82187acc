package strict

import (
	"strings"
	"unicode/utf8"
)

// row is a line of a YAML file as a person sees it. It is read without knowing
// what stands around it, so that a file which is no YAML can be talked about.
type row struct {
	line    string
	indent  int    // blanks before the first word
	dash    bool   // the text begins an item of a list
	at      int    // bytes before the text
	text    string // without dash, comment and blanks at the end; "" when there is nothing
	key     string // before the colon that ends a key; "" when there is none
	value   string // after that colon
	valueAt int    // bytes before the value
}

func readRow(line string) row {
	x := row{line: line}
	body := strings.TrimRight(line[:new(flow).read(0, line)], " \t\r")
	x.text = strings.TrimLeft(body, " ")
	x.indent = len(body) - len(x.text)
	for strings.HasPrefix(x.text, "- ") || x.text == "-" {
		x.dash = true
		x.text = strings.TrimLeft(x.text[1:], " ")
	}
	x.at = len(body) - len(x.text)
	if i := colon(x.text); i > 0 {
		x.key = x.text[:i]
		x.value = strings.TrimLeft(x.text[i+1:], " ")
		x.valueAt = len(body) - len(x.value)
	}
	return x
}

// colon returns where the colon stands that ends the key of a line, -1 when the
// line has no key.
func colon(text string) int {
	if text == "" || strings.ContainsAny(text[:1], "{[\"'#") {
		return -1
	}
	if i := strings.Index(text, ": "); i >= 0 {
		return i
	}
	if strings.HasSuffix(text, ":") {
		return len(text) - 1
	}
	return -1
}

// header reports a key whose value follows on the next lines.
func (x *row) header() bool { return x.key != "" && x.value == "" }

// pos is the place of byte i of the row, which is line no of the file.
func (x *row) pos(file string, no, i int) Pos {
	i = min(i, len(x.line))
	return Pos{file, no, utf8.RuneCountInString(x.line[:i]) + 1}
}

// mark is a place of a character: row counts from 0, col in bytes.
type mark struct {
	row, col int
	b        byte
}

// flow follows brackets and quotes over lines.
type flow struct {
	open     []mark // brackets that are not closed yet
	quote    mark   // b is 0 outside a text in quotes
	unclosed *mark  // the first bracket that another one closes
	by       byte
	stray    *mark // the first closing bracket after all were closed
	closed   bool  // a bracket of this line was closed
}

// read follows one line and returns where its comment begins, else its length.
func (f *flow) read(no int, s string) int {
	start := true // a value may begin here
	f.closed = false
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case f.quote.b != 0:
			i = f.quoted(s, i)
			start = false
		case c == '#' && (i == 0 || s[i-1] == ' ' || s[i-1] == '\t'):
			return i
		case (c == '"' || c == '\'') && start:
			f.quote = mark{no, i, c}
		case (c == '{' || c == '[') && (start || len(f.open) > 0):
			f.open = append(f.open, mark{no, i, c})
			start = true
		case c == '}' || c == ']':
			f.close(mark{no, i, c})
			start = false
		case c == ' ' || c == '\t':
		case c == '-' && start:
		default:
			start = c == ',' || c == ':'
		}
	}
	return len(s)
}

// quoted reads byte i inside a text in quotes and returns the last byte read.
func (f *flow) quoted(s string, i int) int {
	switch {
	case s[i] == '\\' && f.quote.b == '"':
		return i + 1
	case s[i] == '\'' && f.quote.b == '\'' && i+1 < len(s) && s[i+1] == '\'':
		return i + 1
	case s[i] == f.quote.b:
		f.quote.b = 0
	}
	return i
}

func (f *flow) close(m mark) {
	n := len(f.open)
	if n == 0 {
		if f.closed && f.stray == nil {
			f.stray = &m
		}
		return
	}
	if top := f.open[n-1]; f.unclosed == nil && (top.b == '{') != (m.b == '}') {
		f.unclosed, f.by = &top, m.b
	}
	f.open, f.closed = f.open[:n-1], true
}

// inside reports that the line which was read goes on in the next one.
func (f *flow) inside() bool { return len(f.open) > 0 || f.quote.b != 0 }
