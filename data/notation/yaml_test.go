package notation

import (
	"bytes"
	"strings"

	"househagal/data/strict"
)

// YAML returns c as YAML for people: the keys of the table a line each, a seat
// over a few lines. It holds what AppendJSON holds. Only tests write YAML: what is
// written must come back.
func (c *Case) YAML() []byte {
	var errs strict.Errors
	root := strict.ParseJSON("", c.AppendJSON(nil), &errs).Node()
	var b bytes.Buffer
	for i := range root.Keys {
		key, v := root.Keys[i].Text, &root.Items[i]
		if key == tableKeys.list[kSeats] {
			b.WriteString(key + ":\n")
			for s := range v.Items {
				seatYAML(&b, &v.Items[s])
			}
			continue
		}
		w := lineWriter{b: &b, indent: "    "}
		w.put(key+":", false)
		w.flow(v, "")
		b.WriteByte('\n')
	}
	return b.Bytes()
}

func seatYAML(b *bytes.Buffer, seat *strict.Node) {
	lead := "  - "
	for i := range seat.Keys {
		w := lineWriter{b: b, indent: "      "}
		w.put(lead+seat.Keys[i].Text+":", false)
		w.flow(&seat.Items[i], "")
		b.WriteByte('\n')
		lead = "    "
	}
}

// lineWidth is where a list goes on in the next line.
const lineWidth = 100

// lineWriter writes flow YAML in lines of lineWidth.
type lineWriter struct {
	b      *bytes.Buffer
	indent string
	col    int
}

// put writes a word, after a blank if one fits, else on a line of its own.
func (w *lineWriter) put(word string, blank bool) {
	if blank && w.col+1+len(word) > lineWidth {
		w.b.WriteString("\n" + w.indent)
		w.col, blank = len(w.indent), false
	}
	if blank {
		w.b.WriteByte(' ')
		w.col++
	}
	w.b.WriteString(word)
	w.col += len(word)
}

// flow writes a value on the line; after says what follows it at once.
func (w *lineWriter) flow(n *strict.Node, after string) { w.value("", n, after) }

// value writes before, n and after as words that a line break may part.
func (w *lineWriter) value(before string, n *strict.Node, after string) {
	switch n.Kind {
	case strict.List:
		w.inside(before+"[", "]"+after, n, func(i int) string { return "" })
	case strict.Map:
		w.inside(before+"{", "}"+after, n, func(i int) string { return n.Keys[i].Text + ": " })
	case strict.Null:
		w.put(before+"null"+after, true)
	default:
		w.put(before+scalar(n)+after, true)
	}
}

func (w *lineWriter) inside(open, end string, n *strict.Node, key func(i int) string) {
	if len(n.Items) == 0 {
		w.put(open+end, true)
		return
	}
	for i := range n.Items {
		before, after := key(i), ","
		if i == 0 {
			before = open + before
		}
		if i == len(n.Items)-1 {
			after = end
		}
		w.value(before, &n.Items[i], after)
	}
}

// scalar writes a word as YAML: in quotes when it could be taken for something
// else than a text.
func scalar(n *strict.Node) string {
	if !n.Quoted {
		return n.Text
	}
	c := n.Text[0] | 0x20
	if c < 'a' || c > 'z' || spoken[strings.ToLower(n.Text)] {
		return `"` + n.Text + `"`
	}
	return n.Text
}

// spoken are words that YAML readers take for truth values or nothing.
var spoken = map[string]bool{"true": true, "false": true, "null": true, "yes": true, "no": true, "on": true, "off": true, "y": true, "n": true}
