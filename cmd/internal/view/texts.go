package view

import (
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// typed is the text that people typed with an event, "" for none.
func (s Scene) typed(e *engine.Event) string {
	if n := int(e.Text); n > 0 && n <= len(s.Texts) {
		return s.Texts[n-1]
	}
	return ""
}

// note is what a person wrote down, in quotes.
func (s Scene) note(e *engine.Event) string { return menu.NoteText(s.speaker(), s.typed(e)) }

// reason is why a number was corrected: in the person's own words where there
// are any.
func (s Scene) reason(e *engine.Event) string {
	return menu.Reason(s.speaker(), e.Reason, s.typed(e))
}
