package controls

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/docs"
)

// RulesWord asks what the rules are wanted about.
func RulesWord(s say.Speaker) ask.Prompt {
	return ask.Prompt{ID: "rules_word", Text: s.Say("ask.rules_word", say.Args{"spies": hasSpies(s)}), Default: -1,
		FreeText: &ask.FreeText{Max: 30}, Hint: Hints(s.Say("menu.enter_word"), s.Say("menu.esc_back")), Commands: map[string]string{"back": CommandBack}}
}

// rulesMore is how many further entries a rules page offers.
const rulesMore = 5

// hasSpies reports whether there are Spies in the box, or nobody has chosen one yet.
func hasSpies(s say.Speaker) bool { return s.Box == nil || boxed.Spies(s.Box) }

// Topics is what the rulebook says about a word: the entry that fits best and
// others, of what is in the box. It is false, with a sentence, where nothing is found.
func Topics(s say.Speaker, word string) (first docs.Entry, others []docs.Entry, nothing string, ok bool) {
	found := docs.Topics(word)
	if docs.Speaks(s.Tag()) {
		found = docs.TopicsIn(s.Tag(), word)
	}
	found = slices.DeleteFunc(found, func(e docs.Entry) bool { return !boxed.Explains(s.Box, &e) })
	if len(found) == 0 {
		return docs.Entry{}, nil, s.Say("menu.rules_nothing", say.Args{"word": word, "spies": hasSpies(s)}), false
	}
	return found[0], found[1:min(len(found), rulesMore+1)], "", true
}

// RulesPage is the entry of the rulebook that fits a word best, and others; false,
// with a sentence, where there is none.
func RulesPage(s say.Speaker, word string) (p page.Page, others []docs.Entry, ok bool) {
	first, others, nothing, ok := Topics(s, word)
	if !ok {
		return page.Page{Blocks: page.Verbatim([]string{nothing}), Saying: page.ByLine}, nil, false
	}
	return RulesEntry(s, first), others, true
}

// RulesEntry is one entry of the rulebook as a page: in a language that has it, its
// first paragraph, and where all of it stands.
func RulesEntry(s say.Speaker, e docs.Entry) page.Page {
	end, translated, level := e.Anchor, false, e.Level()
	if x, ok := e.In(s.Tag()); ok {
		e, end, translated = x, s.Say("menu.rules_long", say.Args{"name": e.Anchor}), true
	}
	unsure := ""
	if slices.Contains([]string{"weak", "conflicting", "ruling"}, level) {
		unsure = s.Say("menu.rules_unsure")
	}
	blocks := []page.Block{{Head: s.Say("menu.rules_head"), Text: e.Title}}
	if translated {
		blocks = append(blocks, page.Block{Text: e.Lines[0], Flush: true})
	} else {
		blocks = append(blocks, page.Verbatim(e.Text())...)
	}
	for _, text := range []string{setup.InForce(s), unsure, end} {
		if text != "" {
			blocks = append(blocks, page.Block{Text: text, Flush: true})
		}
	}
	return page.Page{Blocks: blocks, Saying: page.ByLine}
}

// Rules stands under a rules page: a digit shows another entry, Enter goes back to
// the question. Choice i is others[i].
func Rules(s say.Speaker, others []docs.Entry) ask.Prompt {
	p := ask.Prompt{ID: "rules", Text: s.Say("menu.rules_back"), Default: len(others), Commands: Commands()}
	if len(others) > 0 {
		p.Text = s.Say("menu.rules_also")
	}
	for i, e := range others {
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i), Label: e.Title})
	}
	p.Choices = append(p.Choices, ask.Choice{Label: s.Say("menu.back"), Words: []string{"back"}})
	p.Hint = Hints(hint(s, find(CommandRules).keys[0], s.Say("keys.name_word")), find(CommandKeys).hinted(s))
	return p
}
