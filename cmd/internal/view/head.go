package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Here a Scene hands on to package tell.

// Listener is who is told.
func (s Scene) Listener() tell.Listener {
	return tell.Listener{Speaker: s.speaker(), Taste: s.Taste, Texts: s.Texts, Asking: s.Asking, Unasked: s.Unasked}
}

// Screen draws for the width of the scene.
func (s Scene) Screen() layout.Screen { return layout.Screen(s.width()) }

// Plain draws plain lines.
func (s Scene) Plain() layout.Plain { return layout.Plain{Sentence: s.speaker().Sentence} }

// News is tell.News on lines.
func (s Scene) News(t *engine.Table, events []engine.Event) []string {
	return s.Screen().Blocks(tell.News(s.Listener(), t, events))
}

// Turn is News, and below it what is left for a human to choose.
func (s Scene) Turn(t *engine.Table, events []engine.Event) []string {
	lines := s.News(t, events)
	for _, text := range tell.Open(s.speaker(), t) {
		lines = append(lines, s.Fold(text)...)
	}
	return lines
}

// FirstTurn is tell.FirstTurn on lines.
func (s Scene) FirstTurn(t *engine.Table) []string { return s.Fold(tell.FirstTurn(s.speaker(), t)) }

// FixesFirst is tell.FixesFirst.
func (s Scene) FixesFirst(t *engine.Table, events []engine.Event) []engine.Event {
	return tell.FixesFirst(t, events)
}

// Title is the first line of a page, tell.Title, as a screen draws it.
func (s Scene) Title(t *engine.Table) string {
	return s.Screen().Line(tell.Title(s.speaker(), t))
}

// Score is the second line, tell.Score.
func (s Scene) Score(t *engine.Table, events ...engine.Event) string {
	return s.Screen().Score(tell.Score(s.speaker(), t, events...))
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

// PlainWidth is how many cells a line of plain mode has at most.
const PlainWidth = layout.PlainWidth

// PlainNews is News in plain lines.
func (s Scene) PlainNews(t *engine.Table, events []engine.Event) []string {
	return s.Plain().Blocks(tell.News(s.Listener(), t, events))
}

// PlainPage is what plain mode says before a question: the news, then where
// everybody stands.
func (s Scene) PlainPage(t *engine.Table, events []engine.Event) []string {
	return s.Plain().Page(s.Page(t, events))
}

// PlainScore is title and scoreboard in sentences. Events are those of Score.
func (s Scene) PlainScore(t *engine.Table, events ...engine.Event) []string {
	p := tell.Frame(s.speaker(), t, events...)
	return s.Plain().Page(&p)
}

// Page is the page of news.
func (s Scene) Page(t *engine.Table, events []engine.Event) *page.Page {
	return tell.Page(s.Listener(), t, events)
}

// End is tell.End on lines.
func (s Scene) End(t *engine.Table, events []engine.Event) []string {
	return s.Screen().Blocks(tell.End(s.speaker(), t, events))
}

// PlainEnd is End in plain lines.
func (s Scene) PlainEnd(t *engine.Table, events []engine.Event) []string {
	return s.Plain().Blocks(tell.End(s.speaker(), t, events))
}

// Log is tell.Log on lines.
func (s Scene) Log(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, l := range s.Screen().Rounds(tell.Log(s.Listener(), t, events)) {
		out = append(out, l.Text)
	}
	return out
}

// Numbered is menu.Numbered on lines.
func (s Scene) Numbered(t *engine.Table, moves []page.Move, at []int) []string {
	return s.Screen().Numbered(menu.Numbered(s.Listener(), t, moves, at))
}

// LogPrompt is menu.Log.
func (s Scene) LogPrompt(moves int, earlier, later bool) (ask.Prompt, []int) {
	return menu.Log(s.speaker(), moves, earlier, later)
}

// winner says who wins.
func (s Scene) winner(t *engine.Table) string { return tell.Winner(s.speaker(), t) }

// note is what a person wrote down, in quotes.
func (s Scene) note(e *engine.Event) string {
	l := s.Listener()
	return tell.Note(s.speaker(), l.Typed(e))
}
