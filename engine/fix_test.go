package engine_test

import (
	"fmt"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// A correction sets the number and nothing else; only what a Rival can buy now is
// bought.
func TestFix(t *testing.T) {
	for _, x := range []struct {
		name, given, seat string
		field             engine.Field
		value             string
		then              string
	}{
		{"influence: no VP, no token", "", "rival", engine.FieldFremen, "5", "rival F 5"},
		{"VP", "rival vp 3", "rival", engine.FieldVP, "2", "rival vp 2"},
		{"Solari that buy the Swordmaster", "rival spice 4", "rival", engine.FieldSolari, "5",
			"rival spice 0; rival swordmaster yes; rival agents +1"},
		{"Intrigue that buys a VP", "rival swordmaster yes", "rival", engine.FieldIntrigue, "4", "rival intrigue 1; rival vp 1"},
		{"garrison", "", "you", engine.FieldGarrison, "7", "you garrison 7"},
		{"garrison never beyond what is left of twelve", "you troops 4", "you", engine.FieldGarrison, "8", "you garrison 8"},
		{"Maker Hooks", "", "other", engine.FieldHooks, "1", "other hooks yes"},
		{"icons", "", "rival", engine.FieldWild, "1", "rival wild 1"},
		{"the Shield Wall", "", "none", engine.FieldWall, "0", "wall gone"},
		{"an Alliance", "alliance F rival; rival vp 3", "none", engine.FieldAllianceFremen, "1", "alliance F you"},
		{"the third Spy: no Scheme", "spy choam rival; spy fremen rival", "rival", engine.FieldSpy, "1", "spy emperor rival"},
		{"a Spy that is not there", "spy emperor rival; spy fremen rival", "rival", engine.FieldSpy, "1", "spy emperor none"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; " + x.given).
				Answers(fmt.Sprintf("where_to fix; fix_seat %s; fix_field %d; fix_value %s; fix_reason 1", x.seat, x.field, x.value)).Step().
				Only(x.then)
		})
	}
}

// Bonus spice and control go by the spaces in the order of the board; a closed
// space opens again.
func TestFixTable(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek")
	sp := s.Box.Rules.SpaceByID
	for _, f := range []engine.Field{engine.FieldBonusA, engine.FieldBonusB, engine.FieldBonusC} {
		s.Table.SetField(engine.NoSeat, f, 3)
		if got := s.Table.Pos.Bonus[s.Table.Rules.FieldSpace(f)]; got != 3 {
			t.Errorf("bonus spice of %d: %d", f, got)
		}
	}
	for _, f := range []engine.Field{engine.FieldControlA, engine.FieldControlB, engine.FieldControlC} {
		s.Table.SetField(engine.NoSeat, f, 2)
		if got := s.Table.Pos.Control[s.Table.Rules.FieldSpace(f)]; got != 2 {
			t.Errorf("control of %d: %d", f, got)
		}
	}
	s.Has("bonus deep_desert 3; bonus hagga_basin 3; bonus imperial_basin 3; control arrakeen rival; control spice_refinery rival; control imperial_basin rival")
	s.Table.SetField(engine.NoSeat, engine.FieldBlock, int(sp("secrets")))
	s.Has("blocked secrets yes")
	s.Table.SetField(engine.NoSeat, engine.FieldBlock, int(sp("secrets")))
	s.Has("blocked secrets no")
}

// A value outside its range is cut to it: no more than twelve troops, six steps.
func TestFixRange(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("rival troops 5")
	s.Table.SetField(2, engine.FieldFremen, 9)
	s.Table.SetField(2, engine.FieldGarrison, 12)
	s.Table.SetField(2, engine.FieldVP, -1)
	s.Only("rival F 6; rival garrison 7")
}

// An unknown number that is corrected is known.
func TestFixTells(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("unknown you.intrigue; unknown you.influence.fremen; unknown shield_wall")
	s.Table.SetField(1, engine.FieldIntrigue, 4)
	s.Table.SetField(1, engine.FieldFremen, 3)
	s.Table.SetField(engine.NoSeat, engine.FieldWall, 1)
	if s.Table.Pos.Unknown != (engine.Unknown{}) {
		t.Errorf("unknown %+v", s.Table.Pos.Unknown)
	}
}
