package tell_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// Rewards by place: ties, doubled rewards, what a human must be told.
func TestRewardWording(t *testing.T) {
	for _, x := range []struct{ name, mode, facts, want string }{
		{"two tied for second take the third reward", "solo",
			"conflict propaganda; you total 3; rival troops 5; other total 3", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
YOU, GURNEY tied for second: each take 3 spice
STABAN    wins
  Raise   Spacing Guild to 1; Fremen to 1
  Keep    the Conflict card face up (wild)`},
		{"two tied for first take the second reward", "solo",
			"conflict propaganda; you troops 1; rival total 9; other total 9", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
STABAN    ties for first (second reward): take 3 spice, 1 Intrigue card
GURNEY    ties for first (second reward): take 3 spice, 1 Intrigue card
CONFLICT  Its card goes back to the box: nobody won it.`},
		{"a reward twice, with a contract and a card to trash", "solo",
			"module choam; conflict trade_dispute; you worms 1; you total 9; rival troops 1", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
YOU       win: rewards twice (sandworms)
  Take    2 water, 2 contracts
  Trash   2 cards if you like
  Keep    the Conflict card face up (Desert Mouse)
STABAN    is second: take 1 spice, 1 water`},
		{"nobody fought", "solo", "conflict propaganda", `
REWARDS   none: nobody has units in the Conflict`},
		{"a tied guest and the third of three", "pair",
			"conflict skirmish_ornithopter; you total 2; rival troops 3; guest total 2", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
MIA, LEON tied for second: each take 1 Intrigue card
AMBER     wins (no VP: only blocks)
  Take    1 Solari, 1 Intrigue card
  Keep    the Conflict card face up (Ornithopter)`},
		{"third of three", "pair", "conflict skirmish_ornithopter; you total 2; rival troops 3; guest total 4", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
MIA       third of three: nothing
AMBER     wins (no VP: only blocks)
  Take    1 Solari, 1 Intrigue card
  Keep    the Conflict card face up (Ornithopter)
LEON      is second: take 2 Solari, 1 Intrigue card`},
		{"Spies for a Victory Point", "solo",
			"conflict battle_for_arrakeen; rival troops 5; spy emperor rival; spy choam rival; control arrakeen other", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
STABAN    wins
  Score   1 VP
  Mark    control of Arrakeen
  Recall  2 Spies for 1 VP
  Keep    the Conflict card face up (Crysknife)                             2 VP`},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck")
			if x.mode == "pair" {
				s = tabletest.Pair(t, "amber_metulli")
			}
			s.With("phase combat; " + x.facts).Do(func(t *engine.Table) { t.Resolve() })
			check(t, s, x.want)
		})
	}
}

// The dice of the row: positions from the left; a 6 none, a double one.
func TestRowWording(t *testing.T) {
	for _, x := range []struct {
		a, b int8
		want string
	}{
		{5, 2, "ROW       Dice 5 and 2: remove cards 2 and 5 from the left, refill the Row"},
		{6, 3, "ROW       Dice 6 and 3: remove card 3 from the left, refill the Row"},
		{4, 4, "ROW       Dice 4 and 4: remove card 4 from the left, refill the Row"},
		{6, 6, "ROW       Dice 6 and 6: no card of the Imperium Row goes"},
	} {
		s := tabletest.Solo(t, "staban_tuek").Do(func(t *engine.Table) {
			t.Tell(&engine.Event{Kind: engine.EvDice, Seat: 1}).Dice = [2]int8{x.a, x.b}
		})
		check(t, s, x.want)
	}
}

// A correction says what follows from it.
func TestFixWording(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("rival swordmaster yes; rival solari 6; rival vp 1; turn you; you agents 1; rival agents 0; other agents 0")
	s.Answers("where_to fix; fix_seat rival; fix_field 2; fix_value 7; fix_reason 2; where_to espionage; post choam").Step()
	check(t, s, `
FIXED     Staban: Solari 6 to 7 (a card did it).
          Then: pay 7 Solari for 1 VP                                       2 VP
YOU       Espionage: Bene Gesserit 1; Spy on the CHOAM post`)
}
