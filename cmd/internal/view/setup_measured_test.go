package view_test

import (
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/view"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"

	"github.com/mattn/go-runewidth"
)

func shippedFigures(id string) (int, bool) {
	f, ok := docs.Strength(id)
	return int(f.Wins + 0.5), ok
}

func TestEveryLevelAndRivalCarriesItsFigure(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []view.SetupValues{
		{"game": "uprising", "mode": "solo"},
		{"game": "uprising", "mode": "solo", "difficulty": "sardaukar", "rival": "choose"},
	} {
		q, done := view.SetupMeasured(box, v, shippedFigures)
		if done {
			t.Fatalf("%v: no question", v)
		}
		measured := 0
		for _, c := range q.Prompt.Choices {
			if w := runewidth.StringWidth(c.Label) + 4; w > view.PageWidth {
				t.Errorf("%q is %d cells wide with its key, more than %d", c.Label, w, view.PageWidth)
			}
			f, ok := docs.Strength(c.Words[0])
			if !ok {
				continue
			}
			measured++
			if n, _ := shippedFigures(c.Words[0]); !strings.Contains(c.Label, " "+strconv.Itoa(n)+"% ") {
				t.Errorf("%q does not carry its figure, %.1f%%", c.Label, f.Wins)
			}
		}
		if measured < 4 {
			t.Errorf("%s: only %d choices are measured", q.Prompt.Text, measured)
		}
		if !strings.Contains(q.Prompt.Text, "%: our test player wins") {
			t.Errorf("%q does not say what the figures are", q.Prompt.Text)
		}
	}
}
