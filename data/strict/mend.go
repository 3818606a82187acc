package strict

import (
	"bytes"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// mended is how many faults of syntax are told of a file of n bytes: each costs
// time that grows with the file.
func mended(n int) int { return max(3, min(20, 1<<20/max(n, 1))) }

// span is a run of lines, to is the one after the last.
type span struct{ from, to int }

// page is a file that is no YAML, line by line. What can't be read is told and
// taken out entry by entry, so that the rest can be.
type page struct {
	name  string
	rows  []row
	holes []span       // taken out
	tried map[int]bool // lines that were repaired once
	errs  *Errors
}

// mend notes what is no YAML in src, an entry at a time, and returns the page
// with those entries taken out. Lines keep their numbers.
func mend(name string, src []byte, errs *Errors) *page {
	x := &page{name: name, tried: map[int]bool{}, errs: errs}
	for l := range strings.SplitSeq(string(bytes.TrimPrefix(src, []byte("\ufeff"))), "\n") {
		x.rows = append(x.rows, readRow(l))
	}
	x.unmerge()
	x.unblank()
	for range mended(len(src)) {
		_, _, err := decode(x.text(len(x.rows)))
		if err == nil {
			return x
		}
		x.mendOne(err)
	}
	if _, _, err := decode(x.text(len(x.rows))); err != nil {
		x.takeOut(span{0, len(x.rows)})
	}
	return x
}

// text joins the first n lines.
func (x *page) text(n int) []byte {
	var b bytes.Buffer
	for i := range x.rows[:n] {
		b.WriteString(x.rows[i].line)
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// readable reports whether the first n lines are YAML.
func (x *page) readable(n int) bool {
	_, _, err := decode(x.text(n))
	return err == nil
}

// mendOne tells the first fault and repairs its line, or takes its entry out.
func (x *page) mendOne(err error) {
	spans := x.entries()
	if len(spans) == 0 {
		x.takeOut(span{0, len(x.rows)})
		return
	}
	n := sort.Search(len(spans)-1, func(i int) bool { return !x.readable(spans[i].to) })
	entry := spans[n]
	bad := x.worst(entry)
	f := x.diagnose(entry, bad, err)
	i := slices.IndexFunc(spans, func(s span) bool { return f.row >= s.from && f.row < s.to })
	if i < 0 {
		i = n
	}
	again := x.tried[spans[i].from]
	if !again {
		x.errs.Add(f.at, "%s", f.text)
	}
	if f.line != "" && !again {
		x.tried[spans[i].from] = true
		x.rows[f.row] = readRow(f.line)
		return
	}
	if f.to > 0 {
		x.takeOut(span{f.row, f.to})
		return
	}
	x.takeOut(spans[i])
}

// entries parts the page into what can be taken out by itself: an entry of a
// list, a key with its value, the line above a list or map.
func (x *page) entries() []span {
	var out []span
	open := -1 // how far the entry is indented; -1: the next line begins one
	for i := range x.rows {
		r := &x.rows[i]
		goesOn := r.indent > open || r.text != "" && strings.ContainsAny(r.text[:1], "]}")
		if r.text == "" || open >= 0 && goesOn {
			continue
		}
		if open = r.indent; r.header() && !r.dash {
			open = -1
		}
		if n := len(out); n > 0 {
			out[n-1].to = i
		}
		out = append(out, span{i, len(x.rows)})
	}
	return out
}

// worst returns the first line of an entry at which the file stops being YAML.
// Lines inside brackets or quotes count with the one that closes them.
func (x *page) worst(s span) int {
	var f flow
	var whole []span
	first := s.from
	for i := s.from; i < s.to; i++ {
		if f.read(i, x.rows[i].line); !f.inside() {
			whole = append(whole, span{first, i + 1})
			first = i + 1
		}
	}
	i := sort.Search(len(whole), func(i int) bool { return !x.readable(whole[i].to) })
	if i == len(whole) {
		return s.to - 1
	}
	return x.below(whole[i].from)
}

// below returns the first row from i on that holds something.
func (x *page) below(i int) int {
	for i < len(x.rows)-1 && x.rows[i].text == "" {
		i++
	}
	return i
}

var idIn = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\bid: *([a-z][a-z0-9_]*)`) })

// takeOut leaves lines blank. Ids that stood there may be named elsewhere.
func (x *page) takeOut(s span) {
	for i := s.from; i < s.to; i++ {
		for _, m := range idIn().FindAllStringSubmatch(x.rows[i].line, -1) {
			x.errs.unread = append(x.errs.unread, m[1])
		}
		x.rows[i] = row{}
	}
	x.holes = append(x.holes, s)
}

// prune removes keys from n whose value was taken out.
func (x *page) prune(n *Node) {
	for i := len(n.Items) - 1; i >= 0; i-- {
		v := &n.Items[i]
		x.prune(v)
		if n.Kind != Map || !x.hollow(n.Keys[i].At.Line) {
			continue
		}
		if v.Kind == Null || v.Kind == Map && len(v.Items) == 0 {
			n.Keys, n.Items = slices.Delete(n.Keys, i, i+1), slices.Delete(n.Items, i, i+1)
		}
	}
}

// hollow reports a line with nothing between it and what was taken out.
func (x *page) hollow(line int) bool {
	for i := line; i < len(x.rows) && x.rows[i].text == ""; i++ {
		if slices.ContainsFunc(x.holes, func(s span) bool { return i >= s.from && i < s.to }) {
			return true
		}
	}
	return false
}

// unmerge tells of the marks that a version control left where two changes met,
// and reads on with the first of the two.
func (x *page) unmerge() {
	for i := 0; i < len(x.rows); i++ {
		if !strings.HasPrefix(x.rows[i].line, "<<<<<<<") {
			continue
		}
		middle, end := -1, -1
		for j := i + 1; j < len(x.rows) && end < 0; j++ {
			switch l := x.rows[j].line; {
			case strings.HasPrefix(l, "=======") && middle < 0:
				middle = j
			case strings.HasPrefix(l, ">>>>>>>"):
				end = j
			}
		}
		if middle < 0 || end < 0 {
			x.errs.Add(Pos{x.name, i + 1, 1}, "a line that a merge left; delete it")
			x.takeOut(span{i, i + 1})
			continue
		}
		x.errs.Add(Pos{x.name, i + 1, 1}, "two versions that a merge left here; keep one of them, and delete lines %d, %d and %d", i+1, middle+1, end+1)
		x.takeOut(span{i, i + 1})
		x.takeOut(span{middle, end + 1})
		i = end
	}
}

// oddIndent reports a line that begins with what only looks like a blank.
func oddIndent(src []byte) bool {
	for line := range bytes.Lines(src) {
		if rest := bytes.TrimLeft(line, " "); len(rest) > 0 && rest[0] >= utf8.RuneSelf {
			if c, _ := utf8.DecodeRune(rest); unicode.Is(unicode.Zs, c) {
				return true
			}
		}
	}
	return false
}

// unblank tells of lines that begin so, and reads on as if they had blanks.
func (x *page) unblank() {
	for i := range x.rows {
		r := &x.rows[i]
		c, _ := utf8.DecodeRuneInString(r.line[min(r.indent, len(r.line)):])
		if c == ' ' || !unicode.Is(unicode.Zs, c) {
			continue
		}
		x.errs.Add(r.pos(x.name, i+1, r.indent), "the character %U before the first word only looks like a blank; type blanks in its place", c)
		rest := strings.TrimLeftFunc(r.line, unicode.IsSpace)
		n := utf8.RuneCountInString(r.line) - utf8.RuneCountInString(rest)
		*r = readRow(strings.Repeat(" ", n) + rest)
	}
}
