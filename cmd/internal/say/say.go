package say

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/rival"
)

// ID names a message: its section and its key in the catalogue, "why.no_card".
// Every ID in the code is a constant, so that a test finds those that are
// missing or unused.
type ID string

// section is the part of a catalogue in which a message stands.
func (id ID) section() string {
	section, _, _ := strings.Cut(string(id), ".")
	return section
}

// Args are the arguments of a message by the names of its holes. What a name
// holds is fixed for the whole catalogue (holes.go).
type Args map[string]any

// programHole is the argument that every message may have and nobody hands over:
// how this program is called where it runs, so that {program} games is a command.
const programHole = "program"

var program = "hagal"

// Called says how this program was called, as a shell takes it. It is for the start
// of a process, before anything is said.
func Called(word string) { program = word }

// Speaker says messages in one language at one table. It is a value; the zero
// Speaker speaks English and knows no names.
type Speaker struct {
	Lang  *Language  // nil: English
	Box   *rival.Box // what is printed; nil where no message names any of it
	Names Names      // who sits there
	// OtherNames is for who wants it the other way round from the language: names as
	// printed in the language of the box, or those of the language.
	OtherNames bool
}

// Say is the message with its arguments; a message without holes takes none.
func (s Speaker) Say(id ID, args ...Args) string {
	var all Args
	if len(args) > 0 {
		all = args[0]
	}
	return s.write(id, all)
}

// Has says whether the language itself has a message.
func (s Speaker) Has(id ID) bool { return s.lang().has(id) }

// Tag is the tag of the language: "en".
func (s Speaker) Tag() string { return s.lang().Tag() }

func (s Speaker) lang() *Language {
	if s.Lang == nil {
		return English()
	}
	return s.Lang
}

// write says a message: in English where the language has it not; one that does
// not exist is named in braces, so that a page still stands.
func (s Speaker) write(id ID, args Args) string {
	m, ok := s.lang().message(id)
	if !ok {
		if m, ok = English().message(id); !ok {
			return "{" + string(id) + "}"
		}
	}
	if len(m.parts) == 1 && m.parts[0].hole == "" {
		return m.parts[0].text
	}
	var b strings.Builder
	s.parts(&b, m.parts, args)
	return b.String()
}

// unparted reports whether what comes next belongs to what was written without a
// blank between: both are Chinese.
func (s Speaker) unparted(written string, next []part, args Args) bool {
	if !endsChinese(written) {
		return false
	}
	var b strings.Builder
	s.parts(&b, next, args)
	first, _ := utf8.DecodeRuneInString(b.String())
	return unicode.Is(unicode.Han, first)
}

func (s Speaker) parts(b *strings.Builder, parts []part, args Args) {
	for i := range parts {
		p := &parts[i]
		v, given := args[p.hole]
		switch {
		case p.text == " " && i+1 < len(parts) && s.unparted(b.String(), parts[i+1:i+2], args):
		case p.hole == "":
			b.WriteString(p.text)
		case p.hole == programHole:
			b.WriteString(program)
		case !given:
			b.WriteString("{" + p.hole + "}")
		case p.branches != nil:
			s.parts(b, p.choose(s.traits(v)), args)
		default:
			text := s.value(v, p.forms)
			if text != "" && '0' <= text[0] && text[0] <= '9' && endsChinese(b.String()) {
				b.WriteByte(' ')
			}
			b.WriteString(text)
		}
	}
}

// endsChinese reports whether a text ends in a Chinese letter, behind which a figure
// stands apart.
func endsChinese(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	return unicode.Is(unicode.Han, last)
}
