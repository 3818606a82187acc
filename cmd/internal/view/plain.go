package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/engine"
)

// PlainWidth is how many cells a line of plain mode has at most.
const PlainWidth = layout.PlainWidth

// PlainNews is News for plain mode: lines of at most PlainWidth cells, a Rival's
// movements numbered, every total a sentence, a blank line between blocks.
func (s Scene) PlainNews(t *engine.Table, events []engine.Event) []string {
	return layout.Plain{Sentence: sentence}.Blocks(s.pages(s.tell(t, events)))
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

// saidRecord is a human's own line in plain words: "You: Hagga Basin, 2 troops
// deployed." and "Your strength: 4."
func (s Scene) saidRecord(b *block) []page.Sentence {
	text := strings.NewReplacer(": ", ", ", "; ", ", ").Replace(b.text)
	out := []page.Sentence{{s.Names.Name(b.seat) + ": " + sentence(text)}}
	if b.right != "" {
		out = append(out, page.Sentence{capital(s.Names.Whose(b.seat)) + " " + rightSentence(b.right)})
	}
	for _, x := range b.steps {
		out = append(out, page.Sentence{sentence(x.text)})
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
