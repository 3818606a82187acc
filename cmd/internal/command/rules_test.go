package command_test

import (
	"testing"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/history"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// Every Rival that a module brings has its printed name in lists of games, whatever the
// mode and whichever modules were on the table.
func TestRivalsOfModulesHaveNames(t *testing.T) {
	printed, err := command.AllBoxes()
	if err != nil {
		t.Fatal(err)
	}
	tell := history.Teller{Boxes: printed, With: command.ModuleBoxes}
	seen := 0
	for _, box := range printed {
		for i := range box.Offered {
			for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
				c := rival.Choice{Game: box.Rules.Game, Mode: m, Layers: rival.WithNeeds(box.Offered, box.Offered[i].ID)}
				with, err := data.LoadWith(c)
				if err != nil {
					continue // for one mode only
				}
				for _, x := range with.Rivals[1:] {
					if box.ByID(x.ID) == 0 {
						seen++
					}
					if name := tell.Rival(x.ID); name == x.ID {
						t.Errorf("%v: %s has no name", c, x.ID)
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no module brings a Rival")
	}
	if name := tell.Rival("nobody"); name != "nobody" {
		t.Errorf("nobody is called %s", name)
	}
}
