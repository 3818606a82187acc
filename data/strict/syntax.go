package strict

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

var lineOf = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^yaml: (?:line (\d+): )?(.*)$`) })

// advice turns what the YAML library says into what a person can do.
// A scanner counts lines from 1, the parser above it from 0.
var advice = []struct {
	says, means string
	scanner     bool
}{
	{"found character that cannot start any token", "a character that can't begin a value here; put the value in quotes, and indent with blanks, not tabs", true},
	{"mapping values are not allowed", "a colon where none can be; put a text with a colon in quotes, and see that the line before isn't without its colon", true},
	{"could not find expected ':'", "a key without a colon; write key: value", true},
	{"did not find expected key", "this line doesn't fit the map above it; indent the keys of one map alike", false},
	{"did not find expected '-' indicator", "this line doesn't fit the list above it; begin each item with a - in the same column", false},
	{"did not find expected ',' or ']'", "a list in brackets isn't closed; end it with ] and put commas between the items", false},
	{"did not find expected ',' or '}'", "a map in braces isn't closed; end it with } and put commas between the keys", false},
	{"found unexpected end of stream", "a text in quotes isn't closed; end it with the same quote", true},
	{"found unexpected document indicator", "a text in quotes isn't closed; end it with the same quote", true},
	{"block sequence entries are not allowed", "a list item where none can be; begin a list on its own line under its key", true},
	{"did not find expected node content", "a value is missing here; write one, or delete the comma", false},
	{"found unknown escape character", "a backslash that means nothing; use single quotes, or write two backslashes", true},
	{"undefined tag handle", "a tag; tags are not allowed, write the plain value", false},
	{"did not find expected <document start>", "something after the end of the document; delete it", false},
	{"exceeded max depth", "maps and lists lie too deep inside each other", false},
	{"found a tab character", "a tab; indent with blanks", true},
	{"directive", "a line that begins with %; directives are not allowed, put a text that begins with % in quotes", false},
}

// advise says where the YAML library gave up, and what a person can do.
func advise(name string, src []byte, err error) (Pos, string) {
	m := lineOf().FindStringSubmatch(err.Error())
	line, says := 1, err.Error()
	if m != nil {
		says = m[2]
		if n, err := strconv.Atoi(m[1]); err == nil {
			line = n
		}
	}
	if p, ok := danglingAlias(name, src, says); ok {
		return p, "an alias; aliases are not allowed, write the value out"
	}
	for _, a := range advice {
		if strings.Contains(says, a.says) {
			if !a.scanner && m != nil && m[1] != "" {
				line++
			}
			return place(name, src, line), a.means
		}
	}
	return place(name, src, line), "this is not YAML: " + says + "; compare it with the examples"
}

// place returns the first word of the line.
func place(name string, src []byte, line int) Pos {
	lines := bytes.Split(src, []byte("\n"))
	line = min(line, len(lines))
	l := lines[line-1]
	indent := len(l) - len(bytes.TrimLeft(l, " \t"))
	return Pos{name, line, utf8.RuneCount(l[:indent]) + 1}
}

// danglingAlias returns the place of an alias to nothing, of which the library
// tells the name only.
func danglingAlias(name string, src []byte, says string) (Pos, bool) {
	_, rest, ok := strings.Cut(says, "unknown anchor '")
	word, _, ok2 := strings.Cut(rest, "'")
	if !ok || !ok2 {
		return Pos{}, false
	}
	for i, l := range bytes.Split(src, []byte("\n")) {
		if j := bytes.Index(l, []byte("*"+word)); j >= 0 {
			return Pos{name, i + 1, utf8.RuneCount(l[:j]) + 1}, true
		}
	}
	return Pos{}, false
}
