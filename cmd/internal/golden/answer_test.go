package golden_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/drawn"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// TestTokensOfEveryKind writes every answer to every kind of question and reads
// it back, by the whole question and by its kind alone.
func TestTokensOfEveryKind(t *testing.T) {
	s := drawn.Reader{Box: uprising(t)}
	for kind := engine.QKind(1); kind < engine.QKindEnd; kind++ {
		fields := engine.NoField + 1 // what is corrected or added tells of its answers
		if kind == engine.AskFixValue || kind == engine.AskMoreNumber {
			fields = engine.FieldEnd
		}
		for field := engine.NoField; field < fields; field++ {
			q := engine.Question{Kind: kind, Amount: int8(field)}
			for a := -3; a <= 130; a++ {
				token := s.Token(q, a)
				if token == "" || strings.ContainsAny(token, " ,\n") {
					t.Fatalf("%v of %d, answer %d: token %q", kind, field, a, token)
				}
				for _, by := range []engine.Question{q, {Kind: kind}} {
					if got, err := s.ParseToken(by, token); err != nil || got != a {
						t.Fatalf("%v of %d, answer %d: token %q is read as %d, %v", kind, field, a, token, got, err)
					}
				}
			}
		}
	}
}

func TestTokensAreIDs(t *testing.T) {
	s := drawn.Reader{Box: uprising(t)}
	r := &s.Box.Rules
	tests := []struct {
		q    engine.Question
		a    int
		want string
	}{
		{engine.Question{Kind: engine.AskConflict}, int(r.ConflictByID("propaganda")), "propaganda"},
		{engine.Question{Kind: engine.AskWhereTo}, int(r.SpaceByID("hagga_basin")), "hagga_basin"},
		{engine.Question{Kind: engine.AskWhereTo}, engine.AnsReveal, "reveal"},
		{engine.Question{Kind: engine.AskWhereTo}, engine.AnsDone, "done"},
		{engine.Question{Kind: engine.AskWhereTo}, engine.AnsMore, "more"},
		{engine.Question{Kind: engine.AskReveal}, 2, "2"},
		{engine.Question{Kind: engine.AskReveal}, engine.AnsFix, "fix"},
		{engine.Question{Kind: engine.AskRecallSpy}, 1, "yes"},
		{engine.Question{Kind: engine.AskRecallSpy}, engine.AnsOpen, "open"},
		{engine.Question{Kind: engine.AskWormOrSpice}, 1, "sandworm"},
		{engine.Question{Kind: engine.AskFaction}, int(engine.Fremen), "fremen"},
		{engine.Question{Kind: engine.AskPost}, int(r.PostByID("refinery_arrakeen")), "refinery_arrakeen"},
		{engine.Question{Kind: engine.AskIntriguePlay}, 0, "nobody"},
		{engine.Question{Kind: engine.AskIntriguePlay}, 3, "seat3"},
		{engine.Question{Kind: engine.AskMore}, int(engine.MoreSpy), "spy"},
		{engine.Question{Kind: engine.AskMoreNumber, Amount: int8(engine.MoreVP)}, engine.AnsZero - 1, "-1"},
		{engine.Question{Kind: engine.AskMoreNumber, Amount: int8(engine.MoreRecruit)}, 3, "3"},
		{engine.Question{Kind: engine.AskFixSeat}, 0, "table"},
		{engine.Question{Kind: engine.AskFixField}, int(engine.FieldSolari), "solari"},
		{engine.Question{Kind: engine.AskFixValue, Amount: int8(engine.FieldSolari)}, 1, "1"},
		{engine.Question{Kind: engine.AskFixValue, Amount: int8(engine.FieldHooks)}, 1, "yes"},
		{engine.Question{Kind: engine.AskFixValue, Amount: int8(engine.FieldSpy)}, 1, "post/emperor"},
		{engine.Question{Kind: engine.AskFixReason}, int(engine.HouseRule), "house_rule"},
		{engine.Question{Kind: engine.FactAgent}, 0, "free"},
		{engine.Question{Kind: engine.FactAgent}, engine.AnsBlocked, "blocked"},
		{engine.Question{Kind: engine.FactWall}, 0, "no"},
		{engine.Question{Kind: engine.AskCard}, engine.AnsNoCard, "none"},
		{engine.Question{Kind: engine.AskDice}, 34, "34"},
	}
	for _, tt := range tests {
		if got := s.Token(tt.q, tt.a); got != tt.want {
			t.Errorf("%v, answer %d: %q, want %q", tt.q.Kind, tt.a, got, tt.want)
		}
	}
	for _, token := range []string{"", "hb", "Hagga Basin", "#", "#x", "12"} {
		if a, err := s.ParseToken(engine.Question{Kind: engine.AskWhereTo}, token); err == nil {
			t.Errorf("token %q is read as %d, want an error", token, a)
		}
	}
}

// typist answers every question of a game by typing one of the things that its
// prompt offers, and checks what comes of it.
type typist struct {
	t     *testing.T
	r     *rand.Rand
	scene drawn.Reader
	asked map[engine.QKind]int
}

func (y *typist) Ask(t *engine.Table, q engine.Question) int {
	y.asked[q.Kind]++
	p := y.scene.Prompt(t, q)
	typed := y.choose(&p, &q)
	r, err := ask.NewScript(y.t, typed).Ask(p)
	if err != nil {
		y.t.Fatalf("%v: %q is not taken", q.Kind, typed)
	}
	a, ok := y.scene.Answer(t, q, r)
	if !ok || !q.Fits(a) {
		y.t.Fatalf("%v: %q answers %d, %v, which does not fit %+v", q.Kind, typed, a, ok, q)
	}
	y.looks(&p, t, q, a)
	return a
}

// choose types an open choice by its key, a word or its number, or a quantity;
// sometimes that a card did more.
func (y *typist) choose(p *ask.Prompt, q *engine.Question) string {
	if q.Fits(engine.AnsMore) && y.r.IntN(8) == 0 {
		return []string{"+", "x"}[y.r.IntN(2)]
	}
	open := []ask.Choice{}
	for _, c := range p.Choices {
		if c.Closed == "" && c.Key != "re" {
			open = append(open, c)
		}
	}
	n := len(open)
	if p.Number != nil {
		n += min(p.Number.Max, p.Number.Min+6) - p.Number.Min + 1
	}
	i := y.r.IntN(n)
	switch {
	case i >= len(open):
		return fmt.Sprint(p.Number.Min + i - len(open))
	case open[i].Key == "":
		return ""
	case len(open[i].Words) > 0 && y.r.IntN(2) == 0:
		return open[i].Words[0]
	}
	return open[i].Key
}

// looks checks that all of it can be drawn and said.
func (y *typist) looks(p *ask.Prompt, t *engine.Table, q engine.Question, a int) {
	y.t.Helper()
	lines := append(drawn.Prompt(*p), y.scene.Asked(t, q, a), y.scene.Label(q, a))
	if len(lines) > 16 {
		y.t.Errorf("%v: %d lines leave no room for a page", q.Kind, len(lines))
	}
	for _, line := range lines {
		if len(line) > 80 || strings.Contains(line, "%!") {
			y.t.Errorf("%v: %q", q.Kind, line)
		}
	}
	for _, line := range p.Plain.Hint {
		if len(line) > 40 {
			y.t.Errorf("%v: plain hint %q", q.Kind, line)
		}
	}
	if y.scene.Said(t, q, a) == "" || y.scene.Label(q, a) == "" || strings.Contains(y.scene.Token(q, a), "#") {
		y.t.Errorf("%v, answer %d: said %q, label %q, token %q", q.Kind, a, y.scene.Said(t, q, a), y.scene.Label(q, a), y.scene.Token(q, a))
	}
}

// TestEveryQuestionCanBeAnsweredByTyping plays games of all modes by chance.
func TestEveryQuestionCanBeAnsweredByTyping(t *testing.T) {
	asked := map[engine.QKind]int{}
	for seed := range uint64(60) {
		y := &typist{t: t, r: rand.New(rand.NewPCG(seed, 1)), asked: asked}
		box := uprising(t)
		set := soloTable
		if seed%3 == 2 {
			set = twoTable
		}
		table, _ := set(t, box, y)
		if seed%2 == 1 {
			table.Options.Reactive = true
		}
		table.Pos.Variants.RowChurn = seed%3 == 0
		table.Pos.Variants.ExpertDeployment = true
		table.Pos.Deck.Physical = seed%5 == 0
		table.Luck.Seed = seed
		rival.Shuffle(table, box)
		y.scene = drawn.Reader{Box: box, Names: drawn.People(box, &table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
		table.Play()
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	if len(asked) < 30 {
		t.Errorf("%d kinds of question were asked, want nearly all", len(asked))
	}
}

// TestEveryKindHasItsMenu walks all kinds: none is without words and answers.
func TestEveryKindHasItsMenu(t *testing.T) {
	box, err := data.LoadWith(rival.Choice{Layers: []string{"bloodlines", "tech"}})
	if err != nil {
		t.Fatal(err)
	}
	table, _ := soloTable(t, box, &lister{})
	table.Pos.Conflict = 1
	s := drawn.Reader{Box: box, Names: drawn.People(box, &table.Pos, [engine.Seats + 1]string{})}
	for k := engine.NoQuestion + 1; k < engine.QKindEnd; k++ {
		q := engine.Question{Kind: k, Seat: 1, About: 2, Other: 3, Space: 1, Post: 1, Faction: 1, Amount: 1, Rank: 1, Mask: 6, Max: 3}
		p := s.Prompt(table, q)
		table.Choice = []engine.Effect{{Verb: engine.DoVP, N: 1}, {Verb: engine.DoRecruit, N: 2}}
		if k == engine.AskChoice {
			p = s.Prompt(table, q)
		}
		if p.ID != k.String() || p.ID == "" || len(p.Text) < 4 || p.Hint == "" || p.Commands["u"] != controls.CommandUndo {
			t.Errorf("%v: id %q, text %q, hint %q, commands %v", k, p.ID, p.Text, p.Hint, p.Commands)
		}
		if len(p.Choices) == 0 && p.Number == nil {
			t.Errorf("%v has no answers", k)
		}
		if text := s.Label(q, 1); text == "" {
			t.Errorf("%v, answer 1 has no label", k)
		}
	}
}

func TestCommandsAreAnswersWhereAMoveBegins(t *testing.T) {
	s := drawn.Reader{Box: uprising(t)}
	table := &engine.Table{Board: engine.Board{Rules: &s.Box.Rules}}
	more, fix := ask.Reply{Choice: -1, Command: controls.CommandMore}, ask.Reply{Choice: -1, Command: controls.CommandFix}
	for _, k := range []engine.QKind{engine.AskWhereTo, engine.AskReveal, engine.AskIntriguePlay} {
		q := engine.Question{Kind: k, Seat: 1, Mask: 2}
		if a, ok := s.Answer(table, q, more); !ok || a != engine.AnsMore {
			t.Errorf("%v: more is %d, %v", k, a, ok)
		}
		if a, ok := s.Answer(table, q, fix); !ok || a != engine.AnsFix {
			t.Errorf("%v: fix is %d, %v", k, a, ok)
		}
	}
	if a, ok := s.Answer(table, engine.Question{Kind: engine.AskTroops, Max: 2, Follow: true}, more); ok {
		t.Errorf("in the middle of a move more is answer %d, want a command", a)
	}
	q := engine.Question{Kind: engine.FactAgent, Space: 1, Mask: 3}
	if p := s.Prompt(table, q); p.Commands["p"] != controls.CommandProblem || p.Hint != "u undo   ? why   p that can't be   k all keys" {
		t.Errorf("once it exists p is %q, the hint %q", p.Commands["p"], p.Hint)
	}
	if a, ok := s.Answer(table, q, ask.Reply{Choice: -1, Command: controls.CommandProblem}); !ok || a != engine.AnsBlocked {
		t.Errorf("that can't be: %d, %v", a, ok)
	}
}

func TestNotesAreTyped(t *testing.T) {
	s := drawn.Reader{Box: uprising(t)}
	for _, tt := range []struct {
		kind engine.QKind
		a    int
		want string
	}{
		{engine.AskMore, int(engine.MoreNote), "The note?"},
		{engine.AskMore, int(engine.MoreSpy), ""},
		{engine.AskFixReason, int(engine.OtherReason), "The reason?"},
		{engine.AskFixReason, int(engine.HouseRule), ""},
		{engine.AskWhereTo, int(engine.MoreNote), ""},
	} {
		if p, ok := s.NotePrompt(engine.Question{Kind: tt.kind}, tt.a); p.Text != tt.want || ok != (tt.want != "") {
			t.Errorf("%v, %d: %q, %v; want %q", tt.kind, tt.a, p.Text, ok, tt.want)
		}
	}
}
