package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// PlainWidth is how many cells a line of plain mode has at most.
const PlainWidth = layout.PlainWidth

// PlainNews is News for plain mode: lines of at most PlainWidth cells, a Rival's
// movements numbered, every total a sentence, a blank line between blocks.
func (s Scene) PlainNews(t *engine.Table, events []engine.Event) []string {
	return s.Plain().Blocks(s.pages(s.tell(t, events)))
}

// PlainPage is what plain mode says before a question: the news, then where
// everybody stands.
func (s Scene) PlainPage(t *engine.Table, events []engine.Event) []string {
	return s.Plain().Page(s.Page(t, events))
}

// PlainScore is title and scoreboard in sentences. Events are those of Score.
func (s Scene) PlainScore(t *engine.Table, events ...engine.Event) []string {
	p := tell.Page(s.speaker(), t, events...)
	return s.Plain().Page(&p)
}

// Plain draws plain lines.
func (s Scene) Plain() layout.Plain { return layout.Plain{Sentence: sentence} }

// Page is the page of news, with the lines that people asked for beside them.
func (s Scene) Page(t *engine.Table, events []engine.Event) *page.Page {
	p := tell.Page(s.speaker(), t, events...)
	p.Blocks = s.pages(s.tell(t, events))
	return &p
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
