package setup

import (
	"testing"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// The VP that end the game are asked for in an own mix and where two players agree
// on some variants, and nowhere else; a flag answers.
func TestTargetIsAskedAmongVariants(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		v    Values
		want int8 // 0: nobody is asked
	}{
		{Values{"game": "uprising", "mode": "solo", "difficulty": "sardaukar"}, 0},
		{Values{"game": "uprising", "mode": "solo", "difficulty": "own,sardaukar"}, 12},
		{Values{"game": "uprising", "mode": "two-player", "name": "Mia,Leon", "variant": "none"}, 0},
		{Values{"game": "uprising", "mode": "two-player", "name": "Mia,Leon", "variant": "some"}, 12},
		{Values{"game": "uprising", "mode": "solo", "difficulty": "own,sardaukar", "target": "11"}, 0},
	} {
		s, asked, before := say.Speaker{Box: box}, int8(0), tt.v["target"]
		for {
			q, done := Steps(s, tt.v, nil)
			if done {
				break
			}
			value := q.options[len(q.options)-1].value
			if q.Key == "rival" {
				value = "gentle"
			}
			tt.v = tt.v.Add(q.Key, value)
			if q.Key == "target" {
				asked = 12
			}
		}
		c, err := Choose(s, tt.v)
		if err != nil {
			t.Fatal(err)
		}
		if asked != tt.want || before == "" && c.Setup.Target != tt.want || before != "" && c.Setup.Target != 11 {
			t.Errorf("%v: asked %d, target %d; want %d", tt.v, asked, c.Setup.Target, tt.want)
		}
	}
}
