package measure

import (
	"math/rand/v2"
	"os"
	"testing"

	"househagal/cmd/internal/history"
	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// playedLine is a level with two Rivals, and how often somebody wins there.
type playedLine struct {
	level  string
	rivals []string
	rate   float64
}

// The back-test of one's own odds (docs/history.md): players with other numbers
// than the measured one play lines of chance; the 80% interval for another line
// holds how often they really win there in 75 to 85 of 100 trials.
func TestOwnOddsBackTest(t *testing.T) {
	if os.Getenv("HAGAL_LONG") == "" {
		t.Skip("HAGAL_LONG is not set: 270,000 games are not played")
	}
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	n, _, err := standins.Load(&box.Rules)
	if err != nil {
		t.Fatal(err)
	}
	line, ok := history.NewScale(box)
	if !ok {
		t.Fatal("nothing is measured")
	}
	var players [][]playedLine
	for _, x := range n.Family {
		players = append(players, linesOf(t, box, x.Name))
	}
	r := rand.New(rand.NewPCG(7, 11))
	for _, games := range []int{5, 10, 30} {
		const trials = 1000
		held := 0
		for range trials {
			if holds(t, r, line, players[r.IntN(len(players))], games) {
				held++
			}
		}
		t.Logf("after %d games: %.1f of 100 intervals hold", games, 100*float64(held)/trials)
		if held < 750 || held > 850 {
			t.Errorf("after %d games %d of %d intervals hold, want 750 to 850", games, held, trials)
		}
	}
}

// linesOf is how often a stand-in wins at each level against each pair.
func linesOf(t *testing.T, box *rival.Box, who string) (all []playedLine) {
	for _, level := range box.Rules.Levels[1:] {
		f := simFlags{game: "uprising", mode: "solo", level: level.ID, standIn: who, rivals: []string{"all"}}
		setup, err := f.setup(box, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range append([]rival.Setup{setup.Table}, setup.More...) {
			one := &sim.Setup{Book: setup.Book, Table: table, StandIn: setup.StandIn}
			stats, err := (&sim.Run{Setup: one, Games: 150, Seed: 3, Workers: 2}).Play()
			if err != nil {
				t.Fatal(err)
			}
			x := playedLine{level: level.ID, rate: float64(stats.Wins()) / float64(stats.Games)}
			for i := range table.Seats {
				if id := table.Seats[i].Rival; id != 0 {
					x.rivals = append(x.rivals, box.Rivals[id].ID)
				}
			}
			all = append(all, x)
		}
	}
	return all
}

// holds plays games on lines of chance, and looks whether the interval for another
// holds.
func holds(t *testing.T, r *rand.Rand, line history.Scale, lines []playedLine, games int) bool {
	var list []history.Game
	for range games {
		x := lines[r.IntN(len(lines))]
		g := history.Game{Game: "uprising", Mode: "solo", Difficulty: x.level,
			Seats: []history.Seat{{Human: true, Won: r.Float64() < x.rate}, {Name: x.rivals[0]}, {Name: x.rivals[1]}}}
		list = append(list, g)
	}
	skill, ok := line.Skill(list, "uprising")
	if !ok {
		t.Fatal("no skill")
	}
	x := lines[r.IntN(len(lines))]
	h, ok := line.Hardness(x.level, x.rivals...)
	if !ok {
		t.Fatalf("%s against %v was never measured", x.level, x.rivals)
	}
	c := skill.Chance(h)
	return c.Low <= x.rate && x.rate <= c.High
}
