package golden_test

import (
	"househagal/cmd/internal/ask"
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

// Scene draws everything for one reader, as a session does.
type Scene struct {
	Box    *rival.Box
	Names  say.Names
	Width  int // cells of the screen, 0: a full one
	Asking engine.QKind
	Taste  tell.Taste
}

// people is setup.People.
func people(box *rival.Box, pos *engine.Position, given [engine.Seats + 1]string) say.Names {
	return setup.People(say.Speaker{Box: box}, pos, given)
}

func (s Scene) speaker() say.Speaker { return say.Speaker{Box: s.Box, Names: s.Names} }

func (s Scene) listener() tell.Listener {
	return tell.Listener{Speaker: s.speaker(), Taste: s.Taste, Asking: s.Asking}
}

func (s Scene) screen() layout.Screen { return layout.Of(s.Width) }

func (s Scene) plain() layout.Plain { return layout.Plain{Sentence: s.speaker().Sentence} }

func (s Scene) Title(t *engine.Table) string { return s.screen().Line(tell.Title(s.speaker(), t)) }

func (s Scene) Score(t *engine.Table, events ...engine.Event) string {
	return s.screen().Score(tell.Score(s.speaker(), t, events...))
}

func (s Scene) News(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.News(s.listener(), t, events))
}

func (s Scene) PlainNews(t *engine.Table, events []engine.Event) []string {
	return s.plain().Blocks(tell.News(s.listener(), t, events))
}

func (s Scene) PlainScore(t *engine.Table, events ...engine.Event) []string {
	p := tell.Frame(s.speaker(), t, events...)
	return s.plain().Page(&p)
}

func (s Scene) End(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.End(s.speaker(), t, events))
}

func (s Scene) PlainEnd(t *engine.Table, events []engine.Event) []string {
	return s.plain().Blocks(tell.End(s.speaker(), t, events))
}

func (s Scene) Log(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, l := range s.screen().Rounds(tell.Log(s.listener(), t, events)) {
		out = append(out, l.Text)
	}
	return out
}

func (s Scene) Coach(t *engine.Table, events []engine.Event) []string {
	return s.screen().Blocks(tell.Coach(s.speaker(), s.Taste, t, events))
}

func (s Scene) Odds(t *engine.Table) []string {
	return s.screen().Blocks(tell.Odds(s.speaker(), s.Taste, t))
}

func (s Scene) seats(t *engine.Table) *page.Seats {
	return show.Table(s.speaker(), t, setup.OwnText(s.speaker()))
}

func (s Scene) View(t *engine.Table) []string { return s.screen().Seats(s.seats(t)) }

func (s Scene) PlainView(t *engine.Table) []string {
	return s.plain().Block(&page.Block{Seats: s.seats(t)})
}

func (s Scene) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	p, ok := why.Explain(s.speaker(), t, events, back, args)
	return s.screen().Page(&p), ok
}

func (s Scene) WhyPrompt() ask.Prompt { return menu.Why(s.speaker()) }

func (s Scene) WhyNot(r ask.Reply) (args []string, ok bool) { return menu.WhyNot(s.speaker(), r) }

func (s Scene) Prompt(t *engine.Table, q engine.Question) ask.Prompt {
	return menu.Prompt(s.speaker(), t, q)
}

func (s Scene) Answer(t *engine.Table, q engine.Question, r ask.Reply) (int, bool) {
	return menu.Answer(s.speaker(), t, q, r)
}

func (s Scene) Asked(t *engine.Table, q engine.Question, a int) string {
	return menu.Asked(s.speaker(), t, q, a)
}

func (s Scene) Said(t *engine.Table, q engine.Question, a int) string {
	return menu.Said(s.speaker(), t, q, a)
}

func (s Scene) Label(q engine.Question, a int) string { return menu.Label(s.speaker(), q, a) }

func (s Scene) Token(q engine.Question, a int) string { return menu.Token(s.Box, q, a) }

func (s Scene) ParseToken(q engine.Question, token string) (int, error) {
	return menu.ParseToken(s.speaker(), q, token)
}

func (s Scene) NotePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	return menu.Note(s.speaker(), q, a)
}

func (s Scene) OptionsPrompt(o menu.OptionsNow) (ask.Prompt, []menu.Option) {
	return menu.Options(s.speaker(), o)
}

func (s Scene) Keys() (page, plain []string) { return s.both(menu.Keys(s.speaker())) }

func (s Scene) SetupKeys() (page, plain []string) {
	return s.both(menu.SetupKeys(s.speaker(), menu.SetupCommands(false)))
}

// both draws blocks for a screen and as plain lines.
func (s Scene) both(blocks []page.Block) (drawn, plain []string) {
	return s.screen().Blocks(blocks), s.plain().Blocks(blocks)
}

func (s Scene) PutRight(t *engine.Table, lies, should *engine.Position) []string {
	return s.screen().Blocks(menu.PutRight(s.speaker(), t, menu.Boards{Lies: lies, Should: should}, s.Taste.Purses))
}

func (s Scene) TakenBack(whole string, labels []string) []string {
	return s.screen().Fold(menu.TakenBack(s.speaker(), whole, labels))
}

func (s Scene) RulesPage(word string) (lines []string, others []docs.Entry, ok bool) {
	p, others, ok := menu.RulesPage(s.speaker(), word)
	return s.screen().Page(&p), others, ok
}

func (s Scene) RulesEntry(e docs.Entry) []string {
	p := menu.RulesEntry(s.speaker(), e)
	return s.screen().Page(&p)
}
