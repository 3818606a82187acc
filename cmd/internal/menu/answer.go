package menu

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// asides are the commands that are answers where a question takes them.
var asides = map[string]int{
	controls.CommandMore: engine.AnsMore, controls.CommandFix: engine.AnsFix, controls.CommandProblem: engine.AnsBlocked,
}

// Answer turns a reply to Prompt(s, t, q) into the engine's answer. It is false
// when the reply is a command for the caller. "A card did more", "fix" and
// "that can't be" are answers at the questions that offer them.
func Answer(s say.Speaker, t *engine.Table, q engine.Question, r ask.Reply) (int, bool) {
	if r.Command != "" {
		a, ok := asides[r.Command]
		return a, ok && q.Fits(a)
	}
	sh := makeSheet(s, t, q)
	switch {
	case r.Choice >= 0 && r.Choice < len(sh.answers):
		return sh.answers[r.Choice], true
	case r.Choice < 0 && sh.Number != nil:
		return r.Number + sh.zero, true
	}
	return 0, false
}

// said is an answer by the choice that gives it.
func (sh *sheet) said(s say.Speaker, a int) string {
	sh.Settle(0) // a name is cut as it was in the menu
	for i, answer := range sh.answers {
		if answer != a {
			continue
		}
		return strings.TrimSpace(sh.Choices[i].Key + " " + sh.Choices[i].Label)
	}
	for id, answer := range asides {
		if answer == a {
			return controls.HintOf(s, id)
		}
	}
	if a == engine.AnsOpen {
		return s.Say("undo.open")
	}
	return strconv.Itoa(a - sh.zero)
}

// Said is an answer as it stands behind its question once it is answered: "hb
// Hagga Basin", "2", "n no", "none". The table must be as it was when the
// question was put.
func Said(s say.Speaker, t *engine.Table, q engine.Question, a int) string {
	sh := makeSheet(s, t, q)
	return sh.said(s, a)
}

// Asked is an answered question in one line, for Prompt.Asked. The table must be
// as it was when the question was put.
func Asked(s say.Speaker, t *engine.Table, q engine.Question, a int) string {
	sh := makeSheet(s, t, q)
	text := sh.brief
	if text == "" {
		text = sh.Text
	}
	return s.Say("ask.answered", say.Args{"text": text, "word": sh.said(s, a)})
}

// Note asks for the line of text that an answer wants beside it: a note, or a
// reason of one's own. It is false for all other answers. The engine keeps no
// text; the caller writes it into the log.
func Note(s say.Speaker, q engine.Question, a int) (ask.Prompt, bool) {
	p := ask.Prompt{ID: "note", Default: -1, Hint: controls.Hints(s.Say("menu.enter_line"), s.Say("menu.esc_back")), FreeText: &ask.FreeText{Max: 60}, Commands: map[string]string{"back": controls.CommandBack}}
	switch {
	case q.Kind == engine.AskMore && engine.MoreKind(a) == engine.MoreNote:
		p.Text = s.Say("ask.note")
	case q.Kind == engine.AskFixReason && engine.Reason(a) == engine.OtherReason:
		p.Text = s.Say("ask.reason")
	default:
		return ask.Prompt{}, false
	}
	return p, true
}
