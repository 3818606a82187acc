package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/why"
	"househagal/engine"
)

// Why explains a decision of a Rival, as why.Explain does.
func (s Scene) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	ways, ok := why.Explain(s.speaker(), t, events, back, args)
	return why.Cells.Within(ways, why.Lines), ok
}

// WhyPrompt stands under a why page. Its hidden choices are the spaces; WhyNot
// says which was asked for.
func (s Scene) WhyPrompt() ask.Prompt {
	p := s.pagePrompt("why", "Enter back; two letters ask why not that space", "back")
	p.Hint = ""
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		info := &s.Box.Rules.Spaces[sp]
		p.Choices = append(p.Choices, ask.Choice{Key: info.Code, Label: info.Name, Words: spaceWords(info), Hidden: true})
	}
	return p
}

// WhyNot gives the words for Why when the reply to WhyPrompt named a space.
func (s Scene) WhyNot(r ask.Reply) (args []string, ok bool) {
	if r.Command != "" || r.Choice < 1 || r.Choice >= len(s.Box.Rules.Spaces) {
		return nil, false
	}
	return []string{"not", s.Box.Rules.Spaces[r.Choice].Code}, true
}
