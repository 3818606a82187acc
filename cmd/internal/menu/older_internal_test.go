package menu

import (
	"testing"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// TestOlderTokensAreRead reads what older saves wrote for a thing that has one id
// now, in the save as in events and figures.
func TestOlderTokensAreRead(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	s := say.Speaker{Box: box}
	for _, x := range []struct {
		kind       engine.QKind
		answer     int
		older, now string
	}{
		{engine.AskMore, int(engine.MoreWorm), "sandworm", "sandworms"},
		{engine.AskMore, int(engine.MoreWall), "wall", "shield_wall"},
		{engine.AskFixReason, int(engine.WeMissedIt), "missed", "we_missed_it"},
		{engine.AskFixReason, int(engine.ACardDidIt), "card", "a_card_did_it"},
		{engine.AskFixField, int(engine.FieldTroops), "conflict", "troops"},
		{engine.AskFixField, int(engine.FieldCrysknife), "icon_crysknife", "crysknife"},
		{engine.AskFixField, int(engine.FieldBonusB), "bonus_2", "bonus_b"},
		{engine.AskFixField, int(engine.FieldControlC), "control_3", "control_c"},
	} {
		q := engine.Question{Kind: x.kind}
		if got := Token(box, q, x.answer); got != x.now {
			t.Errorf("%v %d is written %s, want %s", x.kind, x.answer, got, x.now)
		}
		for _, token := range []string{x.older, x.now} {
			if a, err := ParseToken(s, q, token); err != nil || a != x.answer {
				t.Errorf("%v %s is read as %d, %v", x.kind, token, a, err)
			}
		}
	}
	for i := 1; i < len(fixFields); i++ { // every old word, none of which means another field now
		if old := fixFields[i].token; old != "" {
			if a, err := ParseToken(s, engine.Question{Kind: engine.AskFixField}, old); err != nil || a != i {
				t.Errorf("field %s is read as %d, want %d, %v", old, a, i, err)
			}
		}
	}
}
