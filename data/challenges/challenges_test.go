package challenges

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

func boxes(t testing.TB) (all []*rival.Box) {
	t.Helper()
	for _, g := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, box)
	}
	return all
}

func shippedList(t testing.TB) []Challenge {
	t.Helper()
	list, err := Load(boxes(t))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// The ladder goes from gentle to hard as the pairs are measured.
func TestLadderRises(t *testing.T) {
	found := false
	for _, c := range shippedList(t) {
		if !c.InOrder {
			continue
		}
		found = true
		if len(c.Steps) != 10 {
			t.Errorf("%s has %d steps", c.ID, len(c.Steps))
		}
		last := -10.0
		for _, step := range c.Steps {
			sum := 0.0
			for _, id := range step.Rivals {
				x, ok := docs.Harder(id)
				if !ok {
					t.Errorf("%s was never measured", id)
				}
				sum += x.By
			}
			if len(step.Rivals) != 2 || sum < last+0.05 { // less is chance
				t.Errorf("%s: %v is %+.2f, after %+.2f", c.ID, step.Rivals, sum, last)
			}
			last = sum
		}
	}
	if !found {
		t.Error("there is no ladder")
	}
}

// All that is asked of every level and Rival is asked of all that there are.
func TestEachIsAll(t *testing.T) {
	box := boxes(t)[0]
	for _, c := range shippedList(t) {
		switch c.ID {
		case "each_level":
			if len(c.Steps) != len(box.Rules.Levels)-1 {
				t.Errorf("%d levels", len(c.Steps))
			}
		case "each_rival":
			n := 0
			for i := range box.Rivals[1:] {
				if box.Rivals[i+1].Solo {
					n++
				}
			}
			if len(c.Steps) != n {
				t.Errorf("%d Rivals, want %d", len(c.Steps), n)
			}
		}
	}
}

// All that is wrong with a file is told at once, each at its place.
func TestFaults(t *testing.T) {
	const text = `challenges:
  - {id: one, mode: duel, difficulty: mentaat, rivals: [lady_jessika]}
  - {id: one, row: 3, times: 2}
  - {id: Two, at_least: {leed: 4}, at_most: {rounds: 99}}
  - {id: three, with: [swordmaster, {level_from: 2}], without: {emporer: 2}}
  - {id: four, each: {difficulty: []}, in_order: true}
  - {id: five, at_least: {vp: 12}, at_most: {vp: 11}, colour: red}
  - {game: imperium, rivals: [margot_fenring], steps: []}
  - {id: six, won: maybe, name: ''}
  - {id: seven, rivals: [lady_jessica, lady_jessica], leader: ''}
more: 1
`
	_, err := Parse("mine.yaml", []byte(text), boxes(t))
	if err == nil {
		t.Fatal("a bad file is taken")
	}
	for _, want := range []string{
		`mine.yaml:2:21: unknown mode "duel"`, `mine.yaml:2:39: unknown level "mentaat"; did you mean mentat?`, `mine.yaml:2:57: unknown Rival "lady_jessika"; did you mean lady_jessica?`,
		`mine.yaml:3:10: there is another challenge with the id one above`, `times and row say two ways of counting`,
		`mine.yaml:4:10: id is "Two"`, `unknown figure "leed"; did you mean lead?`, `rounds is 99; give a whole number from 1 to`,
		`level_from says nothing of a game that is over`, `unknown condition "emporer"; did you mean emperor?`,
		`difficulty is empty; name two of them at least`, `in_order is about steps`, `vp is at least 12 and at most 11`,
		`unknown key "colour"`, `item 7 of challenges has no id`, `unknown Rival "margot_fenring"`, `steps is empty`,
		`won is "maybe"; give true or false`, `name is an empty text`, `lady_jessica stands twice in rivals`, `leader is an empty text`, `unknown key "more"`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no word of %q in\n%v", want, err)
		}
	}
}

// A file is known by its key, sound or not.
func TestIs(t *testing.T) {
	for text, want := range map[string]bool{"challenges: 1": true, "challenges:\n  - {id: a": true, "constants: {}": false, "": false, "- challenges": false} {
		if got := Is("x.yaml", []byte(text)); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func FuzzParse(f *testing.F) {
	all := boxes(f)
	f.Add(string(shipped))
	f.Add("challenges: [{id: a, each: {rival: [x]}, with: {emperor: 2}}]")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := Parse("x.yaml", []byte(text), all)
		if err != nil {
			if !strings.Contains(err.Error(), "x.yaml:") {
				t.Errorf("a fault without a place: %v", err)
			}
			return
		}
		ids := map[string]bool{}
		for _, c := range list {
			if c.ID == "" || ids[c.ID] || len(c.Steps) > mostSteps || c.InOrder && len(c.Steps) == 0 {
				t.Errorf("%+v was taken", c)
			}
			ids[c.ID] = true
		}
	})
}
