package data

import (
	"regexp"
	"strconv"
	"sync"

	"househagal/engine"
)

// writer appends YAML in flow style, an entry a line.
type writer struct {
	b   []byte
	ids *ids
}

func (w *writer) raw(s string) { w.b = append(w.b, s...) }

func (w *writer) int(n int) { w.b = strconv.AppendInt(w.b, int64(n), 10) }

// plainText can stand in a flow map without quotes and is read as a text.
var plainText = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z][A-Za-z0-9'()/-]*( [A-Za-z0-9'()/-]+)*$`) })

// notText are words that YAML or people read as something else than a text.
var notText = map[string]bool{"true": true, "false": true, "null": true, "yes": true, "no": true, "on": true, "off": true,
	"y": true, "n": true, "True": true, "False": true, "Null": true, "Yes": true, "No": true, "On": true, "Off": true,
	"TRUE": true, "FALSE": true, "NULL": true, "YES": true, "NO": true, "ON": true, "OFF": true, "Y": true, "N": true}

func (w *writer) text(s string) {
	if plainText().MatchString(s) && !notText[s] {
		w.raw(s)
		return
	}
	w.b = strconv.AppendQuote(w.b, s)
}

// key begins the next key of the map being written.
func (w *writer) key(name string) {
	if last := w.b[len(w.b)-1]; last != '{' && last != '\n' {
		w.raw(", ")
	}
	w.raw(name)
	w.raw(": ")
}

// list writes n items in brackets.
func (w *writer) list(n int, item func(i int)) {
	w.raw("[")
	for i := range n {
		if i > 0 {
			w.raw(", ")
		}
		item(i)
	}
	w.raw("]")
}

// purse writes the resources that are not 0.
func (w *writer) purse(p [engine.ResourceEnd]int8) {
	w.raw("{")
	for i, n := range p {
		if n != 0 {
			w.key(resourceWords[i])
			w.int(int(n))
		}
	}
	w.raw("}")
}
