package golden_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/data"
	"househagal/engine"
)

func TestTasteReadsItsWords(t *testing.T) {
	x := tell.Taste{Odds: true, Mono: true, Purses: true, Scroll: true}
	x.Flip(tell.LineMakers)
	x.Flip(tell.LineIcons)
	got, ok := tell.ParseTaste(x.Words())
	if !ok || got != x {
		t.Errorf("%v, %v from %v", got, ok, x.Words())
	}
	if w := (tell.Taste{}).Words(); len(w) != 0 {
		t.Errorf("what most want is %v, want no words", w)
	}
	if _, ok := tell.ParseTaste([]string{"line dragons"}); ok {
		t.Error("an unknown word is taken")
	}
}

// wishful plays the worked game and asks for more lines than most do.
func wishful(t *testing.T, taste tell.Taste, look func(*player, *engine.Table, engine.Question)) {
	askWhy(t, func(p *player, table *engine.Table, q engine.Question) {
		s := p.scene
		p.scene.Taste = taste
		look(p, table, q)
		p.scene = s
	})
}

// Each line of the coach is there when it is due and wanted, and not otherwise.
func TestCoach(t *testing.T) {
	all := tell.Taste{}
	for _, l := range []tell.Reminder{tell.LineOrder, tell.LineControl, tell.LineAlliance, tell.LineIcons, tell.LineEmpty} {
		all.Flip(l)
	}
	seen := map[string]bool{}
	wishful(t, all, func(p *player, table *engine.Table, _ engine.Question) {
		events := table.Events[p.from:]
		for _, line := range p.scene.Coach(table, events) {
			seen[strings.TrimRight(line, " ")] = true
			if len(line) > 80 {
				t.Errorf("%d cells: %s", len(line), line)
			}
		}
		if modest := (drawn.Reader{Box: p.scene.Box, Names: p.scene.Names}).Coach(table, events); len(modest) != 0 {
			t.Errorf("nobody asked for %q", modest)
		}
	})
	for _, want := range []string{
		"ORDER     Irulan, Staban, you",
		"CONTROL   Spice Refinery: 1 Solari to Staban",
		"CONTROL   Spice Refinery: 1 Solari to Staban; Imperial Basin: 1 spice to Irulan",
		"ALLIANCE  the Spacing Guild token lies before Staban",
		"ICONS     a win makes a pair (+1 VP) for you: Ornithopter",
		"MAKERS    none on Hagga Basin (your Agent)",
	} {
		if !seen[want] {
			t.Errorf("no line %q", want)
		}
	}
	if t.Failed() {
		for l := range seen {
			t.Log(l)
		}
	}
}

// A line that is switched off is not drawn.
func TestLinesSwitchedOff(t *testing.T) {
	none := tell.Taste{}
	for _, l := range []tell.Reminder{tell.LineDraw, tell.LinePrizes, tell.LineMakers, tell.LineRecall} {
		none.Flip(l)
	}
	wishful(t, none, func(p *player, table *engine.Table, _ engine.Question) {
		for _, line := range p.scene.News(table, table.Events) {
			for _, head := range []string{"PRIZES", "MAKERS", "RECALL", "Turn up the", "Draw"} {
				if strings.HasPrefix(line, head) {
					t.Fatalf("drawn: %s", line)
				}
			}
		}
	})
}

// Where hagal keeps the Rivals' purses no hand moves a token of theirs; bonus
// spice still leaves the board, and what is bought is told.
func TestPursesKept(t *testing.T) {
	seen := ""
	wishful(t, tell.Taste{Purses: true}, func(p *player, table *engine.Table, _ engine.Question) {
		lines := p.scene.News(table, table.Events)
		seen = strings.Join(lines, "\n")
		human := false
		for _, l := range lines {
			if !strings.HasPrefix(l, " ") {
				human = strings.HasPrefix(l, "YOU") || strings.HasPrefix(l, "FIXED") || strings.HasPrefix(l, "TIE")
			}
			if human {
				continue
			}
			for _, token := range []string{"Solari", " spice", "water"} {
				if strings.Contains(l, token) && !strings.Contains(l, "bonus spice from") && !strings.HasPrefix(l, "MAKERS") &&
					!strings.Contains(l, "PRIZES") && !strings.Contains(l, "2nd:") && !strings.Contains(l, "no bonus spice") {
					t.Fatalf("a token moves: %s", l)
				}
			}
		}
	})
	for _, want := range []string{"Take    the Swordmaster", "Remove  3 bonus spice from Deep Desert", "Score   1 VP"} {
		if !strings.Contains(seen, want) {
			t.Errorf("no line %q", want)
		}
	}
}

// The rules about a word: ten lines and where they stand, others by a digit.
func TestRulesPage(t *testing.T) {
	s := drawn.Reader{}
	for _, word := range []string{"spies", "swordmaster", "ties", "makers", "shield wall", "dummy"} {
		lines, others, ok := s.RulesPage(word)
		if !ok || len(lines) > 12 || !strings.HasPrefix(lines[0], "RULES     ") || !strings.HasPrefix(lines[len(lines)-1], "docs/rules/") {
			t.Errorf("%s: %v %q", word, ok, lines)
		}
		p := controls.Rules(s.Speaker(), others)
		if r, err := ask.NewScript(t, "").Ask(p); err != nil || r.Choice != len(others) {
			t.Errorf("%s: Enter is %v, %v", word, r, err)
		}
		if len(others) > 5 {
			t.Errorf("%s: %d others", word, len(others))
		}
	}
	if lines, _, ok := s.RulesPage("xyzzy"); ok || len(lines) != 1 {
		t.Errorf("%v %q", ok, lines)
	}
}

// The options fit one page and have a key each.
func TestOptionsPage(t *testing.T) {
	p, options := drawn.Reader{}.OptionsPrompt(controls.OptionsNow{Marks: 2, Undone: 3, Turn: "your turn", Round: "round 4", Shuffles: true, Odds: true})
	if len(options) != len(p.Choices) || len(options) != 13 {
		t.Errorf("%d options, %d lines", len(options), len(p.Choices))
	}
	keys := map[string]bool{}
	for _, c := range p.Choices {
		if keys[c.Key] || slices.Contains([]string{"u", "q", "k", "x", "v", "l"}, c.Key) {
			t.Errorf("key %q", c.Key)
		}
		keys[c.Key] = true
	}
}

// The odds stand on the page of whoever acts before a Rival, where they are
// wanted; with all the cards of a Rival's space gone it is not named.
func TestOddsLine(t *testing.T) {
	lines := 0
	wishful(t, tell.Taste{Odds: true}, func(p *player, table *engine.Table, q engine.Question) {
		odds := p.scene.Odds(table)
		if q.Kind != engine.AskWhereTo && len(odds) > 0 && q.Kind != engine.AskReveal && table.Pos.Turn != 1 {
			t.Errorf("%v: %q", q.Kind, odds)
		}
		for _, l := range odds {
			lines++
			if len(l) > 80 || strings.Contains(l, "NaN") {
				t.Errorf("%q", l)
			}
		}
		if full := *table; len(odds) > 0 {
			full.Pos.AgentsOf[1] = ^engine.SpaceSet(0)
			if text := strings.Join(p.scene.Odds(&full), " "); !strings.Contains(text, ": no card fits 100 %; ") {
				t.Errorf("every space is taken: %q", text)
			}
		}
		if off := (drawn.Reader{Box: p.scene.Box, Names: p.scene.Names}).Odds(table); off != nil {
			t.Errorf("nobody asked for %q", off)
		}
	})
	if lines < 20 {
		t.Errorf("%d lines of odds in a game", lines)
	}
}

// What is not in the box is neither suggested nor found, in any language.
func TestRulesOfTheBox(t *testing.T) {
	for tag, word := range map[string]string{"en": "Spies", "tr": "Casus", "zh-Hans": "间谍", "zh-Hant": "間諜"} {
		lang, _ := say.Find(tag)
		for _, game := range []engine.GameID{engine.Imperium, engine.Uprising} {
			box, err := data.Load(game)
			if err != nil {
				t.Fatal(err)
			}
			s := say.Speaker{Lang: lang, Box: box}
			_, _, nothing, _ := controls.Topics(s, "xyzzy")
			texts := []string{controls.RulesWord(s).Text, nothing}
			for _, b := range controls.Keys(s) {
				for _, x := range b.Steps {
					if x.Verb == "v" {
						texts = append(texts, x.Text)
					}
				}
			}
			if len(texts) != 3 {
				t.Errorf("%s: %q", tag, texts)
			}
			for _, text := range texts {
				if has := strings.Contains(strings.ToLower(text), strings.ToLower(word)); has != (game == engine.Uprising) {
					t.Errorf("%s, game %d: %q", tag, game, text)
				}
			}
			first, others, _, _ := controls.Topics(s, word)
			for _, e := range append(others, first) {
				if strings.HasPrefix(e.ID, "spy.") && game == engine.Imperium {
					t.Errorf("%s: %s is found where there are no Spies", tag, e.ID)
				}
			}
		}
	}
}
