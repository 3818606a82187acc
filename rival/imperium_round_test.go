package rival_test

import (
	"testing"

	"househagal/engine"
)

// Won as a reward the Mentat is an Agent more next round, for a Rival too, and
// then not at its space; there it is an Agent more in the same round.
func TestImperiumMentat(t *testing.T) {
	s := solo2020(t, "conflict: sort_through_the_chaos", "memnon_thorvald", "ilban_richese").
		With("phase combat; rival troops 3; round 3; rival swordmaster yes; rival agents 0; other agents 0; you agents 0")
	s.Do(func(tab *engine.Table) {
		tab.Options.Deals = true
		for tab.Pos.Phase != engine.RoundStart {
			tab.Step()
		}
	}).Has("rival agents 4; other agents 2; you agents 2; rival solari 2; rival intrigue 1")
	s.With("phase player_turns; turn you; first you; rival agents 4; other agents 0").
		Answers("where_to mentat").Cards("wealth").Step().Has("you agents 1; rival agents 3; agent mentat you")
	s = solo2020(t, "", "memnon_thorvald", "ilban_richese").With("turn you; first you; rival agents 0; other agents 0").
		Answers("where_to mentat; where_to wealth; where_to secrets").Step().
		Has("you agents 0; agent mentat you; agent wealth you; agent secrets you")
	s.With("phase recall; you agents 0; you revealed yes").Step().Has("you agents 2; phase round_start")
}

// With two players House Hagal acts after Agent turns of the first player alone,
// with two Agents and with three, and never after a Reveal turn (rule round.order).
func TestImperiumOrder(t *testing.T) {
	for agents, cards := range map[string]string{"2": "conspire foldspace", "3": "conspire foldspace secrets"} {
		s := hagal2020(t).With("first guest; turn guest; hagal agents 3; you agents 2; guest agents " + agents)
		moves := "where_to arrakeen; troops 0; where_to hall_of_oratory; where_to carthag; troops 0; where_to rally_troops"
		if agents == "3" {
			moves += "; where_to secure_contract"
		}
		moves += "; reveal 0; reveal 0"
		s.Answers(moves).Cards(cards).Step()
		left := map[string]string{"2": "hagal agents 1", "3": "hagal agents 0"}[agents]
		s.Has("phase combat; hagal E 1; hagal G 1; hagal garrison 2; agent carthag guest; agent rally_troops you; " + left)
	}
	s := hagal2020(t).With("first guest; turn guest; guest revealed yes; you agents 1")
	s.Answers("where_to wealth; reveal 0").Step().Has("phase combat; hagal agents 3; you E 1")
}

// The High Council of 2020 is visited once a game.
func TestImperiumCouncil(t *testing.T) {
	s := solo2020(t, "", "memnon_thorvald", "ilban_richese").With("turn you; first you; rival agents 0; other agents 0; you agents 1").
		Answers("where_to high_council").Step().Has("you council yes; agent high_council you")
	s.With("agent high_council none; you agents 1")
	if got := s.Table.Closed(1, s.Box.Rules.SpaceByID("high_council")); got != engine.HasSeat {
		t.Errorf("closed for %v", got)
	}
}
