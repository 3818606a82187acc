package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// Coach are the lines that people asked for beside the news (Taste): what this
// phase asks of hands or is easily forgotten, from the position and from the
// events of the page. Each is one line where it fits.
func (s Scene) Coach(t *engine.Table, events []engine.Event) []string {
	return s.wide(s.coach(t, events))
}

// PlainCoach is Coach for plain lines.
func (s Scene) PlainCoach(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, b := range s.coach(t, events) {
		out = append(out, fold(capital(strings.ToLower(b.head))+": "+b.text, PlainWidth, 0)...)
	}
	return out
}

func (s Scene) coach(t *engine.Table, events []engine.Event) []block {
	var out []block
	for _, c := range [...]struct {
		line Line
		head string
		text func(Scene, *engine.Table, []engine.Event) string
	}{
		{LineEmpty, "MAKERS", Scene.coachEmpty},
		{LineOrder, "ORDER", Scene.coachOrder},
		{LineControl, "CONTROL", Scene.coachControl},
		{LineAlliance, "ALLIANCE", Scene.coachAlliance},
		{LineIcons, "ICONS", Scene.coachIcons},
	} {
		if !s.Taste.Shows(c.line) {
			continue
		}
		if text := c.text(s, t, events); text != "" {
			out = append(out, block{head: c.head, text: text})
		}
	}
	return out
}

// coachOrder tells who acts after whom, on the first page of a round's turns.
func (s Scene) coachOrder(t *engine.Table, events []engine.Event) string {
	if t.Pos.Phase != engine.PlayerTurns || !has(events, engine.EvConflict) && !has(events, engine.EvFirst) {
		return ""
	}
	var names []string
	for _, seat := range t.Pos.Order() {
		names = append(names, s.Names.Object(seat))
	}
	return strings.Join(names, ", ")
}

// coachControl tells who takes what when a human visits a controlled space.
func (s Scene) coachControl(t *engine.Table, _ []engine.Event) string {
	if t.Pos.Phase != engine.PlayerTurns {
		return ""
	}
	var parts []string
	for sp := 1; sp < len(t.Rules.Spaces); sp++ {
		c := t.Pos.Control[sp]
		gain := purseText(t.Rules.Spaces[sp].ControlBonus)
		if c == engine.NoSeat || gain == "" {
			continue
		}
		parts = append(parts, fmt.Sprintf("%s: %s to %s", s.space(engine.Space(sp)), gain, s.Names.Object(c)))
	}
	return strings.Join(parts, "; ")
}

// coachAlliance tells which Alliance tokens moved, where each lies now.
func (s Scene) coachAlliance(t *engine.Table, events []engine.Event) string {
	moved := [engine.FactionEnd]bool{}
	for i := range events {
		if k := events[i].Kind; k == engine.EvAlliance || k == engine.EvAllianceLost {
			moved[events[i].Faction] = true
		}
	}
	var parts []string
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !moved[f] {
			continue
		}
		where := "on the board"
		if h := t.Pos.Alliance[f]; h != engine.NoSeat {
			where = "before " + s.Names.Object(h)
		}
		parts = append(parts, "the "+s.faction(f)+" token lies "+where)
	}
	return strings.Join(parts, "; ")
}

// coachIcons tells who turns a pair of icons face down by winning the Conflict.
func (s Scene) coachIcons(t *engine.Table, _ []engine.Event) string {
	c := t.Pos.Conflict
	if c == 0 || t.Pos.Phase != engine.PlayerTurns && t.Pos.Phase != engine.Combat {
		return ""
	}
	icon := s.Box.Rules.Conflicts[c].Icon
	if icon == engine.NoIcon || icon == engine.Wild {
		return ""
	}
	var who []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if t.Scores(seat) && t.Pos.Seat[seat].Icons[icon] > 0 {
			who = append(who, s.Names.Object(seat))
		}
	}
	if len(who) == 0 {
		return ""
	}
	return fmt.Sprintf("a win makes a pair (+1 VP) for %s: %s", andList(who), iconName(icon))
}

// coachEmpty tells why a Maker space gets no bonus spice.
func (s Scene) coachEmpty(t *engine.Table, events []engine.Event) string {
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
			parts = append(parts, fmt.Sprintf("%s (%s Agent)", s.space(engine.Space(sp)), s.Names.Whose(seat)))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "none on " + andList(parts)
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
