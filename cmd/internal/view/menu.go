package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/docs"
	"househagal/engine"
)

// Here a Scene hands on to package menu.

// Prompt is menu.Prompt.
func (s Scene) Prompt(t *engine.Table, q engine.Question) ask.Prompt {
	return menu.Prompt(s.speaker(), t, q)
}

// Answer is menu.Answer.
func (s Scene) Answer(t *engine.Table, q engine.Question, r ask.Reply) (int, bool) {
	return menu.Answer(s.speaker(), t, q, r)
}

// Asked is menu.Asked.
func (s Scene) Asked(t *engine.Table, q engine.Question, a int) string {
	return menu.Asked(s.speaker(), t, q, a)
}

// Label is menu.Label.
func (s Scene) Label(q engine.Question, a int) string { return menu.Label(s.speaker(), q, a) }

// Token is menu.Token.
func (s Scene) Token(q engine.Question, a int) string { return menu.Token(s.Box, q, a) }

// ParseToken is menu.ParseToken.
func (s Scene) ParseToken(q engine.Question, token string) (int, error) {
	return menu.ParseToken(s.speaker(), q, token)
}

// NotePrompt is menu.Note.
func (s Scene) NotePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	return menu.Note(s.speaker(), q, a)
}

// SurePrompt is menu.Sure.
func (s Scene) SurePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	return menu.Sure(s.speaker(), q, a)
}

// PageTurn is menu.PageTurn.
func (s Scene) PageTurn() ask.Prompt { return menu.PageTurn(s.speaker()) }

// BackPrompt is menu.Back.
func (s Scene) BackPrompt() ask.Prompt { return menu.Back(s.speaker()) }

// MorePrompt is menu.More.
func (s Scene) MorePrompt() ask.Prompt { return menu.More(s.speaker()) }

// OptionsPrompt is menu.Options for the taste of the scene.
func (s Scene) OptionsPrompt(o menu.OptionsNow) (ask.Prompt, []menu.Option) {
	o.Taste = s.Taste
	return menu.Options(s.speaker(), o)
}

// PutRight is menu.PutRight in the width of the scene.
func (s Scene) PutRight(t *engine.Table, lies, should *engine.Position) []string {
	return menu.PutRight(s.speaker(), t, lies, should, s.Taste.Purses, s.width())
}

// KeepPrompt is menu.Keep in the width of the scene.
func (s Scene) KeepPrompt(labels []string) ask.Prompt {
	return menu.Keep(s.speaker(), labels, s.width())
}

// TakenBack is menu.TakenBack on lines.
func (s Scene) TakenBack(whole string, labels []string) []string {
	return s.Fold(menu.TakenBack(s.speaker(), whole, labels))
}

// PartName is menu.PartName.
func (s Scene) PartName(t *engine.Table, part, round int) string {
	turn := tell.Part(t.Events[min(max(part, 0), len(t.Events)):])
	return menu.PartName(s.speaker(), t, part, round, turn)
}

// Keys is menu.Keys on lines.
func (s Scene) Keys() (page, plain []string) {
	blocks, plain := menu.Keys(s.speaker())
	return layout.Full.Blocks(blocks), plain
}

// SetupKeys is menu.SetupKeys on lines.
func (s Scene) SetupKeys() (page, plain []string) {
	blocks, plain := menu.SetupKeys(s.speaker(), menu.SetupCommands(false))
	return layout.Full.Blocks(blocks), plain
}

// RulesPage is the entry of the rulebook that fits a word best, and others; false,
// with a sentence, where there is none.
func (s Scene) RulesPage(word string) (lines []string, others []docs.Entry, ok bool) {
	first, others, nothing, ok := menu.Topics(s.speaker(), word)
	if !ok {
		return []string{nothing}, nil, false
	}
	return s.RulesEntry(first), others, true
}

// RulesEntry is one entry of the rulebook as a page.
func (s Scene) RulesEntry(e docs.Entry) []string {
	lines := append([]string{layout.Fill(s.speaker().Say("menu.rules_head"), layout.Indent) + e.Title}, e.Lines...)
	lines = append(lines, setup.InForce(s.speaker())...)
	return append(lines, e.Anchor)
}

// FixLine is menu.FixLine with what people typed.
func (s Scene) FixLine(t *engine.Table, e *engine.Event) string {
	l := s.Listener()
	return menu.FixLine(s.speaker(), t, e, l.Typed(e))
}

// Fold breaks a sentence into lines of the width of the scene.
func (s Scene) Fold(text string) []string { return fold(text, s.width(), 2) }

// Speaker says messages as the scene has them.
func (s Scene) Speaker() say.Speaker { return s.speaker() }
