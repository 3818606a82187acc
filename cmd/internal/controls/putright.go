package controls

import (
	"slices"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Boards are what PutRight compares: the board as it lies, and as it should be.
type Boards struct {
	Lies, Should *engine.Position
	// Before is the board before all that was taken back, where what should be goes
	// on further than what lies, so that the page tells it as news. nil: it doesn't.
	Before *engine.Position
}

// PutRight lists what differs between the boards: an imperative or a number for
// each difference, by seat, then what hands may have taken that is not due any
// more. What only the news bring about is none of it. The cards of humans are their
// own affair; purses: so are the Solari, spice and water of Rivals, since hagal
// keeps them.
func PutRight(s say.Speaker, t *engine.Table, boards Boards, purses bool) []page.Block {
	d := differ{Speaker: s, rules: t.Rules, Boards: boards, purses: purses, first: true}
	var out []page.Step
	same := engine.SeatSet(0)
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		name := s.Say("fix.seat", say.Args{"seat": seat})
		lines := append(d.step(name, d.seat(seat)), d.step(name, d.reminders(seat))...)
		if len(lines) == 0 && !d.Should.Seat[seat].Human {
			same = same.With(seat)
		}
		out = append(out, lines...)
	}
	out = append(out, d.step(s.Say("putright.board"), d.board())...)
	return d.blocks(out, same)
}

// blocks are a head, the differences, and who has none.
func (d *differ) blocks(steps []page.Step, same engine.SeatSet) []page.Block {
	head := say.ID("putright.head")
	switch {
	case d.Before != nil && len(steps) == 0:
		head = "putright.nothing_told"
	case len(steps) == 0:
		head = "putright.nothing"
	case d.Before != nil:
		head = "putright.head_told"
	}
	out := []page.Block{{Text: d.Say(head), Hangs: true, Kept: true}}
	if len(steps) > 0 {
		out = append(out, page.Block{Steps: steps, Kept: true, Close: true})
	}
	if same != 0 && len(steps) > 0 && d.Before == nil {
		out = append(out, page.Block{Text: d.Say("putright.same", say.Args{"seats": same}), Inset: true, Kept: true, Close: true})
	}
	return out
}

// differ compares boards.
type differ struct {
	say.Speaker
	Boards
	rules  *engine.Rules
	purses bool // hagal keeps the Rivals' purses
	first  bool // no number was compared yet
}

// differs says whether hands must change what is read off a board, and how it lies
// and should be.
func differs[T comparable](d *differ, read func(*engine.Position) T) (was, is T, ok bool) {
	was, is = read(d.Lies), read(d.Should)
	return was, is, was != is && (d.Before == nil || read(d.Before) != was)
}

// step has the differences of one name, joined by commas; none where there are
// none.
func (d *differ) step(name string, parts []string) []page.Step {
	if len(parts) == 0 {
		return nil
	}
	var all say.List
	for _, p := range parts {
		all = append(all, p)
	}
	return []page.Step{{Verb: name, Text: d.Join(all)}}
}

// reminders are what a human took, or did not take, by itself at Influence 4.
func (d *differ) reminders(seat engine.Seat) []string {
	if !d.Should.Seat[seat].Human {
		return nil
	}
	var out []string
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		what := d.bonus(f)
		had, has, ok := differs(d, func(p *engine.Position) bool { return p.Seat[seat].Influence[f] >= bonusAt })
		if !ok || len(what) == 0 || d.Should.Unknown.Seats[seat].Influence[f] {
			continue
		}
		one := len(what) == 1 && what[0].(say.Amount).N == 1
		switch {
		case had:
			out = append(out, d.Say("putright.give_bonus", say.Args{"price": what, "faction": f, "n": bonusAt, "alone": one}))
		case has:
			out = append(out, d.Say("putright.take_bonus", say.Args{"price": what, "faction": f, "n": bonusAt}))
		}
	}
	return out
}

// number compares a number that people can count on the table.
func (d *differ) number(out *[]string, what string, read func(*engine.Position) int) {
	was, is, ok := differs(d, read)
	if !ok {
		return
	}
	*out = append(*out, d.Say("putright.number", say.Args{"name": what, "n": is, "of": was, "own": d.first}))
	d.first = false
}

// count compares a number of a seat.
func (d *differ) count(out *[]string, seat engine.Seat, what string, read func(*engine.SeatState) int) {
	d.number(out, what, func(p *engine.Position) int { return read(&p.Seat[seat]) })
}

// seat compares what is a seat's, but for what it may have taken by itself.
func (d *differ) seat(seat engine.Seat) []string {
	var out []string
	y, u := &d.Should.Seat[seat], &d.Should.Unknown.Seats[seat]
	if !y.Streamlined && !u.VP {
		d.count(&out, seat, d.Say("fix.vp"), func(x *engine.SeatState) int { return int(x.VP) })
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !u.Influence[f] {
			d.count(&out, seat, d.Say("menu.faction", say.Args{"faction": f}), func(x *engine.SeatState) int { return int(x.Influence[f]) })
		}
	}
	if !y.Human {
		for r := engine.Solari; r < engine.ResourceEnd && !d.purses; r++ {
			d.count(&out, seat, d.Say("putright.resource", say.Args{"resource": r}), func(x *engine.SeatState) int { return int(x.Purse[r]) })
		}
		d.count(&out, seat, d.Say("resource.intrigue"), func(x *engine.SeatState) int { return int(x.Intrigue) })
	}
	d.count(&out, seat, d.Say("fix.garrison"), func(x *engine.SeatState) int { return int(x.Garrison) })
	d.count(&out, seat, d.Say("putright.troops"), func(x *engine.SeatState) int { return int(x.Troops) })
	d.count(&out, seat, d.Say("fix.sandworms"), func(x *engine.SeatState) int { return int(x.Sandworms) })
	for k := 1; k < len(d.rules.Units); k++ {
		unit := say.Args{"unit": engine.Unit(k)}
		d.count(&out, seat, d.Say("putright.unit_home", unit), func(x *engine.SeatState) int { return int(x.Units[k].Garrison) })
		d.count(&out, seat, d.Say("putright.unit_in", unit), func(x *engine.SeatState) int { return int(x.Units[k].Conflict) })
	}
	d.count(&out, seat, d.Say("fix.negotiators"), func(x *engine.SeatState) int { return int(x.Negotiators) })
	for i := engine.NoIcon + 1; i < engine.IconEnd; i++ {
		d.count(&out, seat, d.Say("putright.icon", say.Args{"icon": i}), func(x *engine.SeatState) int { return int(x.Icons[i]) })
	}
	for k := range d.rules.Tracks {
		if k := engine.Track(k); k != engine.NoTrack {
			d.count(&out, seat, d.Say("fix.track", say.Args{"track": k}), func(x *engine.SeatState) int { return int(x.Tracks[k]) })
		}
	}
	d.count(&out, seat, d.Say("fix.negotiators"), func(x *engine.SeatState) int { return int(x.Negotiators) })
	for k := range d.rules.Tiles {
		if _, has, ok := differs(d, func(p *engine.Position) bool { return p.Seat[seat].Tiles.Has(engine.Tile(k)) }); ok {
			out = append(out, d.Say("putright.tile", say.Args{"tile": engine.Tile(k), "on": has}))
		}
	}
	return slices.Concat(out, d.agents(seat), d.spies(seat), d.owned(seat))
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
		switch has, _, ok := differs(d, func(p *engine.Position) bool { return p.AgentsOf[seat].Has(i) }); {
		case ok && has:
			from = append(from, i)
		case ok:
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
		switch has, _, ok := differs(d, func(p *engine.Position) bool { return p.SpiesOf[seat].Has(i) }); {
		case ok && has:
			out = append(out, d.Say("putright.spy_away", say.Args{"post": i}))
		case ok:
			out = append(out, d.Say("putright.spy", say.Args{"post": i}))
		}
	}
	return out
}

// owned compares what a seat has or has not.
func (d *differ) owned(seat engine.Seat) []string {
	var out []string
	has := func(take, give say.ID, read func(*engine.SeatState) bool) {
		switch _, is, ok := differs(d, func(p *engine.Position) bool { return read(&p.Seat[seat]) }); {
		case ok && is:
			out = append(out, d.Say(take))
		case ok:
			out = append(out, d.Say(give))
		}
	}
	has("putright.take_swordmaster", "putright.give_swordmaster", func(x *engine.SeatState) bool { return x.Swordmaster })
	has("putright.take_hooks", "putright.give_hooks", func(x *engine.SeatState) bool { return x.Hooks })
	has("putright.take_seat", "putright.give_seat", func(x *engine.SeatState) bool { return x.HighCouncil })
	return out
}

// board compares what belongs to nobody or passes from hand to hand.
func (d *differ) board() []string {
	var out []string
	for i := engine.Space(1); int(i) < len(d.rules.Spaces); i++ {
		if !d.Should.Unknown.Bonus.Has(i) {
			d.number(&out, d.Say("putright.bonus", say.Args{"space": i}), func(p *engine.Position) int { return int(p.Bonus[i]) })
		}
		if _, there, ok := differs(d, func(p *engine.Position) bool { return p.Tokens.Has(i) }); ok {
			out = append(out, d.Say("putright.token", say.Args{"unit": d.rules.TokenOf(i).Unit, "space": i, "on": there}))
		}
		if _, owner, ok := differs(d, func(p *engine.Position) engine.Seat { return p.Control[i] }); ok {
			out = append(out, d.Say("putright.control", say.Args{"space": i, "seat": owner}))
		}
		if _, owner, ok := differs(d, func(p *engine.Position) engine.Seat { return p.Flags[i] }); ok {
			out = append(out, d.Say("putright.flag", say.Args{"space": i, "seat": owner, "unit": d.rules.FlagUnit()}))
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if _, owner, ok := differs(d, func(p *engine.Position) engine.Seat { return p.Alliance[f] }); ok {
			out = append(out, d.Say("putright.alliance", say.Args{"faction": f, "seat": owner}))
		}
	}
	switch _, gone, ok := differs(d, func(p *engine.Position) bool { return p.WallGone }); {
	case ok && gone:
		out = append(out, d.Say("putright.wall_away"))
	case ok:
		out = append(out, d.Say("putright.wall_back"))
	}
	for k := range d.rules.Tracks {
		k := engine.Track(k)
		switch _, gone, ok := differs(d, func(p *engine.Position) bool { return p.FirstGone.Has(k) }); {
		case ok && gone:
			out = append(out, d.Say("putright.first_away", say.Args{"track": k}))
		case ok:
			out = append(out, d.Say("putright.first_back", say.Args{"track": k}))
		}
	}
	for k := 1; k <= engine.Stacks; k++ {
		if _, top, ok := differs(d, func(p *engine.Position) engine.Tile { return p.Market.Top[k] }); ok {
			out = append(out, d.Say("putright.top", say.Args{"n": k, "tile": top}))
		}
		d.number(&out, d.Say("putright.stack", say.Args{"n": k}), func(p *engine.Position) int { return int(p.Market.Height[k]) })
	}
	if _, first, ok := differs(d, func(p *engine.Position) engine.Seat { return p.First }); ok {
		out = append(out, d.Say("putright.first", say.Args{"seat": first}))
	}
	if _, card, ok := differs(d, func(p *engine.Position) engine.Conflict { return p.Conflict }); ok && card != 0 {
		out = append(out, d.Say("putright.conflict", say.Args{"conflict": card}))
	}
	return out
}
