package golden_test

import (
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/why"
	"househagal/engine"
	"househagal/rival"
)

// curious asks why at every question of a played game.
type curious struct {
	*player
	look func(*engine.Table, engine.Question)
}

func (c *curious) Ask(t *engine.Table, q engine.Question) int {
	c.look(t, q)
	return c.player.Ask(t, q)
}

// askWhy plays the worked game and lets look see every question.
func askWhy(t *testing.T, look func(*player, *engine.Table, engine.Question)) {
	p := newPlayer(t, "solo.txt", soloTable, [engine.Seats + 1]string{})
	p.table.Asker.(*rival.Rivals).Outer = &curious{p, func(table *engine.Table, q engine.Question) { look(p, table, q) }}
	p.table.Play()
}

// secondAgent says whether q asks for the human's second Agent of round n.
func secondAgent(t *engine.Table, q engine.Question, n int8) bool {
	return q.Kind == engine.AskWhereTo && t.Pos.Round == n && t.Pos.AgentsOut(1) == 1
}

func TestWhyPages(t *testing.T) {
	told := map[string]bool{}
	askWhy(t, func(p *player, table *engine.Table, q engine.Question) {
		tell := func(name string, back int, args ...string) {
			if told[name] {
				return
			}
			told[name] = true
			lines, ok := p.scene.Why(table, table.Events, back, args)
			if !ok {
				t.Errorf("%s: %v", name, lines)
			}
			p.golden(filepath.Join("why", name+".txt"), lines)
		}
		switch {
		case secondAgent(table, q, 1):
			tell("4.1", 0)
			tell("back", 1)
			tell("not_taken", 0, "not", "research_station")
		case q.Kind == engine.AskConflict && table.Pos.Round == 2:
			tell("reward", 0)
			tell("before_combat", 1)
			tell("not_before_combat", 0, "not", "sa")
		case q.Kind == engine.AskConflict && table.Pos.Round == 6:
			tell("ranks", 0)
			tell("swordmaster", 1) // out of a reward, after the third Spy and the Scheme
		case q.Kind == engine.AskConflict && table.Pos.Round == 9:
			tell("doubled", 0) // 1 VP bought between the halves
			tell("doubled_more", 1)
		case q.Kind == engine.AskReveal && table.Pos.Round == 4:
			tell("bought", 2) // in an Agent turn
		case q.Kind == engine.AskReveal && table.Pos.Round == 8:
			tell("control", 0) // what somebody else buys in a Rival's turn
			tell("guest", 1)   // in the human's turn
		case secondAgent(table, q, 8):
			tell("4.2", 0)
			tell("not", 0, "not", "sa")
		case q.Kind == engine.AskConflict && table.Pos.Round == 7:
			tell("seven_cards", 1)
		}
	})
	if len(told) != 16 {
		t.Errorf("told %v, want all pages", told)
	}
}

func TestWhyBeforeAnythingHappened(t *testing.T) {
	askWhy(t, func(p *player, table *engine.Table, q engine.Question) {
		if q.Kind != engine.AskConflict || table.Pos.Round != 1 {
			return
		}
		if lines, ok := p.scene.Why(table, table.Events, 0, nil); ok || len(lines) != 1 {
			t.Errorf("%v, %v; want one sentence and false", lines, ok)
		}
	})
}

// TestWhyInWords: "why 2" is one further back, as the key pressed again.
func TestWhyInWords(t *testing.T) {
	askWhy(t, func(p *player, table *engine.Table, q engine.Question) {
		if !secondAgent(table, q, 8) {
			return
		}
		word, _ := p.scene.Why(table, table.Events, 0, []string{"2"})
		key, _ := p.scene.Why(table, table.Events, 1, nil)
		if !slices.Equal(word, key) {
			t.Errorf("why 2:\n%s\n? twice:\n%s", strings.Join(word, "\n"), strings.Join(key, "\n"))
		}
		if lines, ok := p.scene.Why(table, table.Events, 0, []string{"not", "zz"}); ok {
			t.Errorf("why not zz: %v", lines)
		}
		want, _ := p.scene.Why(table, table.Events, 0, []string{"not", "sa"})
		for _, words := range []string{"not SA", "not ｓａ", "not sardaukar", "NOT Sardaukar"} {
			if got, ok := p.scene.Why(table, table.Events, 0, strings.Fields(words)); !ok || !slices.Equal(got, want) {
				t.Errorf("why %s: %v, want %v", words, got, want)
			}
		}
		if _, ok := p.scene.Why(table, table.Events, 0, []string{"not", "Research", "Station"}); !ok {
			t.Error("a space of two words is not known")
		}
		for tag, word := range map[string]string{"tr": "değil", "zh-Hans": "不", "zh-Hant": "不"} {
			s := say.Speaker{Box: p.scene.Box, Names: p.scene.Names}
			s.Lang, _ = say.Find(tag)
			want, _ := why.Explain(s, table, table.Events, 0, []string{"not", "sa"})
			if got, ok := why.Explain(s, table, table.Events, 0, []string{word, "sa"}); !ok || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: why %s sa: %v, want %v", tag, word, got, want)
			}
		}
		prompt := p.scene.WhyPrompt()
		r, err := ask.NewScript(t, "sa").Ask(prompt)
		if err != nil {
			t.Fatal(err)
		}
		if args, ok := p.scene.WhyNot(r); !ok || !slices.Equal(args, []string{"not", "sa"}) {
			t.Errorf("sa at the why page: %v, %v", args, ok)
		}
		if _, ok := p.scene.WhyNot(ask.Reply{Choice: 0}); ok {
			t.Error("Enter at the why page asks for a space")
		}
	})
}

// TestWhyLaws looks at why pages of games played by chance: never too long, and
// every rule they name has its entry.
func TestWhyLaws(t *testing.T) {
	box := uprising(t)
	for seed := range uint64(20) {
		y := &typist{t: t, r: rand.New(rand.NewPCG(seed, 2)), asked: map[engine.QKind]int{}}
		table, _ := soloTable(t, box, y)
		if seed%3 == 1 {
			table, _ = twoTable(t, box, y)
		}
		table.Options.Reactive = seed%2 == 1
		table.Pos.Variants.SmartPolitics, table.Pos.Variants.ExpertDeployment = true, true
		table.Luck.Seed = seed
		rival.Shuffle(table, box)
		y.scene = drawn.Reader{Box: box, Names: drawn.People(box, &table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
		if err := engine.Run(table.Play); err != nil {
			t.Fatal(err)
		}
		if pages := whyLaws(t, y.scene, table); pages < 2 {
			t.Errorf("seed %d: %d decisions are explained, want those of some rounds", seed, pages)
		}
	}
}

// whyLaws looks at all why pages of a table, and counts them.
func whyLaws(t *testing.T, scene drawn.Reader, table *engine.Table) int {
	t.Helper()
	for back := 0; ; back++ {
		lines, ok := scene.Why(table, table.Events, back, nil)
		if !ok {
			return back
		}
		text := strings.Join(lines, "\n")
		if len(lines) > 12 || len(lines) < 3 || !strings.Contains(text, "docs/rules") || strings.Contains(text, "%!") {
			t.Errorf("%d back: %d lines\n%s", back, len(lines), text)
		}
		for _, line := range lines {
			if len(line) > 80 {
				t.Errorf("%d back: %d cells: %s", back, len(line), line)
			}
		}
	}
}

// TestKeysPage names each command that exists, and no other.
func TestKeysPage(t *testing.T) {
	page, plain := drawn.Reader{}.Keys()
	text := strings.Join(page, "\n")
	for _, want := range []string{"  ?       why", "  u       take", "  +       a card", "  x       put", "  q       save", "  Esc     the last"} {
		if !strings.Contains(text, want) {
			t.Errorf("no line %q in\n%s", want, text)
		}
	}
	if len(page) > 18 {
		t.Errorf("%d lines, want one page", len(page))
	}
	if text := strings.Join(plain, "\n"); !strings.Contains(text, "\nwhy: why a Rival did that") || strings.Contains(text, "arrows") {
		t.Errorf("the words of plain lines:\n%s", text)
	}
	if page, _ := (drawn.Reader{}).SetupKeys(); len(page) != 9 {
		t.Errorf("%d lines for the setup and the deck, want 3 and its 6 commands: %q", len(page), page)
	}
}
