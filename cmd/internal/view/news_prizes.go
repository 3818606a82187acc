package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/engine"
)

// prizes tells what this table can win of a Conflict: a plain third takes
// nothing with three at the table, two tied for second take the third reward.
func (s Scene) prizes(choam bool, c engine.Conflict) block {
	if c == 0 {
		return block{}
	}
	r := &s.Box.Rules.Conflicts[c].Rewards
	b := block{head: "PRIZES", said: []page.Sentence{{"PRIZES"}}}
	first, second := "1st: "+s.prize(choam, r[0])+".", "2nd: "+s.prize(choam, r[1])+"."
	third, tied := "Third alone: nothing.", "Two tied for 2nd: "+s.prize(choam, r[2])+" each."
	if !s.Box.Rules.Const.ThirdIfTied {
		third, tied = "Third: nothing.", ""
	}
	for _, text := range []string{first, second, third, tied} {
		if text != "" {
			b.said = append(b.said, page.Sentence{text})
		}
	}
	lines := append(s.pair(first, second), s.pair(third, tied)...)
	b.text = lines[0]
	for _, l := range lines[1:] {
		b.steps = append(b.steps, step{text: l})
	}
	return b
}

// pair puts two sentences on one line where they fit.
func (s Scene) pair(a, b string) []string {
	switch {
	case b == "":
		return []string{a}
	case indent+layout.Width(a+"  "+b) <= s.width():
		return []string{a + "  " + b}
	}
	return []string{a, b}
}

// prize names a reward: "1 Intrigue, 1 spice".
func (s Scene) prize(choam bool, effects []engine.Effect) string {
	var parts []string
	for i := range effects {
		if effects[i].Verb == engine.DoContract && !choam {
			parts = append(parts, "2 Solari") // what the rules give instead
			continue
		}
		parts = append(parts, s.prizePart(&effects[i]))
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

func (s Scene) prizePart(e *engine.Effect) string {
	n := strconv.Itoa(int(e.N))
	switch e.Verb {
	case engine.DoInfluence:
		switch e.Pick {
		case engine.Named:
			return n + " " + s.faction(e.Faction)
		case engine.TwoDifferent:
			return n + " Influence with each of two"
		}
		return n + " Influence of choice"
	case engine.DoRecruit:
		return count(int(e.N), "troop")
	case engine.DoGain:
		return n + " " + resourceName(e.Resource)
	case engine.DoIntrigue:
		return n + " Intrigue"
	case engine.DoVP:
		return n + " VP"
	case engine.DoSpy:
		return spies(int(e.N))
	case engine.DoControl:
		return "control"
	case engine.DoContract:
		return "1 contract"
	case engine.DoNothing:
		return "trash a card"
	case engine.DoMentat:
		return "Mentat"
	case engine.DoSandworm:
		return count(int(e.N), "sandworm")
	case engine.DoChoose:
		return s.choiceOf(e)
	case engine.DoPay:
		return s.cost(&e.Cost) + " for " + s.prize(true, e.Then)
	}
	return "as the card says"
}

// choiceOf names what may be chosen: "1 Intrigue or 1 spice".
func (s Scene) choiceOf(e *engine.Effect) string {
	var all []string
	for i := range e.Then {
		all = append(all, s.prizePart(&e.Then[i]))
	}
	if len(all) == 2 && e.N == 1 {
		return all[0] + " or " + all[1]
	}
	return smallNumber(int(e.N)) + " of (" + strings.Join(all, ", ") + ")"
}

// choice is what a human may choose of the reward of a place.
func (w *teller) choice(place int) string {
	seen := engine.Conflict(0)
	for _, c := range w.t.Pos.Seen {
		if c != 0 {
			seen = c
		}
	}
	r := w.Box.Rules.Conflicts[seen].Rewards[place-1]
	for i := range r {
		if r[i].Verb == engine.DoChoose {
			return w.choiceOf(&r[i])
		}
	}
	return "what you choose"
}

// cost names what an effect costs: "6 Solari", "2 Spies".
func (s Scene) cost(c *engine.Cost) string {
	var parts []string
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if c.Purse[r] > 0 {
			parts = append(parts, strconv.Itoa(int(c.Purse[r]))+" "+resourceName(r))
		}
	}
	if c.Intrigue > 0 {
		parts = append(parts, strconv.Itoa(int(c.Intrigue))+" Intrigue")
	}
	if c.Spies > 0 {
		parts = append(parts, spies(int(c.Spies)))
	}
	return andList(parts)
}

// spies counts Spies.
func spies(n int) string {
	if n == 1 {
		return "1 Spy"
	}
	return strconv.Itoa(n) + " Spies"
}
