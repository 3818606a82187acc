package tell

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// coachLines are the lines of the coach and what says them.
var coachLines = [...]struct {
	line Reminder
	head say.ID // of the block
	said say.ID // the line in plain lines
	text func(say.Speaker, *engine.Table, []engine.Event) string
}{
	{LineEmpty, "coach.makers", "coach.makers_said", coachEmpty},
	{LineOrder, "coach.order", "coach.order_said", coachOrder},
	{LineControl, "coach.control", "coach.control_said", coachControl},
	{LineAlliance, "coach.alliance", "coach.alliance_said", coachAlliance},
	{LineIcons, "coach.icons", "coach.icons_said", coachIcons},
	{LinePieces, "coach.pieces", "coach.pieces_said", coachPieces},
}

// Coach are the lines that people asked for beside the news: what this phase asks
// of hands or is easily forgotten, from the position and from the events of the
// page.
func Coach(s say.Speaker, taste Taste, t *engine.Table, events []engine.Event) []page.Block {
	var out []page.Block
	for _, c := range coachLines {
		if !taste.Shows(c.line) {
			continue
		}
		if text := c.text(s, t, events); text != "" {
			out = append(out, page.Block{Head: s.Say(c.head), Text: text, Close: len(out) > 0,
				Said: []page.Sentence{{s.Say(c.said, say.Args{"text": text})}}})
		}
	}
	return out
}

// coachOrder tells who acts after whom, on the first page of a round's turns.
func coachOrder(s say.Speaker, t *engine.Table, events []engine.Event) string {
	if t.Pos.Phase != engine.PlayerTurns || !has(events, engine.EvConflict) && !has(events, engine.EvFirst) {
		return ""
	}
	order := t.Pos.Order()
	return s.Say("coach.order_text", say.Args{"seats": order[:]})
}

// coachPieces tells, on the first page of a round's turns, where tokens lie that a
// Rival may take and who could pay for one now, and what the next space of a track
// gives to each Rival.
func coachPieces(s say.Speaker, t *engine.Table, events []engine.Event) string {
	if t.Pos.Phase != engine.PlayerTurns || !has(events, engine.EvConflict) && !has(events, engine.EvFirst) {
		return ""
	}
	var parts []string
	for i := range t.Rules.Tokens {
		k := &t.Rules.Tokens[i]
		var at []string
		for sp := engine.Space(1); int(sp) < len(t.Rules.Spaces); sp++ {
			if k.Spaces.Has(sp) && t.Pos.Tokens.Has(sp) && !t.Pos.Unknown.Tokens.Has(sp) {
				at = append(at, s.Say("coach.pieces_at", say.Args{"space": sp}))
			}
		}
		if len(at) > 0 {
			parts = append(parts, s.Say("coach.pieces_on", say.Args{"unit": k.Unit, "texts": at, "seats": takers(t, k)}))
		}
	}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		for k := engine.Track(1); int(k) < len(t.Rules.Tracks) && !t.Pos.Seat[seat].Human; k++ {
			at := t.Pos.Seat[seat].Tracks[k]
			for next := at + 1; next <= t.Rules.Tracks[k].Last; next++ {
				if x := t.Rules.StepAt(k, next); x != nil && t.Rules.Tracks[k].RecallAt == 0 {
					parts = append(parts, s.Say("coach.pieces_track", say.Args{"seat": seat, "n": at, "track": k, "to": next, "effects": effect.Say(s, effect.Menu, x.Effects)}))
					break
				}
			}
		}
	}
	return s.Say("coach.together", say.Args{"texts": parts})
}

// takers are the Rivals that have their Swordmaster and the price of a token.
func takers(t *engine.Table, k *engine.TokenInfo) (who engine.SeatSet) {
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		x := &t.Pos.Seat[seat]
		able := !x.Human && x.Swordmaster && !x.Streamlined && t.Scores(seat)
		for r, n := range t.TokenPrice(seat, k).Purse {
			able = able && int(x.Purse[r]) >= int(n)
		}
		if able {
			who = who.With(seat)
		}
	}
	return who
}

// coachControl tells who takes what when a human visits a controlled space.
func coachControl(s say.Speaker, t *engine.Table, _ []engine.Event) string {
	if t.Pos.Phase != engine.PlayerTurns {
		return ""
	}
	var parts []string
	for sp := 1; sp < len(t.Rules.Spaces); sp++ {
		c, gain := t.Pos.Controls(engine.Space(sp)), bonus(&t.Rules.Spaces[sp])
		if c == engine.NoSeat || len(gain) == 0 {
			continue
		}
		parts = append(parts, s.Say("coach.control_of", say.Args{"space": engine.Space(sp), "price": gain, "seat": c}))
	}
	return s.Say("coach.together", say.Args{"texts": parts})
}

// bonus is what the control of a space pays.
func bonus(x *engine.SpaceInfo) say.List {
	var out say.List
	for r, n := range x.ControlBonus {
		if n > 0 {
			out = append(out, say.Amount{N: int(n), Of: engine.Resource(r)})
		}
	}
	return out
}

// coachAlliance tells which Alliance tokens moved, where each lies now.
func coachAlliance(s say.Speaker, t *engine.Table, events []engine.Event) string {
	moved := [engine.FactionEnd]bool{}
	for i := range events {
		if k := events[i].Kind; k == engine.EvAlliance || k == engine.EvAllianceLost {
			moved[events[i].Faction] = true
		}
	}
	var parts []string
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if moved[f] {
			parts = append(parts, s.Say("coach.alliance_of", say.Args{"faction": f, "seat": t.Pos.Alliance[f]}))
		}
	}
	return s.Say("coach.together", say.Args{"texts": parts})
}

// coachIcons tells who turns a pair of icons face down by winning the Conflict.
func coachIcons(s say.Speaker, t *engine.Table, _ []engine.Event) string {
	c := t.Pos.Conflict
	if c == 0 || t.Pos.Phase != engine.PlayerTurns && t.Pos.Phase != engine.Combat {
		return ""
	}
	icon, who := s.Box.Rules.Conflicts[c].Icon, engine.SeatSet(0)
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		x := &t.Pos.Seat[seat]
		as := x.CountsAs(t.Rules, icon)
		if t.Scores(seat) && as != engine.NoIcon && as != engine.Wild && x.Icons[as] > 0 {
			who = who.With(seat)
		}
	}
	if who == 0 {
		return ""
	}
	return s.Say("coach.icons_text", say.Args{"seats": who, "icon": icon})
}

// coachEmpty tells why a Maker space gets no bonus spice.
func coachEmpty(s say.Speaker, t *engine.Table, events []engine.Event) string {
	if !has(events, engine.EvMaker) {
		return ""
	}
	got := engine.SpaceSet(0)
	for i := range events {
		if events[i].Kind == engine.EvMaker {
			got = got.With(events[i].Space)
		}
	}
	var parts []string
	for sp := 1; sp < len(t.Rules.Spaces); sp++ {
		if !t.Rules.Spaces[sp].Maker || got.Has(engine.Space(sp)) {
			continue
		}
		if seat := lastVisitor(t.Events, engine.Space(sp)); seat != engine.NoSeat {
			parts = append(parts, s.Say("coach.empty_of", say.Args{"space": engine.Space(sp), "seat": seat}))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return s.Say("coach.empty", say.Args{"texts": parts})
}

// lastVisitor is whose Agent went to a space last.
func lastVisitor(events []engine.Event, sp engine.Space) engine.Seat {
	for i := len(events) - 1; i >= 0; i-- {
		if e := &events[i]; e.Space == sp && (e.Kind == engine.EvSend || e.Kind == engine.EvVisit) {
			return e.Seat
		}
	}
	return engine.NoSeat
}

// has reports whether an event of the kind is among them.
func has(events []engine.Event, k engine.EventKind) bool {
	for i := range events {
		if events[i].Kind == k {
			return true
		}
	}
	return false
}
