package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// asides are the commands that are answers where a question takes them.
var asides = map[string]int{
	CommandMore: engine.AnsMore, CommandFix: engine.AnsFix, CommandProblem: engine.AnsBlocked,
}

// Answer turns a reply to Prompt(t, q) into the engine's answer. It is false
// when the reply is a command for the caller. "A card did more", "fix" and
// "that can't be" are answers at the questions that offer them.
func (s Scene) Answer(t *engine.Table, q engine.Question, r ask.Reply) (int, bool) {
	if r.Command != "" {
		a, ok := asides[r.Command]
		return a, ok && q.Fits(a)
	}
	sh := s.sheet(t, q)
	switch {
	case r.Choice >= 0 && r.Choice < len(sh.answers):
		return sh.answers[r.Choice], true
	case r.Choice < 0 && sh.Number != nil:
		return r.Number + sh.zero, true
	}
	return 0, false
}

// said is an answer by the choice that gives it.
func (sh *sheet) said(a int) string {
	for i, answer := range sh.answers {
		if answer != a {
			continue
		}
		return strings.TrimSpace(sh.Choices[i].Key + " " + sh.Choices[i].Label)
	}
	switch a {
	case engine.AnsMore:
		return "+ a card did more"
	case engine.AnsFix:
		return "x fix a number"
	case engine.AnsBlocked:
		return "p that can't be"
	case engine.AnsOpen:
		return "left open"
	}
	return strconv.Itoa(a - sh.zero)
}

// Asked is an answered question in one line, for Prompt.Asked. The table must be
// as it was when the question was put.
func (s Scene) Asked(t *engine.Table, q engine.Question, a int) string {
	sh := s.sheet(t, q)
	return asked(sh.Text, sh.said(a))
}

// asked leaves out what stands in brackets at the end of a question.
func asked(question, said string) string {
	if i := strings.LastIndex(question, " ("); i > 0 && strings.HasSuffix(question, ")") {
		question = question[:i]
	}
	return question + " " + said
}

// NotePrompt asks for the line of text that an answer wants beside it: a note,
// or a reason of one's own. It is false for all other answers. The engine keeps
// no text; the caller writes it into the log.
func (s Scene) NotePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	p := ask.Prompt{ID: "note", Default: -1, Hint: "Enter takes the line   Esc back", Line: &ask.Line{Max: 60}, Commands: map[string]string{"back": CommandBack}}
	switch {
	case q.Kind == engine.AskMore && engine.MoreKind(a) == engine.MoreNote:
		p.Text = "The note?"
	case q.Kind == engine.AskFixReason && engine.Reason(a) == engine.OtherReason:
		p.Text = "The reason?"
	default:
		return ask.Prompt{}, false
	}
	return p, true
}
