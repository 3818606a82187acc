package view

import (
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/docs"
)

// RulesWordPrompt asks what the rules are wanted about.
func (s Scene) RulesWordPrompt() ask.Prompt {
	return ask.Prompt{ID: "rules_word", Text: "Rules about what? One word will do: spies, swordmaster, ties, makers.", Default: -1,
		Line: &ask.Line{Max: 30}, Hint: "Enter takes the word   Esc back", Commands: map[string]string{"back": CommandBack}}
}

// rulesMore is how many further entries a rules page offers.
const rulesMore = 5

// RulesPage is what the rulebook says about a word: the entry that fits best, in
// ten lines and where it stands, and the titles of others. It is false, with a
// sentence, where nothing is found.
func (s Scene) RulesPage(word string) (lines []string, others []docs.Entry, ok bool) {
	found := docs.Topics(word)
	if len(found) == 0 {
		return []string{fmt.Sprintf("The rules say nothing about %q. Try: turn, spies, combat, makers, ties.", word)}, nil, false
	}
	return s.RulesEntry(found[0]), found[1:min(len(found), rulesMore+1)], true
}

// RulesEntry is one entry of the rulebook as a page.
func (s Scene) RulesEntry(e docs.Entry) []string {
	lines := append([]string{"RULES     " + e.Title}, e.Lines...)
	lines = append(lines, inForce(s.Box)...)
	return append(lines, e.Anchor)
}

// RulesPrompt stands under a rules page: a digit shows another entry, Enter goes
// back to the question. Choice i is others[i].
func (s Scene) RulesPrompt(others []docs.Entry) ask.Prompt {
	p := ask.Prompt{ID: "rules", Text: "Enter back to the question", Default: len(others), Commands: s.commands()}
	if len(others) > 0 {
		p.Text += "; also about this:"
	}
	for i, e := range others {
		p.Choices = append(p.Choices, ask.Choice{Key: lineKey(i), Label: e.Title})
	}
	p.Choices = append(p.Choices, ask.Choice{Label: "back", Words: []string{"back"}})
	p.Hint = "/ another word   k all keys"
	return p
}
