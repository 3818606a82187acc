package menu

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// askConflict lists the Conflict cards that can be turned up, in two columns
// where they are more than five.
func askConflict(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.conflict"))
	names := map[string]int{}
	for c := 1; c < len(t.Rules.Conflicts); c++ {
		if q.Open(c) {
			names[t.Rules.Conflicts[c].Name]++
		}
	}
	for c := 1; c < len(t.Rules.Conflicts); c++ {
		if !q.Open(c) {
			continue
		}
		info := &t.Rules.Conflicts[c]
		label := s.Say("menu.conflict", say.Args{"conflict": engine.Conflict(c)})
		if names[info.Name] > 1 {
			label = tell.Conflict(s, engine.Conflict(c))
		}
		sh.add(c, ask.Choice{Key: ask.LineKey(len(sh.Choices)), Label: label, Words: []string{info.ID}})
	}
	if len(sh.Choices) > 5 {
		sh.Layout, sh.Columns = ask.Grid, 2
	}
	return sh
}

// askCard asks which of the table's own Hagal cards was turned up. Cards that
// the mode leaves in the box are not offered.
func askCard(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.card", say.Args{"seat": q.About}))
	if t.Pos.Phase == engine.Combat {
		sh.Text = s.Say("ask.card_swords", say.Args{"seat": q.About})
	}
	sh.Layout, sh.Columns = ask.Grid, 3
	for c := 1; c < len(s.Box.Deck.Cards); c++ {
		if s.Box.Deck.Copies(engine.Card(c), t.Pos.Mode) == 0 {
			continue
		}
		name := s.Say("menu.card", say.Args{"card": engine.Card(c)})
		card := &s.Box.Deck.Cards[c]
		sh.add(c, ask.Choice{Key: card.Code, Label: name, Cuts: true, Words: []string{card.ID, strings.ToLower(card.Name)}})
		if card.Also != "" {
			sh.add(c, ask.Choice{Key: card.Also, Label: name, Hidden: true})
		}
	}
	if t.Pos.Phase != engine.Combat {
		sh.add(engine.AnsNoCard, ask.Choice{Key: "no", Label: s.Say("ask.card_none"), Words: []string{"none"}})
	}
	return sh
}
