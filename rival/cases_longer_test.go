package rival_test

import (
	"errors"
	"slices"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// Questions of the same list that take more than a card or two to set up.

// T11: 2 Solari, 2 spice and 1 Intrigue card of the Baron, whose Swordmaster costs
// 6, and now 2 water: he pays all but one of the water and has his third Agent.
func TestT11(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").
		With("rival solari 2; rival spice 2; rival intrigue 1; rival water 2").
		Settle().
		Only("rival solari 0; rival spice 0; rival intrigue 0; rival water 1; rival swordmaster yes; rival agents +1")
}

// T30: Propaganda is a step with each of the two Factions that it is least with.
func TestT30(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").
		With("conflict propaganda; rival troops 1; rival E 3; rival G 1; rival F 1").
		Resolve().
		Only("conflict none; phase makers; rival troops 0; rival B 1; rival G 2; rival vp 1; rival wild 1")
}

// T38: Reshuffle turned up for strength is shuffled in, and the next card counts.
func TestT38(t *testing.T) {
	tabletest.Pair(t, "vladimir_harkonnen").
		With("rival troops 1").
		Swords("reshuffle heighliner").
		Only("rival strength 5; shown rival")
}

// T39: the pile runs out in the middle of a turn: all cards make a new one, those
// of this turn too, and the same turn goes on.
func TestT39(t *testing.T) {
	s := tabletest.At(t, `
turn: staban
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
deck: {draw: [sietch_tabr], discard: [fremkit, arrakeen]}
`)
	s.Do(func(t *engine.Table) { s.Rivals.AgentTurn(t, t.Pos.Turn) }).Has("staban agents 1")
	shuffles := s.Events(engine.EvShuffle)
	if len(shuffles) != 1 || shuffles[0].Amount != 36 {
		t.Errorf("shuffled %v, want all 36 cards once", shuffles)
	}
	first := s.Events(engine.EvCard)[0]
	if first.Card != s.Box.Deck.ByID("sietch_tabr") || first.Why != engine.WhyCondition {
		t.Errorf("the first card was %+v", first)
	}
	if d := &s.Table.Pos.Deck; d.Draw.N+d.Discard.N != 36 {
		t.Errorf("the piles hold %d cards", d.Draw.N+d.Discard.N)
	}
}

// T40: Brutal Escalation, two Rivals in a Conflict of level III: two cards each,
// one Rival after the other in turn order.
func TestT40(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").
		With("variant brutal_escalation; conflict propaganda; first other; rival troops 1; other troops 1; phase combat").
		Cards("heighliner fremkit sardaukar arrakeen").
		Step()
	want := []string{"other heighliner", "other fremkit", "rival sardaukar", "rival arrakeen"}
	if got := s.Strengths(); !slices.Equal(got, want) {
		t.Errorf("turned up %v, want %v", got, want)
	}
}

// T41: a single sandworm is a unit: it shows a sword card, and its reward doubles.
func TestT41(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").
		With("conflict skirmish_desert_mouse; rival worms 1; phase combat").
		Cards("fremkit").
		Step()
	s.Only("conflict none; phase makers; rival worms 0; rival solari 4; rival desert_mouse 1")
}

// T45: two tied for first both take the second reward, the third seat nothing, in
// solo and with two players.
func TestT45(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").
		With("conflict skirmish_desert_mouse; you troops 2; rival troops 3; other troops 3").
		Resolve().
		Only("conflict none; phase makers; you troops 0; rival troops 0; other troops 0; rival solari 3; other solari 3")
	tabletest.Pair(t, "vladimir_harkonnen").With("conflict skirmish_desert_mouse; you troops 2; rival troops 3; guest troops 3").
		Resolve().
		Only("conflict none; phase makers; you troops 0; rival troops 0; guest troops 0; rival solari 3; guest solari 3")
}

// T46: plain third place takes nothing, in solo and with two players.
func TestT46(t *testing.T) {
	facts := "conflict skirmish_desert_mouse; you troops 2; rival troops 1"
	tabletest.Solo(t, "vladimir_harkonnen").With(facts + "; other troops 3").
		Resolve().Has("other solari 2; you solari 3; rival solari 0")
	tabletest.Pair(t, "vladimir_harkonnen").With(facts + "; guest troops 3").
		Resolve().Has("guest solari 2; you solari 3; rival solari 0")
}

// T47: the human pays 8 for the Swordmaster, and 6 once a Rival has its own.
func TestT47(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen")
	if n := s.Table.HumanPrice(); n != 8 {
		t.Errorf("nobody has a Swordmaster: price %d, want 8", n)
	}
	s.With("rival solari 6").Settle().Has("rival swordmaster yes")
	if n := s.Table.HumanPrice(); n != 6 {
		t.Errorf("a Rival has a Swordmaster: price %d, want 6", n)
	}
}

// T48: at Kwisatz Haderach the Swordmaster space is closed to the human.
func TestT48(t *testing.T) {
	for level, want := range map[string]engine.Closure{"mercenary": engine.OpenSpace, "sardaukar": engine.OpenSpace,
		"mentat": engine.OpenSpace, "kwisatz_haderach": engine.NoSwordmaster} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With("level " + level)
		if got := s.Table.Closed(1, s.Box.Rules.SpaceByID("swordmaster")); got != want {
			t.Errorf("%s: %v, want %v", level, got, want)
		}
	}
}

// T49: Mentat and Kwisatz Haderach switch all three variants on, the levels below
// none of them.
func TestT49(t *testing.T) {
	box := tabletest.Box(t)
	for i, l := range box.Rules.Levels {
		all := l.ID == "mentat" || l.ID == "kwisatz_haderach"
		want := engine.Variants{ExpertDeployment: all, BrutalEscalation: all, SmartPolitics: all}
		if got := rival.Required(&box.Rules.Levels[i], engine.Variants{}); got != want {
			t.Errorf("%s: %+v", l.ID, got)
		}
	}
}

// T67: row churn is refused with two players.
func TestT67(t *testing.T) {
	box := tabletest.Box(t)
	s := rival.Setup{Mode: engine.TwoPlayer, Variants: engine.Variants{RowChurn: true}}
	s.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
	s.Seats[2] = rival.SetupSeat{Rival: box.ByID("gurney_halleck"), Objective: engine.Ornithopter}
	s.Seats[3] = rival.SetupSeat{Human: true, Objective: engine.Crysknife}
	if _, err := rival.NewGame(box, s); !errors.Is(err, rival.ErrChurn) {
		t.Errorf("got %v, want %v", err, rival.ErrChurn)
	}
	s.Variants.RowChurn = false
	if _, err := rival.NewGame(box, s); err != nil {
		t.Errorf("without row churn: %v", err)
	}
}
