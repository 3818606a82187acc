package strict

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// fault is what is wrong with a page at one place. Line is row as it should be,
// "" when nobody can know.
type fault struct {
	row  int
	at   Pos
	text string
	line string
	to   int // the row after the last that goes with it, 0 when that is its entry
}

// diagnose says what is wrong in an entry; bad is the row at which the file stops
// being YAML, err what the library says.
func (x *page) diagnose(entry span, bad int, err error) fault {
	checks := []func(span, int) (fault, bool){x.tab, x.unclosed, x.noColon, x.noBlank, x.twoColons, x.noComma, x.indented}
	for _, check := range checks {
		if f, ok := check(entry, bad); ok {
			return f
		}
	}
	at, text := advise(x.name, x.text(len(x.rows)), err)
	if i := at.Line - 1; i < entry.from || i >= entry.to {
		return x.fault(bad, x.rows[bad].indent, "%s", text)
	}
	return fault{row: at.Line - 1, at: at, text: text}
}

// fault is one at byte i of a row.
func (x *page) fault(no, i int, format string, args ...any) fault {
	return fault{row: no, at: x.rows[no].pos(x.name, no+1, i), text: fmt.Sprintf(format, args...)}
}

// tab finds one before the first word.
func (x *page) tab(entry span, _ int) (fault, bool) {
	for i := entry.from; i < entry.to; i++ {
		r := &x.rows[i]
		rest := r.line[min(r.indent, len(r.line)):]
		if strings.HasPrefix(rest, "\t") && strings.TrimSpace(rest) != "" {
			return x.fault(i, r.indent, "a tab before the first word; indent with blanks"), true
		}
	}
	return fault{}, false
}

// unclosed finds brackets and quotes that don't match.
func (x *page) unclosed(entry span, _ int) (fault, bool) {
	var f flow
	for i := entry.from; i < entry.to; i++ {
		f.read(i, x.rows[i].line)
	}
	ends := map[byte]string{'{': "}", '[': "]"}
	of := map[byte]string{'{': "map in braces", '[': "list in brackets"}
	switch {
	case f.quote.b != 0:
		return x.fault(f.quote.row, f.quote.col, "a text in quotes isn't closed; end it with the same quote"), true
	case f.unclosed != nil:
		m := f.unclosed
		return x.fault(m.row, m.col, "a %s isn't closed; put %s before the %c", of[m.b], ends[m.b], f.by), true
	case len(f.open) > 0:
		m := f.open[0]
		return x.fault(m.row, m.col, "a %s isn't closed; end it with %s", of[m.b], ends[m.b]), true
	case f.stray != nil:
		return x.fault(f.stray.row, f.stray.col, "a %c that closes nothing; delete it", f.stray.b), true
	}
	return fault{}, false
}

// noColon finds a key without a colon: in the row, or in the one above, which
// runs into it.
func (x *page) noColon(_ span, bad int) (fault, bool) {
	for _, i := range []int{bad, x.above(bad)} {
		if i < 0 || x.rows[i].key != "" {
			continue
		}
		r := &x.rows[i]
		what, right := noSoundColon(r.text)
		if what == "" {
			continue
		}
		f := x.fault(i, r.at, "%s; write %s", what, right)
		f.line = r.line[:r.at] + right
		return f, true
	}
	return fault{}, false
}

// above returns the row before i that holds something, -1 when none does.
func (x *page) above(i int) int {
	for i--; i >= 0 && x.rows[i].text == ""; i-- {
	}
	return i
}

// noBlank finds a dash that runs into its word.
func (x *page) noBlank(_ span, bad int) (fault, bool) {
	for _, i := range []int{bad, x.above(bad)} {
		if i < 0 {
			continue
		}
		r := &x.rows[i]
		if !r.dash && len(r.text) > 1 && r.text[0] == '-' && (r.text[1] == '{' || r.text[1] >= 'a' && r.text[1] <= 'z') {
			f := x.fault(i, r.indent, "no blank after the dash; write - %s", cut(r.text[1:]))
			f.line = r.line[:r.indent] + "- " + r.text[1:]
			return f, true
		}
	}
	return fault{}, false
}

var pair = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z_]+: *[^ ,]+$`) })

// twoColons finds a value with a colon in it.
func (x *page) twoColons(_ span, bad int) (fault, bool) {
	r := &x.rows[bad]
	if r.value == "" || strings.ContainsAny(r.value[:1], "{[\"'|>") || colon(r.value) < 0 {
		return fault{}, false
	}
	cure := fmt.Sprintf("put a text in quotes, as in %s: %q, or each key on a line of its own", r.key, cut(r.value))
	if pair().MatchString(r.value) {
		cure = fmt.Sprintf("write %s: {%s}, or a text in quotes", r.key, r.value)
	}
	return x.fault(bad, r.valueAt, "a second colon on this line; %s", cure), true
}

// comma is where one is missing in braces or brackets: between a value and the
// next key, or between two brackets.
var comma = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`: *[^,:{}\[\] ][^,:{}\[\]]* +([a-z_]+):|[\]}"'] *([a-z_]+:|[\[{])`)
})

func (x *page) noComma(_ span, bad int) (fault, bool) {
	r := &x.rows[bad]
	open := strings.IndexAny(r.text, "{[")
	if open < 0 {
		return fault{}, false
	}
	m := comma().FindStringSubmatchIndex(r.text[open:])
	if m == nil {
		return fault{}, false
	}
	i := max(m[2], m[4]) + open
	word, _, _ := strings.Cut(r.text[i:], ":")
	return x.fault(bad, r.at+i, "no comma before %s; put one between the two", cut(word)), true
}

// level is a column in which keys or dashes of a list stand.
type level struct {
	col  int
	list bool
	key  string
}

// levels returns those that are open above a row, the outermost first.
func (x *page) levels(bad int) []level {
	var out []level
	var f flow
	for i := range x.rows[:bad] {
		r, inside := &x.rows[i], f.inside()
		f.read(i, r.line)
		if r.text == "" || inside {
			continue
		}
		for len(out) > 0 && out[len(out)-1].col > r.indent {
			out = out[:len(out)-1]
		}
		if r.dash {
			out = entered(out, level{r.indent, true, ""})
			out = append(out, level{r.at, false, r.key})
			continue
		}
		out = entered(out, level{r.indent, false, r.key})
	}
	return out
}

// entered puts a level on top, unless it is there. A list may stand in the column
// of the key above it.
func entered(out []level, l level) []level {
	n := len(out)
	switch {
	case n > 0 && out[n-1].col == l.col && out[n-1].list == l.list:
		out[n-1].key = l.key
		return out
	case n > 1 && out[n-1].col == l.col && out[n-1].list && !l.list:
		return out[:n-1]
	}
	return append(out, l)
}

// indented finds a row in a column of its own.
func (x *page) indented(_ span, bad int) (fault, bool) {
	r := &x.rows[bad]
	near := level{col: -1}
	distance := 0
	for _, l := range x.levels(bad) {
		if l.list != r.dash {
			if l.col == r.indent && l.list {
				return x.noDash(bad)
			}
			continue
		}
		d := max(l.col-r.indent, r.indent-l.col)
		if near.col < 0 || d <= distance {
			near, distance = l, d
		}
	}
	switch {
	case near.col < 0 || distance == 0:
		return fault{}, false
	case r.dash:
		return x.fault(bad, r.indent, "this dash stands in column %d, that of the entry above in column %d; put them in one column", r.indent+1, near.col+1), true
	}
	return x.fault(bad, r.indent, "%s stands in column %d, %s above it in column %d; put the keys of one map in one column",
		cut(first(r)), r.indent+1, above(near), near.col+1), true
}

// noDash is the fault of a key in the column of dashes.
func (x *page) noDash(bad int) (fault, bool) {
	r := &x.rows[bad]
	if r.key == "id" {
		f := x.fault(bad, r.indent, "no dash; each entry of a list begins with one: - %s", cut(r.text))
		for f.to = bad + 1; f.to < len(x.rows) && !x.rows[f.to].dash && x.rows[f.to].indent >= r.indent; {
			f.to++
		}
		return f, true
	}
	return x.fault(bad, r.indent, "%s stands in the column of the dashes; put it below the first key of its entry, in column %d", cut(first(r)), r.indent+3), true
}

func first(r *row) string {
	if r.key != "" {
		return r.key
	}
	return r.text
}

func above(l level) string {
	if l.key != "" {
		return l.key
	}
	return "what stands"
}
