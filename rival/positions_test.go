package rival_test

import (
	"testing"

	"househagal/data/tabletest"
)

// Three moments of one long game, where many rules meet.

const seatsOfPropaganda = `
seats:
  - {id: you, kind: human, vp: 5, influence: {emperor: 4, spacing_guild: 3, bene_gesserit: 3, fremen: 3}, agents: 2,
     swordmaster: true, troops: {garrison: 9, conflict: 0}, hooks: true, icons: {ornithopter: 1, crysknife: 1, desert_mouse: 1}}
  - {id: irulan, kind: rival, rival: irulan_corrino, vp: 7, influence: {emperor: 4, spacing_guild: 2, bene_gesserit: 2, fremen: 2},
     agents: 3, swordmaster: true, resources: {solari: 4, water: 2}, intrigue: 2, troops: {garrison: 0, conflict: 0}, hooks: true,
     icons: {desert_mouse: 1, crysknife: 1, ornithopter: 1}}
  - {id: staban, kind: rival, rival: staban_tuek, vp: 6, influence: {emperor: 1, spacing_guild: 4, bene_gesserit: 3, fremen: 4},
     agents: 2, swordmaster: true, resources: {solari: 6, spice: 5, water: 1}, troops: {garrison: 2, conflict: 5},
     icons: {desert_mouse: 1}}
`

// A Place Spy card sets off the Scheme, and its troop is a recruit of the turn that
// ends at Desert Tactics, where the Maker Hooks remove the Shield Wall.
func TestSchemeThenDesertTactics(t *testing.T) {
	tabletest.At(t, `
round: 8
conflict: propaganda
first_player: staban
turn: irulan
bonus_spice: {deep_desert: 1, hagga_basin: 2, imperial_basin: 2}
agents: {heighliner: [staban], fremkit: [you]}
spies: {hagga_basin: [you], deep_desert: [you], fremen: [irulan], emperor: [irulan], spacing_guild: [staban]}
control: {spice_refinery: staban, imperial_basin: irulan}
alliances: {emperor: you, spacing_guild: staban, fremen: staban}
`+seatsOfPropaganda).
		Agent("place_spy_city:continued desert_tactics").
		Only("spy fremen none; spy emperor none; spy refinery_arrakeen irulan; irulan B 3; irulan F 3; sent desert_tactics; wall gone; irulan troops 2")
}

// Propaganda: two different Factions, least first; the second reward is doubled
// and settled after each half.
func TestPropagandaAndADoubledSecond(t *testing.T) {
	tabletest.At(t, `
round: 8
phase: combat
conflict: propaganda
first_player: staban
swords_shown: [staban, irulan]
shield_wall: false
bonus_spice: {hagga_basin: 2}
spies: {refinery_arrakeen: [irulan], emperor: [irulan], spacing_guild: [staban]}
control: {spice_refinery: staban, imperial_basin: irulan}
alliances: {emperor: you, spacing_guild: staban, fremen: staban}
seats:
  - {id: you, kind: human, vp: 5, influence: {emperor: 5, spacing_guild: 3, bene_gesserit: 3, fremen: 3}, agents: 0,
     swordmaster: true, revealed: true, troops: {garrison: 7, conflict: 2}, hooks: true, strength: 1}
  - {id: irulan, kind: rival, rival: irulan_corrino, vp: 7, influence: {emperor: 4, spacing_guild: 2, bene_gesserit: 3, fremen: 3},
     agents: 0, swordmaster: true, resources: {solari: 4, spice: 2, water: 2}, intrigue: 2, troops: {garrison: 0, conflict: 2},
     sandworms: 2, hooks: true, strength: 1}
  - {id: staban, kind: rival, rival: staban_tuek, vp: 7, influence: {emperor: 1, spacing_guild: 4, bene_gesserit: 3, fremen: 4},
     agents: 0, swordmaster: true, resources: {spice: 6, water: 1}, intrigue: 1, troops: {garrison: 0, conflict: 8}, strength: 2,
     icons: {desert_mouse: 1}}
`).Resolve().Only(`phase makers; conflict none; shown none
you troops 0; you strength 0
irulan troops 0; irulan worms 0; irulan strength 0; irulan intrigue 1; irulan spice 1; irulan vp 9
staban troops 0; staban strength 0; staban E 2; staban B 4; alliance B staban; staban vp 9; staban wild 1`)
}

// One reward: control, the third Spy, its Scheme into the garrison, spice, the
// Swordmaster, and a pair of icons.
func TestControlSpySchemeSwordmasterPair(t *testing.T) {
	tabletest.At(t, `
round: 5
phase: combat
conflict: seize_spice_refinery
first_player: staban
swords_shown: [staban, irulan]
spies: {hagga_basin: [you], fremen: [irulan], choam: [staban], spacing_guild: [staban]}
seats:
  - {id: you, kind: human, vp: 3, influence: {emperor: 3, spacing_guild: 2, bene_gesserit: 1, fremen: 2}, agents: 0,
     swordmaster: true, revealed: true, troops: {garrison: 4, conflict: 0}, hooks: true}
  - {id: irulan, kind: rival, rival: irulan_corrino, vp: 3, influence: {emperor: 3, spacing_guild: 1, bene_gesserit: 2, fremen: 1},
     agents: 0, swordmaster: true, resources: {solari: 4, water: 1}, intrigue: 1, troops: {garrison: 0, conflict: 2}, strength: 2}
  - {id: staban, kind: rival, rival: staban_tuek, vp: 2, influence: {emperor: 1, spacing_guild: 2, bene_gesserit: 1, fremen: 2},
     agents: 0, resources: {solari: 4, spice: 2, water: 1}, troops: {garrison: 2, conflict: 6}, strength: 2, icons: {crysknife: 1}}
`).Resolve().Only(`phase makers; conflict none; shown none; control spice_refinery staban
spy choam none; spy spacing_guild none; spy bene_gesserit staban
staban troops 0; staban strength 0; staban garrison 4; staban solari 0; staban spice 0; staban water 0
staban swordmaster yes; staban agents +1; staban crysknife 0; staban vp 3
irulan troops 0; irulan strength 0; irulan intrigue 2; irulan spice 1; irulan garrison 1`)
}
