package tell_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// told is what a page says of the events of a table since its last turn began.
func told(s *tabletest.Scene) string {
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
	return strings.Join(scene.News(s.Table, s.Table.Events), "\n")
}

// check compares what is told with the lines wanted, margins and all.
func check(t *testing.T, s *tabletest.Scene, want string) {
	t.Helper()
	if got := told(s); got != strings.Trim(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, strings.Trim(want, "\n"))
	}
}

// A Rival's turn says what hands do, net of what comes and goes within it.
func TestTurnWording(t *testing.T) {
	for _, x := range []struct{ name, rival, facts, cards, want string }{
		{"cards passed over with their reasons", "gurney_halleck", "agent arrakeen you; agent fremkit other",
			"arrakeen:occupied sietch_tabr:condition assembly_hall", `
GURNEY    Pass over Arrakeen (your Agent there), Sietch Tabr (Fremen below 2)
  Send    an Agent to Assembly Hall
  Take    1 Intrigue card                                             Intrigue 1`},
		{"too many to name", "gurney_halleck", "agent arrakeen you; agent fremkit other; agent sardaukar rival",
			"arrakeen:occupied fremkit:occupied sardaukar:occupied deep_desert:no_bonus_spice assembly_hall", `
GURNEY    Pass over 4 cards (? says why)
  Send    an Agent to Assembly Hall
  Take    1 Intrigue card                                             Intrigue 1`},
		{"the same card twice", "gurney_halleck", "", "sietch_tabr:condition sietch_tabr:condition assembly_hall", `
GURNEY    Pass over Sietch Tabr twice (Fremen below 2)
  Send    an Agent to Assembly Hall
  Take    1 Intrigue card                                             Intrigue 1`},
		{"no card fits", "gurney_halleck", "agent arrakeen you", "arrakeen:occupied", `
GURNEY    Pass over Arrakeen (your Agent there)
  Keep    the Agent: no card of the deck fits`},
		{"a Spy placed and recalled in one turn is not placed", "gurney_halleck", "spy choam rival",
			"place_spy_city:continued espionage", `
GURNEY
  Send    an Agent to Espionage
  Raise   Bene Gesserit to 2, +1 VP                                         1 VP
  Place   a Spy on the Fremen post; recall the one on the CHOAM post`},
		{"a Spy that was recalled is placed again", "staban_tuek", "spy spacing_guild rival; spy fremen rival",
			"place_spy_landsraad:continued espionage", `
STABAN
  Send    an Agent to Espionage
  Raise   Bene Gesserit to 1
  Recall  two Spies: on the Spacing Guild post, on the Fremen post
  Place   a Spy on the Assembly Hall post; a Spy on the Spacing Guild post
  Recruit 2 troops into the garrison (Scheme)                         garrison 5`},
		{"no such post is free", "gurney_halleck", "spy landsraad_hall you; spy landsraad_council other",
			"place_spy_landsraad:continued assembly_hall", `
GURNEY
  Send    an Agent to Assembly Hall
  Take    1 Intrigue card                                             Intrigue 1
  Place   no Spy: no such post is free`},
		{"tokens of several causes", "staban_tuek", "control imperial_basin rival; bonus imperial_basin 2",
			"hagga_or_imperial_basin", `
STABAN
  Send    an Agent to Imperial Basin
  Take    4 spice (1, 2 bonus and 1 for control)                         spice 4
  Deploy  2 troops from garrison                                      strength 4`},
		{"Intrigue pays before water", "vladimir_harkonnen", "rival solari 2; rival spice 2; rival intrigue 1; rival F 2",
			"sietch_tabr", `
BARON
  Send    an Agent to Sietch Tabr
  Take    Maker Hooks, 1 water
  Pay     2 Solari, 2 spice, 1 Intrigue, 1 water for the Swordmaster
  Take    the Swordmaster                                              ready now
  Deploy  3 troops: 1 from supply, 2 from garrison                    strength 6`},
		{"equal payments in one", "staban_tuek", "rival swordmaster yes; rival spice 6; bonus deep_desert 6", "deep_desert", `
STABAN
  Send    an Agent to Deep Desert
  Take    10 spice (4 and 6 bonus)
  Pay     14 spice for 2 VP                                                 2 VP
  Deploy  2 troops from garrison                                      strength 4`},
		{"an Alliance from a Rival", "staban_tuek", "rival F 4; other F 4; other vp 3; alliance fremen other", "fremkit", `
STABAN
  Send    an Agent to Fremkit
  Raise   Fremen to 5, take its Alliance from Gurney, +1 VP                 1 VP
  Deploy  2 troops from garrison                                      strength 4
GURNEY    Hand over the Alliance, -1 VP                                     2 VP`},
		{"Expert Deployment keeps recruits home", "staban_tuek", "variant expert_deployment; rival troops 3; conflict trade_dispute", "research_station", `
STABAN
  Send    an Agent to Research Station
  Recruit 2 troops into the garrison                                  garrison 5
  Deploy  no troops: far enough ahead (Expert Deployment)             strength 6`},
		{"the supply is empty", "staban_tuek", "rival garrison 12", "gather_support_a", `
STABAN
  Send    an Agent to Gather Support
  Recruit no troops: none in the supply`},
		{"the supply runs out", "staban_tuek", "rival garrison 11", "sardaukar", `
STABAN
  Send    an Agent to Sardaukar
  Raise   Emperor to 1
  Recruit 1 troop into the garrison, then the supply is empty        garrison 12`},
		{"control pays another", "staban_tuek", "control arrakeen you", "arrakeen", `
STABAN
  Send    an Agent to Arrakeen
  Take    1 spice (Signet)                                               spice 1
  Deploy  3 troops: 1 from supply, 2 from garrison                    strength 6
YOU       Take 1 Solari (control of Arrakeen)`},
		{"at the end of a track", "staban_tuek", "rival F 6", "fremkit", `
STABAN
  Send    an Agent to Fremkit
  Raise   Fremen no further than 6
  Deploy  2 troops from garrison                                      strength 4`},
	} {
		t.Run(x.name, func(t *testing.T) {
			check(t, tabletest.Solo(t, x.rival, second(x.rival)).With(x.facts).Agent(x.cards), x.want)
		})
	}
}

// second is the Rival that sits beside the one of a test.
func second(rival string) string {
	if rival == "gurney_halleck" {
		return "staban_tuek"
	}
	return "gurney_halleck"
}

// A streamlined Rival with its Swordmaster keeps nothing.
func TestStreamlinedWording(t *testing.T) {
	s := tabletest.Pair(t, "amber_metulli").With("rival swordmaster yes; bonus deep_desert 3; you intrigue 5")
	check(t, s.Agent("deep_desert"), `
AMBER
  Send    an Agent to Deep Desert
  Remove  3 bonus spice from Deep Desert, to the bank
  Deploy  2 troops from garrison                                      strength 4`)
	check(t, s.With("you intrigue 5; guest intrigue 1").Agent("secrets"), `
AMBER
  Send    an Agent to Secrets
  Raise   Bene Gesserit to 1
  Take    1 Intrigue card at random from Mia, to the discard pile`)
}

// What a human's own move says: what is moved, and where it comes from.
func TestOwnMoveWording(t *testing.T) {
	for _, x := range []struct{ name, facts, answers, want string }{
		{"a seat is taken by the one who reads", "", "where_to high_council", "YOU       High Council: take a seat"},
		{"the third Agent is fetched", "", "where_to swordmaster", "YOU       Swordmaster: take the third Agent, ready now"},
		{"a bonus at 4", "you G 3", "where_to heighliner; troops 0", `
YOU       Heighliner: Spacing Guild 4, its Alliance, +1 VP; no troops deployed
          Take 3 Solari (Spacing Guild at 4)`},
	} {
		t.Run(x.name, func(t *testing.T) {
			check(t, tabletest.Solo(t, "gurney_halleck", "staban_tuek").With("turn you; rival agents 0; other agents 0; "+x.facts).Answers(x.answers).Visit(), x.want)
		})
	}
}

// In the game of 2020 a track may give troops at 4: the record says where they
// are from.
func TestTroopsAt4(t *testing.T) {
	for _, x := range []struct{ space, want string }{
		{"wealth", "YOU       Wealth: Emperor 4, its Alliance, +1 VP; 2 troops recruited (Emperor at 4)"},
		{"conspire", "YOU       Conspire: Emperor 4, its Alliance, +1 VP; 4 troops recruited (2 of them Emperor at 4)"},
	} {
		s := tabletest.At(t, `
game: imperium
turn: you
seats:
  - {id: you, kind: human, influence: {emperor: 3}}
  - {id: rival, kind: rival, rival: glossu_rabban, agents: 0}
  - {id: other, kind: rival, rival: memnon_thorvald, agents: 0}
`)
		got := told(s.Answers("where_to " + x.space).Visit())
		if !strings.HasPrefix(strings.Join(strings.Fields(got), " "), strings.Join(strings.Fields(x.want), " ")) {
			t.Errorf("got\n%s\nwant\n%s", got, x.want)
		}
	}
}
