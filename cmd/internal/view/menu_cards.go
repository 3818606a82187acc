package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// askConflict lists the Conflict cards that can be turned up, in two columns
// where they are more than five.
func (s Scene) askConflict(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("Which Conflict card is it?")
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
		label := info.Name
		if names[info.Name] > 1 {
			label = s.conflictName(engine.Conflict(c))
		}
		sh.add(c, ask.Choice{Key: lineKey(len(sh.Choices)), Label: label, Words: []string{info.ID}})
	}
	if len(sh.Choices) > 5 {
		sh.Layout, sh.Columns, sh.Cell = ask.Grid, 2, pairCell
	}
	return sh
}

// lineKey is the key of the i-th line of a list, from 0: digits, then letters
// that are no command.
func lineKey(i int) string {
	const letters = "abcdefghijmnrstwyz"
	if i < 9 {
		return strconv.Itoa(i + 1)
	}
	if i-9 < len(letters) {
		return letters[i-9 : i-8]
	}
	return ""
}

// askCard asks which of the table's own Hagal cards was turned up. Cards that
// the mode leaves in the box are not offered.
func (s Scene) askCard(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("Which card does %s turn up?", s.Names.Seat[q.About])
	if t.Pos.Phase == engine.Combat {
		sh.Text = "Which card does " + s.Names.Seat[q.About] + " turn up for its swords?"
	}
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	for c := 1; c < len(s.Box.Deck.Cards); c++ {
		if s.Box.Deck.Copies(engine.Card(c), t.Pos.Mode) == 0 {
			continue
		}
		card := &s.Box.Deck.Cards[c]
		sh.add(c, ask.Choice{Key: card.Code, Label: layout.Shorter(card.Name, gridCell-6), Said: card.Name, Words: []string{card.ID, strings.ToLower(card.Name)}})
		if card.Also != "" {
			sh.add(c, ask.Choice{Key: card.Also, Label: card.Name, Hidden: true})
		}
	}
	if t.Pos.Phase != engine.Combat {
		sh.add(engine.AnsNoCard, ask.Choice{Key: "no", Label: "none of the deck fits", Words: []string{"none"}})
	}
	return sh
}
