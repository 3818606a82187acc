package view

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/docs"
	"househagal/engine"
)

// whyLines is how many lines a why page has at most.
const whyLines = 12

// whyIndent is the column in which the reasons begin.
const whyIndent = 21

// Why explains a decision of a Rival by the events of the game so far: what was
// turned up, why it was passed over or taken, what decided each choice, and the
// rules with their pages in docs. Back counts decisions backwards: 0 is the last
// one that turned up more than one card, or else the last. Args are the words
// after "why" in plain lines: "2" goes one further back, "not sa" asks why an
// Agent did not go to that space. It is false, with a sentence, where there is
// nothing to explain.
func (s Scene) Why(t *engine.Table, events []engine.Event, back int, args []string) (lines []string, ok bool) {
	if len(args) == 1 {
		if n, err := strconv.Atoi(args[0]); err == nil && n > 0 {
			back += n - 1
		}
	}
	acts := explained(t, events)
	if back < 0 || back >= len(acts) {
		return []string{"No Rival has decided anything before this."}, false
	}
	a := acts[back]
	if len(args) == 2 && args[0] == "not" {
		return s.whyNot(t, events, a, args[1])
	}
	w := reasons{s: s, t: t, act: a}
	for i := a.from; i < a.to; i++ {
		w.tell(&events[i])
	}
	return w.page(events), true
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

// act is a decision to be explained: a Rival's Agent turn, or its reward.
type act struct {
	seat     engine.Seat
	from, to int // its events
	round    int
	nth      int // which turn of the seat in the round, or which reward
	reward   bool
	cards    int // Hagal cards turned up
	latest   bool
}

// explained lists the decisions, the one to explain first first: of the turns
// since the last human's those with several cards, then the others, then all
// before them.
func explained(t *engine.Table, events []engine.Event) []act {
	all := acts(t, events)
	var first, rest []act
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].latest && all[i].cards > 1 {
			first = append(first, all[i])
		} else {
			rest = append(rest, all[i])
		}
	}
	return append(first, rest...)
}

// acts finds the decisions in the order in which they were made.
func acts(t *engine.Table, events []engine.Event) []act {
	var all []act
	round, turns := 0, map[engine.Seat]int{}
	open, human := -1, -1
	closeAt := func(i int) {
		if open >= 0 {
			all[open].to = i
		}
		open = -1
	}
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case engine.EvRound:
			round, turns = int(e.Amount), map[engine.Seat]int{}
			closeAt(i)
		case engine.EvTurn, engine.EvReward:
			closeAt(i)
			if t.Pos.Seat[e.Seat].Human {
				if e.Kind == engine.EvTurn && i < len(events)-1 {
					human = i
				}
				continue
			}
			a := act{seat: e.Seat, from: i, to: len(events), round: round, nth: int(e.Amount), reward: e.Kind == engine.EvReward}
			if !a.reward {
				turns[e.Seat]++
				a.nth = turns[e.Seat]
			}
			open = len(all)
			all = append(all, a)
		case engine.EvCombat, engine.EvHome, engine.EvMaker, engine.EvRecall:
			closeAt(i)
		case engine.EvCard:
			if open >= 0 {
				all[open].cards++
			}
		}
	}
	return keepTold(all, events, human)
}

// keepTold drops rewards that left nothing to decide, and marks what followed
// the last human's turn.
func keepTold(all []act, events []engine.Event, human int) []act {
	var kept []act
	for _, a := range all {
		decided := !a.reward
		for i := a.from; i < a.to; i++ {
			decided = decided || events[i].Kind == engine.EvDecision
		}
		if decided {
			a.latest = a.from > human
			kept = append(kept, a)
		}
	}
	return kept
}

// page draws what was told in at most whyLines lines.
func (w *reasons) page(events []engine.Event) []string {
	head := "WHY       " + w.s.Names.Seat[w.act.seat] + ", round " + strconv.Itoa(w.act.round) + ", "
	if w.act.reward {
		head += ordinal(w.act.nth) + " reward"
	} else {
		head += ordinal(w.act.nth) + " turn"
	}
	if len(w.rules) == 0 {
		w.note(engine.TurnReveal)
	}
	rules := w.rulePages()
	tooWide := slices.ContainsFunc(rules, func(line string) bool { return cells.StringWidth(line) > PageWidth })
	if tooWide || 1+len(w.lines(true, false))+len(rules) > whyLines {
		rules = w.rulesTogether()
	}
	body := w.body(whyLines - 1 - len(rules))
	return append(append([]string{head}, body...), rules...)
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
