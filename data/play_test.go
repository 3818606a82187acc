package data_test

import (
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// everything is a Rival with every verb that a Signet may have, a card with two
// faces and a level of difficulty of its own.
const everything = `
rivals:
  - id: everything
    name: Everything
    short: All
    swordmaster: 12
    solo: true
    list: [fremen, emperor, bene_gesserit, spacing_guild]
    signet:
      - {influence: {most: 1}}
      - {influence: {two: 1}}
      - {recruit: 2}
      - {if: {below: {fremen: 3}}, then: [{solari: 1}, {intrigue: 1}], else: [{vp: 1}]}
      - {spy: {any: 2}}
      - hooks
      - wall_icon
      - {sandworms: 1}
      - {steal: 3}
      - {take_each: {spice: 1}}
      - {pay: {solari: 1, intrigue: 1, spies: 1}, then: [contract, trash, {draw: 1}, {influence: {opponent_ahead: 1}}]}
      - {if: alliance, then: [remove_wall, {influence: {wins_alliance: 2}}, {influence: {place: 4, steps: 2}}, {water: 1}, {spice: 2}]}
    scheme: [{spy: city}, {influence: {any: 2}}]
hagal:
  - id: two_ways
    name: Two ways
    code: tw
    copies: 6
    swords: 3
    faces:
      - {when: [{level_below: 3}, {bonus: {hagga_basin: 1}}], space: hagga_basin, effects: [harvest, signet]}
      - {space: deep_desert, needs: hooks, effects: [signet, harvest]}
  - {id: arrakeen, copies: 8}
difficulty:
  - {id: worst, name: Own, rival_troops: 6, rival_hooks: true, human_swordmaster: false, requires: [smart_politics]}
`

// Whatever a tuner can write plays to the end, and within the rules.
func TestOwnRulesPlay(t *testing.T) {
	for _, text := range []string{everything, string(data.Example())} {
		r, err := data.Resolve(engine.Uprising, []data.File{{Name: "own.yaml", Text: []byte(text)}})
		if err != nil {
			t.Fatal(err)
		}
		b := r.Box
		numbers, board, err := standins.Load(&b.Rules)
		if err != nil {
			t.Fatal(err)
		}
		s := &sim.Setup{Book: sim.NewBook(b, engine.Solo, numbers, board), Table: rival.Setup{Difficulty: engine.Difficulty(len(b.Rules.Levels) - 1)}}
		s.Table.Seats[1].Human, s.StandIn[1] = true, sim.Random
		s.Table.Seats[2].Rival = engine.RivalID(len(b.Rivals) - 1)
		s.Table.Seats[3].Rival = b.ByID("staban_tuek")
		g, err := sim.NewGame(s)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(200) {
			g.Play(seed)
			p := &g.Table.Pos
			if p.Phase != engine.Over || g.Table.Result.Winners == 0 {
				t.Fatalf("seed %d ended in phase %d", seed, p.Phase)
			}
			for i := engine.Seat(1); i <= engine.Seats; i++ {
				if x := &p.Seat[i]; p.Supply(i) < 0 || x.Garrison < 0 || p.SpiesOut(i) > engine.SpiesOfSeat || x.Purse[engine.Spice] < 0 {
					t.Errorf("seed %d, seat %d: %+v", seed, i, x)
				}
			}
		}
	}
}
