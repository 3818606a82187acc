package course

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/engine"
)

// veil has colours that stand for people in a report.
type veil struct {
	people  []string
	colours [3]string
}

// text is a text with colours for names, where they stand as words, in either
// case.
func (v *veil) text(text string) string {
	for i, name := range v.people {
		if name == "" || i >= len(v.colours) {
			continue
		}
		now := v.colours[i]
		text = replaceWord(text, name, now)
		for _, caps := range say.Capitals(name) {
			text = replaceWord(text, caps, strings.ToUpper(now))
		}
		text = replaceWord(text, strings.ToLower(name), strings.ToLower(now))
	}
	return text
}

// replaceWord replaces old where no letter or digit touches it.
func replaceWord(text, old, now string) string {
	var b strings.Builder
	for {
		i := strings.Index(text, old)
		if i < 0 {
			b.WriteString(text)
			return b.String()
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(old):])
		b.WriteString(text[:i])
		if inWord(before) && i > 0 || inWord(after) && i+len(old) < len(text) {
			b.WriteString(old)
		} else {
			b.WriteString(now)
		}
		text = text[i+len(old):]
	}
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// line is the body of a line without people's names. What is no prose stays as
// it is, so that the save can still be played.
func (v *veil) line(l *journal.Line) json.RawMessage {
	veiled := func(x any, change func()) json.RawMessage {
		if json.Unmarshal(l.Body, x) != nil {
			return l.Body
		}
		change()
		body, err := json.Marshal(x)
		if err != nil {
			return l.Body
		}
		return body
	}
	switch l.Kind {
	case LineSet:
		var x SetLine
		return veiled(&x, func() {
			if x.Key == "name" {
				x.Value = v.text(x.Value)
			}
		})
	case LineAnswer:
		var x AnswerLine
		return veiled(&x, func() { x.Label, x.Text = v.text(x.Label), v.text(x.Text) })
	case LineInForce:
		var x InForceLine
		return veiled(&x, func() { x.Label = v.text(x.Label) })
	case LineMark, LineGo:
		var x MarkLine
		return veiled(&x, func() { x.Name = v.text(x.Name) })
	case journal.KindStatus:
		var x Status
		return veiled(&x, func() {
			x.Text, x.Last, x.Setup = v.text(x.Text), v.text(x.Last), v.text(x.Setup)
			x.Position = v.ids(x.Position)
		})
	}
	return l.Body
}

// ids writes the ids of colours for those of people in a position: where one
// is a value, or the seat of a fact ("mia.intrigue"); never for a key.
func (v *veil) ids(position json.RawMessage) json.RawMessage {
	text := string(position)
	var names, called say.Names // of two players, who sit in seats 1 and 3
	for i, name := range v.people {
		if seat := 1 + 2*i; seat <= engine.Seats {
			names.Seat[seat], called.Seat[seat] = name, v.colours[i]
		}
	}
	ids, now := setup.IDs(names), setup.IDs(called)
	for i, name := range v.people {
		if name == "" || 1+2*i > engine.Seats {
			continue
		}
		old, now := ids[1+2*i], now[1+2*i]
		var b strings.Builder
		for {
			at := strings.Index(text, `"`+old)
			if at < 0 {
				break
			}
			rest := text[at+1+len(old):]
			b.WriteString(text[:at+1])
			if strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, `"`) && !strings.HasPrefix(rest, `":`) {
				b.WriteString(now)
			} else {
				b.WriteString(old)
			}
			text = rest
		}
		text = b.String() + text
	}
	return json.RawMessage(text)
}

// Anonymous puts colours in the place of people's names, wherever a save writes
// them.
func Anonymous(c journal.Contents, people []string, colours [3]string) journal.Contents {
	v := &veil{people, colours}
	h := maps.Clone(c.Header.Flags)
	if h["name"] != "" {
		h["name"] = v.text(h["name"])
	}
	c.Header.Flags = h
	c.Lines = slices.Clone(c.Lines)
	for i := range c.Lines {
		c.Lines[i].Body = v.line(&c.Lines[i])
	}
	return c
}
