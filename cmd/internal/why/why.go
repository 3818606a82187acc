// Package why says why a Rival did what it did: what was turned up, why it was
// passed over or taken, what decided each choice, the ranks and rewards of a
// Combat, what was bought, and the rules with their pages in docs.
package why

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/docs"
	"househagal/engine"
)

// lines is how many lines a page has at most.
const lines = 12

// negation is what people say before a space to ask why an Agent did not go there;
// its English word counts in every language, even where it means something else.
const negation, not = "negation", "not"

// Explain explains a decision of a Rival by the events of the game so far. Back
// counts decisions backwards: 0 is the last turn that turned up more than one
// card, or else the last decision. Args are the words after "why" in plain
// lines: "2" goes one further back, "not sa" asks why an Agent did not go to that
// space. The page comes in several ways, the one of the most words first. It is
// false, with a sentence, where there is nothing to explain.
func Explain(s say.Speaker, t *engine.Table, events []engine.Event, back int, args []string) (p page.Page, ok bool) {
	p = page.Page{Room: lines, Saying: page.ByLine}
	p.Ways, ok = explain(s, t, events, back, args)
	return p, ok
}

// explain is the same as ways to say it.
func explain(s say.Speaker, t *engine.Table, events []engine.Event, back int, args []string) (ways [][]page.Block, ok bool) {
	if len(args) == 1 {
		if n, err := strconv.Atoi(args[0]); err == nil && n > 0 {
			back += n - 1
		}
	}
	acts := explained(s, t, events)
	if back < 0 || back >= len(acts) {
		return sentence(s.Say("why.nothing")), false
	}
	if len(args) > 1 && (ask.Same(args[0], not) || ask.Means(s, args[0], negation)) {
		for back < len(acts)-1 && acts[back].kind != turnAct {
			back++
		}
		return whyNot(s, t, events, acts[back], strings.Join(args[1:], " "))
	}
	return tell(s, t, events, acts[back]).ways(), true
}

func sentence(text string) [][]page.Block { return [][]page.Block{{{Text: text}}} }

// ways are the page in fewer and fewer words.
func (w *reasons) ways() [][]page.Block {
	if len(w.rules) == 0 {
		w.note(engine.TurnReveal)
	}
	ways := [][]page.Block{{w.head(), w.body(told), rulePages(w.Speaker, w.rules)}}
	for how := told; how <= together; how++ {
		ways = append(ways, []page.Block{w.head(), w.body(how), rulesTogether(w.Speaker, w.rules)})
	}
	return ways
}

// fits reports whether everything told has room on a page.
func (w *reasons) fits() bool {
	return layout.Full.Fits([]page.Block{w.head(), w.body(briefly), rulesTogether(w.Speaker, w.rules)}, lines)
}

// head names the decision.
func (w *reasons) head() page.Block {
	b := page.Block{Head: w.Say("why.head")}
	switch {
	case w.act.kind == combatAct && w.act.of > 1:
		b.Text = w.Say("why.combat_page", say.Args{"round": w.act.round, "page": w.act.nth, "of": w.act.of})
	case w.act.kind == combatAct:
		b.Text = w.Say("why.combat", say.Args{"round": w.act.round})
	case w.act.kind == guestAct:
		b.Text = w.Say("why.guest", say.Args{"seats": w.act.who, "round": w.act.round, "seat": w.act.seat})
	case w.act.kind == startAct:
		b.Text = w.Say("why.start", say.Args{"seats": w.act.who, "round": w.act.round})
	default:
		b.Text = w.Say("why.turn", say.Args{"seat": w.act.seat, "round": w.act.round, "turn": w.act.nth})
	}
	return b
}

// cited is a page of docs and the rules on it that decided something.
type cited struct {
	page string
	ids  []string
}

// cite gathers the rules by page, in the order in which they were met.
func cite(rules []string) []cited {
	var pages []cited
	for _, id := range rules {
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
func rulePages(s say.Speaker, rules []string) page.Block {
	b := page.Block{Head: s.Say("why.rules")}
	for i, c := range cite(rules) {
		if ids := s.Say("why.rule_ids", say.Args{"words": c.ids}); i == 0 {
			b.Text, b.Beside = ids, c.page
		} else {
			b.Steps = append(b.Steps, page.Step{Text: ids, Beside: c.page})
		}
	}
	return b
}

// rulesTogether names the same in two lines or three.
func rulesTogether(s say.Speaker, rules []string) page.Block {
	var parts []string
	for _, c := range cite(rules) {
		if name, found := strings.CutPrefix(c.page, "docs/rules/"); found && !strings.Contains(name, "#") {
			parts = append(parts, s.Say("why.rules_in", say.Args{"words": c.ids, "name": name}))
		}
	}
	if len(parts) == 0 {
		return rulePages(s, rules)
	}
	return page.Block{Head: s.Say("why.rules"), Text: s.Say("why.rules_together", say.Args{"texts": parts})}
}
