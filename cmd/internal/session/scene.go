package session

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// scene is who reads a page, and on what: their language and names, what they want
// to see, and how wide their screen is.
type scene struct {
	tell.Listener
	layout.Screen
}

// head is a page of title and score, to which the caller adds blocks that are not
// news.
func (s *scene) head(t *engine.Table) page.Page {
	return page.Page{Title: tell.Title(s.Speaker, t), Score: tell.Score(s.Speaker, t)}
}
