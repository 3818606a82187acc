package view

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Screen draws for the width of the scene.
func (s Scene) Screen() layout.Screen { return layout.Screen(s.width()) }

// Title is the first line of a page, tell.Title, as a screen draws it.
func (s Scene) Title(t *engine.Table) string {
	return s.Screen().Line(tell.Title(s.speaker(), t))
}

// Score is the second line, tell.Score.
func (s Scene) Score(t *engine.Table, events ...engine.Event) string {
	return s.Screen().Score(tell.Score(s.speaker(), t, events...))
}

// conflictName is a Conflict card as the table tells it from others of its name.
func (s Scene) conflictName(c engine.Conflict) string { return tell.Conflict(s.speaker(), c) }

func (s Scene) seating(*engine.Table) [engine.Seats]engine.Seat { return tell.Seating(s.Names.You) }

func (s Scene) unfinished(t *engine.Table, events []engine.Event) []engine.Event {
	return tell.Unfinished(t, events)
}

// Beside are the lines that people asked for beside the news: the coach's, and
// the odds.
func (s Scene) Beside(t *engine.Table, events []engine.Event) []page.Block {
	return append(tell.Coach(s.speaker(), s.Taste, t, events), tell.Odds(s.speaker(), s.Taste, t)...)
}

// Coach are the coach's lines on a screen.
func (s Scene) Coach(t *engine.Table, events []engine.Event) []string {
	return s.Screen().Blocks(tell.Coach(s.speaker(), s.Taste, t, events))
}

// Odds are the odds on a screen.
func (s Scene) Odds(t *engine.Table) []string {
	return s.Screen().Blocks(tell.Odds(s.speaker(), s.Taste, t))
}
