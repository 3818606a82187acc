package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/why"
	"househagal/engine"
)

// Why explains a decision of a Rival, as why.Explain does.
func (s Scene) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	ways, ok := why.Explain(s.speaker(), t, events, back, args)
	return why.Cells.Within(ways, why.Lines), ok
}

// WhyPrompt is menu.Why.
func (s Scene) WhyPrompt() ask.Prompt { return menu.Why(s.speaker()) }

// WhyNot is menu.WhyNot.
func (s Scene) WhyNot(r ask.Reply) (args []string, ok bool) { return menu.WhyNot(s.speaker(), r) }
