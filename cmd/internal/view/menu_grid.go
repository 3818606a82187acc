package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

const (
	gridCell = 26 // cells from one column of three to the next
	pairCell = 40 // of two

	revealPlace = engine.Space(engine.SpaceCap) // the Reveal turn's place among the spaces
)

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
func (s Scene) spacesByPlace(extra engine.Space) []engine.Space {
	var all []engine.Space
	placed := engine.SpaceSet(0)
	for column, sections := range places {
		for _, p := range sections {
			list := s.section(p.section)
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
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		if !placed.Has(engine.Space(sp)) {
			all = append(all, engine.Space(sp))
		}
	}
	return all
}

// section gives the spaces of a section in board order.
func (s Scene) section(name string) []engine.Space {
	var list []engine.Space
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		if s.Box.Rules.Spaces[sp].Section == name {
			list = append(list, engine.Space(sp))
		}
	}
	return list
}

// spaceChoice is a space in its place: its bonus spice and price while it is
// open, "+Spy" where only a Spy opens it, and why not where it is closed.
func (s Scene) spaceChoice(t *engine.Table, q *engine.Question, sp engine.Space) ask.Choice {
	info := &t.Rules.Spaces[sp]
	c := ask.Choice{Key: info.Code, Label: info.Name, Words: spaceWords(info)}
	if !q.Open(int(sp)) {
		c.Closed = s.closedWhy(t, q.Seat, sp)
		return c
	}
	if info.Swordmaster {
		c.Label += fmt.Sprintf(" %d", price(t))
	}
	if n := t.Pos.Bonus[sp]; n > 0 && !t.Pos.Unknown.Bonus.Has(sp) {
		c.Label += fmt.Sprintf(" (%d)", n)
	}
	if q.Spied&(1<<sp) != 0 {
		c.Label += " +Spy"
	}
	return c
}

func spaceWords(info *engine.SpaceInfo) []string {
	return []string{info.ID, strings.ToLower(info.Name)}
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
func (s Scene) closedWhy(t *engine.Table, seat engine.Seat, sp engine.Space) string {
	info := &t.Rules.Spaces[sp]
	switch t.Closed(seat, sp) {
	case engine.OwnAgent:
		return "your own Agent is there."
	case engine.OtherAgent:
		text := s.others(t.Pos.Agents[sp], "Agent", "Agents") + " there"
		if !hasSpies(s.Box) {
			return text + "."
		}
		return text + ", and no Spy of yours is beside it."
	case engine.NeedsMore:
		f := info.Requires.Faction
		return fmt.Sprintf("it needs %d Influence with %s, and you have %d.", info.Requires.N, s.theFaction(f), t.Pos.Seat[seat].Influence[f])
	case engine.OwnsSwordmaster:
		return "your third Agent is with you already."
	case engine.HasSeat:
		return "you have your seat already."
	case engine.NoSwordmaster:
		return "at " + t.Rules.Levels[t.Pos.Difficulty].Name + " you never get it."
	}
	return "it is not open now."
}

// others is "Staban's Agent is" or "Mia's and Staban's Agents are".
func (s Scene) others(set engine.SeatSet, one, several string) string {
	var who []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if set.Has(seat) {
			who = append(who, s.whose(seat))
		}
	}
	return strings.Join(who, " and ") + " " + plural(len(who), one+" is", several+" are")
}

// spaceList offers the spaces of the mask and no others.
func (s Scene) spaceList(sh sheet, q *engine.Question) sheet {
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	for _, sp := range s.spacesByPlace(engine.NoSpace) {
		if q.Open(int(sp)) {
			info := &s.Box.Rules.Spaces[sp]
			sh.add(int(sp), ask.Choice{Key: info.Code, Label: info.Name, Words: spaceWords(info)})
		}
	}
	return sh
}

// askAgentHome asks which of several Agents returns.
func (s Scene) askAgentHome(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("Which Agent comes home?")
	if q.Open(0) {
		sh.add(0, ask.Choice{Key: "n", Label: "another one", Words: []string{"another"}})
	}
	return s.spaceList(sh, q)
}

// askPost is the grid of observation posts, occupied ones in their place.
func (s Scene) askPost(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s%s Spy: which post?", s.due(t, q), s.whose(q.Seat))
	if q.Open(0) {
		sh.add(0, ask.Choice{Key: "n", Label: "none placed", Words: []string{"none", "no"}})
	}
	return s.postGrid(sh, q, func(p engine.Post) string {
		if who := t.Pos.Spies[p]; who != 0 {
			return s.others(who, "Spy", "Spies") + " there."
		}
		return "this Spy can't go there."
	})
}

// askSpyHome is the same grid for a Spy that returns.
func (s Scene) askSpyHome(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("Which Spy comes home?")
	return s.postGrid(sh, q, func(engine.Post) string { return "no Spy of yours to recall there." })
}

// askSpyFirst is asked when a Spy is due and none is in supply.
func (s Scene) askSpyFirst(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s three Spies are out. Recall one first, to place it anew?", s.whose(q.Seat))
	sh.add(0, ask.Choice{Key: "n", Label: "no, place none", Words: []string{"none", "no"}})
	return s.postGrid(sh, q, func(engine.Post) string { return "no Spy of yours to recall there." })
}

func (s Scene) postGrid(sh sheet, q *engine.Question, closed func(engine.Post) string) sheet {
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	for p := 1; p < len(s.Box.Rules.Posts); p++ {
		info := &s.Box.Rules.Posts[p]
		c := ask.Choice{Key: info.Code, Label: info.Name, Words: []string{info.ID, strings.ToLower(info.Name)}}
		if !q.Open(p) {
			c.Closed = closed(engine.Post(p))
		}
		sh.add(p, c)
	}
	return sh
}

// factionKeys are the same at every question.
var factionKeys = [engine.FactionEnd]string{
	engine.Emperor: "e", engine.SpacingGuild: "g", engine.BeneGesserit: "b", engine.Fremen: "f",
}

// askFaction offers the Factions of the mask.
func (s Scene) askFaction(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s", s.due(t, q)+s.factionText(q))
	sh.Layout = ask.Row
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if q.Open(int(f)) {
			name := s.faction(f)
			sh.add(int(f), ask.Choice{Key: factionKeys[f], Label: name, Words: []string{s.Box.Rules.Tracks[f].ID, strings.ToLower(name)}})
		}
	}
	return sh
}

// askAlliance asks the human that loses an Alliance which of those that are level
// takes it.
func (s Scene) askAlliance(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s", capital(s.caller(q.Seat)+"who takes the "+s.faction(q.Faction)+" Alliance?"))
	sh.Layout = ask.Row
	for _, c := range s.seatChoices(q, "") {
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// factionText says what a Faction is asked for.
func (s Scene) factionText(q *engine.Question) string {
	switch {
	case q.Rule == engine.InfluenceAlliance:
		return capital(s.caller(q.Seat) + "which Alliance did you take?")
	case q.Rule == engine.HumanCard:
		return "Which Faction?"
	case q.About != engine.NoSeat && q.About != q.Seat:
		return s.Names.Whose(q.About) + " choice is tied, and you decide: which Faction?"
	case q.Pick == engine.TwoDifferent && !allOpen(q):
		return "And Influence with which other Faction?"
	case q.Pick == engine.TwoDifferent:
		return capital(s.caller(q.Seat) + "Influence with which Faction first?")
	}
	return capital(s.caller(q.Seat) + "Influence with which Faction?")
}

// allOpen says whether all four Factions are offered.
func allOpen(q *engine.Question) bool {
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !q.Open(int(f)) {
			return false
		}
	}
	return true
}
