package session

import (
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/engine"
)

// colours stand for people in a report.
var colours = [...]string{"Red", "Green", "Blue"}

// veil writes colours for names, where they stand as words, in either case.
func veil(text string, people []string) string {
	for i, name := range people {
		if name == "" || i >= len(colours) {
			continue
		}
		text = replaceWord(text, name, colours[i])
		text = replaceWord(text, strings.ToUpper(name), strings.ToUpper(colours[i]))
		text = replaceWord(text, strings.ToLower(name), strings.ToLower(colours[i]))
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

// veilLine is the body of a line without people's names. What is no prose stays as
// it is, so that the save can still be played.
func veilLine(l *journal.Line, people []string) json.RawMessage {
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
	case lineSet:
		var x setLine
		return veiled(&x, func() {
			if x.Key == "name" {
				x.Value = veil(x.Value, people)
			}
		})
	case lineAnswer:
		var x answerLine
		return veiled(&x, func() { x.Label, x.Text = veil(x.Label, people), veil(x.Text, people) })
	case lineInForce:
		var x inForceLine
		return veiled(&x, func() { x.Label = veil(x.Label, people) })
	case lineMark, lineGo:
		var x markLine
		return veiled(&x, func() { x.Name = veil(x.Name, people) })
	case journal.KindStatus:
		var x Status
		return veiled(&x, func() {
			x.Text, x.Last, x.Setup = veil(x.Text, people), veil(x.Last, people), veil(x.Setup, people)
			x.Position = veilIDs(x.Position, people)
		})
	}
	return l.Body
}

// veilIDs writes the ids of colours for those of people in a position: where one
// is a value, or the seat of a fact ("mia.intrigue"); never for a key.
func veilIDs(position json.RawMessage, people []string) json.RawMessage {
	text := string(position)
	var names say.Names // of two players, who sit in seats 1 and 3
	for i, name := range people {
		if seat := 1 + 2*i; seat <= engine.Seats {
			names.Seat[seat] = name
		}
	}
	ids := setup.IDs(names)
	for i, name := range people {
		if name == "" || 1+2*i > engine.Seats {
			continue
		}
		old, now := ids[1+2*i], setup.SeatID(colours[i], engine.NoSeat)
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
