package golden_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/engine"
	"househagal/rival"
)

// onlooker draws the menu of every question of a played game, with the answered
// questions of its move above it, as a session does.
type onlooker struct {
	*player
	asked   []string
	turn    int
	screens []string
}

func watch(p *player) *onlooker {
	o := &onlooker{player: p, turn: -1}
	p.table.Asker.(*rival.Rivals).Outer = o
	return o
}

func (o *onlooker) Ask(t *engine.Table, q engine.Question) int {
	if turn := lastTurn(t.Events); !q.Follow && (advances(q) || turn != o.turn) {
		o.asked, o.turn = nil, turn
	}
	p := o.scene.Prompt(t, q)
	p.Asked = o.asked
	o.screens = append(o.screens, strings.Join(drawn.Prompt(p), "\n")+"\n")
	then := *t
	a := o.player.Ask(t, q)
	if o.asked = append(o.asked[:len(o.asked):len(o.asked)], o.scene.Asked(&then, q, a)); a == engine.AnsMore {
		o.asked = nil
	}
	return a
}

func lastTurn(events []engine.Event) int {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == engine.EvTurn {
			return i
		}
	}
	return -1
}

// has checks that the menus named were drawn, in this order.
func (o *onlooker) has(names ...string) {
	o.t.Helper()
	from := 0
	for _, name := range names {
		want := drawn.Menu(o.t, name)
		at := slices.Index(o.screens[from:], want)
		if at < 0 {
			o.t.Errorf("%s was not drawn after screen %d:\n%s\nthe nearest is\n%s", name, from, want, nearest(o.screens[from:], want))
			continue
		}
		from += at
	}
}

// nearest is the screen that shares most lines with want.
func nearest(screens []string, want string) string {
	best, most := "", -1
	for _, s := range screens {
		n := 0
		for _, line := range strings.Split(s, "\n") {
			if strings.Contains(want, line) {
				n++
			}
		}
		if n > most {
			best, most = s, n
		}
	}
	return best
}

func TestMenusOfTheSoloGame(t *testing.T) {
	o := watch(newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{}))
	o.table.Play()
	o.has("2.01", "2.02", "2.03", "2.04", "2.05", "2.06", "2.07", "2.08", "2.09", "2.10", "2.13", "2.14", "2.15", "2.16",
		"2.17", "2.18", "2.19", "2.21", "2.22", "2.23", "2.24", "2.25", "2.26", "2.27", "2.28", "2.29", "2.30", "2.31", "2.32", "7.01", "7.02")
}

func TestMenusOfTheReactiveRound(t *testing.T) {
	o := watch(newPlayer(t, "reactive_1.txt", reactiveTable, [engine.Seats + 1]string{}))
	o.playScript()
	o.has("3.01", "3.02", "3.03", "3.04", "3.05", "3.06")
}

func TestMenusOfTwoPlayers(t *testing.T) {
	o := watch(newPlayer(t, "two.txt", twoTable, [engine.Seats + 1]string{1: "Mia", 3: "Leon"}))
	o.playScript()
	o.has("6.01", "6.02", "6.03", "6.04", "6.05", "6.06", "6.07", "6.08")
}

// TestMenusOfReactiveRounds needs "that can't be", as the model has it.
func TestMenusOfReactiveRounds(t *testing.T) {
	early, _, _ := strings.Cut(readScript(t, "solo.txt"), "= view")
	o := watch(playerOf(t, early+readScript(t, "reactive_8.txt"), soloTable, [engine.Seats + 1]string{}))
	o.playScript()
	o.has("3.07", "3.08", "3.09", "3.10", "3.11")
}

func readScript(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// lister answers from a list and stops the table behind its end.
type lister struct {
	answers []int
	asked   func(*engine.Table, engine.Question)
}

func (l *lister) Ask(t *engine.Table, q engine.Question) int {
	l.asked(t, q)
	if len(l.answers) == 0 {
		engine.Stop(errPlayed)
	}
	a := l.answers[0]
	l.answers = l.answers[1:]
	return a
}

// TestMenusOfACorrection mends Staban's Solari at the start of round 9.
func TestMenusOfACorrection(t *testing.T) {
	box := uprising(t)
	o := &onlooker{player: newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{}), turn: -1}
	l := &lister{answers: []int{engine.AnsFix, 3, int(engine.FieldSolari), 1, int(engine.WeMissedIt)}}
	var asked []string
	l.asked = func(table *engine.Table, q engine.Question) {
		p := o.scene.Prompt(table, q)
		p.Asked = asked
		o.screens = append(o.screens, strings.Join(drawn.Prompt(p), "\n")+"\n")
		if len(l.answers) > 0 && q.Follow {
			asked = append(asked[:len(asked):len(asked)], o.scene.Asked(table, q, l.answers[0]))
		}
	}
	table, _ := soloTable(t, box, l)
	x := &table.Pos.Seat[3]
	x.VP, x.Influence, x.Agents, x.Swordmaster = 9, [engine.FactionEnd]int8{0, 2, 4, 4, 4}, 3, true
	x.Purse, x.Intrigue, x.Garrison = [engine.ResourceEnd]int16{0, 6, 1}, 1, 0
	table.Pos.SpiesOf[3] = table.Pos.SpiesOf[3].With(1)
	table.Pos.Phase, table.Pos.Turn = engine.PlayerTurns, 1
	if err := engine.Run(table.Step); err == nil {
		t.Error("the table was not stopped")
	}
	o.has("5.03", "5.04")
}
