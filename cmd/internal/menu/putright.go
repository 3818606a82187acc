package menu

import (
	"slices"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// PutRight lists what differs between the board as it lies and the board as it
// should be: an imperative or a number for each difference, by seat, then what
// hands may have taken that is not due any more. The cards of humans are their
// own affair; purses: so are the Solari, spice and water of Rivals, since hagal
// keeps them.
func PutRight(s say.Speaker, t *engine.Table, lies, should *engine.Position, purses bool, width int) []string {
	d := differ{Speaker: s, rules: t.Rules, a: lies, b: should, purses: purses, width: width, first: true}
	var out []string
	same := engine.SeatSet(0)
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		name := s.Say("fix.seat", say.Args{"seat": seat})
		lines := d.block(name, d.seat(seat))
		if reminders := d.reminders(seat); len(reminders) > 0 {
			lines = append(lines, d.block(name, reminders)...)
		}
		if len(lines) == 0 && !should.Seat[seat].Human {
			same = same.With(seat)
		}
		out = append(out, lines...)
	}
	out = append(out, d.block(s.Say("putright.board"), d.board())...)
	if len(out) == 0 {
		return layout.Fold(s.Say("putright.nothing"), width, 2)
	}
	if same != 0 {
		out = append(out, layout.Fold("  "+s.Say("putright.same", say.Args{"seats": same}), width, 4)...)
	}
	return append([]string{s.Say("putright.head")}, out...)
}

// differ compares two positions.
type differ struct {
	say.Speaker
	rules  *engine.Rules
	a, b   *engine.Position
	purses bool // hagal keeps the Rivals' purses
	width  int
	first  bool // no number was compared yet
}

// block writes the differences of one name, joined by commas and wrapped.
func (d *differ) block(name string, parts []string) []string {
	if len(parts) == 0 {
		return nil
	}
	var all say.List
	for _, p := range parts {
		all = append(all, p)
	}
	lines := layout.Fold(d.Join(all), d.width-layout.Indent, 0)
	for i := range lines {
		head := ""
		if i == 0 {
			head = name
		}
		lines[i] = layout.Fill("  "+head, layout.Indent) + lines[i]
	}
	return lines
}

// reminders are what a human took, or did not take, by itself at Influence 4.
func (d *differ) reminders(seat engine.Seat) []string {
	x, y := &d.a.Seat[seat], &d.b.Seat[seat]
	if !y.Human {
		return nil
	}
	var out []string
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		what := d.bonus(f)
		if len(what) == 0 || d.b.Unknown.Seats[seat].Influence[f] {
			continue
		}
		one := len(what) == 1 && what[0].(say.Amount).N == 1
		switch had, has := x.Influence[f] >= bonusAt, y.Influence[f] >= bonusAt; {
		case had && !has:
			out = append(out, d.Say("putright.give_bonus", say.Args{"price": what, "faction": f, "n": bonusAt, "alone": one}))
		case has && !had:
			out = append(out, d.Say("putright.take_bonus", say.Args{"price": what, "faction": f, "n": bonusAt}))
		}
	}
	return out
}

// number compares a number that people can count on the table.
func (d *differ) number(out *[]string, what string, was, is int) {
	if was == is {
		return
	}
	*out = append(*out, d.Say("putright.number", say.Args{"name": what, "n": is, "of": was, "own": d.first}))
	d.first = false
}

// seat compares what is a seat's, but for what it may have taken by itself.
func (d *differ) seat(seat engine.Seat) []string {
	var out []string
	x, y := &d.a.Seat[seat], &d.b.Seat[seat]
	u := &d.b.Unknown.Seats[seat]
	if !y.Streamlined && !u.VP {
		d.number(&out, d.Say("fix.vp"), int(x.VP), int(y.VP))
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !u.Influence[f] {
			d.number(&out, d.Say("menu.faction", say.Args{"faction": f}), int(x.Influence[f]), int(y.Influence[f]))
		}
	}
	if !y.Human {
		for r := engine.Solari; r < engine.ResourceEnd && !d.purses; r++ {
			d.number(&out, d.Say("putright.resource", say.Args{"resource": r}), int(x.Purse[r]), int(y.Purse[r]))
		}
		d.number(&out, d.Say("resource.intrigue"), int(x.Intrigue), int(y.Intrigue))
	}
	d.number(&out, d.Say("fix.garrison"), int(x.Garrison), int(y.Garrison))
	d.number(&out, d.Say("putright.troops"), int(x.Troops), int(y.Troops))
	d.number(&out, d.Say("fix.sandworms"), int(x.Sandworms), int(y.Sandworms))
	return slices.Concat(out, d.agents(seat), d.spies(seat), d.owned(x, y))
}

// bonusAt is the place of a track that gives humans its printed bonus.
const bonusAt = 4

// bonus is what that place gives into the hand: "3 Solari", "1 water", "1
// Intrigue card"; nothing where it is something that lies on the board.
func (d *differ) bonus(f engine.Faction) say.List {
	var parts say.List
	for i := range d.rules.Factions[f].BonusAt4 {
		switch e := &d.rules.Factions[f].BonusAt4[i]; e.Verb {
		case engine.DoGain:
			parts = append(parts, say.Amount{N: int(e.N), Of: e.Resource})
		case engine.DoIntrigue:
			parts = append(parts, say.Amount{N: int(e.N), Of: engine.ResourceEnd})
		}
	}
	return parts
}

// agents says where Agents of the seat go: "Agent from Fremkit to Desert Tactics".
func (d *differ) agents(seat engine.Seat) []string {
	var from, to []engine.Space
	for i := engine.Space(1); int(i) < len(d.rules.Spaces); i++ {
		switch has, should := d.a.Agents[i].Has(seat), d.b.Agents[i].Has(seat); {
		case has && !should:
			from = append(from, i)
		case should && !has:
			to = append(to, i)
		}
	}
	var out []string
	for i := range max(len(from), len(to)) {
		switch {
		case i < len(from) && i < len(to):
			out = append(out, d.Say("putright.agent_moves", say.Args{"space": from[i], "other_space": to[i]}))
		case i < len(from):
			out = append(out, d.Say("putright.agent_away", say.Args{"space": from[i]}))
		default:
			out = append(out, d.Say("putright.agent_to", say.Args{"space": to[i]}))
		}
	}
	return out
}

// spies says which Spies of the seat come and go.
func (d *differ) spies(seat engine.Seat) []string {
	var out []string
	for i := engine.Post(1); int(i) < len(d.rules.Posts); i++ {
		switch has, should := d.a.Spies[i].Has(seat), d.b.Spies[i].Has(seat); {
		case has && !should:
			out = append(out, d.Say("putright.spy_away", say.Args{"post": i}))
		case should && !has:
			out = append(out, d.Say("putright.spy", say.Args{"post": i}))
		}
	}
	return out
}

// owned compares what a seat has or has not.
func (d *differ) owned(x, y *engine.SeatState) []string {
	var out []string
	has := func(was, is bool, take, give say.ID) {
		switch {
		case is && !was:
			out = append(out, d.Say(take))
		case was && !is:
			out = append(out, d.Say(give))
		}
	}
	has(x.Swordmaster, y.Swordmaster, "putright.take_swordmaster", "putright.give_swordmaster")
	has(x.Hooks, y.Hooks, "putright.take_hooks", "putright.give_hooks")
	has(x.HighCouncil, y.HighCouncil, "putright.take_seat", "putright.give_seat")
	return out
}

// board compares what belongs to nobody or passes from hand to hand.
func (d *differ) board() []string {
	var out []string
	for i := engine.Space(1); int(i) < len(d.rules.Spaces); i++ {
		if !d.b.Unknown.Bonus.Has(i) {
			d.number(&out, d.Say("putright.bonus", say.Args{"space": i}), int(d.a.Bonus[i]), int(d.b.Bonus[i]))
		}
		if d.a.Control[i] != d.b.Control[i] {
			out = append(out, d.Say("putright.control", say.Args{"space": i, "seat": d.b.Control[i]}))
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if d.a.Alliance[f] != d.b.Alliance[f] {
			out = append(out, d.Say("putright.alliance", say.Args{"faction": f, "seat": d.b.Alliance[f]}))
		}
	}
	switch {
	case d.b.WallGone && !d.a.WallGone:
		out = append(out, d.Say("putright.wall_away"))
	case d.a.WallGone && !d.b.WallGone:
		out = append(out, d.Say("putright.wall_back"))
	}
	if d.a.First != d.b.First {
		out = append(out, d.Say("putright.first", say.Args{"seat": d.b.First}))
	}
	if d.a.Conflict != d.b.Conflict && d.b.Conflict != 0 {
		out = append(out, d.Say("putright.conflict", say.Args{"conflict": d.b.Conflict}))
	}
	return out
}
