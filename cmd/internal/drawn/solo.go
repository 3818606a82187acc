package drawn

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// Solo is a solo table of two Rivals, by their ids, and its scene.
func Solo(t testing.TB, rivals ...string) (Reader, *engine.Table) {
	t.Helper()
	box := tabletest.Box(t)
	setup := rival.Setup{Difficulty: 2}
	setup.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
	setup.Seats[2] = rival.SetupSeat{Rival: box.ByID(rivals[0]), Objective: engine.Ornithopter}
	setup.Seats[3] = rival.SetupSeat{Rival: box.ByID(rivals[1]), Objective: engine.Crysknife}
	pos, err := rival.NewGame(box, setup)
	if err != nil {
		t.Fatal(err)
	}
	table, _ := rival.NewTable(box, pos, 1, nil)
	return Reader{Box: box, Names: People(box, &pos, [engine.Seats + 1]string{})}, table
}
