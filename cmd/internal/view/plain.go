package view

import (
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

// sentence begins with a capital letter and ends with a full stop.
func sentence(text string) string {
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return capital(text)
}
