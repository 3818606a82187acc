package inspect

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
)

// entryLines writes everything about an entry and where it stands: a key a line,
// with its own place where another file changed it; then how sure it is and what
// its file says about that.
func entryLines(values []data.Value) []string {
	var out []string
	made := ""
	for i, v := range values {
		if v.Key == "id" {
			if i > 0 {
				out = append(out, "")
			}
			made = v.From.File
			out = append(out, fmt.Sprintf("%s  (%s, %s)", v.Entry, v.Section, fileLine(v.From)))
			continue
		}
		text := bare(v)
		if v.From.File != made {
			text += "  (" + fileLine(v.From) + ")"
		}
		out = append(out, layout.Full.Hanging("  "+v.Key, 20, text)...)
	}
	for _, v := range values {
		note := v.Confidence
		if v.Source != "" {
			note = strings.TrimPrefix(note+": "+v.Source, ": ")
		}
		if note != "" {
			out = append(out, layout.Full.Hanging("  confidence", 20, note)...)
		}
	}
	return out
}

// fileLine is a place as far as a line.
func fileLine(at strict.Pos) string { return fmt.Sprintf("%s:%d", at.File, at.Line) }

// printValues writes entries as JSON: an object each, the values as their file
// has them. One alone is no list.
func printValues(w io.Writer, values []data.Value, one bool) error {
	var b bytes.Buffer
	entries := 0
	for i, v := range values {
		if i == 0 || v.Section != values[i-1].Section || v.Entry != values[i-1].Entry {
			if i > 0 {
				b.WriteString("},")
			}
			entries++
			fmt.Fprintf(&b, `{"section":%s,"file":%s`, quoteJSON(v.Section), quoteJSON(fileLine(v.From)))
			for _, note := range [...]struct{ key, text string }{{"confidence", v.Confidence}, {"source", v.Source}} {
				if note.text != "" {
					fmt.Fprintf(&b, `,"%s":%s`, note.key, quoteJSON(note.text))
				}
			}
		}
		fmt.Fprintf(&b, ",%s:", quoteJSON(v.Key))
		if err := valueJSON(&b, v.Text); err != nil {
			return err
		}
	}
	if len(values) > 0 {
		b.WriteString("}")
	}
	text := b.Bytes()
	if !one || entries > 1 {
		text = append(append([]byte("["), text...), ']')
	}
	return writeIndented(w, text)
}

// nodeJSON writes a value of YAML as JSON. Plain numbers and truth values stay
// what they are.
func nodeJSON(b *bytes.Buffer, n *strict.Node) {
	switch n.Kind {
	case strict.Map:
		for i := range n.Keys {
			b.WriteByte("{,"[min(i, 1)])
			b.Write(quoteJSON(n.Keys[i].Text))
			b.WriteByte(':')
			nodeJSON(b, &n.Items[i])
		}
		if len(n.Keys) == 0 {
			b.WriteByte('{')
		}
		b.WriteByte('}')
	case strict.List:
		for i := range n.Items {
			b.WriteByte("[,"[min(i, 1)])
			nodeJSON(b, &n.Items[i])
		}
		if len(n.Items) == 0 {
			b.WriteByte('[')
		}
		b.WriteByte(']')
	case strict.Scalar:
		if text := []byte(n.Text); !n.Quoted && json.Valid(text) {
			b.Write(text)
		} else {
			b.Write(quoteJSON(n.Text))
		}
	default:
		b.WriteString("null")
	}
}

// showNumbers prints values that stand in no entry: all, a group of them, or one by
// its path, which a file and --knob use.
func showNumbers(to io.Writer, values []data.Value, args []string, shelf string, asJSON bool) error {
	if len(args) == 1 {
		var known []string
		var some []data.Value
		for _, v := range values {
			path := strings.TrimPrefix(v.Path(), shelf+".")
			known = append(known, path)
			if path == args[0] || strings.HasPrefix(path, args[0]+".") || v.Path() == args[0] {
				some = append(some, v)
			}
		}
		if some == nil {
			return command.Usage(command.Error("cli.show_unknown_key", say.Args{"name": shelf, "word": args[0], "text": command.Nearest(args[0], known, command.Speaker(nil).Say("cli.show_lists", say.Args{"name": shelf}))}))
		}
		values = some
	}
	if asJSON {
		return printValues(to, values, false)
	}
	var lines []string
	for _, v := range values {
		from := fmt.Sprintf("%s:%d", v.From.File, v.From.Line)
		if v.Confidence != "" {
			from += ", " + v.Confidence
		}
		lines = append(lines, layout.Sourced(v.Path(), v.Text, from))
	}
	return command.PrintLines(to, lines)
}
