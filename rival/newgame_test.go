package rival_test

import (
	"errors"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// seated is a solo setup at a level: the human has the Crysknife, the Baron the
// Desert Mouse, Staban the Ornithopter.
func seated(t *testing.T, level string) (*rival.Box, rival.Setup) {
	t.Helper()
	box := tabletest.Box(t)
	s := rival.Setup{Mode: engine.Solo}
	for i := range box.Rules.Levels {
		if box.Rules.Levels[i].ID == level {
			s.Difficulty = engine.Difficulty(i)
		}
	}
	s.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.Crysknife}
	s.Seats[2] = rival.SetupSeat{Rival: box.ByID("vladimir_harkonnen"), Objective: engine.DesertMouse}
	s.Seats[3] = rival.SetupSeat{Rival: box.ByID("staban_tuek"), Objective: engine.Ornithopter}
	return box, s
}

// paired is a game of two with a Rival between the humans.
func paired(t *testing.T, id string) (*rival.Box, rival.Setup) {
	t.Helper()
	box, s := seated(t, "")
	c := box.ByID(id)
	s.Mode, s.Difficulty = engine.TwoPlayer, 0
	s.Seats[2] = rival.SetupSeat{Rival: c, Streamlined: box.Rivals[c].Streamlined, Objective: engine.Ornithopter}
	s.Seats[3] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
	return box, s
}

// What each level puts before the seats.
func TestLevels(t *testing.T) {
	for _, x := range []struct {
		level    string
		troops   int8
		intrigue int16
		variants bool
	}{{"mercenary", 0, 1, false}, {"sardaukar", 3, 0, false}, {"mentat", 3, 0, true}, {"kwisatz_haderach", 3, 0, true}} {
		box, s := seated(t, x.level)
		p, err := rival.NewGame(box, s)
		if err != nil {
			t.Fatal(err)
		}
		human := engine.SeatState{Human: true, Agents: 2, Garrison: 3, Intrigue: x.intrigue}
		human.Purse[engine.Water], human.Icons[engine.Crysknife] = 1, 1
		baron := engine.SeatState{Rival: s.Seats[2].Rival, Agents: 2, Garrison: x.troops}
		baron.Purse[engine.Water], baron.Icons[engine.DesertMouse] = 1, 1
		if p.Seat[1] != human {
			t.Errorf("%s: the human has %+v", x.level, p.Seat[1])
		}
		if p.Seat[2] != baron {
			t.Errorf("%s: the Baron has %+v", x.level, p.Seat[2])
		}
		v := engine.Variants{ExpertDeployment: x.variants, BrutalEscalation: x.variants, SmartPolitics: x.variants}
		if p.Variants != v || p.Target != 10 || p.Round != 1 || p.Phase != engine.RoundStart || p.WallGone {
			t.Errorf("%s: %+v, target %d, round %d", x.level, p.Variants, p.Target, p.Round)
		}
		if p.First != 2 || p.Turn != 2 {
			t.Errorf("%s: seat %d leads, not the Desert Mouse", x.level, p.First)
		}
	}
}

// Each variant may be added where the level does not ask for it, and a target.
func TestVariantsByChoice(t *testing.T) {
	for _, v := range []engine.Variants{{ExpertDeployment: true}, {BrutalEscalation: true}, {SmartPolitics: true}, {RowChurn: true}} {
		box, s := seated(t, "mercenary")
		s.Variants, s.Target = v, 12
		p, err := rival.NewGame(box, s)
		if err != nil || p.Variants != v || p.Target != 12 {
			t.Errorf("%+v: %+v, target %d, %v", v, p.Variants, p.Target, err)
		}
	}
}

// With two players: three troops, 1 water, the Ornithopter; a human leads.
func TestTwoPlayerSetup(t *testing.T) {
	for _, id := range []string{"amber_metulli", "gurney_halleck"} {
		box, s := paired(t, id)
		p, err := rival.NewGame(box, s)
		if err != nil {
			t.Fatal(err)
		}
		want := engine.SeatState{Rival: s.Seats[2].Rival, Streamlined: id == "amber_metulli", Agents: 2, Garrison: 3}
		want.Purse[engine.Water], want.Icons[engine.Ornithopter] = 1, 1
		if p.Seat[2] != want || p.First != 3 || p.Difficulty != 0 || p.Variants != (engine.Variants{}) {
			t.Errorf("%s: %+v, seat %d leads", id, p.Seat[2], p.First)
		}
	}
}

// What can't be a game.
func TestSetupFaults(t *testing.T) {
	for _, x := range []struct {
		name  string
		pair  bool
		spoil func(*rival.Setup)
		want  error
	}{
		{"two of one Objective", false, func(s *rival.Setup) { s.Seats[1].Objective = engine.DesertMouse }, rival.ErrObjectives},
		{"no Objective", false, func(s *rival.Setup) { s.Seats[1].Objective = engine.NoIcon }, rival.ErrObjectives},
		{"one Rival twice", false, func(s *rival.Setup) { s.Seats[3].Rival = s.Seats[2].Rival }, rival.ErrTwice},
		{"two humans in solo", false, func(s *rival.Setup) { s.Seats[3].Human = true }, rival.ErrSeats},
		{"the Rival without the Ornithopter", true, func(s *rival.Setup) {
			s.Seats[2].Objective, s.Seats[3].Objective = engine.DesertMouse, engine.Ornithopter
		}, rival.ErrFirst},
		{"two Rivals with two players", true, func(s *rival.Setup) {
			s.Seats[3].Human, s.Seats[3].Rival, s.Seats[3].Objective = false, 1, engine.Ornithopter
			s.Seats[2].Objective = engine.Ornithopter
		}, rival.ErrObjectives},
	} {
		box, s := seated(t, "sardaukar")
		if x.pair {
			box, s = paired(t, "gurney_halleck")
		}
		x.spoil(&s)
		if _, err := rival.NewGame(box, s); !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", x.name, err, x.want)
		}
	}
}

// The deck of a new game: 36 cards in solo, 37 with two players; the table's own
// is left alone.
func TestShuffle(t *testing.T) {
	box, s := seated(t, "sardaukar")
	box2, s2 := paired(t, "gurney_halleck")
	for n, p := range map[uint8]engine.Position{36: must(t, box, s), 37: must(t, box2, s2)} {
		tab, _ := rival.NewTable(box, p, 5, nil)
		rival.Shuffle(tab, box)
		if tab.Pos.Deck.Draw.N != n {
			t.Errorf("%d cards, want %d", tab.Pos.Deck.Draw.N, n)
		}
		tab.Pos.Deck = engine.Deck{Physical: true}
		rival.Shuffle(tab, box)
		if tab.Pos.Deck != (engine.Deck{Physical: true}) {
			t.Error("a physical deck was filled")
		}
	}
}

func must(t *testing.T, box *rival.Box, s rival.Setup) engine.Position {
	t.Helper()
	p, err := rival.NewGame(box, s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
