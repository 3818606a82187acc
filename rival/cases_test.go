package rival_test

import (
	"testing"

	"househagal/data/tabletest"
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
