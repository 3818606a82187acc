package rival_test

import (
	"errors"
	"slices"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// Questions asked and faults reported by people who play with Rivals, by the
// number they have in our list of them: a position, the cards turned up, what
// must follow and nothing else. What belongs to expansions or to the game of
// 2020 has its tests where those rules are.
var cases = []struct{ name, position, cards, then string }{
	{"T1 the matching space of a two-space card is taken: the other one is not gone to", `
mode: solo
turn: baron
agents: {deliver_supplies: [you]}
seats:
  - {id: you, kind: human, agents: 1}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "deliver_supplies_or_heighliner:occupied fremkit", "sent fremkit; baron F 1; baron troops 2; baron garrison 1"},

	{"T3 one Guild influence: Accept Contract pays 2 Solari and no influence", `
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, influence: {spacing_guild: 1}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "accept_contract_or_shipping_a", "sent accept_contract; baron solari 2"},

	{"T4 two Guild influence: Shipping pays 2 Solari and one step with the third of the list", `
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, influence: {spacing_guild: 2}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "accept_contract_or_shipping_a", "sent shipping; baron solari 2; baron B 1"},

	{"T4 the other copy: the first of the list", `
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, influence: {spacing_guild: 2}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "accept_contract_or_shipping_b", "sent shipping; baron solari 2; baron G 3"},

	{"T5 four influence: the token and its VP, not the bonus the track prints", `
turn: margot
seats:
  - {id: you, kind: human}
  - {id: margot, kind: rival, rival: margot_fenring, vp: 1, influence: {fremen: 3}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "fremkit", "sent fremkit; margot F 4; alliance F margot; margot vp 2; margot troops 2; margot garrison 1"},

	{"T6 two influence: 1 VP", `
turn: margot
seats:
  - {id: you, kind: human}
  - {id: margot, kind: rival, rival: margot_fenring, influence: {emperor: 1}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "dutiful_service", "sent dutiful_service; margot E 2; margot vp 1"},

	{"T12 without its Swordmaster a Rival keeps three Intrigue cards", `
turn: staban
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek, intrigue: 2}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "assembly_hall", "sent assembly_hall; staban intrigue 3"},

	{"T16 Espionage places the third Spy: two come home, the Scheme happens once", `
turn: staban
spies: {choam: [staban], landsraad_hall: [staban]}
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek, spies_placed: [landsraad_hall, choam]}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "espionage", "sent espionage; staban B 1; spy choam none; spy landsraad_hall none; spy spacing_guild staban; staban garrison 5"},

	{"T19 Desert Tactics without Maker Hooks: the Shield Wall stands", `
turn: staban
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "desert_tactics", "sent desert_tactics; staban F 1; staban troops 3; staban garrison 1"},

	{"T20 Deep Desert with Maker Hooks, the wall gone: two sandworms and the bonus spice only", `
turn: staban
conflict: siege_of_arrakeen
shield_wall: false
bonus_spice: {deep_desert: 2}
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek, hooks: true}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "deep_desert", "sent deep_desert; bonus deep_desert 0; staban spice 2; staban worms 2; staban troops 2; staban garrison 1"},

	{"T22 Deep Desert with Maker Hooks, the Conflict behind the wall: no sandworm, 4 and the bonus spice", `
turn: staban
conflict: siege_of_arrakeen
bonus_spice: {deep_desert: 2}
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek, hooks: true}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "deep_desert", "sent deep_desert; bonus deep_desert 0; staban spice 6; staban troops 2; staban garrison 1"},

	{"T23 Hagga Basin without Maker Hooks: 2 and the bonus spice, no sandworm", `
turn: staban
conflict: trade_dispute
bonus_spice: {hagga_basin: 1}
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "hagga_or_imperial_basin", "sent hagga_basin; bonus hagga_basin 0; staban spice 3; staban troops 2; staban garrison 1"},

	{"T25 round 1 has no bonus spice: the two-basin card is passed over", `
round: 1
turn: staban
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "hagga_or_imperial_basin:no_bonus_spice", ""},

	{"T26 the human controls Imperial Basin and gets spice, not Solari", `
turn: staban
conflict: trade_dispute
bonus_spice: {imperial_basin: 1}
control: {imperial_basin: you}
seats:
  - {id: you, kind: human}
  - {id: staban, kind: rival, rival: staban_tuek}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "hagga_or_imperial_basin", `sent imperial_basin; bonus imperial_basin 0; you spice 1; staban spice 2
staban troops 2; staban garrison 1`},

	{"T32 Rabban's Scheme: two steps where they win the Alliance", `
mode: two_player
turn: rabban
spies: {spacing_guild: [rabban], fremen: [rabban]}
seats:
  - {id: you, kind: human}
  - {id: rabban, kind: rival, rival: glossu_rabban, influence: {spacing_guild: 2}}
  - {id: guest, kind: human}
`, "espionage", `sent espionage; rabban B 1; spy spacing_guild none; spy fremen none; spy emperor rabban
rabban G 4; alliance G rabban`},

	{"T35 Assembly Hall with two Emperor influence: the first of the list, not the Emperor", `
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, influence: {emperor: 2}}
  - {id: staban, kind: rival, rival: staban_tuek}
`, "assembly_hall", "sent assembly_hall; baron intrigue 1; baron G 1"},

	{"T51 Smart Politics: two influence and the leader at four", `
variants: {smart_politics: true}
turn: staban
seats:
  - {id: you, kind: human, influence: {fremen: 4}}
  - {id: staban, kind: rival, rival: staban_tuek, influence: {fremen: 2}}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`, "fremkit:smart_politics", ""},
}

func TestCases(t *testing.T) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			tabletest.At(t, c.position).Agent(c.cards).Only(c.then)
		})
	}
}

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
