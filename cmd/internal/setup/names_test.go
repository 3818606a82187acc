package setup

import (
	"testing"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// A save may hold rules in which a Rival is called You, as the person is.
func TestRivalCalledYou(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	other := *box
	other.Rivals = append(other.Rivals[:0:0], box.Rivals...)
	other.Rivals[1].Short = "YOU"
	for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		var pos engine.Position
		pos.Mode = mode
		pos.Seat[1].Human, pos.Seat[2].Rival, pos.Seat[3].Rival = true, 1, 2
		n := People(say.Speaker{Box: &other}, &pos, [engine.Seats + 1]string{})
		if n.Seat[2] != "Rival" {
			t.Errorf("the Rivals are called %q", n.Seat)
		}
	}
}
