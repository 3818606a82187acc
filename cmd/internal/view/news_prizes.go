package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// prizes tells what this table can win of a Conflict: a plain third takes
// nothing with three at the table, two tied for second take the third reward.
func (s Scene) prizes(t *engine.Table, c engine.Conflict) block {
	if c == 0 {
		return block{}
	}
	r := &s.Box.Rules.Conflicts[c].Rewards
	b := block{head: "PRIZES"}
	first, second := "1st: "+s.prize(t, r[0])+".", "2nd: "+s.prize(t, r[1])+"."
	third, tied := "Third alone: nothing.", "Two tied for 2nd: "+s.prize(t, r[2])+" each."
	if !s.Box.Rules.Const.ThirdIfTied {
		third, tied = "Third: nothing.", ""
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
	case indent+cells.StringWidth(a+"  "+b) <= s.width():
		return []string{a + "  " + b}
	}
	return []string{a, b}
}

// prize names a reward: "1 Intrigue, 1 spice".
func (s Scene) prize(t *engine.Table, effects []engine.Effect) string {
	var parts []string
	for i := range effects {
		parts = append(parts, s.prizePart(t, &effects[i]))
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

func (s Scene) prizePart(t *engine.Table, e *engine.Effect) string {
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
		if !t.Pos.Choam {
			return "2 Solari" // what the rules give instead
		}
		return "1 contract"
	case engine.DoNothing:
		return "trash a card"
	case engine.DoMentat:
		return "Mentat"
	case engine.DoSandworm:
		return count(int(e.N), "sandworm")
	case engine.DoPay:
		return s.cost(&e.Cost) + " for " + s.prize(t, e.Then)
	}
	return "as the card says"
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
