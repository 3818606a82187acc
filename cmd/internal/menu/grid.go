package menu

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// revealPlace is the Reveal turn's place among the spaces.
const revealPlace = engine.Space(engine.SpaceCap)

// places says where the sections of a board stand in the grid, column by
// column. Cities and desert run from right to left, as they meet the hand.
var places = [][]struct {
	section string
	back    bool
}{
	{{"emperor", false}, {"spacing_guild", false}, {"bene_gesserit", false}, {"fremen", false}},
	{{"landsraad", false}, {"choam", false}},
	{{"city", true}, {"desert", true}},
}

// spacesByPlace gives all spaces in the order of the grid. Extra stands at the
// end of the second column; NoSpace is none.
func spacesByPlace(box *rival.Box, extra engine.Space) []engine.Space {
	var all []engine.Space
	placed := engine.SpaceSet(0)
	for column, sections := range places {
		for _, p := range sections {
			list := section(box, p.section)
			for i := range list {
				sp := list[i]
				if p.back {
					sp = list[len(list)-1-i]
				}
				all = append(all, sp)
				placed = placed.With(sp)
			}
		}
		if column == 1 && extra != engine.NoSpace {
			all = append(all, extra)
		}
	}
	for sp := 1; sp < len(box.Rules.Spaces); sp++ {
		if !placed.Has(engine.Space(sp)) {
			all = append(all, engine.Space(sp))
		}
	}
	return all
}

// section gives the spaces of a section in board order.
func section(box *rival.Box, name string) []engine.Space {
	var list []engine.Space
	for sp := 1; sp < len(box.Rules.Spaces); sp++ {
		if box.Rules.Spaces[sp].Section == name {
			list = append(list, engine.Space(sp))
		}
	}
	return list
}

// spaceChoice is a space in its place: its bonus spice and price while it is
// open, "+Spy" where only a Spy opens it, and why not where it is closed.
func spaceChoice(s say.Speaker, t *engine.Table, q *engine.Question, sp engine.Space) ask.Choice {
	c := bareSpace(s, int(sp))
	if !q.Open(int(sp)) {
		c.Closed = closedWhy(s, t, q.Seat, sp)
		return c
	}
	cost, bonus := 0, t.Pos.Bonus[sp]
	if t.Rules.Spaces[sp].Swordmaster {
		cost = price(t)
	}
	if t.Pos.Unknown.Bonus.Has(sp) {
		bonus = 0
	}
	c.Label = s.Say("menu.space_with", say.Args{"space": sp, "value": cost, "n": bonus, "spied": q.Spied&(1<<sp) != 0})
	return c
}

// bareSpace is a space by its code and name.
func bareSpace(s say.Speaker, sp int) ask.Choice {
	info := &s.Box.Rules.Spaces[sp]
	label := s.Say("menu.space", say.Args{"space": engine.Space(sp)})
	return ask.Choice{Key: info.Code, Label: label, Words: []string{info.ID, strings.ToLower(info.Name)}}
}

// price is what a human's Swordmaster costs now: less once anybody has one.
func price(t *engine.Table) int {
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if t.Pos.Seat[seat].Swordmaster {
			return int(t.Rules.Const.HumanPriceLater)
		}
	}
	return int(t.Rules.Const.HumanPrice)
}

// closedWhy is the sentence of the hint line for a closed space; its code and
// name stand before it.
func closedWhy(s say.Speaker, t *engine.Table, seat engine.Seat, sp engine.Space) string {
	switch t.Closed(seat, sp) {
	case engine.OwnAgent:
		return s.Say("menu.closed_own")
	case engine.OtherAgent:
		return s.Say("menu.closed_agent", say.Args{"seats": t.Pos.AgentsOn(sp), "spies": boxed.Spies(s.Box)})
	case engine.NeedsMore:
		need := t.Rules.Spaces[sp].Requires
		return s.Say("menu.closed_influence", say.Args{"n": need.N, "faction": need.Faction, "of": t.Pos.Seat[seat].Influence[need.Faction]})
	case engine.OwnsSwordmaster:
		return s.Say("menu.closed_swordmaster")
	case engine.HasSeat:
		return s.Say("menu.closed_seat")
	case engine.NoSwordmaster:
		return s.Say("menu.closed_level", say.Args{"difficulty": t.Pos.Difficulty})
	}
	return s.Say("menu.closed")
}

// spaceList offers the spaces of the mask and no others.
func spaceList(s say.Speaker, sh sheet, q *engine.Question) sheet {
	sh.Layout, sh.Columns = ask.Grid, 3
	for _, sp := range spacesByPlace(s.Box, engine.NoSpace) {
		if q.Open(int(sp)) {
			sh.add(int(sp), bareSpace(s, int(sp)))
		}
	}
	return sh
}

func askAgentHome(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.agent_home"))
	if q.Open(0) {
		sh.add(0, ask.Choice{Key: "n", Label: s.Say("ask.another"), Words: []string{"another"}})
	}
	return spaceList(s, sh, q)
}
