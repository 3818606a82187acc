package view

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/docs"
	"househagal/engine"
)

// whyLines is how many lines a why page has at most.
const whyLines = 12

// whyIndent is the column in which the reasons begin.
const whyIndent = 21

// Why explains a decision of a Rival by the events of the game so far: what was
// turned up, why it was passed over or taken, what decided each choice, the ranks
// and rewards of a Combat, what was bought, and the rules with their pages in
// docs. Back counts decisions backwards: 0 is the last turn that turned up more
// than one card, or else the last decision. Args are the words
// after "why" in plain lines: "2" goes one further back, "not sa" asks why an
// Agent did not go to that space. It is false, with a sentence, where there is
// nothing to explain.
func (s Scene) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	if len(args) == 1 {
		if n, err := strconv.Atoi(args[0]); err == nil && n > 0 {
			back += n - 1
		}
	}
	acts := s.explained(t, events)
	if back < 0 || back >= len(acts) {
		return []string{"No Rival has decided anything before this."}, false
	}
	if len(args) == 2 && args[0] == "not" {
		for back < len(acts)-1 && acts[back].kind != turnAct {
			back++
		}
		return s.whyNot(t, events, acts[back], args[1])
	}
	return s.reasons(t, events, acts[back]).page(), true
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

// page draws what was told in at most whyLines lines.
func (w *reasons) page() []string {
	if len(w.rules) == 0 {
		w.note(engine.TurnReveal)
	}
	rules := w.rulePages()
	tooWide := slices.ContainsFunc(rules, func(line string) bool { return layout.Width(line) > PageWidth })
	if tooWide || 1+len(w.lines(told))+len(rules) > whyLines {
		rules = w.rulesTogether()
	}
	body := w.body(whyLines - 1 - len(rules))
	return append(append([]string{w.head()}, body...), rules...)
}

// fits reports whether everything told has room on a page.
func (w *reasons) fits() bool {
	return 1+len(w.lines(briefly))+len(w.rulesTogether()) <= whyLines
}

// head names the decision.
func (w *reasons) head() string {
	round := "round " + strconv.Itoa(w.act.round)
	switch w.act.kind {
	case combatAct:
		head := "WHY       Combat, " + round
		if w.act.of > 1 {
			head += ", page " + strconv.Itoa(w.act.nth) + " of " + strconv.Itoa(w.act.of)
		}
		return head
	case guestAct:
		return "WHY       " + w.s.Names.And(w.act.who) + ", " + round + ", in " + w.s.Names.Whose(w.act.seat) + " turn"
	case startAct:
		return "WHY       " + w.s.Names.And(w.act.who) + ", " + round + ", before the first turn"
	}
	return "WHY       " + w.s.Names.Seat[w.act.seat] + ", " + round + ", " + ordinal(w.act.nth) + " turn"
}

// cited is a page of docs and the rules on it that decided something.
type cited struct {
	page string
	ids  []string
}

// cite gathers the rules by page, in the order in which they were met.
func (w *reasons) cite() []cited {
	var pages []cited
	for _, id := range w.rules {
		e, found := docs.Rule(id)
		if !found {
			continue
		}
		page := e.Page
		if !strings.Contains(id, ".") {
			page = e.Anchor // a Rival card
		}
		i := slices.IndexFunc(pages, func(c cited) bool { return c.page == page })
		if i < 0 {
			i = len(pages)
			pages = append(pages, cited{page: page})
		}
		pages[i].ids = append(pages[i].ids, id)
	}
	return pages
}

// rulePages has a line for each page of docs.
func (w *reasons) rulePages() []string {
	var lines []string
	head := "Rules"
	for _, c := range w.cite() {
		line := fill(fill(head, indent)+strings.Join(c.ids, ", "), 43)
		if !strings.HasSuffix(line, " ") {
			line += "  "
		}
		lines = append(lines, line+c.page)
		head = ""
	}
	return lines
}

// rulesTogether names the same in two lines or three.
func (w *reasons) rulesTogether() []string {
	var parts []string
	for _, c := range w.cite() {
		if page, found := strings.CutPrefix(c.page, "docs/rules/"); found && !strings.Contains(page, "#") {
			parts = append(parts, strings.Join(c.ids, ", ")+" in "+page)
		}
	}
	if len(parts) == 0 {
		return w.rulePages()
	}
	return fold(fill("Rules", indent)+"docs/rules: "+strings.Join(parts, "; "), PageWidth, indent)
}

// ordinal is "first" to "fifth", then "6th".
func ordinal(n int) string {
	words := []string{"first", "second", "third", "fourth", "fifth"}
	if n >= 1 && n <= len(words) {
		return words[n-1]
	}
	return strconv.Itoa(n) + "th"
}
