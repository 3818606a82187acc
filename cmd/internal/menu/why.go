package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
)

// Why stands under a why page. Its hidden choices are the spaces; WhyNot says
// which was asked for.
func Why(s say.Speaker) ask.Prompt {
	p := controls.PagePrompt(s, "why", s.Say("menu.enter_why_not"), s.Say("menu.back"))
	p.Hint, p.Veiled = "", s.Say("menu.why_not")
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		p.Choices = append(p.Choices, hidden(bareSpace(s, sp)))
	}
	return p
}

func hidden(c ask.Choice) ask.Choice {
	c.Hidden = true
	return c
}

// WhyNot gives the words for a why page when the reply to Why named a space.
func WhyNot(s say.Speaker, r ask.Reply) (args []string, ok bool) {
	if r.Command != "" || r.Choice < 1 || r.Choice >= len(s.Box.Rules.Spaces) {
		return nil, false
	}
	return []string{"not", s.Box.Rules.Spaces[r.Choice].Code}, true
}
