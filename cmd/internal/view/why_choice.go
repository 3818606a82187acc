package view

import (
	"fmt"
	"slices"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
	"househagal/rival"
)

// rivalCard is the card that a Rival decides by.
type rivalCard = rival.Card

// decision explains a choice by what was weighed.
func (w *reasons) decision(e *engine.Event) {
	w.note(e.Rule)
	if w.act.kind == combatAct && e.Cause == engine.ByReward {
		w.again()
	}
	switch e.Rule {
	case engine.SpyOrder:
		w.post(e)
	case engine.MakersChoice:
		w.makers(e)
	case engine.InfluenceListed:
		w.more(fmt.Sprintf("Icon %d: the %s Faction of the list, %s.", e.Amount, ordinal(int(e.Amount)), w.s.faction(e.Faction)))
	default:
		w.influence(e)
	}
}

// post says in which order posts were tried, and which were not free.
func (w *reasons) post(e *engine.Event) {
	var tried []engine.Post
	var taken []string
	for _, o := range e.Opt[:e.NOpt] {
		tried = append(tried, engine.Post(o.ID))
		if o.W == 0 {
			taken = append(taken, w.s.Box.Rules.Posts[o.ID].Name)
		}
	}
	var order []string
	for _, p := range w.order(tried) {
		order = append(order, w.s.Box.Rules.Posts[p].Name)
	}
	text := "first free of " + strings.Join(order, ", ") + "."
	if n := len(w.list); n == 0 || !strings.Contains(w.list[n-1].text, "Spy") {
		text = "Spy: " + text
	}
	w.more(text)
	switch {
	case e.Chosen == 0:
		w.more("None is free.")
	case len(taken) > 0:
		w.more("Not free: " + strings.Join(taken, ", ") + ".")
	}
}

// order is the whole order of the group whose first posts were tried.
func (w *reasons) order(tried []engine.Post) []engine.Post {
	rules := &w.s.Box.Rules
	for g := 1; g < len(rules.Groups); g++ {
		posts := rules.Groups[g].Posts
		if rules.Groups[g].ByList {
			posts = w.byList(posts)
		}
		if len(posts) >= len(tried) && slices.Equal(posts[:len(tried)], tried) {
			return posts
		}
	}
	return tried
}

// byList orders Faction posts by the list of the Rival card.
func (w *reasons) byList(posts []engine.Post) []engine.Post {
	var ordered []engine.Post
	for _, f := range w.rival().List {
		for _, p := range posts {
			for sp := 1; sp < len(w.s.Box.Rules.Spaces); sp++ {
				if w.s.Box.Rules.Posts[p].Spaces.Has(engine.Space(sp)) && w.s.Box.Rules.Spaces[sp].Faction == f && !slices.Contains(ordered, p) {
					ordered = append(ordered, p)
				}
			}
		}
	}
	return ordered
}

// makers says how the one of several spaces was found.
func (w *reasons) makers(e *engine.Event) {
	var parts []string
	for _, o := range e.Opt[:e.NOpt] {
		parts = append(parts, fmt.Sprintf("%s %d", w.s.space(engine.Space(o.ID)), o.W))
	}
	text := "most bonus spice: " + strings.Join(parts, ", ") + "."
	if e.By == engine.ByTotal {
		text = "bonus spice tied (" + strings.Join(parts, ", ") + "), so most spice in all: " + w.s.space(engine.Space(e.Chosen)) + "."
	}
	w.maker = text
}

// hardSpace stands where a line must not be broken; it is drawn as a blank.
const hardSpace = "\u00a0"

// whole keeps the words of a name on one line.
func whole(name string) string { return strings.ReplaceAll(name, " ", hardSpace) }

// influence says what was weighed, how many tie, and what the list decides.
func (w *reasons) influence(e *engine.Event) {
	want := "least"
	switch e.Rule {
	case engine.InfluenceMost:
		want = "most"
	case engine.InfluenceWinsAlliance:
		want = "least, of those whose Alliance it wins"
	}
	best, ties := int8(0), 0
	for _, o := range e.Opt[:e.NOpt] {
		if o.ID == e.Chosen {
			best = o.W
		}
	}
	var weighed, list []string
	for _, o := range e.Opt[:e.NOpt] {
		name := whole(w.s.faction(engine.Faction(o.ID)))
		weighed = append(weighed, fmt.Sprintf("%s%s%d", name, hardSpace, o.W))
		list = append(list, name)
		if o.W == best {
			ties++
		}
	}
	chosen := w.s.faction(engine.Faction(e.Chosen))
	text := "where " + w.s.Names.Seat[e.Seat] + " has " + want + ": " + strings.Join(weighed, ", ") + "."
	brief := fmt.Sprintf("%s: %s, %d", chosen, want, best)
	if ties > 1 {
		text += " " + capital(numeral(ties)) + " tie. The list decides: " + strings.Join(list, ", ") + "."
		brief += "; of " + small(numeral(ties)) + " the first in the list"
	}
	w.moreOr(text+" So "+chosen+".", brief+".")
}

// result explains what followed from a rule rather than from a choice.
func (w *reasons) result(e *engine.Event) {
	switch e.Kind {
	case engine.EvWall:
		text := "removed."
		if e.Rule == engine.ShieldWallHooks {
			text = "the card shows its icon and Hooks are there: removed."
		}
		w.add("Shield Wall", text)
	case engine.EvWorms:
		w.add("Sandworms", "Maker Hooks, and no Shield Wall before this Conflict: sandworms instead of base spice.")
	case engine.EvDeploy:
		w.add("Deploy", fmt.Sprintf("a Combat space: recruits (%d) and up to %d from garrison (%d).", e.Recruits, w.t.Rules.Const.FromGarrison, e.FromGarrison))
	case engine.EvNoDeploy:
		if e.Rule == engine.DeployExpert {
			w.add("Deploy", fmt.Sprintf("no troops: Expert Deployment, it leads everybody by %d already.", w.t.Rules.Const.ExpertLead))
		} else {
			w.add("Deploy", "a Combat space, but no troops are in the garrison.")
		}
	case engine.EvNotGained:
		text := "a streamlined Rival with its Swordmaster keeps no tokens and no Intrigue cards."
		if !w.t.Pos.Seat[e.Seat].Streamlined {
			text = w.s.Names.Name(e.Seat) + " keeps no tokens and no Intrigue cards."
		}
		if !slices.ContainsFunc(w.list, func(r reason) bool { return r.text == text }) {
			w.add("Not kept", text)
		}
	case engine.EvNoSpy:
		w.more("No Spy is placed.")
	default:
		return
	}
	w.note(e.Rule)
}

// terse is how many words a page has room for.
type terse uint8

const (
	told     terse = iota // all of it
	plainly               // without asides
	briefly               // in fewer words
	together              // and skipped cards in one line
)

// body draws the reasons in at most n lines.
func (w *reasons) body(n int) []string {
	var lines []string
	for how := told; how <= together; how++ {
		if lines = w.lines(how); len(lines) <= n {
			return lines
		}
	}
	return lines[:max(n, 0)]
}

func (w *reasons) lines(how terse) []string {
	var lines, skipped []string
	flush := func() {
		if len(skipped) > 0 {
			lines = append(lines, reasonLines("Passed over", strings.Join(skipped, "; ")+".")...)
			skipped = nil
		}
	}
	for _, r := range w.list {
		if how == together && r.skipped != "" {
			skipped = append(skipped, r.head+" ("+r.skipped+")")
			continue
		}
		flush()
		text := r.text
		if how >= briefly {
			text = r.brief
		}
		lines = append(lines, reasonLines(r.head, text)...)
		if how == told && r.aside != "" {
			lines = append(lines, reasonLines("", r.aside)...)
		}
	}
	flush()
	return lines
}

// reasonLines draws a head and what is said beside it.
func reasonLines(head, text string) []string {
	if before, after, found := strings.Cut(head, ", "); found && layout.Width(head) > whyIndent-4 {
		head, text = before, after+": "+text
	}
	lines := fold(fill("  "+shorter(head, whyIndent-3), whyIndent)+text, PageWidth, whyIndent)
	for i := range lines {
		lines[i] = strings.ReplaceAll(lines[i], hardSpace, " ")
	}
	return lines
}
