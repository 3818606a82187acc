package setup_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/docs"
	"househagal/engine"
)

func shippedFigures(id string) (setup.Strength, bool) {
	step, ok := docs.Harder(id)
	f, ok2 := docs.Strength(id)
	return setup.Strength{By: step.By, Low: step.Low, High: step.High, Wins: f.Wins}, ok && ok2
}

// TestEveryLevelAndRivalCarriesItsStep holds that no rate stands where a person
// chooses: steps do, of the levels each beside the first, and the rates are a key away.
func TestEveryLevelAndRivalCarriesItsStep(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []setup.Values{
		{"game": "uprising", "mode": "solo"},
		{"game": "uprising", "mode": "solo", "difficulty": "sardaukar", "rival": "choose"},
	} {
		q, done := setup.Steps(say.Speaker{Box: box}, v, &setup.Measured{Step: shippedFigures})
		if done {
			t.Fatalf("%v: no question", v)
		}
		q.Prompt.Settle(0)
		more := layout.Full.Page(&q.More)
		measured, sum := 0, 0.0
		for _, c := range q.Prompt.Choices {
			if w := runewidth.StringWidth(c.Label) + 4; w > int(layout.Full) {
				t.Errorf("%q is %d cells wide with its key, more than %d", c.Label, w, int(layout.Full))
			}
			if strings.Contains(c.Label, "%") {
				t.Errorf("%q shows a rate", c.Label)
			}
			f, ok := docs.Harder(c.Words[0])
			if !ok {
				continue
			}
			measured++
			if sum += f.By; len(q.Prompt.Choices) > 5 { // Rivals
				sum = f.By
			}
			if want := fmt.Sprintf(" %+d ", int(math.Round(sum/0.25))); !strings.Contains(c.Label, want) {
				t.Errorf("%q does not carry its step, %s", c.Label, want)
			}
			rate, _ := docs.Strength(c.Words[0])
			if page := strings.Join(more, "\n"); !strings.Contains(page, fmt.Sprintf(" %d ", int(math.Round(50-100/(1+math.Exp(f.By)))))) || !strings.Contains(page, fmt.Sprintf(" %.0f%%", rate.Wins)) {
				t.Errorf("%s: step or rate is missing on\n%s", c.Words[0], page)
			}
		}
		if measured < 4 {
			t.Errorf("%s: only %d choices are measured", q.Prompt.Text, measured)
		}
		if !strings.Contains(q.Prompt.Text, "+1: a step harder; ? more") {
			t.Errorf("%q does not say what the figures are", q.Prompt.Text)
		}
		for _, l := range append(more, q.Prompt.Text) {
			if runewidth.StringWidth(l) > int(layout.Full) {
				t.Errorf("%q is wider than a page", l)
			}
		}
	}
}

// TestOwnOddsStandBesideLevelsAndPairs holds that whoever has played finds how many
// of 100 games they win where steps stood: of each level, of a Rival at the level that
// is chosen, and of the pair; and that no line is wider for it in any language.
func TestOwnOddsStandBesideLevelsAndPairs(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	asked := ""
	m := &setup.Measured{Step: shippedFigures, You: func(level string, rivals ...string) (low, high float64, ok bool) {
		asked = strings.Join(append([]string{level}, rivals...), " ")
		return 10 + float64(len(rivals)), 88 + float64(len(level)%2), true
	}}
	solo := setup.Values{"game": "uprising", "mode": "solo"}
	for _, lang := range say.Tags() {
		s := say.Speaker{Box: box}
		s.Lang, _ = say.Find(lang)
		for _, x := range []struct {
			v    setup.Values
			want string
			last string
		}{
			{solo, " 10-8", ""},
			{solo.Add("difficulty", "mentat").Add("rival", "choose"), " 11-88 ", "mentat muad_dib"},
			{solo.Add("difficulty", "mentat").Add("rival", "choose").Add("rival", "staban_tuek"), " 12-88 ", "mentat muad_dib staban_tuek"},
		} {
			q, _ := setup.Steps(s, x.v, m)
			q.Prompt.Settle(0)
			more := layout.Full.Page(&q.More)
			if x.last != "" && asked != x.last {
				t.Errorf("%v: asked last for %q, want %q", x.v, asked, x.last)
			}
			for _, c := range q.Prompt.Choices {
				if w := runewidth.StringWidth(c.Label) + 4; w > int(layout.Full) {
					t.Errorf("%s: %q is %d cells wide with its key", lang, c.Label, w)
				}
				if _, ok := docs.Harder(c.Words[0]); ok && !strings.Contains(c.Label, x.want) {
					t.Errorf("%s: %q has no %q", lang, c.Label, x.want)
				}
				if strings.Contains(c.Label, "+1 ") || strings.Contains(c.Label, "-1 ") {
					t.Errorf("%s: %q shows a step", lang, c.Label)
				}
			}
			for _, l := range append(more, q.Prompt.Text) {
				if runewidth.StringWidth(l) > int(layout.Full) {
					t.Errorf("%s: %q is wider than a page", lang, l)
				}
			}
			if !strings.Contains(strings.Join(more, "\n"), strings.TrimSpace(x.want)) {
				t.Errorf("%s: no odds on\n%s", lang, strings.Join(more, "\n"))
			}
		}
	}

	own := solo.Add("difficulty", "own")
	q, _ := setup.Steps(say.Speaker{Box: box}, own, m)
	if q.Prompt.Settle(0); !strings.Contains(q.Prompt.Choices[0].Label, " +0 ") {
		t.Errorf("an own mix shows %q, want steps", q.Prompt.Choices[0].Label)
	}
}
