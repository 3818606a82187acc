package view

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// PageWidth is how many cells a line of a page has at most; a wider screen
// doesn't make it longer.
const PageWidth = 80

// Scene is what rendering needs beside a table and its events. It is a value:
// copy it to change the width.
type Scene struct {
	Box   *rival.Box
	Names Names
	Lang  *say.Language // nil: English
	// OtherNames is as of a say.Speaker.
	OtherNames bool
	Width      int // cells of the screen; 0 or more than PageWidth: PageWidth
	// Asking is the question that stands under the news. A question that says
	// itself where a Rival goes needs no line for the turn under way.
	Asking engine.QKind
	// Unasked says that no question follows and no key can be pressed: nothing is
	// left to "?".
	Unasked bool
	// Texts are what people typed, notes and reasons, in the order in which the
	// asker numbered them (engine.Table.Text), the first being 1.
	Texts []string
	// Taste is how people want their pages.
	Taste Taste
}

// speaker says messages as the scene has them.
func (s Scene) speaker() say.Speaker {
	return say.Speaker{Lang: s.Lang, OtherNames: s.OtherNames, Box: s.Box, Names: say.Names(s.Names)}
}

// Say is a message as the scene has it.
func (s Scene) Say(id say.ID, args ...say.Args) string { return s.speaker().Say(id, args...) }

// width is how many cells a line has.
func (s Scene) width() int {
	if s.Width <= 0 || s.Width > PageWidth {
		return PageWidth
	}
	return s.Width
}
