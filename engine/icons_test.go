package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// The winner keeps the card face up; an icon like one it has turns both face down
// for 1 VP. Wild waits for the end.
func TestBattleIcons(t *testing.T) {
	for _, x := range [][4]string{
		{"the first of its kind", "trade_dispute", "rival crysknife 1", "rival desert_mouse 1"},
		{"a pair", "trade_dispute", "rival desert_mouse 1; rival crysknife 1", "rival desert_mouse 0; rival vp 1"},
		{"one of two like it", "trade_dispute", "rival desert_mouse 2", "rival desert_mouse 1; rival vp 1"},
		{"wild does not pair now", "propaganda", "rival crysknife 1", "rival wild 1; rival G 1; rival F 1"},
		{"nor with another wild one", "propaganda", "rival wild 1", "rival wild 2; rival G 1; rival F 1"},
		{"a held wild icon does not pair with the card", "trade_dispute", "rival wild 1", "rival desert_mouse 1"},
		{"others' icons don't matter", "trade_dispute", "you desert_mouse 1; other desert_mouse 1", "rival desert_mouse 1"},
		{"not doubled", "trade_dispute", "rival worms 1", "rival desert_mouse 1; rival solari 4; rival water 2"},
	} {
		t.Run(x[0], func(t *testing.T) {
			then := "rival troops 0; rival worms 0; " + x[3]
			if x[1] == "trade_dispute" && x[0] != "not doubled" {
				then += "; rival solari 2; rival water 1"
			}
			tabletest.Solo(t, "staban_tuek").With("phase combat; rival troops 1; conflict "+x[1]+"; "+x[2]).Resolve().OnlyOf("rival", then)
		})
	}
}

// A human pairs by the same rule.
func TestBattleIconsOfHuman(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("phase combat; you troops 1; conflict skirmish_desert_mouse; you desert_mouse 1").
		Resolve().OnlyOf("you", "you troops 0; you desert_mouse 0; you vp 1; you solari 2")
}

// A tie for first keeps no card.
func TestNobodyKeepsTheCard(t *testing.T) {
	tabletest.Solo(t, "staban_tuek", "gurney_halleck").
		With("phase combat; conflict skirmish_desert_mouse; rival troops 1; rival desert_mouse 1; other troops 1").
		Resolve().OnlyOf("rival", "rival troops 0; rival solari 3")
}

// At the end a Rival's wild icon pairs with any other of its own for 1 VP.
func TestWildAtTheEnd(t *testing.T) {
	for _, x := range [][3]string{
		{"with another", "rival wild 1; rival ornithopter 1", "rival wild 0; rival ornithopter 0; rival vp 1"},
		{"alone", "rival wild 1", ""},
		{"two wild ones, two others", "rival wild 2; rival crysknife 1; rival desert_mouse 1",
			"rival wild 0; rival crysknife 0; rival desert_mouse 0; rival vp 2"},
		{"one of two others", "rival wild 1; rival crysknife 1; rival ornithopter 1", "rival wild 0; rival crysknife 0; rival vp 1"},
		{"none", "rival crysknife 1; rival ornithopter 1", ""},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("phase recall; round 10; other vp 5; "+x[1]).
				Answers("endgame_vp 0").Step().OnlyOf("rival", x[2])
		})
	}
}
