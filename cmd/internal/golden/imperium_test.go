package golden_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

func imperium(t testing.TB) *rival.Box {
	t.Helper()
	b, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The last page of the setup of 2020, in both modes.
func TestImperiumChecklist(t *testing.T) {
	tests := []struct {
		name   string
		values setup.Values
		has    []string
		not    []string
	}{
		{"solo", setup.Values{"game": "imperium,solo", "difficulty": "mentat", "rival": "glossu_rabban,memnon_thorvald",
			"hagal-deck": "physical", "conflict-deck": "physical", "input": "tracked", "seed": "1"},
			[]string{"27 solo cards (without Arrakeen 2P and Reshuffle)", "3 troops in the garrison, 9 in supply, 1 water, 1 Intrigue card, 2 Agents in supply.",
				"Rabban, on your left, takes the First Player marker", "Swordmasters come in round 3, under 3 Conflict cards",
				"the space costs 5 Solari", "owning 2 The Spice Must Flow", "all three score markers"},
			[]string{"Shield Wall", "Spies", "Objectives", "Desert Mouse", "contract"}},
		{"mercenary", setup.Values{"game": "imperium,solo", "difficulty": "mercenary", "rival": "any",
			"hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked", "seed": "1"},
			[]string{"You take 1 Solari. You take 1 spice.", "no troops in the garrison, 12 in supply, 1 water,", "round 5"}, []string{"5 Solari"}},
		{"two", setup.Values{"game": "imperium,two-player", "name": "Mia,Leon",
			"hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked", "seed": "1"},
			[]string{"28 two-player cards", "Leader One each; each shuffles a starting deck.", "3 Agents beside the board, 12 troops in supply, no resources", "by lot, takes the First Player marker", "both score markers"},
			[]string{"Shield Wall", "Spies", "Between you", "Corner"}},
	}
	for _, tt := range tests {
		if _, done := setup.Steps(say.Speaker{Box: imperium(t)}, tt.values, nil); !done {
			t.Errorf("%s: the setup is not finished", tt.name)
		}
		p, err := setup.Checklist(say.Speaker{Box: imperium(t)}, tt.values, true)
		if err != nil {
			t.Fatal(tt.name, err)
		}
		text := strings.Join(strings.Fields(strings.Join(p.Drawn(0), " ")), " ")
		for _, want := range tt.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", tt.name, want, strings.Join(p.Drawn(0), "\n"))
			}
		}
		for _, bad := range tt.not {
			if strings.Contains(text, bad) {
				t.Errorf("%s: %q in\n%s", tt.name, bad, strings.Join(p.Drawn(0), "\n"))
			}
		}
		if len(p.Drawn(0)) > 20 {
			t.Errorf("%s: %d lines", tt.name, len(p.Drawn(0)))
		}
	}
}

// Leaders that may not be Rivals, and Rivals of the other mode, are refused with
// the reason.
func TestImperiumFlags(t *testing.T) {
	tests := []struct {
		values setup.Values
		want   string
	}{
		{setup.Values{"game": "imperium", "mode": "solo", "rival": "paul_atreides"}, "Paul Atreides can't be a Rival: his Signet draws a card, and a Rival has none"},
		{setup.Values{"game": "imperium", "mode": "solo", "rival": "helena_richese"}, "Countess Helena Richese can't be a Rival: her Signet works on the Imperium Row, which Rivals don't use"},
		{setup.Values{"game": "imperium", "mode": "solo", "rival": "house_hagal"}, "House Hagal is a Rival for two players only"},
		{setup.Values{"game": "imperium", "mode": "two-player", "rival": "leto_atreides"}, "Duke Leto Atreides is a Rival for one player only"},
		{setup.Values{"game": "imperium", "objectives": "o,d,c"}, "objectives o,d,c: this game has none"},
	}
	for _, tt := range tests {
		if err := setup.Check(say.Speaker{Box: imperium(t)}, tt.values); err == nil || err.Error() != tt.want {
			t.Errorf("%v: %v", tt.values, err)
		}
	}
}

// What a Rival may choose the human is asked, by name; menus have nothing that
// the game lacks.
func TestImperiumMenus(t *testing.T) {
	b := imperium(t)
	p := engine.Position{Game: engine.Imperium, Difficulty: 1, Round: 7, First: 2, Turn: 1}
	p.Seat[1] = engine.SeatState{Human: true, Agents: 2, Garrison: 3, HighCouncil: true}
	p.Seat[2] = engine.SeatState{Rival: b.ByID("leto_atreides"), Agents: 2}
	p.Seat[3] = engine.SeatState{Rival: b.ByID("ilban_richese"), Agents: 2}
	tab, _ := rival.NewTable(b, p, 1, nil)
	s := drawn.Reader{Box: b, Names: drawn.People(b, &p, [engine.Seats + 1]string{})}
	tab.Choice = b.Rules.Conflicts[b.Rules.ConflictByID("battle_for_arrakeen")].Rewards[1][0].Then
	q := engine.Question{Kind: engine.AskChoice, Seat: 1, About: 2, Amount: 2, Mask: 14}
	got := s.Prompt(tab, q)
	var labels []string
	for _, c := range got.Choices {
		labels = append(labels, c.Key+" "+c.Label)
	}
	if want := "1 1 Intrigue, 2 2 spice, 3 3 Solari"; strings.Join(labels, ", ") != want || !strings.Contains(got.Text, "Leto") {
		t.Errorf("%s %v", got.Text, labels)
	}
	if a, err := s.ParseToken(q, s.Token(q, 2)); err != nil || a != 2 {
		t.Errorf("token %s: %d, %v", s.Token(q, 2), a, err)
	}
	for _, q := range []engine.Question{
		{Kind: engine.AskMore, Seat: 1, Min: 1, Max: int16(engine.MoreKindEnd - 1)},
		{Kind: engine.AskFixField, Seat: 1, About: 2, Min: 1, Max: int16(engine.FieldSeatEnd) - 1},
		{Kind: engine.AskFixField, Seat: 1, Min: int16(engine.FieldSeatEnd) + 1, Max: int16(engine.FieldEnd) - 1},
	} {
		for _, c := range s.Prompt(tab, q).Choices {
			for _, bad := range []string{"Spy", "Spies", "sandworm", "Hooks", "Wall", "Desert Mouse", "wild"} {
				if strings.Contains(c.Label, bad) {
					t.Errorf("%v offers %q", q.Kind, c.Label)
				}
			}
		}
	}
	for _, c := range s.Prompt(tab, tab.WhereTo(1)).Choices {
		if c.Key == "hc" && c.Closed != "you have your seat already." {
			t.Errorf("High Council: %q", c.Closed)
		}
	}
}

// turner answers as a walker does and keeps the news with which each Conflict card
// is asked for.
type turner struct {
	walker
	scene drawn.Reader
	from  int
	pages []string
}

func (u *turner) Ask(t *engine.Table, q engine.Question) int {
	if q.Kind == engine.AskConflict {
		u.pages = append(u.pages, strings.Join(u.scene.News(t, t.Events[u.from:]), "\n"))
	}
	a := u.walker.Ask(t, q)
	u.from = len(t.Events)
	return a
}

// Each round tells to draw and to turn up a card, also where Swordmasters come
// first, in round 4.
func TestHandIsDrawnWhereSwordmastersCome(t *testing.T) {
	b := imperium(t)
	s := rival.Setup{Difficulty: 2}
	s.Seats[1].Human = true
	s.Seats[2].Rival, s.Seats[3].Rival = b.ByID("leto_atreides"), b.ByID("vladimir_harkonnen")
	p, err := rival.NewGame(b, s)
	if err != nil {
		t.Fatal(err)
	}
	u := &turner{scene: drawn.Reader{Box: b, Names: drawn.People(b, &p, [engine.Seats + 1]string{})}}
	tab, _ := rival.NewTable(b, p, 12, u)
	tab.Watch = true
	rival.Shuffle(tab, b)
	for tab.Pos.Phase != engine.Over && tab.Pos.Round <= 5 {
		tab.Step()
	}
	swordmasters := false
	for i, page := range u.pages {
		swordmasters = swordmasters || strings.Contains(page, "Swordmaster")
		if !strings.HasSuffix(page, "Conflict card.") || !strings.Contains(page, "Draw your 5 cards.") {
			t.Errorf("round %d:\n%s", i+1, page)
		}
	}
	if !swordmasters {
		t.Error("no Swordmaster has come")
	}
}
