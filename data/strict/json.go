package strict

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// ParseJSON reads one JSON value: the same Nodes as Parse makes of YAML, many
// times faster. JSON that goes on after the value is a fault.
func ParseJSON(name string, src []byte, errs *Errors) Cursor {
	c := Cursor{errs: errs, name: "the file"}
	if len(src) > MaxBytes {
		errs.Add(Pos{name, 1, 1}, "the JSON has more than %d bytes; part it into smaller ones", MaxBytes)
		return c
	}
	j := scanner{name: name, src: strings.TrimPrefix(string(src), "\ufeff"), errs: errs, line: 1}
	n := new(Node)
	if !j.value(n, 1) {
		return c
	}
	if j.blank(); j.i < len(j.src) {
		j.fail("something after the end of the value; delete it")
	}
	c.n = n
	return c
}

// scanner reads JSON from left to right. Its methods report false after a fault
// that makes the rest unreadable.
type scanner struct {
	name string
	src  string
	errs *Errors
	i    int
	line int
	// counted and col are how far columns were counted in this line.
	counted, col int
}

func (j *scanner) at() Pos {
	if j.i < j.counted { // a step back, to the start of a wrong word
		j.col -= utf8.RuneCountInString(j.src[j.i:j.counted])
	} else {
		j.col += utf8.RuneCountInString(j.src[j.counted:j.i])
	}
	j.counted = j.i
	return Pos{j.name, j.line, j.col + 1}
}

func (j *scanner) fail(format string, args ...any) bool {
	j.errs.Add(j.at(), format, args...)
	return false
}

func (j *scanner) blank() {
	for ; j.i < len(j.src); j.i++ {
		switch j.src[j.i] {
		case ' ', '\t', '\r':
		case '\n':
			j.line, j.counted, j.col = j.line+1, j.i+1, 0
		default:
			return
		}
	}
}

// next skips blanks and returns the byte after them, 0 at the end.
func (j *scanner) next() byte {
	if j.blank(); j.i < len(j.src) {
		return j.src[j.i]
	}
	return 0
}

func (j *scanner) value(n *Node, depth int) bool {
	c := j.next()
	n.At = j.at()
	switch {
	case depth > MaxDepth:
		return j.fail("too deep; at most %d maps and lists lie inside each other", MaxDepth)
	case c == '{':
		return j.fields(n, depth)
	case c == '[':
		return j.items(n, depth)
	case c == '"':
		n.Kind, n.Quoted = Scalar, true
		return j.text(&n.Text)
	case c == 0 && j.i >= len(j.src):
		return j.fail("the JSON ends where a value must stand; complete it")
	}
	return j.bare(n)
}

// bare reads a number, true, false or null.
func (j *scanner) bare(n *Node) bool {
	from := j.i
	for j.i < len(j.src) && strings.IndexByte(",]} \t\r\n:\"{[", j.src[j.i]) < 0 {
		j.i++
	}
	w := j.src[from:j.i]
	switch {
	case w == "null":
		n.Kind = Null
	case w == "true", w == "false", number(w):
		n.Kind, n.Text = Scalar, w
	default:
		j.i = from
		return j.fail("%s is not a JSON value; put texts in double quotes", quote(strings.ToValidUTF8(w, "?")))
	}
	return true
}

// number reports whether w is a number as JSON writes it.
func number(w string) bool {
	return w != "" && len(w) <= 40 && (w[0] == '-' || w[0] >= '0' && w[0] <= '9') && json.Valid([]byte(w))
}

func (j *scanner) items(n *Node, depth int) bool {
	n.Kind = List
	j.i++
	if j.next() == ']' {
		j.i++
		return true
	}
	for {
		n.Items = append(n.Items, Node{})
		if !j.value(&n.Items[len(n.Items)-1], depth+1) {
			return false
		}
		switch j.next() {
		case ',':
			j.i++
		case ']':
			j.i++
			return true
		default:
			return j.fail("expected , or ] after an item of a list")
		}
	}
}

func (j *scanner) fields(n *Node, depth int) bool {
	n.Kind = Map
	j.i++
	if j.next() == '}' {
		j.i++
		return true
	}
	for {
		if j.next() != '"' {
			return j.fail("expected a key in double quotes")
		}
		k := Node{Kind: Scalar, Quoted: true, At: j.at()}
		if !j.text(&k.Text) {
			return false
		}
		if j.next() != ':' {
			return j.fail("expected : after the key %s", quote(k.Text))
		}
		j.i++
		var v Node
		if !j.value(&v, depth+1) {
			return false
		}
		if line := firstLine(n, nil, k.Text); line > 0 {
			j.errs.Add(k.At, "key %s is given twice, first on line %d; keep one of them", quote(k.Text), line)
		} else {
			n.Keys, n.Items = append(n.Keys, k), append(n.Items, v)
		}
		switch j.next() {
		case ',':
			j.i++
		case '}':
			j.i++
			return true
		default:
			return j.fail("expected , or } after the value of %s", quote(k.Text))
		}
	}
}

// text reads a text in double quotes.
func (j *scanner) text(out *string) bool {
	begin := j.at()
	from := j.i + 1
	for j.i = from; j.i < len(j.src); j.i++ {
		switch c := j.src[j.i]; {
		case c == '"':
			return j.finish(out, j.src[from:j.i], begin)
		case c == '\\':
			j.i++
		case c < ' ':
			return j.fail("a line break or control character in a text; write it as \\n or \\u00XX")
		}
	}
	j.errs.Add(begin, "a text in quotes isn't closed; end it with \"")
	return false
}

// finish stores the text of a literal that begins at begin and moves behind it.
func (j *scanner) finish(out *string, lit string, begin Pos) bool {
	j.i++
	s, ok := lit, utf8.ValidString(lit)
	if ok && strings.IndexByte(lit, '\\') >= 0 {
		s, ok = unescape(lit)
	}
	switch {
	case !ok:
		j.errs.Add(begin, "a text with a wrong escape or invalid UTF-8; escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u and four hexadecimal digits")
	case len(s) > MaxText:
		j.errs.Add(begin, "a value of %d bytes; at most %d are read", len(s), MaxText)
	default:
		*out = s
		return true
	}
	return false
}

var escapes = strings.NewReplacer(`\"`, `"`, `\\`, `\`, `\/`, "/", `\b`, "\b", `\f`, "\f", `\n`, "\n", `\r`, "\r", `\t`, "\t")

func unescape(lit string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(lit); i++ {
		if lit[i] != '\\' {
			b.WriteByte(lit[i])
			continue
		}
		if i+1 >= len(lit) {
			return "", false
		}
		if lit[i+1] != 'u' {
			s := escapes.Replace(lit[i : i+2])
			if len(s) == 2 {
				return "", false
			}
			b.WriteString(s)
			i++
			continue
		}
		r, n := unicodeEscape(lit[i:])
		if n == 0 {
			return "", false
		}
		b.WriteRune(r)
		i += n - 1
	}
	return b.String(), true
}

// unicodeEscape reads \u and four hexadecimal digits, or a pair of them, at the start of s and returns
// how many bytes it took, 0 when it is none.
func unicodeEscape(s string) (rune, int) {
	hex := func(s string) rune {
		if len(s) < 6 || s[0] != '\\' || s[1] != 'u' {
			return -1
		}
		v, err := strconv.ParseUint(s[2:6], 16, 32)
		if err != nil {
			return -1
		}
		return rune(v)
	}
	a := hex(s)
	switch {
	case a < 0:
		return 0, 0
	case !utf16.IsSurrogate(a):
		return a, 6
	}
	if r := utf16.DecodeRune(a, hex(s[6:])); r != utf8.RuneError {
		return r, 12
	}
	return 0, 0
}
