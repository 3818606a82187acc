package tell_test

import (
	"slices"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

const amberServed = "rival swordmaster yes; rival agents 3; "

// What a streamlined Rival with its Swordmaster leaves where it lies is said:
// the table sees the icons of the card.
func TestOnlyBlocksWording(t *testing.T) {
	for _, x := range []struct{ name, rival, facts, cards, want string }{
		{"no Solari", "amber_metulli", "", "accept_contract_or_shipping_a", `
AMBER
  Send    an Agent to Accept Contract
          (no Solari: it only blocks)`},
		{"no Intrigue card, but its influence", "amber_metulli", "rival E 2", "assembly_hall", `
AMBER
  Send    an Agent to Assembly Hall
          (no Intrigue card: it only blocks)
  Raise   Fremen to 1 (Rival card's list)`},
		{"Maker Hooks, no water", "amber_metulli", "rival F 2", "sietch_tabr", `
AMBER
  Send    an Agent to Sietch Tabr
  Take    Maker Hooks
          (no water: it only blocks)
  Deploy  3 troops: 1 from supply, 2 from garrison                    strength 6`},
		{"bonus spice to the bank", "glossu_rabban", "bonus deep_desert 3", "deep_desert", `
RABBAN
  Send    an Agent to Deep Desert
  Remove  3 bonus spice from Deep Desert, to the bank
  Deploy  2 troops from garrison                                      strength 4`},
		{"an Alliance without VP, taken from a human", "amber_metulli", "rival B 4; guest B 4; alliance B guest; guest vp 3", "secrets", `
AMBER
  Send    an Agent to Secrets
  Raise   Bene Gesserit to 5, take its Alliance from Leon
LEON      Hand over the Alliance, -1 VP                                     2 VP`},
		{"Intrigue cards are discarded", "amber_metulli", "you intrigue 4; guest intrigue 5", "secrets", `
AMBER
  Send    an Agent to Secrets
  Raise   Bene Gesserit to 1
  Take    1 Intrigue card at random from Mia, to the discard pile
  Take    1 Intrigue card at random from Leon, to the discard pile`},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Pair(t, x.rival).With(amberServed + x.facts).Agent(x.cards)
			check(t, s, x.want)
		})
	}
}

// In plain lines a name keeps its capital where it follows a colon.
func TestPassedOverInPlainLines(t *testing.T) {
	s := tabletest.Pair(t, "amber_metulli").With("turn rival; agent spice_refinery you; agent research_station rival").
		Agent("spice_refinery:occupied research_station:occupied dutiful_service")
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Ünal", 3: "Leon"})}
	want := []string{"AMBER", "Pass over Spice Refinery:", "Ünal's Agent there.", "Pass over Research Station:", "own Agent there.",
		"1. Send an Agent to Dutiful Service.", "2. Raise Emperor to 1."}
	if got := scene.PlainNews(s.Table, s.Table.Events); !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// The same as prizes.
func TestOnlyBlocksPrizes(t *testing.T) {
	for _, x := range []struct{ name, facts, want string }{
		{"as winner", "conflict siege_of_arrakeen; rival troops 3; you total 4; guest total 2", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
MIA       is second
  Take    4 Solari
  Recruit 1 troop into the garrison                                   garrison 4
AMBER     wins (no VP: only blocks)
          (no Solari: it only blocks)
  Mark    control of Arrakeen
  Recruit 2 troops into the garrison                                  garrison 5
  Keep    the Conflict card face up (Ornithopter)
LEON      third of three: nothing`},
		{"as second", "conflict skirmish_ornithopter; rival troops 2; you total 9; guest total 1", `
REWARDS   (then troops in the Conflict go to supply, sandworms to the bank)
MIA       wins
  Take    1 Solari, 1 Intrigue card
  Keep    the Conflict card face up (Ornithopter)
AMBER     is second (no Solari, no Intrigue card: it only blocks)
LEON      third of three: nothing`},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Pair(t, "amber_metulli").With(amberServed + "phase combat; " + x.facts).Do(func(t *engine.Table) { t.Resolve() })
			check(t, s, x.want)
		})
	}
}

// A human's move, and what the other human or the Rival does because of it.
func TestHumanAgainstHumanWording(t *testing.T) {
	for _, x := range []struct{ name, facts, answers, want string }{
		{"the other's control bonus", "control arrakeen guest", "where_to arrakeen; troops 1", `
MIA       Arrakeen: 1 troop deployed                                  strength 2
LEON      Take 1 Solari (control of Arrakeen)`},
		{"the Rival's control bonus", "control arrakeen rival", "where_to arrakeen; troops 1", `
MIA       Arrakeen: 1 troop deployed                                  strength 2
GURNEY    Take 1 Solari (control of Arrakeen)                           Solari 1`},
		{"the other's Alliance", "you E 4; guest E 4; alliance E guest; guest vp 3", "where_to dutiful_service", `
MIA       Dutiful Service: Emperor 5, its Alliance from Leon, +1 VP         1 VP
LEON      Hand over the Alliance, -1 VP                                     2 VP`},
		{"infiltrates the other", "agent secrets guest; spy bene_gesserit you", "where_to secrets", `
MIA       Secrets: Bene Gesserit 1; Spy on the Bene Gesserit post recalled`},
		{"takes a card from the Rival", "rival intrigue 4", "where_to secrets", `
MIA       Secrets: Bene Gesserit 1; 1 Intrigue card from Gurney
GURNEY    Hand over 1 Intrigue card at random to Mia                  Intrigue 3`},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Pair(t, "gurney_halleck").
				With("turn you; rival agents 0; guest agents 0; guest revealed yes; " + x.facts).Answers(x.answers).Visit()
			check(t, s, x.want)
		})
	}
}
