package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// PlainWidth is how many cells a line of plain mode has at most.
const PlainWidth = 40

// PlainNews is News for plain mode: lines of at most PlainWidth cells, a Rival's
// movements numbered, every total a sentence, a blank line between blocks.
func (s Scene) PlainNews(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, b := range s.tell(t, events) {
		lines := s.plainBlock(&b)
		if len(out) > 0 && len(lines) > 0 {
			out = append(out, "")
		}
		out = append(out, lines...)
	}
	return out
}

// PlainPage is what plain mode says before a question: the news, then where
// everybody stands.
func (s Scene) PlainPage(t *engine.Table, events []engine.Event) []string {
	out := s.PlainNews(t, events)
	if len(out) > 0 {
		out = append(out, "")
	}
	return append(out, s.PlainScore(t, events...)...)
}

// PlainScore is title and scoreboard in sentences. Events are those of Score.
func (s Scene) PlainScore(t *engine.Table, events ...engine.Event) []string {
	p := &t.Pos
	title := "Round " + strconv.Itoa(int(p.Round)) + "."
	switch {
	case p.Phase == engine.Over:
		title += " The end."
	case p.Conflict != 0:
		title += " " + s.Box.Rules.Conflicts[p.Conflict].Name
		if icon := iconName(s.Box.Rules.Conflicts[p.Conflict].Icon); icon != "" {
			title += ", " + icon
		}
		title += "."
	}
	out := fold(title, PlainWidth, 0)
	if p.Conflict != 0 && s.Box.Rules.Conflicts[p.Conflict].Protected && !p.WallGone {
		out = append(out, "It is behind the Shield Wall.")
	}
	open := s.unfinished(t, events)
	for _, seat := range s.seating(t) {
		f := s.figures(t, seat, open)
		var parts []string
		if f[0] != "" {
			parts = append(parts, f[0]+" VP")
		}
		agents := f[1] + " Agents"
		if f[1] == "1" {
			agents = "1 Agent"
		}
		parts = append(parts, agents, "strength "+f[2])
		out = append(out, fold(s.Names.Name(seat)+": "+strings.Join(parts, ", ")+".", PlainWidth, 0)...)
	}
	return out
}

// plainBlock is one block in plain lines.
func (s Scene) plainBlock(b *block) []string {
	if b.record {
		return s.plainRecord(b)
	}
	var out []string
	say := func(text string) { out = append(out, fold(sentence(text), PlainWidth, 0)...) }
	if b.head != "" {
		out = append(out, b.head)
	}
	for _, p := range b.passed {
		if text := "Pass over " + p.name + ": " + p.why + "."; cells.StringWidth(text) <= PlainWidth {
			out = append(out, text)
		} else {
			out = append(out, fold("Pass over "+p.name+":", PlainWidth, 0)...)
			out = append(out, fold(p.why+".", PlainWidth, 0)...)
		}
	}
	for _, part := range strings.Split(b.text, ".  ") {
		if part != "" {
			say(part)
		}
	}
	if b.right != "" {
		say(b.right)
	}
	n := 0
	for _, x := range b.steps {
		switch {
		case x.verb == "":
			for _, part := range strings.Split(x.text, ".  ") {
				say(part)
			}
		default:
			n++
			say(strconv.Itoa(n) + ". " + x.verb + " " + x.text)
		}
		if x.right != "" {
			say(x.right)
		}
	}
	return out
}

// plainRecord is a human's own line: "You: Hagga Basin, 2 troops deployed." and
// "Your strength: 4."
func (s Scene) plainRecord(b *block) []string {
	text := strings.NewReplacer(": ", ", ", "; ", ", ").Replace(b.text)
	out := fold(s.Names.Name(b.seat)+": "+sentence(text), PlainWidth, 0)
	if b.right != "" {
		out = append(out, fold(capital(s.Names.Whose(b.seat))+" "+rightSentence(b.right), PlainWidth, 0)...)
	}
	for _, x := range b.steps {
		out = append(out, fold(sentence(x.text), PlainWidth, 0)...)
	}
	return out
}

// rightSentence turns a total at the margin into words after a name: "strength
// 4" becomes "strength: 4.", "6 VP" becomes "VP: 6."
func rightSentence(right string) string {
	name, n, ok := strings.Cut(right, " ")
	if !ok {
		return right + "."
	}
	if _, err := strconv.Atoi(name); err == nil {
		name, n = n, name
	}
	return name + ": " + n + "."
}

// sentence begins with a capital letter and ends with a full stop.
func sentence(text string) string {
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return capital(text)
}
