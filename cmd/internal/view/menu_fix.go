package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// tableName is what the correction menu calls what belongs to no seat.
const tableName = "the table"

// fixField is one line of the menu of corrections. The token is what the save
// file writes.
type fixField struct{ key, name, token string }

var fixFields = [engine.FieldEnd]fixField{
	engine.FieldVP: {"v", "VP", "vp"}, engine.FieldSolari: {"s", "Solari", "solari"},
	engine.FieldSpice: {"p", "spice", "spice"}, engine.FieldWater: {"w", "water", "water"},
	engine.FieldIntrigue: {"i", "Intrigue", "intrigue"},
	engine.FieldEmperor:  {"e", "Emperor", "emperor"}, engine.FieldSpacingGuild: {"g", "Spacing Guild", "spacing_guild"},
	engine.FieldBeneGesserit: {"b", "Bene Gesserit", "bene_gesserit"}, engine.FieldFremen: {"f", "Fremen", "fremen"},
	engine.FieldGarrison: {"r", "garrison", "garrison"}, engine.FieldTroops: {"c", "Conflict", "conflict"},
	engine.FieldSandworms: {"d", "sandworms", "sandworms"}, engine.FieldStrength: {"x", "swords shown", "strength"},
	engine.FieldAgents: {"a", "Agents", "agents"}, engine.FieldHooks: {"h", "Hooks", "hooks"},
	engine.FieldSwordmaster: {"m", "Swordmaster", "swordmaster"}, engine.FieldHighCouncil: {"y", "High Council", "high_council"},
	engine.FieldSpy: {"t", "Spies", "spy"}, engine.FieldAgent: {"j", "Agents out", "agent"},
	engine.FieldCrysknife: {"k", "Crysknife", "icon_crysknife"}, engine.FieldDesertMouse: {"n", "Desert Mouse", "icon_desert_mouse"},
	engine.FieldOrnithopter: {"o", "Ornithopter", "icon_ornithopter"}, engine.FieldWild: {"l", "wild icon", "icon_wild"},
	engine.FieldWall:   {"w", "Shield Wall", "shield_wall"},
	engine.FieldBonusA: {"1", "", "bonus_1"}, engine.FieldBonusB: {"2", "", "bonus_2"}, engine.FieldBonusC: {"3", "", "bonus_3"},
	engine.FieldControlA: {"4", "", "control_1"}, engine.FieldControlB: {"5", "", "control_2"}, engine.FieldControlC: {"6", "", "control_3"},
	engine.FieldAllianceEmperor: {"e", "", "alliance_emperor"}, engine.FieldAllianceGuild: {"g", "", "alliance_spacing_guild"},
	engine.FieldAllianceBene: {"b", "", "alliance_bene_gesserit"}, engine.FieldAllianceFremen: {"f", "", "alliance_fremen"},
	engine.FieldBlock: {"c", "a closed space", "block"},
}

// seatOrder fills three columns: in the first five rows what is wrong most often,
// below them what is rarer.
var seatOrder = []engine.Field{
	engine.FieldVP, engine.FieldSolari, engine.FieldSpice, engine.FieldWater, engine.FieldIntrigue,
	engine.FieldCrysknife, engine.FieldDesertMouse, engine.FieldOrnithopter,
	engine.FieldEmperor, engine.FieldSpacingGuild, engine.FieldBeneGesserit, engine.FieldFremen, engine.FieldGarrison,
	engine.FieldSandworms, engine.FieldStrength, engine.FieldWild,
	engine.FieldTroops, engine.FieldSpy, engine.FieldAgents, engine.FieldHooks, engine.FieldSwordmaster,
	engine.FieldAgent, engine.FieldHighCouncil,
}

var tableOrder = []engine.Field{
	engine.FieldBonusA, engine.FieldBonusB, engine.FieldBonusC, engine.FieldControlA, engine.FieldControlB, engine.FieldControlC,
	engine.FieldWall, engine.FieldBlock,
	engine.FieldAllianceEmperor, engine.FieldAllianceGuild, engine.FieldAllianceBene, engine.FieldAllianceFremen,
}

// askFixSeat asks whose number is wrong: seats by their number, 0 the table.
func (s Scene) askFixSeat(*engine.Table, *engine.Question) sheet {
	sh := newSheet("Fix whose number?")
	sh.Layout = ask.Row
	for seat := 1; seat <= engine.Seats; seat++ {
		name := s.Names.Seat[seat]
		sh.add(seat, ask.Choice{Key: strconv.Itoa(seat), Label: name, Words: []string{strings.ToLower(name)}})
	}
	sh.add(0, ask.Choice{Key: "0", Label: tableName, Words: []string{"table"}})
	sh.Hint = "Esc back"
	return sh
}

// askFixField asks which number, with what hagal has.
func (s Scene) askFixField(t *engine.Table, q *engine.Question) sheet {
	order := seatOrder
	sh := newSheet("%s: which?", s.Names.Seat[q.About])
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	if q.About == engine.NoSeat {
		order, sh.Text = tableOrder, capital(tableName)+": which?"
		sh.Columns, sh.Cell = 2, pairCell
	}
	for _, f := range order {
		if int(f) < int(q.Min) || int(f) > int(q.Max) || q.About == engine.NoSeat && f != engine.FieldBlock && s.fieldName(t, f) == "" {
			continue
		}
		if lacksField(s.Box, f) {
			continue
		}
		x := fixFields[f]
		name, value := s.fieldName(t, f), s.fieldValue(t, q.About, f)
		if namesSeat(f) {
			name += ":"
		}
		label := strings.TrimSpace(name + " " + value)
		sh.add(int(f), ask.Choice{Key: x.key, Label: label, Words: []string{x.token}})
	}
	sh.Hint = "Esc back"
	return sh
}

// fieldName is what a field is called: those about a space or token by its name.
func (s Scene) fieldName(t *engine.Table, f engine.Field) string {
	switch sp := t.FieldSpace(f); {
	case sp != engine.NoSpace:
		return t.Rules.Spaces[sp].Name
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldAllianceFremen:
		return s.faction(engine.Faction(f-engine.FieldAllianceEmperor)+engine.Emperor) + " Alliance"
	}
	return fixFields[f].name
}

// fieldValue is what hagal has for a field, "?" where nobody has reported it.
func (s Scene) fieldValue(t *engine.Table, seat engine.Seat, f engine.Field) string {
	v, _, _ := t.FieldValue(seat, f)
	switch {
	case seat != engine.NoSeat && unknownField(t, seat, f):
		return "?"
	case f == engine.FieldSpy:
		return strconv.Itoa(t.Pos.SpiesOut(seat))
	case f == engine.FieldAgent:
		return strconv.Itoa(t.Pos.AgentsOut(seat))
	case f == engine.FieldBlock:
		return ""
	case f == engine.FieldWall:
		return plural(v, "stands", "gone")
	case isFlag(f):
		return plural(v, "yes", "no")
	case namesSeat(f):
		return s.seatOrNobody(v)
	case f >= engine.FieldBonusA && f <= engine.FieldBonusC:
		return fmt.Sprintf("%d spice", v)
	}
	return strconv.Itoa(v)
}

func isFlag(f engine.Field) bool {
	return f == engine.FieldHooks || f == engine.FieldSwordmaster || f == engine.FieldHighCouncil || f == engine.FieldWall
}

// namesSeat says whether the value of a field is a seat, 0 nobody.
func namesSeat(f engine.Field) bool {
	return f >= engine.FieldAllianceEmperor && f <= engine.FieldControlC
}

func (s Scene) seatOrNobody(v int) string {
	if v < 1 || v > engine.Seats {
		return "nobody"
	}
	return s.Names.Seat[v]
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
