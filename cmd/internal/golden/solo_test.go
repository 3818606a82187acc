package golden_test

import (
	"os"
	"path/filepath"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// uprising gives the box of rules that comes with the program.
func uprising(t testing.TB) *rival.Box {
	t.Helper()
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	return box
}

// soloTable sets the table of the worked game: You, Irulan, Staban.
func soloTable(t testing.TB, box *rival.Box, asker engine.Asker) (*engine.Table, *rival.Rivals) {
	t.Helper()
	setup := rival.Setup{Mode: engine.Solo}
	for i := range box.Rules.Levels {
		if box.Rules.Levels[i].ID == "sardaukar" {
			setup.Difficulty = engine.Difficulty(i)
		}
	}
	setup.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.Ornithopter}
	setup.Seats[2] = rival.SetupSeat{Rival: box.ByID("irulan_corrino"), Objective: engine.DesertMouse}
	setup.Seats[3] = rival.SetupSeat{Rival: box.ByID("staban_tuek"), Objective: engine.Crysknife}
	pos, err := rival.NewGame(box, setup)
	if err != nil {
		t.Fatal(err)
	}
	table, rivals := rival.NewTable(box, pos, 1, asker)
	table.Watch = true
	return table, rivals
}

// setTable sets a table for a test.
type setTable func(testing.TB, *rival.Box, engine.Asker) (*engine.Table, *rival.Rivals)

// newPlayer plays the script name on the table that set makes.
func newPlayer(t *testing.T, name string, set setTable, given [engine.Seats + 1]string) *player {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return playerOf(t, string(text), set, given)
}

// playerOf is newPlayer for the text of a script.
func playerOf(t *testing.T, script string, set setTable, given [engine.Seats + 1]string) *player {
	t.Helper()
	box := uprising(t)
	p := &player{t: t}
	items, cards, piles := load(t, script, box)
	table, rivals := set(t, box, p)
	rivals.Source.Forced = cards
	table.Rivals = &piler{Rivals: rivals, all: len(cards), piles: piles}
	p.items, p.table = items, table
	p.scene = drawn.Reader{Box: box, Names: drawn.People(box, &table.Pos, given)}
	return p
}

func TestSoloGame(t *testing.T) {
	p := newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{})
	p.table.Play()
	if p.pages < 24 {
		t.Errorf("%d pages were compared, want all of the script", p.pages)
	}
	if len(p.items) != 1 || p.items[0].text != "end" {
		t.Fatalf("the script goes on: %v", p.items)
	}
	lines := append([]string{"Round 9  The end", ""}, p.scene.End(p.table, p.table.Events)...)
	p.golden("end.txt", lines)
}
