package session

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// scene is who reads a page, and on what: their language and names, what they want
// to see, and how wide their screen is.
type scene struct {
	tell.Listener
	layout.Screen
}

// plain draws plain lines.
func (s *scene) plain() layout.Plain { return layout.Plain{Sentence: s.Sentence} }

// head is title and score above lines that are not news, and a blank line.
func (s *scene) head(t *engine.Table, events ...engine.Event) []string {
	return []string{s.Line(tell.Title(s.Speaker, t)), s.Screen.Score(tell.Score(s.Speaker, t, events...)), ""}
}
