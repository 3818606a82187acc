package menu

import (
	"math/bits"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// fixField is one line of the menu of corrections. The token is what the save
// file writes; what is about a space or an Alliance has no name of its own.
type fixField struct {
	key, token string
	name       say.ID
}

var fixFields = [engine.FieldEnd]fixField{
	engine.FieldVP: {"v", "vp", "fix.vp"}, engine.FieldSolari: {"s", "solari", "resource.solari"},
	engine.FieldSpice: {"p", "spice", "resource.spice"}, engine.FieldWater: {"w", "water", "resource.water"},
	engine.FieldIntrigue: {"i", "intrigue", "resource.intrigue"},
	engine.FieldEmperor:  {key: "e", token: "emperor"}, engine.FieldSpacingGuild: {key: "g", token: "spacing_guild"},
	engine.FieldBeneGesserit: {key: "b", token: "bene_gesserit"}, engine.FieldFremen: {key: "f", token: "fremen"},
	engine.FieldGarrison: {"r", "garrison", "fix.garrison"}, engine.FieldTroops: {"c", "conflict", "fix.troops"},
	engine.FieldSandworms: {"d", "sandworms", "fix.sandworms"}, engine.FieldStrength: {"x", "strength", "fix.strength"},
	engine.FieldAgents: {"a", "agents", "fix.agents"}, engine.FieldHooks: {"h", "hooks", "fix.hooks"},
	engine.FieldSwordmaster: {"m", "swordmaster", "fix.swordmaster"}, engine.FieldHighCouncil: {"y", "high_council", "fix.high_council"},
	engine.FieldSpy: {"t", "spy", "fix.spies"}, engine.FieldAgent: {"j", "agent", "fix.agents_out"},
	engine.FieldCrysknife: {"k", "icon_crysknife", "icon.crysknife"}, engine.FieldDesertMouse: {"n", "icon_desert_mouse", "icon.desert_mouse"},
	engine.FieldOrnithopter: {"o", "icon_ornithopter", "icon.ornithopter"}, engine.FieldWild: {"l", "icon_wild", "fix.wild"},
	engine.FieldWall:   {"w", "shield_wall", "fix.wall"},
	engine.FieldBonusA: {key: "1", token: "bonus_1"}, engine.FieldBonusB: {key: "2", token: "bonus_2"}, engine.FieldBonusC: {key: "3", token: "bonus_3"},
	engine.FieldControlA: {key: "4", token: "control_1"}, engine.FieldControlB: {key: "5", token: "control_2"}, engine.FieldControlC: {key: "6", token: "control_3"},
	engine.FieldAllianceEmperor: {key: "e", token: "alliance_emperor"}, engine.FieldAllianceGuild: {key: "g", token: "alliance_spacing_guild"},
	engine.FieldAllianceBene: {key: "b", token: "alliance_bene_gesserit"}, engine.FieldAllianceFremen: {key: "f", token: "alliance_fremen"},
	engine.FieldTrackA: {key: "1", token: "track_1"}, engine.FieldTrackB: {key: "2", token: "track_2"}, engine.FieldTrackC: {key: "3", token: "track_3"},
	engine.FieldFirstA: {key: "7", token: "first_1"}, engine.FieldFirstB: {key: "8", token: "first_2"}, engine.FieldFirstC: {key: "9", token: "first_3"},
	engine.FieldBlock:     {"c", "block", "fix.block"},
	engine.FieldUnitHomeA: {"4", "unit_home_1", "fix.unit_home"}, engine.FieldUnitInA: {"5", "unit_in_1", "fix.unit_in"}, engine.FieldUnitIdleA: {"6", "unit_idle_1", "fix.unit_idle"},
	engine.FieldUnitHomeB: {"7", "unit_home_2", "fix.unit_home"}, engine.FieldUnitInB: {"8", "unit_in_2", "fix.unit_in"}, engine.FieldUnitIdleB: {"9", "unit_idle_2", "fix.unit_idle"},
	engine.FieldTile: {"q", "tile", "fix.tiles"}, engine.FieldNegotiators: {"z", "negotiators", "fix.negotiators"},
	engine.FieldTileA: {key: "h", token: "tile_1"}, engine.FieldTileB: {key: "i", token: "tile_2"}, engine.FieldTileC: {key: "j", token: "tile_3"},
	engine.FieldStackA: {key: "k", token: "stack_1"}, engine.FieldStackB: {key: "l", token: "stack_2"}, engine.FieldStackC: {key: "m", token: "stack_3"},
	engine.FieldToken: {"t", "token", "fix.token"}, engine.FieldBonusD: {key: "a", token: "bonus_4"},
	engine.FieldFlagA: {key: "x", token: "flag_1"}, engine.FieldFlagB: {key: "y", token: "flag_2"}, engine.FieldFlagC: {key: "z", token: "flag_3"},
}

// seatOrder fills three columns: in the first five rows what is wrong most often,
// below them what is rarer.
var seatOrder = []engine.Field{
	engine.FieldVP, engine.FieldSolari, engine.FieldSpice, engine.FieldWater, engine.FieldIntrigue,
	engine.FieldCrysknife, engine.FieldDesertMouse, engine.FieldOrnithopter,
	engine.FieldEmperor, engine.FieldSpacingGuild, engine.FieldBeneGesserit, engine.FieldFremen, engine.FieldGarrison,
	engine.FieldSandworms, engine.FieldStrength, engine.FieldWild,
	engine.FieldTroops, engine.FieldSpy, engine.FieldAgents, engine.FieldHooks, engine.FieldSwordmaster,
	engine.FieldAgent, engine.FieldHighCouncil, engine.FieldTrackA, engine.FieldTrackB, engine.FieldTrackC,
	engine.FieldUnitHomeA, engine.FieldUnitInA, engine.FieldUnitIdleA, engine.FieldUnitHomeB, engine.FieldUnitInB, engine.FieldUnitIdleB,
	engine.FieldTile, engine.FieldNegotiators,
}

var tableOrder = []engine.Field{
	engine.FieldBonusA, engine.FieldBonusB, engine.FieldBonusC, engine.FieldBonusD, engine.FieldControlA, engine.FieldControlB, engine.FieldControlC,
	engine.FieldWall, engine.FieldBlock, engine.FieldToken,
	engine.FieldAllianceEmperor, engine.FieldAllianceGuild, engine.FieldAllianceBene, engine.FieldAllianceFremen,
	engine.FieldFirstA, engine.FieldFirstB, engine.FieldFirstC, engine.FieldFlagA, engine.FieldFlagB, engine.FieldFlagC,
	engine.FieldTileA, engine.FieldTileB, engine.FieldTileC, engine.FieldStackA, engine.FieldStackB, engine.FieldStackC,
}

// askFixSeat asks whose number is wrong: seats by their number, 0 the table.
func askFixSeat(s say.Speaker, _ *engine.Table, _ *engine.Question) sheet {
	sh := newSheet(s.Say("ask.fix_seat"))
	sh.seats(s, s.Say("fix.table"), "table")
	sh.Hint = s.Say("menu.esc_back")
	return sh
}

// seats offers every seat by its number, and 0 for none of them.
func (sh *sheet) seats(s say.Speaker, none, word string) {
	sh.Layout = ask.Row
	for seat := 1; seat <= engine.Seats; seat++ {
		label, word := s.Say("fix.seat", say.Args{"seat": engine.Seat(seat)}), strings.ToLower(s.Names.Seat[seat])
		sh.add(seat, ask.Choice{Key: strconv.Itoa(seat), Label: label, Words: []string{word}})
	}
	sh.add(0, ask.Choice{Key: "0", Label: none, Words: []string{word}})
}

// askFixField asks which number, with what hagal has.
func askFixField(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	order := seatOrder
	sh := newSheet(s.Say("ask.fix_field", say.Args{"seat": q.About}))
	sh.Layout, sh.Columns = ask.Grid, 3
	if q.About == engine.NoSeat {
		order = tableOrder
		sh.Columns = 2
	}
	for _, f := range order {
		name := FieldName(s, t, f)
		if int(f) < int(q.Min) || int(f) > int(q.Max) || name == "" || lacksField(s.Box, f) {
			continue
		}
		x := fixFields[f]
		sh.add(int(f), ask.Choice{Key: x.key, Label: fieldLine(s, name, fieldValue(s, t, q.About, f), f), Words: []string{x.token}})
	}
	sh.Hint = s.Say("menu.esc_back")
	return sh
}

func fieldLine(s say.Speaker, name, value string, f engine.Field) string {
	switch {
	case value == "":
		return name
	case namesSeat(f):
		return s.Say("fix.held_by", say.Args{"name": name, "text": value})
	}
	return s.Say("fix.has", say.Args{"name": name, "text": value})
}

// FieldName is what a field is called in a menu: those about a space or a Faction
// by its name.
func FieldName(s say.Speaker, t *engine.Table, f engine.Field) string {
	return ruledName(s, t.Rules, f)
}

func ruledName(s say.Speaker, r *engine.Rules, f engine.Field) string {
	k, tracked := f.Track()
	if stack, face, ok := f.Stack(); ok {
		return s.Say("fix.stack", say.Args{"n": int(stack), "on": face})
	}
	switch sp := r.FieldSpace(f); {
	case tracked && int(k) >= len(r.Tracks):
		return ""
	case tracked && f < engine.FieldSeatEnd:
		return s.Say("fix.track", say.Args{"track": k})
	case tracked:
		return s.Say("fix.first", say.Args{"track": k})
	case sp != engine.NoSpace && f >= engine.FieldFlagA:
		return s.Say("fix.flag_of", say.Args{"space": sp, "unit": r.FlagUnit()})
	case sp != engine.NoSpace:
		return s.Say("menu.space", say.Args{"space": sp})
	case f >= engine.FieldEmperor && f <= engine.FieldFremen:
		return s.Say("menu.faction", say.Args{"faction": engine.Faction(f-engine.FieldEmperor) + engine.Emperor})
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldAllianceFremen:
		return s.Say("fix.alliance", say.Args{"faction": engine.Faction(f-engine.FieldAllianceEmperor) + engine.Emperor})
	case fixFields[f].name == "":
		return ""
	}
	if kind, _, ok := f.Unit(&engine.SeatState{}); ok {
		return unitField(s, fixFields[f].name, kind)
	}
	return s.Say(fixFields[f].name)
}

// unitField names a field that counts units of a kind.
func unitField(s say.Speaker, id say.ID, k engine.Unit) string { return s.Say(id, say.Args{"unit": k}) }

// fieldValue is what hagal has for a field, "?" where nobody has reported it.
func fieldValue(s say.Speaker, t *engine.Table, seat engine.Seat, f engine.Field) string {
	v, _, _ := t.FieldValue(seat, f)
	switch {
	case seat != engine.NoSeat && unknownField(t, seat, f):
		return "?"
	case f == engine.FieldSpy:
		return strconv.Itoa(t.Pos.SpiesOut(seat))
	case f == engine.FieldAgent:
		return strconv.Itoa(t.Pos.AgentsOut(seat))
	case f == engine.FieldTile:
		return strconv.Itoa(bits.OnesCount64(uint64(t.Pos.Seat[seat].Tiles)))
	case f == engine.FieldBlock || f == engine.FieldToken:
		return ""
	case f == engine.FieldWall:
		return s.Say("fix.wall_is", say.Args{"on": v == 1})
	case f >= engine.FieldBonusA && f <= engine.FieldBonusC, f == engine.FieldBonusD:
		return s.Say("fix.amount", say.Args{"gain": say.Amount{N: v, Of: engine.Spice}})
	}
	return fieldSide(s, f, v)
}

// fieldSide is a value of a field: yes or no, a seat, a number.
func fieldSide(s say.Speaker, f engine.Field, v int) string {
	switch {
	case isFlag(f):
		return s.Say("fix.flag", say.Args{"on": v != 0})
	case namesSeat(f):
		return s.Say("fix.seat", say.Args{"seat": seatOf(v)})
	case f.NamesTile():
		return s.Say("menu.tile", say.Args{"tile": engine.Tile(v)})
	}
	return strconv.Itoa(v)
}

func isFlag(f engine.Field) bool {
	return f == engine.FieldHooks || f == engine.FieldSwordmaster || f == engine.FieldHighCouncil || f == engine.FieldWall || f >= engine.FieldFirstA && f <= engine.FieldFirstC
}

// namesSeat says whether the value of a field is a seat, 0 nobody.
func namesSeat(f engine.Field) bool {
	return f >= engine.FieldAllianceEmperor && f <= engine.FieldControlC || f >= engine.FieldFlagA && f <= engine.FieldFlagC
}

// seatOf is the seat that an answer names; NoSeat where it names none.
func seatOf(v int) engine.Seat {
	if v < 1 || v > engine.Seats {
		return engine.NoSeat
	}
	return engine.Seat(v)
}

// unknownField says whether nobody has reported what the field holds.
func unknownField(t *engine.Table, seat engine.Seat, f engine.Field) bool {
	u := &t.Pos.Unknown.Seats[seat]
	if r, ok := f.Resource(); ok {
		return u.Purse[r]
	}
	switch f {
	case engine.FieldVP:
		return u.VP
	case engine.FieldIntrigue:
		return u.Intrigue
	case engine.FieldEmperor, engine.FieldSpacingGuild, engine.FieldBeneGesserit, engine.FieldFremen:
		return u.Influence[engine.Faction(f-engine.FieldEmperor)+engine.Emperor]
	case engine.FieldTroops:
		return u.Troops
	case engine.FieldSandworms:
		return u.Sandworms
	case engine.FieldStrength:
		return u.Strength
	case engine.FieldHooks:
		return u.Hooks
	}
	return false
}
