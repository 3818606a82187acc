package golden_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/engine"
	"househagal/rival"
)

var errPlayed = errors.New("the script is played")

// playScript plays until the script has no answers left.
func (p *player) playScript() {
	p.t.Helper()
	p.stops = true
	if err := engine.Run(p.table.Play); !errors.Is(err, errPlayed) {
		p.t.Fatalf("the game ended: %v", err)
	}
}

func reactiveTable(t testing.TB, box *rival.Box, asker engine.Asker) (*engine.Table, *rival.Rivals) {
	table, rivals := soloTable(t, box, asker)
	table.Options.Reactive = true
	return table, rivals
}

func twoTable(t testing.TB, box *rival.Box, asker engine.Asker) (*engine.Table, *rival.Rivals) {
	t.Helper()
	setup := rival.Setup{Mode: engine.TwoPlayer}
	setup.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
	setup.Seats[2] = rival.SetupSeat{Rival: box.ByID("amber_metulli"), Streamlined: true, Objective: engine.Ornithopter}
	setup.Seats[3] = rival.SetupSeat{Human: true, Objective: engine.Crysknife}
	pos, err := rival.NewGame(box, setup)
	if err != nil {
		t.Fatal(err)
	}
	table, rivals := rival.NewTable(box, pos, 1, asker)
	table.Watch = true
	return table, rivals
}

func TestReactiveRound(t *testing.T) {
	p := newPlayer(t, "reactive_1.txt", reactiveTable, [engine.Seats + 1]string{})
	p.playScript()
}

func TestTwoPlayers(t *testing.T) {
	p := newPlayer(t, "two.txt", twoTable, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})
	p.playScript()
}

// TestReactiveLate plays seven rounds as reported and goes on without reports.
func TestReactiveLate(t *testing.T) {
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	early, _, ok := strings.Cut(read("solo.txt"), "= view")
	if !ok {
		t.Fatal("solo.txt has no round 8")
	}
	p := playerOf(t, early+read("reactive_8.txt"), soloTable, [engine.Seats + 1]string{})
	p.playScript()
}

// stopReporting makes unknown what a human did not report.
func stopReporting(t *engine.Table) {
	t.Options.Reactive = true
	p := &t.Pos
	for i := 1; i < len(t.Rules.Spaces); i++ {
		if p.Bonus[i] > 0 {
			p.Unknown.Bonus = p.Unknown.Bonus.With(engine.Space(i))
		}
	}
	for i := 1; i < len(t.Rules.Posts); i++ {
		if post := engine.Post(i); !p.Watched().Has(post) || p.SpiesOf[1].Has(post) {
			p.SpiesOf[1] = p.SpiesOf[1].Without(post)
			p.Unknown.Spies = p.Unknown.Spies.With(engine.Post(i))
		}
	}
	u := &p.Unknown.Seats[1]
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		u.Influence[f] = true
	}
	u.VP, u.Hooks = true, true
	p.Unknown.ShieldWall = true
}
