// Package drawn is for tests: all that one reader is shown, drawn for a screen or in
// plain lines as a session does.
package drawn

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/cmd/internal/why"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

// Reader draws everything for one reader, as a session does.
type Reader struct {
	Box    *rival.Box
	Names  say.Names
	Width  int // cells of the screen, 0: a full one
	Asking engine.QKind
	Taste  tell.Taste
}

// People is how the seats are called: the names given, else those that the setup gives.
func People(box *rival.Box, pos *engine.Position, given [engine.Seats + 1]string) say.Names {
	return setup.People(say.Speaker{Box: box}, pos, given)
}

// Speaker says messages to the reader.
func (s Reader) Speaker() say.Speaker { return say.Speaker{Box: s.Box, Names: s.Names} }

func (s Reader) listener() tell.Listener {
	return tell.Listener{Speaker: s.Speaker(), Taste: s.Taste, Asking: s.Asking}
}

func (s Reader) screen() layout.Screen { return layout.Of(s.Width) }

func (s Reader) plain() layout.Plain { return layout.Plain{Sentence: s.Speaker().Sentence} }

// Title, and what follows, is drawn for the screen of the reader; what begins with Plain
// is said in plain lines.
func (s Reader) Title(t *engine.Table) string { return s.screen().Line(tell.Title(s.Speaker(), t)) }

func (s Reader) Score(t *engine.Table, events ...engine.Event) string {
	return s.screen().Score(tell.Score(s.Speaker(), t, events...))
}

func (s Reader) News(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.News(s.listener(), t, events))
}

func (s Reader) PlainNews(t *engine.Table, events []engine.Event) []string {
	return s.plain().Blocks(tell.News(s.listener(), t, events))
}

func (s Reader) PlainScore(t *engine.Table, events ...engine.Event) []string {
	p := tell.Frame(s.Speaker(), t, events...)
	return s.plain().Page(&p)
}

func (s Reader) End(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.End(s.Speaker(), t, events))
}

func (s Reader) PlainEnd(t *engine.Table, events []engine.Event) []string {
	return s.plain().Blocks(tell.End(s.Speaker(), t, events))
}

func (s Reader) Log(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, l := range s.screen().Rounds(tell.Log(s.listener(), t, events)) {
		out = append(out, l.Text)
	}
	return out
}

func (s Reader) Coach(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.Coach(s.Speaker(), s.Taste, t, events))
}

func (s Reader) Odds(t *engine.Table) []string {
	return s.screen().Blocks(tell.Odds(s.Speaker(), s.Taste, t))
}

func (s Reader) seats(t *engine.Table) *page.Seats {
	return show.Table(s.Speaker(), t, setup.OwnText(s.Speaker()))
}

func (s Reader) View(t *engine.Table) []string { return s.screen().Seats(s.seats(t)) }

func (s Reader) PlainView(t *engine.Table) []string {
	return s.plain().Block(&page.Block{Seats: s.seats(t)})
}

func (s Reader) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	p, ok := why.Explain(s.Speaker(), t, events, back, args)
	return s.screen().Page(&p), ok
}

func (s Reader) WhyPrompt() ask.Prompt { return menu.Why(s.Speaker()) }

func (s Reader) WhyNot(r ask.Reply) (args []string, ok bool) { return menu.WhyNot(s.Speaker(), r) }

func (s Reader) Prompt(t *engine.Table, q engine.Question) ask.Prompt {
	return menu.Prompt(s.Speaker(), t, q)
}

func (s Reader) Answer(t *engine.Table, q engine.Question, r ask.Reply) (int, bool) {
	return menu.Answer(s.Speaker(), t, q, r)
}

func (s Reader) Asked(t *engine.Table, q engine.Question, a int) string {
	return menu.Asked(s.Speaker(), t, q, a)
}

func (s Reader) Said(t *engine.Table, q engine.Question, a int) string {
	return menu.Said(s.Speaker(), t, q, a)
}

func (s Reader) Label(q engine.Question, a int) string { return menu.Label(s.Speaker(), q, a) }

func (s Reader) Token(q engine.Question, a int) string { return menu.Token(s.Box, q, a) }

func (s Reader) ParseToken(q engine.Question, token string) (int, error) {
	return menu.ParseToken(s.Speaker(), q, token)
}

func (s Reader) NotePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	return menu.Note(s.Speaker(), q, a)
}

func (s Reader) OptionsPrompt(o controls.OptionsNow) (ask.Prompt, []controls.Option) {
	return controls.Options(s.Speaker(), o)
}

func (s Reader) Keys() (page, plain []string) { return s.both(controls.Keys(s.Speaker())) }

func (s Reader) SetupKeys() (page, plain []string) {
	return s.both(controls.SetupKeys(s.Speaker(), controls.SetupCommands(false)))
}

// both draws blocks for a screen and as plain lines.
func (s Reader) both(blocks []page.Block) (drawn, plain []string) {
	return s.screen().Blocks(blocks), s.plain().Blocks(blocks)
}

func (s Reader) PutRight(t *engine.Table, lies, should *engine.Position) []string {
	return s.screen().Blocks(controls.PutRight(s.Speaker(), t, controls.Boards{Lies: lies, Should: should}, s.Taste.Purses))
}

func (s Reader) TakenBack(whole string, labels []string) []string {
	return s.screen().Fold(controls.TakenBack(s.Speaker(), whole, labels))
}

func (s Reader) RulesPage(word string) (lines []string, others []docs.Entry, ok bool) {
	p, others, ok := controls.RulesPage(s.Speaker(), word)
	return s.screen().Page(&p), others, ok
}

func (s Reader) RulesEntry(e docs.Entry) []string {
	p := controls.RulesEntry(s.Speaker(), e)
	return s.screen().Page(&p)
}
