// Package tell says what happened, and how the table stands, as blocks of a page.
//
// Events are gathered into what each pair of hands at the table does (hand), and
// that is told in blocks: a seat, and the lines under it. What a kind of event
// is added to, and whether it gives a line, stands in one table (kinds.go).
package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Page is the page of news.
func Page(l Listener, t *engine.Table, events []engine.Event) *page.Page {
	p := Frame(l.Speaker, t, events...)
	p.Blocks = News(l, t, events)
	return &p
}

// Beside are the lines that people asked for beside the news: the coach's, and
// the odds.
func Beside(l Listener, t *engine.Table, events []engine.Event) []page.Block {
	return append(Coach(l.Speaker, l.Taste, t, events), Odds(l.Speaker, l.Taste, t)...)
}

// Frame is title and score of a table, to which the caller adds blocks. Events are
// those of Score.
func Frame(s say.Speaker, t *engine.Table, events ...engine.Event) page.Page {
	return page.Page{Title: Title(s, t), Score: Score(s, t, events...), Said: scoreSentences(s, t, events)}
}
