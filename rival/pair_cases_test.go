package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// What the sources of two players disagree about or are silent on, by the number
// in docs/decisions.md. T32, T38, T45, T46 and T67 stand in cases_longer_test.go.

// C5: the Rival keeps acting in turn order after the first player has revealed,
// until it has no Agent.
func TestC5(t *testing.T) {
	tabletest.Pair(t, "gurney_halleck").
		With("first you; turn rival; you revealed yes; reveals you; guest agents 0; rival agents 3; rival swordmaster yes").
		Answers("reveal 0").Cards("sardaukar assembly_hall dutiful_service").Step().
		Has("phase combat; rival agents 0; agent sardaukar rival; agent assembly_hall rival; agent dutiful_service rival")
}

// C6: streamlined with its Swordmaster, no token and no Intrigue card from any
// source: a Scheme, a reward, a control bonus on a human's turn.
func TestC6(t *testing.T) {
	const sm = "rival swordmaster yes; rival agents 0; "
	tabletest.Pair(t, "lady_jessica").With("rival streamlined yes; rival agents 3; rival swordmaster yes; spy choam rival; spy landsraad_hall rival").
		Agent("espionage").Only("sent espionage; rival B 1; spy choam none; spy landsraad_hall none; spy bene_gesserit rival")
	tabletest.Pair(t, "amber_metulli").With(sm + "conflict skirmish_ornithopter; rival troops 1; rival agents 3").Resolve().
		Only("conflict none; phase makers; rival troops 0; rival ornithopter 1")
	tabletest.Pair(t, "amber_metulli").With(sm + "turn you; guest agents 0; guest revealed yes; control arrakeen rival").
		Answers("where_to arrakeen; troops 0").Visit().Only("sent arrakeen; you garrison 4")
}

// C21: all 37 cards are in the deck, Reshuffle too; solo takes it out.
func TestC21(t *testing.T) {
	box := tabletest.Box(t)
	reshuffle := box.Deck.ByID("reshuffle")
	if n := box.Deck.Size(engine.TwoPlayer); n != 37 || box.Deck.Copies(reshuffle, engine.TwoPlayer) != 1 {
		t.Errorf("%d cards for two players, Reshuffle %d times", n, box.Deck.Copies(reshuffle, engine.TwoPlayer))
	}
	if n := box.Deck.Size(engine.Solo); n != 36 || box.Deck.Copies(reshuffle, engine.Solo) != 0 {
		t.Errorf("%d cards in solo, Reshuffle %d times", n, box.Deck.Copies(reshuffle, engine.Solo))
	}
	tabletest.Pair(t, "amber_metulli").Agent("reshuffle:reshuffled sardaukar").Only("sent sardaukar; rival E 1; rival garrison 5")
}

// C26: streamlined never pays for a VP, before its Swordmaster or after.
func TestC26(t *testing.T) {
	for _, sm := range []string{"no", "yes"} {
		tabletest.Pair(t, "glossu_rabban").With("rival swordmaster " + sm + "; rival solari 6; conflict battle_for_spice_refinery; rival troops 1; rival desert_mouse 1").
			Resolve().Only("conflict none; phase makers; rival troops 0; control spice_refinery rival; rival desert_mouse 2")
	}
}

// C27: streamlined with its Swordmaster at Secrets: the victims lose the card, it
// is discarded; without its Swordmaster it keeps it.
func TestC27(t *testing.T) {
	const given = "you intrigue 4; guest intrigue 5"
	tabletest.Pair(t, "amber_metulli").With(given).Agent("secrets").Only("sent secrets; rival B 1; you intrigue 3; guest intrigue 4; rival intrigue 2")
	tabletest.Pair(t, "amber_metulli").With(given + "; rival swordmaster yes; rival agents 3").Agent("secrets").
		Only("sent secrets; rival B 1; you intrigue 3; guest intrigue 4")
}

// Q5: each of the three variants may be played with two people, in any mix.
func TestQ5(t *testing.T) {
	for mix := range 8 {
		box, s := paired(t, "glossu_rabban")
		s.Variants = engine.Variants{ExpertDeployment: mix&1 > 0, BrutalEscalation: mix&2 > 0, SmartPolitics: mix&4 > 0}
		if p := must(t, box, s); p.Variants != s.Variants {
			t.Errorf("%+v, want %+v", p.Variants, s.Variants)
		}
	}
}

// Q18: a Rival that gains its Swordmaster in its last turn keeps taking turns,
// also when both humans have revealed.
func TestQ18(t *testing.T) {
	tabletest.Pair(t, "amber_metulli").
		With("turn rival; you revealed yes; guest revealed yes; rival agents 1; rival solari 7").
		Cards("accept_contract_or_shipping_a sardaukar").Step().
		Has("phase combat; rival swordmaster yes; rival agents 0; rival solari 0; agent accept_contract rival; agent sardaukar rival")
}
