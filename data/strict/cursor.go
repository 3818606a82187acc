package strict

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Cursor stands on a Node and knows what it is called and where faults go. It is
// a small value; the zero Cursor stands on nothing and answers zero values.
type Cursor struct {
	n    *Node
	errs *Errors
	name string
	item int // counted from 1 when it is an item of the list name
}

// At returns a Cursor on n. Name is how errors call the value.
func At(n *Node, name string, errs *Errors) Cursor { return Cursor{n: n, errs: errs, name: name} }

// Ok reports whether there is a value.
func (c Cursor) Ok() bool { return c.n != nil && c.n.Kind != Absent }

// Kind returns the kind of the value.
func (c Cursor) Kind() Kind {
	if c.n == nil {
		return Absent
	}
	return c.n.Kind
}

// Node returns the Node, nil when there is none.
func (c Cursor) Node() *Node { return c.n }

// Pos returns the place of the value.
func (c Cursor) Pos() Pos {
	if c.n == nil {
		return Pos{}
	}
	return c.n.At
}

// Name returns what errors call the value: its key, or "item 2 of list".
func (c Cursor) Name() string {
	if c.item > 0 {
		return "item " + strconv.Itoa(c.item) + " of " + c.name
	}
	return c.name
}

// Named returns the Cursor under another name.
func (c Cursor) Named(name string) Cursor {
	c.name, c.item = name, 0
	return c
}

// Raw returns the text of a Scalar as written, "" for anything else.
func (c Cursor) Raw() string {
	if c.Kind() != Scalar {
		return ""
	}
	return c.n.Text
}

// Fail notes a fault at the value.
func (c Cursor) Fail(format string, args ...any) {
	if c.errs != nil && c.n != nil {
		c.errs.Add(c.n.At, format, args...)
	}
}

// Warn notes something odd at the value.
func (c Cursor) Warn(format string, args ...any) {
	if c.errs != nil && c.n != nil {
		c.errs.Warn(c.n.At, format, args...)
	}
}

// scalar reports whether the value is a Scalar; want says what would be right.
func (c Cursor) scalar(want string) bool {
	switch c.Kind() {
	case Scalar:
		return true
	case Absent:
		return false
	case Null:
		c.Fail("%s has no value; give %s", c.Name(), want)
	default:
		c.Fail("%s is %s; give %s", c.Name(), kindNames[c.n.Kind], want)
	}
	return false
}

// Int returns a whole number from lo to hi. Anything else is a fault, and lo.
func (c Cursor) Int(lo, hi int) int {
	if c.Kind() == Scalar && !c.n.Quoted {
		if v, ok := whole(c.n.Text); ok && v >= lo && v <= hi {
			return v
		}
	}
	want := fmt.Sprintf("a whole number from %d to %d", lo, hi)
	if !c.scalar(want) {
		return lo
	}
	if c.n.Quoted {
		c.Fail("%s is the text %s; give %s, without quotes", c.Name(), quote(c.n.Text), want)
	} else {
		c.Fail("%s is %s; give %s", c.Name(), show(c.n.Text), want)
	}
	return lo
}

// whole reads a decimal number in its one plain form.
func whole(s string) (int, bool) {
	digits := strings.TrimPrefix(s, "-")
	if digits == "" || len(digits) > 9 || len(digits) > 1 && digits[0] == '0' || s == "-0" {
		return 0, false
	}
	v := 0
	for i := 0; i < len(digits); i++ {
		if digits[i] < '0' || digits[i] > '9' {
			return 0, false
		}
		v = 10*v + int(digits[i]-'0')
	}
	if len(digits) < len(s) {
		v = -v
	}
	return v, true
}

// IntOr is Int, and def when the value is left out.
func (c Cursor) IntOr(def, lo, hi int) int {
	if !c.Ok() {
		return def
	}
	return c.Int(lo, hi)
}

// Bool returns true or false. Anything else is a fault, and false.
func (c Cursor) Bool() bool {
	if !c.scalar("true or false") {
		return false
	}
	switch {
	case c.n.Quoted:
		c.Fail("%s is the text %s; give true or false, without quotes", c.Name(), quote(c.n.Text))
	case c.n.Text == "true":
		return true
	case c.n.Text != "false":
		c.Fail("%s is %s; %s", c.Name(), show(c.n.Text), whichBool(c.n.Text))
	}
	return false
}

// whichBool says which of the two words was meant.
func whichBool(s string) string {
	switch strings.ToLower(s) {
	case "yes", "y", "on", "true", "1":
		return "write true"
	case "no", "n", "off", "false", "0":
		return "write false"
	}
	return "give true or false"
}

// BoolOr is Bool, and def when the value is left out.
func (c Cursor) BoolOr(def bool) bool {
	if !c.Ok() {
		return def
	}
	return c.Bool()
}

// Text returns a text of 1 to hi characters on one line. Anything else is a
// fault, and "".
func (c Cursor) Text(hi int) string {
	want := "a text of at most " + strconv.Itoa(hi) + " characters"
	if !c.scalar(want) {
		return ""
	}
	s := c.n.Text
	switch {
	case strings.TrimSpace(s) == "":
		c.Fail("%s is an empty text; give %s", c.Name(), want)
		return ""
	case utf8.RuneCountInString(s) > hi:
		c.Fail("%s has %d characters; give %s", c.Name(), utf8.RuneCountInString(s), want)
		return ""
	case strings.IndexFunc(s, unprintable) >= 0:
		c.Fail("%s has a line break or an invisible character in it; write it on one line", c.Name())
		return ""
	}
	return s
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) }

// ID returns an id: 1 to 48 small letters, digits and underscores, a letter
// first. Anything else is a fault, and "".
func (c Cursor) ID() string {
	const want = "small letters, digits and underscores, a letter first"
	if !c.scalar("an id: " + want) {
		return ""
	}
	if s := c.n.Text; IsID(s) {
		return s
	}
	p, letter := lookAlike(c.n.Text)
	switch right := idOf(p); {
	case letter != "" && right != "":
		c.Fail("%s is %s; %s; write %s", c.Name(), show(c.n.Text), letter, right)
	case right != "":
		c.Fail("%s is %s; an id has %s; write %s", c.Name(), show(c.n.Text), want, right)
	default:
		c.Fail("%s is %s; an id has %s", c.Name(), show(c.n.Text), want)
	}
	return ""
}

// idOf makes an id of a name, "" when that can't be done.
func idOf(name string) string {
	if s := plain(name); IsID(s) {
		return s
	}
	return ""
}

// IsID reports whether s has the form of an id.
func IsID(s string) bool {
	if s == "" || len(s) > 48 || s[0] < 'a' || s[0] > 'z' {
		return false
	}
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '_' {
			return false
		}
	}
	return true
}

// Version returns a version: one to three numbers with dots between. Anything else
// is a fault, and "".
func (c Cursor) Version() string {
	const want = "one to three numbers with dots between, such as 1.2"
	switch {
	case !c.scalar("a version: " + want):
	case !IsVersion(c.n.Text):
		c.Fail("%s is %s; give %s", c.Name(), show(c.n.Text), want)
	default:
		return c.n.Text
	}
	return ""
}

// IsVersion reports whether s has the form of a version.
func IsVersion(s string) bool {
	parts := strings.Split(s, ".")
	for _, p := range parts {
		if p == "" || len(p) > 6 || strings.Trim(p, "0123456789") != "" || len(p) > 1 && p[0] == '0' {
			return false
		}
	}
	return len(parts) <= 3
}

// Word returns the index of the value in known. What is not known is a fault
// that suggests the nearest word, and -1. What says what known lists, as in
// "board space". Empty words of known never match.
func (c Cursor) Word(what string, known []string) int {
	if !c.scalar("the id of a " + what) {
		return -1
	}
	for i, k := range known {
		if k != "" && k == c.n.Text {
			return i
		}
	}
	c.Fail("unknown %s %s; %s", what, quote(c.n.Text), c.errs.meant(c.n.Text, nonEmpty(known)))
	return -1
}

// WordOr is Word, and def when the value is left out.
func (c Cursor) WordOr(def int, what string, known []string) int {
	if !c.Ok() {
		return def
	}
	return c.Word(what, known)
}

func nonEmpty(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" {
			out = append(out, w)
		}
	}
	return out
}

// cut shortens s to a readable length.
func cut(s string) string {
	if utf8.RuneCountInString(s) > 40 {
		return string([]rune(s)[:37]) + "..."
	}
	return s
}

// quote puts s in quotes, cut to a readable length.
func quote(s string) string { return strconv.Quote(cut(s)) }

// show writes a scalar as an error may repeat it: numbers bare, text in quotes.
func show(s string) string {
	if _, ok := whole(s); ok {
		return s
	}
	return quote(s)
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return strconv.Itoa(n) + " " + word + "s"
}
