package golden_test

import (
	"bytes"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/engine"
	"househagal/rival"
)

// closedAt gives why a space is closed at a prompt, "" where it is open.
func closedAt(p ask.Prompt, code string) string {
	for _, c := range p.Choices {
		if c.Key == code {
			return c.Closed
		}
	}
	return "no such code"
}

func TestClosedSpacesSayWhy(t *testing.T) {
	p := newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{})
	looked := false
	p.table.Asker.(*rival.Rivals).Outer = &curious{p, func(table *engine.Table, q engine.Question) {
		if q.Kind != engine.AskWhereTo || table.Pos.Round != 8 || table.Pos.AgentsOut(1) != 2 {
			return
		}
		looked = true
		prompt := p.scene.Prompt(table, q)
		for code, want := range map[string]string{
			"ar": "Staban's Agent is there, and no Spy of yours is beside it.",
			"du": "your own Agent is there.",
			"sw": "your third Agent is with you already.",
			"dd": "",
			"hc": "",
		} {
			if got := closedAt(prompt, code); got != want {
				t.Errorf("%s: %q, want %q", code, got, want)
			}
		}
	}}
	p.table.Play()
	if !looked {
		t.Error("the third Agent of round 8 was not asked for")
	}
}

func TestClosedByInfluenceAndLevel(t *testing.T) {
	box := uprising(t)
	table, _ := soloTable(t, box, &lister{})
	for i := range box.Rules.Levels {
		if !box.Rules.Levels[i].HumanSwordmaster && i > 0 {
			table.Pos.Difficulty = engine.Difficulty(i)
		}
	}
	s := newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{}).scene
	table.Pos.Seat[1].Influence[engine.Fremen] = 1
	prompt := s.Prompt(table, table.WhereTo(1))
	for code, want := range map[string]string{
		"st": "it needs 2 Influence with the Fremen, and you have 1.",
		"ip": "it needs 2 Influence with the Emperor, and you have 0.",
		"sw": "at Kwisatz Haderach you never get it.",
		"ar": "",
	} {
		if got := closedAt(prompt, code); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

// TestPlainLines reads the questions of one game in plain lines.
func TestPlainLines(t *testing.T) {
	o := newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{})
	var out bytes.Buffer
	person := ask.NewPlain(strings.NewReader("hb\n2\nh\n"), &out)
	asked := 0
	o.table.Asker.(*rival.Rivals).Outer = &curious{o, func(table *engine.Table, q engine.Question) {
		if table.Pos.Round != 1 || q.Kind != engine.AskWhereTo && q.Kind != engine.AskTroops && q.Kind != engine.AskPost || asked > 3 {
			return
		}
		if asked++; asked == 3 {
			return // the second Agent, as the first
		}
		if _, err := person.Ask(o.scene.Prompt(table, q)); err != nil {
			t.Fatal(err)
		}
	}}
	o.table.Play()
	want := `You, Agent 1 of 2: where to?
Two letters. Or: list, help
> hb
Troops into the Conflict? (garrison 3)
0 to 2, or more.
> 2
Your Spy: which post?
1. Spacing Guild
2. Bene Gesserit
3. Fremen
4. High Council post
5. CHOAM
6. Sietch-Research
7. Research-Refinery
8. Refinery-Arrakeen
9. Deep Desert
10. Hagga Basin
11. Imperial Basin
> h
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}
