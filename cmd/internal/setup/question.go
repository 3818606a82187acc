package setup

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// Question is one question of the setup. Its prompt has no commands: those are the
// caller's.
type Question struct {
	Key    string // what its answer is added to
	Prompt ask.Prompt
	More   page.Page // a page that tells more of the options, if there is one

	options []option
	line    func(text string) (value, fault string)
}

// Value is what the reply adds to Key. It is false for a command, and for a text
// that can't be taken: then the question stands.
func (q Question) Value(r ask.Reply) (string, bool) {
	switch {
	case r.Command != "":
		return "", false
	case q.line != nil:
		value, fault := q.line(r.Text)
		return value, fault == ""
	case r.Choice >= 0 && r.Choice < len(q.options):
		return q.options[r.Choice].value, true
	}
	return "", false
}

// Refused says why Value does not take a text; it is empty where nothing is wrong
// with it.
func (q Question) Refused(r ask.Reply) string {
	if r.Command != "" || q.line == nil {
		return ""
	}
	_, fault := q.line(r.Text)
	return fault
}

// option is one answer: its label, what stands behind the question once it is
// given ("": the label), the value it adds, and why it is not open ("": it is).
type option struct {
	label, said, value, closed string
	listing                    *page.Listing // instead of the label
}

// asked is a message that asks, and another that stands beside it in brackets
// until it is answered.
type asked struct {
	question, note string
}

// step is a question in its place on the way.
type step struct {
	key      string
	text     asked
	answered func(Values) (said string, ok bool)
	options  []option
	marked   int
	more     page.Page
	forks    bool // an answer may bring more questions, or leave some out
	line     *ask.FreeText
	take     func(text string) (value, fault string)
}

// Steps gives the next question of the setup that values leave open, or done when
// there is none: then Checklist has the last page. Answers given stand above the
// question, by whichever way they came. The figure of each level and Rival stands
// beside it where m knows any; the first question offers packages.
func Steps(s say.Speaker, v Values, m *Measured, packages ...Package) (next Question, done bool) {
	a := &asker{s, v, m, packages}
	way := a.way()
	var lines []string
	number, pages := 1, a.pages(way)
	for i := range way {
		x := &way[i]
		if said, ok := x.answered(v); ok {
			lines = append(lines, s.Say("setup.answered", say.Args{"page": number, "of": pages, "text": x.text.question, "name": said}))
			number++
			continue
		}
		head := s.Say("setup.question", say.Args{"page": number, "of": pages, "text": x.text.question, "note": x.text.note})
		return question(a.Speaker, x, head, lines), false
	}
	return Question{}, true
}

// pages counts the pages of the way, the checklist among them where one follows; 0
// as long as an answer may change that, so that no number is taken back.
func (a *asker) pages(way []step) int {
	if a.v.game() == "" || a.v.mode() == "" {
		return 0
	}
	for i := range way {
		if _, ok := way[i].answered(a.v); !ok && way[i].forks {
			return 0
		}
	}
	if a.v.DeckOnly() {
		return len(way)
	}
	return len(way) + 1
}

// question draws a step as it is asked.
func question(s say.Speaker, x *step, text string, lines []string) Question {
	p := ask.Prompt{
		ID: "setup_" + strings.ReplaceAll(x.key, "-", "_"), Page: Heading(s), Asked: lines,
		Text: text, Hint: s.Say("setup.hint"), Default: x.marked, FreeText: x.line, NewPage: len(lines) == 0,
	}
	p.Listed = x.line == nil
	for i, o := range x.options {
		if o.listing != nil {
			o.label = o.listing.Name
		}
		if _, err := strconv.Atoi(o.label); err == nil { // who means 12 types its digits
			p.Listed = false
		}
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i), Label: o.label, Listing: o.listing, Words: []string{o.value}, Closed: o.closed})
	}
	if x.line != nil {
		p.Hint = s.Say("setup.hint_name")
	}
	return Question{Key: x.key, Prompt: p, More: x.more, options: x.options, line: x.take}
}

// Title heads every page of the setup.
func Title(s say.Speaker) string { return s.Say("setup.title") }

// Heading is a page of the setup without anything under its title.
func Heading(s say.Speaker) page.Page {
	return page.Page{Title: page.Line{Text: Title(s)}, Bare: true}
}

// chosen gives what to say of an option whose value is set.
func chosen(options []option, value string) (string, bool) {
	i := slices.IndexFunc(options, func(o option) bool { return o.value == value })
	if i < 0 {
		return value, value != ""
	}
	if options[i].said != "" {
		return options[i].said, true
	}
	return options[i].label, true
}

// simple is a step whose value is one of its options.
func simple(key, question string, options ...option) step {
	return step{key: key, text: asked{question: question}, options: options, answered: func(v Values) (string, bool) {
		return chosen(options, v[key])
	}}
}
