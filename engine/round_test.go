package engine_test

import (
	"fmt"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// turns plays the phase and tells whose turns there were, by the first letter of
// the role.
func turns(s *tabletest.Scene) string {
	order := ""
	s.Table.Events = nil
	s.Step()
	for _, e := range s.Events(engine.EvTurn) {
		order += s.Role(e.Seat)[:1]
	}
	return order
}

// Clockwise from the First Player marker in solo; with two players the Rival is
// always second. A Rival without Agents is skipped, and goes on after the Reveal
// turns of the humans.
func TestTurnOrder(t *testing.T) {
	for _, x := range []struct {
		name, given, answers, cards, order string
		pair                               bool
	}{
		{"solo, you lead", "first you; turn you", "where_to secrets; where_to espionage; post choam; reveal 0",
			"sardaukar dutiful_service assembly_hall gather_support_a", "yroyroy", false},
		{"solo, a Rival leads", "first other; turn other", "where_to secrets; where_to espionage; post choam; reveal 0",
			"sardaukar dutiful_service assembly_hall gather_support_a", "oyroyry", false},
		{"Rivals go on after your Reveal turn", "first you; turn you", "where_to reveal",
			"sardaukar dutiful_service assembly_hall gather_support_a", "yroro", false},
		{"a Rival has no Agent", "first you; turn you; other agents 0", "where_to reveal", "sardaukar assembly_hall", "yrr", false},
		{"in the middle of a round", "first you; turn rival; you revealed yes; rival agents 1; other agents 1", "", "sardaukar assembly_hall", "ro", false},
		{"two players, you lead", "first you; turn you", "where_to reveal; where_to reveal", "sardaukar assembly_hall", "yrgr", true},
		{"two players, the guest leads", "first guest; turn guest", "where_to secrets; where_to reveal; where_to reveal",
			"sardaukar assembly_hall", "grygr", true},
		{"two players, the Rival after both have revealed", "first guest; turn guest; rival agents 3; rival swordmaster yes",
			"where_to reveal; where_to reveal", "sardaukar assembly_hall dutiful_service", "gryrr", true},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck")
			if x.pair {
				s = tabletest.Pair(t, "gurney_halleck")
			}
			s.With(x.given).Answers(x.answers).Cards(x.cards)
			if got := turns(s); got != x.order {
				t.Errorf("turns %s, want %s", got, x.order)
			}
			s.Has("phase combat; rival agents 0")
		})
	}
}

// With two players the Rival is second whatever the order of seats.
func TestTwoPlayerSeating(t *testing.T) {
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		p := engine.Position{Mode: engine.TwoPlayer}
		for i := range p.Seat {
			p.Seat[i].Human = i > 0 && engine.Seat(i) != seat
		}
		for first := engine.Seat(1); first <= engine.Seats; first++ {
			if first == seat {
				continue
			}
			p.First = first
			if got, want := p.Order(), [3]engine.Seat{first, seat, 6 - first - seat}; got != want {
				t.Errorf("the Rival in seat %d, first %d: %v, want %v", seat, first, got, want)
			}
		}
	}
}

// The Swordmaster bought in the last turn of a Rival gives it one turn more.
func TestSwordmasterInTheLastTurn(t *testing.T) {
	s := tabletest.Solo(t, "margot_fenring", "gurney_halleck").
		With("you revealed yes; other agents 0; rival agents 1; rival solari 7").
		Cards("spice_refinery sardaukar")
	if got := turns(s); got != "rr" {
		t.Errorf("turns %s, want two of the Rival", got)
	}
	s.Only("phase combat; turn you; agent spice_refinery rival; agent sardaukar rival; rival agents 0; rival swordmaster yes; " +
		"rival solari 0; rival E 1; rival troops 2; rival garrison 3")
}

// A human's Swordmaster in its last turn, the same.
func TestHumanSwordmasterInTheLastTurn(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("turn you; you agents 1; rival agents 0; other agents 0").
		Answers("where_to swordmaster; where_to secrets; reveal 0").Step().
		Only("agent swordmaster you; agent secrets you; you swordmaster yes; you agents 0; you B 1; you revealed yes; reveals you; phase combat; turn you")
}

// Recall: all Agents come home, closed spaces open, the marker passes.
func TestRecall(t *testing.T) {
	tabletest.Solo(t, "staban_tuek", "gurney_halleck").
		With("phase recall; agent arrakeen you; agent secrets rival; agent fremkit other; you agents 1; rival agents 0; rival swordmaster yes; " +
			"other agents 0; you revealed yes; reveals you; blocked sardaukar yes; bonus deep_desert 2; spy choam rival").
		Step().
		Only("phase round_start; round 5; first rival; turn rival; agent arrakeen none; agent secrets none; agent fremkit none; " +
			"you agents 2; rival agents 3; other agents 2; you revealed no; blocked sardaukar no; reveals none")
}

// The marker: clockwise in solo, to Rivals too; with two players it changes
// between the humans.
func TestFirstPlayer(t *testing.T) {
	for _, x := range []struct{ first, next string }{{"you", "rival"}, {"rival", "other"}, {"other", "you"}} {
		tabletest.Solo(t, "staban_tuek").With("phase recall; first " + x.first).Step().Has("first " + x.next + "; turn " + x.next)
	}
	for _, x := range []struct{ first, next string }{{"you", "guest"}, {"guest", "you"}} {
		tabletest.Pair(t, "gurney_halleck").With("phase recall; first " + x.first).Step().Has("first " + x.next + "; turn " + x.next)
	}
}

// Makers: each Maker space without anybody's Agent gains 1 bonus spice, on top of
// what lies there.
func TestMakers(t *testing.T) {
	for _, x := range [][2]string{
		{"", "bonus deep_desert +1; bonus hagga_basin +1; bonus imperial_basin +1"},
		{"bonus deep_desert 2; bonus hagga_basin 1", "bonus deep_desert +1; bonus hagga_basin +1; bonus imperial_basin +1"},
		{"agent deep_desert you", "bonus hagga_basin +1; bonus imperial_basin +1"},
		{"agent hagga_basin rival; bonus hagga_basin 1", "bonus deep_desert +1; bonus imperial_basin +1"},
		{"agent deep_desert you; agent hagga_basin rival; agent imperial_basin other", ""},
		{"agent arrakeen you", "bonus deep_desert +1; bonus hagga_basin +1; bonus imperial_basin +1"},
	} {
		tabletest.Solo(t, "staban_tuek").With("phase makers; " + x[0]).Step().Only("phase recall; " + x[1])
	}
}

// The Conflict card of the round: of its level, not seen before; asked only when
// more than one is left.
func TestConflictOfTheRound(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("phase round_start; round 1; you agents 0; you revealed yes; rival agents 0; other agents 0")
	for _, x := range []struct {
		round int
		seen  string
		n     int
	}{
		{1, "", 3}, {2, "", 9}, {6, "", 9}, {7, "", 4}, {10, "", 4},
		{3, "seen trade_dispute", 8}, {8, "seen propaganda; seen battle_for_arrakeen", 2},
	} {
		s := tabletest.Solo(t, "staban_tuek").With(fmt.Sprintf("round %d; %s", x.round, x.seen))
		if n := len(bitsOf(s.Table.UnseenConflicts())); n != x.n {
			t.Errorf("round %d %s: %d cards, want %d", x.round, x.seen, n, x.n)
		}
	}
	s.Answers("conflict skirmish_desert_mouse").Step().Has("conflict skirmish_desert_mouse; phase player_turns")
}

func bitsOf(m uint32) (out []int) {
	for i := range 32 {
		if m&(1<<i) != 0 {
			out = append(out, i)
		}
	}
	return out
}
