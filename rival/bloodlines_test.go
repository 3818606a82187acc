package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

const bloodlines = "module bloodlines; "

// X66 to X70: a Rival takes a Commander once it has its Swordmaster and can pay,
// before anything is bought; a streamlined one puts it into the box.
func TestCommandersOnSpaces(t *testing.T) {
	const sm = bloodlines + "rival swordmaster yes; token dutiful_service yes; "
	for _, x := range []struct{ name, given, card, want string }{
		{"X66", bloodlines + "token sardaukar yes; rival solari 5", "sardaukar", "sent sardaukar; rival E 1; rival garrison 5"},
		{"X67", sm + "rival solari 7", "dutiful_service", "sent dutiful_service; rival E 1; rival solari 5; rival unit_home 1; token dutiful_service no"},
		{"X68", sm + "rival solari 1", "dutiful_service", "sent dutiful_service; rival E 1"},
		{"no Commander there any more", bloodlines + "rival swordmaster yes; rival solari 3", "dutiful_service", "sent dutiful_service; rival E 1"},
		{"E54: what the card gives comes first", bloodlines + "rival swordmaster yes; rival solari 2; token gather_support yes", "gather_support_a",
			"sent gather_support; rival garrison 4; rival solari 0; rival unit_home 1; token gather_support no"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Solo(t, "vladimir_harkonnen").With(x.given).Agent(x.card).Only(x.want)
		})
	}
	t.Run("X70", func(t *testing.T) {
		s := tabletest.Pair(t, "amber_metulli").With(sm + "rival solari 3")
		s.Agent("dutiful_service").Only("sent dutiful_service; rival E 1; token dutiful_service no")
	})
	t.Run("before its Swordmaster a streamlined Rival leaves it", func(t *testing.T) {
		tabletest.Pair(t, "amber_metulli").With(bloodlines + "token dutiful_service yes").
			Agent("dutiful_service").Only("sent dutiful_service; rival E 1")
	})
}

// X71: House Hagal of two players puts a Commander into the box, always.
func TestX71(t *testing.T) {
	tabletest.At(t, `
game: imperium
mode: two_player
modules: [bloodlines]
tokens: [conspire, wealth]
turn: hagal
seats:
  - {id: you, kind: human}
  - {id: hagal, kind: rival, rival: house_hagal, swordmaster: true}
  - {id: guest, kind: human}
`).Agent("conspire").Only("sent conspire; hagal E 1; hagal garrison 2; token conspire no")
}

// X72: a Commander is deployed before troops and inside the two from garrison; it
// is worth 4.
func TestX72(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(bloodlines + "rival garrison 4; rival unit_home 1").
		Agent("fremkit").Only("sent fremkit; rival F 1; rival unit_home 0; rival unit_in 1; rival troops 1; rival garrison 3")
	if got := s.Table.Strength(2); got != 6 {
		t.Errorf("strength %d, want 6", got)
	}
	tabletest.Solo(t, "vladimir_harkonnen").With(bloodlines + "rival garrison 0; rival unit_home 3").
		Agent("desert_tactics").Only("sent desert_tactics; rival F 1; rival unit_home 1; rival unit_in 2; rival troops 1")
}

// X73: the troop in the Conflict is lost before a Commander in the garrison.
func TestX73(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(bloodlines + "rival garrison 0; rival unit_home 1; rival troops 1")
	s.Do(func(t *engine.Table) { t.Lose(2, 1) }).Only("rival troops 0")
	s.With("rival unit_in 1").Do(func(t *engine.Table) { t.Lose(2, 3) }).Only("rival unit_home 0; rival unit_in 0")
	s = tabletest.Solo(t, "vladimir_harkonnen").With(bloodlines + "you garrison 1; you unit_in 1")
	s.Do(func(t *engine.Table) { t.Lose(1, 2) }).Only("you garrison 0; you unit_in 0; you unit_supply 1")
}

// X74: after the Conflict a Rival's Commander goes to the box, a human's to its
// supply.
func TestX74(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").
		With(bloodlines + "phase combat; conflict skirmish_desert_mouse; rival unit_in 1; you unit_in 1; you troops 2").
		Resolve().
		Only("conflict none; phase makers; rival unit_in 0; you unit_in 0; you unit_supply 1; you troops 0; you desert_mouse 1; you solari 2; rival solari 3")
}

// X75 and X76: Tuek's Sietch needs bonus spice; its Rival takes that and one more,
// deploys, and Esmar's human draws a card.
func TestTuekSietch(t *testing.T) {
	const esmar = bloodlines + "module esmar; "
	t.Run("X75", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With(esmar + "bonus tuek_sietch 2; rival garrison 2; you intrigue 1").
			Agent("tuek_sietch").
			Only("sent tuek_sietch; bonus tuek_sietch 0; rival spice 3; rival troops 2; rival garrison 0; you intrigue 2")
	})
	t.Run("X76", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With(esmar).
			Agent("tuek_sietch:no_bonus_spice fremkit").Has("rival F 1")
	})
	s := tabletest.Pair(t, "amber_metulli").With(esmar + "bonus tuek_sietch 1; rival swordmaster yes").
		Agent("tuek_sietch").Only("sent tuek_sietch; bonus tuek_sietch 0; rival troops 2; rival garrison 1")
	if !s.Table.Pos.Unknown.Seats[1].Intrigue || !s.Table.Pos.Unknown.Seats[3].Intrigue {
		t.Error("nobody knows which of two humans drew a card")
	}
}

// X79: Hasimir begins with 1 influence, which scores nothing.
func TestX79(t *testing.T) {
	s := ofBloodlines(t, "hasimir_fenring", "")
	p := s.Table.Pos.Seat[2]
	p.Influence = s.Box.Rivals[p.Rival].Start
	if p.Influence[engine.Emperor] != 1 || p.VP != 0 {
		t.Errorf("he begins with %v and %d VP", p.Influence, p.VP)
	}
}

// ofBloodlines is a solo table of Uprising with one of its Rivals, whose third Spy
// is the next.
func ofBloodlines(t testing.TB, id, given string) *tabletest.Scene {
	t.Helper()
	return tabletest.At(t, `
modules: [bloodlines]
round: 4
turn: rival
seats:
  - {id: you, kind: human}
  - {id: rival, kind: rival, rival: `+id+`, troops: {garrison: 0}}
  - {id: other, kind: rival, rival: staban_tuek}
`).With(given)
}

// X80: Chani takes 1 spice from every opponent that has any.
func TestX80(t *testing.T) {
	const two = "spy choam rival; spy imperial_basin rival; "
	ofBloodlines(t, "chani", two+"you spice 0; other spice 4").Agent("place_spy_spice_trade:continued fremkit").
		Has("other spice 3; rival spice 1; you spice 0")
	ofBloodlines(t, "chani", two+"you spice 2; other spice 0").Agent("place_spy_spice_trade:continued fremkit").
		Has("you spice 1; rival spice 1; other spice 0")
}

// The Signets and Schemes of the others.
func TestBloodlinesRivals(t *testing.T) {
	const two = "spy choam rival; spy imperial_basin rival; "
	for _, x := range []struct{ name, id, given, cards, want string }{
		{"Duncan", "duncan_idaho", "", "spice_refinery", "rival spice 0; rival troops 1"},
		{"Duncan with Swordmaster", "duncan_idaho", "rival swordmaster yes", "spice_refinery", "rival spice 1; rival troops 1"},
		{"Duncan's Scheme", "duncan_idaho", two, "place_spy_spice_trade:continued sardaukar", "rival F 1"},
		{"Piter", "piter_de_vries", "", "spice_refinery", "rival solari 1; rival intrigue 0"},
		{"Piter with an Alliance", "piter_de_vries", "rival E 4; alliance emperor rival", "spice_refinery", "rival solari 1; rival intrigue 1"},
		{"Piter's Scheme", "piter_de_vries", two, "place_spy_spice_trade:continued sardaukar", "rival G 1; rival solari 1"},
		{"Chani", "chani", "", "spice_refinery", "rival water 1"},
		{"Hasimir", "hasimir_fenring", "", "spice_refinery", "rival solari 1; rival troops 1"},
		{"Hasimir's Scheme", "hasimir_fenring", two, "place_spy_spice_trade:continued sardaukar", "rival solari 3; rival intrigue 1"},
		{"Mohiam", "gaius_helen_mohiam", "", "spice_refinery", "spy bene_gesserit rival; rival troops 1"},
		{"Mohiam's Scheme", "gaius_helen_mohiam", two + "rival G 3", "place_spy_spice_trade:continued sardaukar", "rival intrigue 1; rival G 4; alliance G rival"},
	} {
		t.Run(x.name, func(t *testing.T) { ofBloodlines(t, x.id, x.given).Agent(x.cards).Has(x.want) })
	}
}

// X82 to X84: the two Conflicts.
func TestBloodlinesConflicts(t *testing.T) {
	const over = "conflict none; phase makers; rival troops 0; "
	for _, x := range []struct{ name, conflict, given, has, only string }{
		{"X82", "skirmish_wild", "rival crysknife 1", "", over + "rival wild 1"},
		{"X83", "storms_in_the_south", "you troops 3; you garrison 0", "rival intrigue 2; rival solari 2", ""},
		{"X84", "storms_in_the_south", "spy fremen you; spy choam rival", "", over + "spy fremen rival; rival spice 2; rival wild 1"},
		{"its own Spy stands there: the next post of its list", "storms_in_the_south", "spy fremen rival", "spy spacing_guild rival", ""},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := ofBloodlines(t, "chani", "phase combat; conflict "+x.conflict+"; rival troops 2").With(x.given).Open().Resolve()
			if s.Has(x.has); x.only != "" {
				s.Only(x.only)
			}
		})
	}
}

// At the end two wild icons make a pair with Bloodlines, and only then.
func TestWildPairs(t *testing.T) {
	for _, x := range []struct{ module, want string }{{"", "rival vp 0; rival wild 2"}, {bloodlines, "rival vp 1; rival wild 0"}} {
		tabletest.Solo(t, "vladimir_harkonnen").With(x.module + "phase recall; round 10; rival wild 2; you vp 3").
			Answers("endgame_vp 0").Step().Has(x.want)
	}
}

// X85: Piter's troop stays at home this turn, and is not one of the two.
func TestX85(t *testing.T) {
	const piter = "modules: [bloodlines]\n"
	solo2020(t, piter, "piter_de_vries", "memnon_thorvald").With("rival garrison 0").
		Agent("arrakeen_1p").Only("sent arrakeen; rival troops 1; rival garrison 1")
	solo2020(t, piter, "piter_de_vries", "memnon_thorvald").With("rival garrison 1").
		Agent("arrakeen_1p").Only("sent arrakeen; rival troops 2; rival garrison 1")
}

// X86: Esmar takes 1 bonus spice from where most lies, whoever is there.
func TestX86(t *testing.T) {
	const esmar = "modules: [bloodlines]\n"
	solo2020(t, esmar, "esmar_tuek", "memnon_thorvald").
		With("bonus the_great_flat 1; bonus hagga_basin 2; agent hagga_basin you; rival garrison 0").
		Agent("arrakeen_1p").Has("rival spice 1; bonus hagga_basin 1; bonus the_great_flat 1")
	solo2020(t, esmar, "esmar_tuek", "memnon_thorvald").
		With("bonus the_great_flat 1; bonus hagga_basin 1").Agent("arrakeen_1p").Has("rival spice 1; bonus the_great_flat 0; bonus hagga_basin 1")
	solo2020(t, esmar, "esmar_tuek", "memnon_thorvald").Agent("arrakeen_1p").Has("rival spice 0")
}

// Whether a Commander was taken is asked when a human comes to it, and when a Rival
// that could take it does, where nobody reports moves.
func TestCommandersAsked(t *testing.T) {
	const yours = bloodlines + "turn you; token sardaukar yes; other agents 0; rival agents 0; you garrison 1"
	tabletest.Solo(t, "vladimir_harkonnen").With(yours).Answers("where_to sardaukar; token yes").Visit().
		Has("token sardaukar no; you unit_home 1; you garrison 5")
	tabletest.Solo(t, "vladimir_harkonnen").With(yours).Answers("where_to sardaukar; token no").Visit().
		Has("token sardaukar yes; you unit_home 0")
	const gone = bloodlines + "token sardaukar yes; unknown tokens.sardaukar; rival solari 2; "
	for _, x := range []struct{ given, asked, want string }{
		{gone + "rival swordmaster yes", "fact_token sardaukar no", "rival unit_home 0; rival solari 2; token sardaukar no"},
		{gone + "rival swordmaster yes", "fact_token sardaukar yes", "rival unit_home 1; rival solari 0; token sardaukar no"},
		{gone + "rival swordmaster yes; rival solari 1", "", "token sardaukar yes"},
		{gone, "", "token sardaukar yes"},
	} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(x.given)
		s.Table.Options.Reactive = true
		s.Answers(x.asked).Agent("sardaukar").Has(x.want)
	}
}

// A human's Commander goes in like a troop, and counts 2.
func TestHumanCommander(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").
		With(bloodlines + "turn you; other agents 0; rival agents 0; you garrison 3; you unit_home 1").
		Answers("where_to fremkit; troops 2").Visit().Has("you unit_in 1; you unit_home 0; you troops 1; you garrison 2")
	if got := s.Table.Strength(1); got != 4 {
		t.Errorf("strength %d, want 4", got)
	}
}

// Expert Deployment counts Commanders as units, and holds them back like troops.
func TestCommandersHeldBack(t *testing.T) {
	const lead = bloodlines + "variant expert_deployment; conflict skirmish_crysknife; rival unit_home 1; rival garrison 2; "
	tabletest.Solo(t, "vladimir_harkonnen").With(lead + "rival troops 2; rival unit_in 2").
		Agent("fremkit").Only("sent fremkit; rival F 1")
	tabletest.Solo(t, "vladimir_harkonnen").With(lead + "rival troops 1; rival unit_in 1").
		Agent("fremkit").Only("sent fremkit; rival F 1; rival unit_home 0; rival unit_in 2; rival troops 2; rival garrison 1")
}

// A human who reports no moves is asked for troops in the garrison, Commanders
// counted: once, whatever of them is known.
func TestCommandersAskedAtTheTie(t *testing.T) {
	for _, x := range []struct{ given, asked, winner string }{
		{"", "fact_garrison you 3", "you"},
		{"", "fact_garrison you 1", "rival"},
		{"you unit_home 1", "fact_garrison you 3", "you"},
		{"you unit_home 1", "fact_garrison you 0", "rival"},
		{"", "fact_garrison you 14", "you"}, // twelve troops and two that nobody told of
	} {
		s := tabletest.Solo(t, "vladimir_harkonnen").
			With(bloodlines + "phase recall; round 10; target 9; you vp 9; rival vp 9; rival garrison 1; rival unit_home 1; you garrison 3; you troops 0; " + x.given)
		s.Table.Options.Reactive = true
		s.Table.Pos.Unknown.Seats[1].VP = true
		s.Answers("fact_vp you 9; " + x.asked).Step()
		if w := s.Table.Result.Winners; w.Len() != 1 || w.First() != map[string]engine.Seat{"you": 1, "rival": 2}[x.winner] {
			t.Errorf("%s %s: won by %v", x.given, x.asked, s.Table.Result)
		}
		if n := s.Table.Pos.Seat[1].Garrison; n < 0 || n > engine.TroopsOfSeat {
			t.Errorf("%s: %d troops", x.asked, n)
		}
	}
}

// The last tie is decided by troops in garrison, Commanders counted (E32).
func TestCommandersBreakTies(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(bloodlines + "phase recall; round 10; target 9; rival vp 9; other vp 9; rival garrison 2; rival unit_home 1; other garrison 2")
	s.Answers("endgame_vp 0").Step()
	if !s.Table.Result.Winners.Has(2) || s.Table.Result.Winners.Len() != 1 {
		t.Errorf("won by %v", s.Table.Result)
	}
}
