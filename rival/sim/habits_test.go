package sim_test

import (
	"testing"

	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// TestPlannerGoesEverywhere holds that the planner's habits are those of somebody
// with cards in hand: each space sees it, none of them always, and it doesn't own
// the tracks.
func TestPlannerGoesEverywhere(t *testing.T) {
	for name, s := range map[string]*sim.Setup{
		"uprising": setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib"),
		"2020":     setup2020(t, engine.Solo, 2, sim.Planner, "leto_atreides", "vladimir_harkonnen"),
	} {
		const games = 3000
		st, err := (&sim.Run{Setup: s, Games: games, Seed: 4, Workers: 2}).Play()
		if err != nil {
			t.Fatal(err)
		}
		spaces := s.Book.Box.Rules.Spaces
		for sp := 1; sp < len(spaces); sp++ {
			if n := float64(st.Spaces[1][sp]) / games; n < 0.02 || n > 3 {
				t.Errorf("%s: %.3f visits a game to %s", name, n, spaces[sp].ID)
			}
		}
		if n := float64(st.Source[1][engine.FromAlliance]) / games; n < 0.5 || n > 2 {
			t.Errorf("%s: %.2f Alliances a game", name, n)
		}
	}
}

// TestHand holds that an Agent goes nowhere without a card that leads there.
func TestHand(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib")
	n := s.Book.Numbers
	n.Planner.Cards = []sim.CardKind{{Copies: 10, Sections: []string{"city"}}}
	n.Planner.Market = nil
	board := make([]sim.Printed, len(s.Book.Box.Rules.Spaces))
	for i := range board {
		board[i].Gain[engine.Water] = 2 // it can pay for every space
	}
	s.Book = sim.NewBook(s.Book.Box, engine.Solo, n, board)
	st, err := (&sim.Run{Setup: s, Games: 200, Seed: 4, Workers: 1}).Play()
	if err != nil {
		t.Fatal(err)
	}
	city := int64(0)
	for sp := range s.Book.Box.Rules.Spaces {
		x := &s.Book.Box.Rules.Spaces[sp]
		if x.Section == "city" {
			city += st.Spaces[1][sp]
		} else if st.Spaces[1][sp] > 0 {
			t.Errorf("%d visits to %s with cards of the cities alone", st.Spaces[1][sp], x.ID)
		}
	}
	if city < 200 {
		t.Errorf("%d visits to the cities", city)
	}
}

// TestFamily holds that each member of the family plays, and plays otherwise.
func TestFamily(t *testing.T) {
	seen := map[int64]string{}
	base := setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib")
	if len(base.Book.Numbers.Family) < 5 {
		t.Fatalf("a family of %d", len(base.Book.Numbers.Family))
	}
	names := []string{sim.Planner}
	for _, m := range base.Book.Numbers.Family {
		names = append(names, m.Name)
	}
	for _, name := range names {
		s := setup(t, engine.Solo, 2, sim.Planner, "irulan_corrino", "muad_dib")
		s.Book = memberBook(t, s.Book.Box, name)
		for i := range s.StandIn {
			if s.Table.Seats[i].Human {
				s.StandIn[i] = name
			}
		}
		st, err := (&sim.Run{Setup: s, Games: 300, Seed: 4, Workers: 1}).Play()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if other, ok := seen[st.VPSquares[1]*1000+st.VP[1]]; ok {
			t.Errorf("%s plays as %s does", name, other)
		}
		seen[st.VPSquares[1]*1000+st.VP[1]] = name
	}
}

func memberBook(t *testing.T, box *rival.Box, name string) *sim.Book {
	t.Helper()
	n, board, err := standins.Load(&box.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return sim.NewBook(box, engine.Solo, n.As(name), board)
}
