package tell

import (
	"slices"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// fixed tells of a number corrected by hand and what follows from it.
func (w *teller) fixed() {
	e := w.events[w.at]
	events := fixPart(w.events[w.at:])
	w.at += len(events)
	b := page.Block{Head: w.Say("tell.fixed_head"), Text: w.Say("tell.fixed", say.Args{
		"seat": e.Seat, "text": fieldChange(w.Speaker, w.t, e.Field, int(e.Old), int(e.Total)), "reason": Reason(w.Speaker, e.Reason, w.Typed(&e))})}
	before := len(w.out)
	own := steps(w.Speaker, w.t, w.hand(e.Seat, events[1:], e.Seat))
	if line, right := oneLine(w.Speaker, own); line != "" {
		b.Steps = []page.Step{{Text: w.Say("tell.fixed_then", say.Args{"text": line}), Right: right}}
	}
	w.add(b)
	w.others(events[1:], e.Seat)
	if up := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == engine.EvTileUp }); up >= 0 {
		turned := w.Say("tell.fixed_up", say.Args{"tile": events[up].Tile, "n": events[up].Amount})
		w.out[before].Text = w.Speaker.Sentences(b.Text, turned)
	} else if len(own) == 0 && len(w.out) == before+1 {
		w.out[before].Text = w.Speaker.Sentences(b.Text, w.Say("tell.fixed_alone"))
	}
}

// fixPart is the correction that events begin with, and the conversions that follow from it.
func fixPart(events []engine.Event) []engine.Event {
	for n := 1; n < len(events); n++ {
		switch events[n].Kind {
		case engine.EvBuySwordmaster, engine.EvBuyVP, engine.EvVP, engine.EvScheme, engine.EvDecision, engine.EvTileUp:
			continue
		}
		if c := events[n].Cause; c != engine.ByFix && c != engine.ByScheme {
			return events[:n]
		}
	}
	return events
}

// fieldChange says what a field was and is: "Solari 0 to 1".
func fieldChange(s say.Speaker, t *engine.Table, f engine.Field, old, now int) string {
	switch {
	case f == engine.FieldSpy:
		return s.Say("tell.fixed_spy", say.Args{"post": engine.Post(now)})
	case f == engine.FieldAgent:
		return s.Say("tell.fixed_agent", say.Args{"space": engine.Space(now)})
	case f == engine.FieldBlock:
		return s.Say("tell.fixed_closed", say.Args{"space": engine.Space(now)})
	case f == engine.FieldToken:
		return s.Say("tell.fixed_token", say.Args{"space": engine.Space(now)})
	case f == engine.FieldTile:
		return s.Say("tell.fixed_tile", say.Args{"tile": engine.Tile(now)})
	case f.NamesTile():
		k, _, _ := f.Stack()
		return s.Say("tell.fixed_top", say.Args{"tile": engine.Tile(now), "n": int(k)})
	case f == engine.FieldHooks || f == engine.FieldSwordmaster || f == engine.FieldHighCouncil:
		return s.Say("tell.fixed_switch", say.Args{"text": fieldLabel(s, t, f), "before": old != 0, "now": now != 0})
	case f >= engine.FieldFirstA && f <= engine.FieldFirstC:
		k, _ := f.Track()
		return s.Say("tell.fixed_first", say.Args{"track": k, "now": now != 0})
	case f == engine.FieldWall:
		return s.Say("tell.fixed_wall", say.Args{"now": now != 0})
	case f >= engine.FieldFlagA && f <= engine.FieldFlagC:
		return s.Say("tell.fixed_holder", say.Args{"text": fieldLabel(s, t, f), "seat": holder(old), "other_seat": holder(now)})
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldControlC && (f <= engine.FieldAllianceFremen || f >= engine.FieldControlA):
		return s.Say("tell.fixed_holder", say.Args{"text": fieldLabel(s, t, f), "seat": holder(old), "other_seat": holder(now)})
	}
	return s.Say("tell.fixed_number", say.Args{"text": fieldLabel(s, t, f), "n": old, "to": now})
}

// holder is the seat that a field has as a number.
func holder(n int) engine.Seat {
	if n <= 0 || n > engine.Seats {
		return engine.NoSeat
	}
	return engine.Seat(n)
}

// fieldLabel names a field as it is said beside a number.
func fieldLabel(s say.Speaker, t *engine.Table, f engine.Field) string {
	switch {
	case f >= engine.FieldEmperor && f <= engine.FieldFremen:
		return s.Say("tell.field_influence", say.Args{"faction": engine.Faction(f-engine.FieldEmperor) + engine.Emperor})
	case f >= engine.FieldCrysknife && f <= engine.FieldWild:
		return s.Say("tell.field_icon", say.Args{"icon": engine.Icon(f-engine.FieldCrysknife) + engine.Crysknife})
	case f >= engine.FieldTrackA && f <= engine.FieldTrackC:
		k, _ := f.Track()
		return s.Say("tell.field_track", say.Args{"track": k})
	case f >= engine.FieldBonusA && f <= engine.FieldBonusC, f == engine.FieldBonusD:
		return s.Say("tell.field_bonus", say.Args{"space": t.Rules.FieldSpace(f)})
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldAllianceFremen:
		return s.Say("tell.field_alliance", say.Args{"faction": engine.Faction(f-engine.FieldAllianceEmperor) + engine.Emperor})
	case f >= engine.FieldFlagA && f <= engine.FieldFlagC:
		return s.Say("tell.field_flag", say.Args{"space": t.Rules.FieldSpace(f), "unit": t.Rules.FlagUnit()})
	case f >= engine.FieldControlA && f <= engine.FieldControlC:
		return s.Say("tell.field_control", say.Args{"space": t.Rules.FieldSpace(f)})
	}
	if k, _, ok := f.Stack(); ok {
		return s.Say("tell.field_stack", say.Args{"n": int(k)})
	}
	if k, _, ok := f.Unit(&engine.SeatState{}); ok {
		return unitField(s, fieldWords[f], k)
	}
	return s.Say(fieldWords[f])
}

var fieldWords = [engine.FieldEnd]say.ID{
	engine.FieldVP: "tell.field_vp", engine.FieldSolari: "tell.field_solari", engine.FieldSpice: "tell.field_spice", engine.FieldWater: "tell.field_water",
	engine.FieldIntrigue: "tell.field_intrigue", engine.FieldGarrison: "tell.field_garrison", engine.FieldTroops: "tell.field_troops",
	engine.FieldSandworms: "tell.field_sandworms", engine.FieldStrength: "tell.field_strength", engine.FieldAgents: "tell.field_agents",
	engine.FieldHooks: "tell.field_hooks", engine.FieldSwordmaster: "tell.field_swordmaster", engine.FieldHighCouncil: "tell.field_high_council",
	engine.FieldUnitHomeA: "tell.field_unit_home", engine.FieldUnitInA: "tell.field_unit_in", engine.FieldUnitIdleA: "tell.field_unit_idle",
	engine.FieldUnitHomeB: "tell.field_unit_home", engine.FieldUnitInB: "tell.field_unit_in", engine.FieldUnitIdleB: "tell.field_unit_idle",
	engine.FieldNegotiators: "tell.field_negotiators", engine.FieldTile: "tell.field_tile",
}

// unitField names a field that counts units of a kind.
func unitField(s say.Speaker, id say.ID, k engine.Unit) string { return s.Say(id, say.Args{"unit": k}) }

// Open is what a position leaves for humans to choose, a sentence each.
func Open(s say.Speaker, t *engine.Table) []string {
	var out []string
	for i := range t.Open {
		out = append(out, openChoice(s, &t.Open[i]))
	}
	return out
}

// openChoice is what a position leaves for a human to choose.
func openChoice(s say.Speaker, x *engine.OpenChoice) string {
	id := say.ID("tell.open_pay")
	switch {
	case x.Verb == engine.DoInfluence && x.Pick == engine.TwoDifferent:
		id = "tell.open_two"
	case x.Verb == engine.DoInfluence:
		id = "tell.open_influence"
	case x.Verb == engine.DoSpy:
		id = "tell.open_spy"
	case x.Verb == engine.DoRecruit:
		id = "tell.open_defend"
	case x.Verb == engine.DoRemoveWall:
		id = "tell.open_wall"
	case x.Verb == engine.DoTile:
		id = "tell.open_tile"
	case x.Verb == engine.DoChoose:
		id = "tell.open_choose"
	}
	return s.Say(id, say.Args{"seat": x.Seat, "n": x.N})
}
