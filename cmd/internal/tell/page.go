// Package tell says what happened, and how the table stands, as blocks of a page.
package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Page is title and score of a table, to which the caller adds blocks. Events are
// those of Score.
func Page(s say.Speaker, t *engine.Table, events ...engine.Event) page.Page {
	return page.Page{Title: Title(s, t), Score: Score(s, t, events...), Said: said(s, t, events)}
}
