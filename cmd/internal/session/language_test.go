package session

import (
	"bufio"
	"errors"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
)

// foreigner is a person who plays by chance on a screen of so many cells, and
// notes all that is said.
type foreigner struct {
	chance
	wide int
	lang *say.Language
	said map[string]string // each line, and at which prompt
}

func (f *foreigner) Width() int { return f.wide }

func (f *foreigner) Tell(lines []string) { f.hear("told", lines...) }

func (f *foreigner) Ask(p ask.Prompt) (ask.Reply, error) {
	p.Settle(f.wide)
	f.hear(p.ID, p.Drawn(f.wide)...)
	f.hear(p.ID, p.Asked...)
	f.hear(p.ID, p.Text, p.Hint, p.EnterLabel, p.Plain.Text)
	f.hear(p.ID, p.Said(say.Speaker{Lang: f.lang})...)
	f.hear(p.ID, p.Plain.Hint...)
	for _, c := range p.Choices {
		f.hear(p.ID, c.Label, c.Said, c.Closed)
	}
	if f.look(&p); f.left <= 0 {
		return ask.Reply{}, ask.ErrEnd
	}
	f.left--
	if commands := slices.Sorted(maps.Values(p.Commands)); len(commands) > 0 && f.r.IntN(4) == 0 {
		if id := commands[f.r.IntN(len(commands))]; id != menu.CommandQuit && id != menu.CommandLanguage {
			return ask.Reply{Choice: -1, Command: id}, nil
		}
	}
	r := f.answer(&p)
	if r.Text != "" {
		r.Text = "Éva"
	}
	if p.ID == "language" {
		r = ask.Reply{Choice: -1, Command: menu.CommandBack}
	}
	return r, nil
}

func (f *foreigner) hear(at string, lines ...string) {
	for _, line := range lines {
		f.said[line] = at
	}
}

// games are the kinds of game there are.
func kindsOfGame() map[string]setup.Values {
	physical := theSetup("tracked")
	physical["hagal-deck"], physical["conflict-deck"] = "physical", "physical"
	imperium := setup.Values{"game": "imperium", "mode": "solo", "difficulty": "mentat", "rival": "any", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked"}
	pair := setup.Values{"game": "imperium", "mode": "two-player", "name": "Mia,Leon", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked"}
	return map[string]setup.Values{"tracked": theSetup("tracked"), "reactive": theSetup("reactive"), "deck": theSetup("deck"), "two": twoPeople(),
		"physical": physical, "imperium": imperium, "imperium_two": pair, "nothing": {}}
}

// abroad plays games of every kind in a language, on a screen so wide, and notes
// what is said. In short tests the games are shorter.
func abroad(t *testing.T, tag string, wide int, look func(kind string, p *ask.Prompt)) map[string]string {
	t.Helper()
	lang, ok := say.Find(tag)
	if !ok {
		t.Fatal(tag)
	}
	prompts := 400
	if testing.Short() {
		prompts = 100
	}
	f := &foreigner{wide: wide, lang: lang, said: map[string]string{}}
	for kind, flags := range kindsOfGame() {
		f.chance = chance{r: rand.New(rand.NewPCG(uint64(wide), uint64(len(kind)))), left: prompts}
		f.look = func(p *ask.Prompt) { look(kind, p) }
		g := New(Start{Person: f, Load: data.LoadWith, Flags: flags, Seed: uint64(wide), Program: "hagal test", Lang: lang, Letters: true})
		g.create, g.journal = nil, &memory{}
		if over, err := g.Play(); !over && err != nil && !errors.Is(err, ask.ErrEnd) {
			t.Errorf("%s, %s: %v", tag, kind, err)
		}
		log, err := g.Log()
		if err != nil {
			t.Error(err)
		}
		f.hear("log", log...)
	}
	return f.said
}

// drawnOn is a prompt as it is drawn on a screen on which all of it has room,
// without its gaps.
func drawnOn(wide int, p *ask.Prompt) string {
	var drawn []string
	typist := &ask.Typist{W: wide, H: 400, Look: func(screen []string, _ *ask.Prompt) []ask.Stroke {
		drawn = screen
		return nil
	}}
	_, _ = typist.Ask(*p) // nobody types: it ends
	return strings.Join(strings.Fields(strings.Join(drawn, "")), "")
}

// crowded are the prompts that have no room on a screen so wide, with a line of
// each that is wider or a choice that is cut short.
func crowded(t *testing.T, tag string, wide int) map[string]string {
	found := map[string]string{}
	abroad(t, tag, wide, func(_ string, p *ask.Prompt) {
		for _, line := range p.Drawn(wide) {
			if layout.Width(line) > int(layout.Full) {
				found[p.ID] = line
			}
		}
		drawn := drawnOn(wide, p)
		for _, c := range p.Choices {
			if !c.Hidden && c.Closed == "" && !strings.Contains(drawn, strings.Join(strings.Fields(c.Label), "")) {
				found[p.ID] = c.Label
			}
		}
	})
	return found
}

// At 80 cells every line and every choice has room, in any language. On narrower
// screens long choices are cut behind what tells them apart; no language has
// prompts with such that English has not.
func TestNoLineIsTooWide(t *testing.T) {
	for _, wide := range []int{80, 60, 40} {
		if testing.Short() && wide == 60 {
			continue
		}
		english := crowded(t, "en", wide)
		for _, tag := range say.Tags() {
			for id, line := range crowded(t, tag, wide) {
				if wide == 80 || english[id] == "" {
					t.Errorf("%s at %d cells: %s has no room: %s", tag, wide, id, line)
				}
			}
		}
	}
}

// latin are words of Latin letters, with their marks.
var latin = regexp.MustCompile(`\pL[\pL'-]+`)

// sameInAll are parts of lines that are the same in every language: ids of rules and
// the pages where they stand, words that are typed, and what people typed.
var sameInAll = regexp.MustCompile(`docs/\S+|[a-z_]+\.[a-z.-]+|^[a-z]+[:\x{ff1a}]|mia|leon`)

// No English is left on a page of another language, but for names that stay.
func TestNoEnglishIsLeft(t *testing.T) {
	english := wordsIn(t, "en")
	for _, tag := range say.Tags() {
		if tag == "en" {
			continue
		}
		allowed, found := wordsIn(t, tag), map[string]string{}
		names := printedIn(t, tag)
		said := abroad(t, tag, 80, func(string, *ask.Prompt) {})
		heard := len(said)
		for line, at := range said {
			for _, word := range latin.FindAllString(sameInAll.ReplaceAllString(line, " "), -1) {
				if w := strings.ToLower(word); len(w) > 2 && english[w] && !allowed[w] && !names[w] {
					found[word] = at + ": " + line
				}
			}
		}
		if heard < 500 {
			t.Errorf("%s: %d lines, want more", tag, heard)
		}
		for word, where := range found {
			t.Errorf("%s: %q in %s", tag, word, where)
		}
	}
}

// printedIn are the words of names that a language leaves as they are printed.
func printedIn(t *testing.T, tag string) map[string]bool {
	words := map[string]bool{}
	lang, _ := say.Find(tag)
	if _, printed := (say.Speaker{Lang: lang}).Shelves(); !printed {
		return words
	}
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, x := range box.Rules.Spaces {
			text += " " + x.Name
		}
		for _, x := range box.Rules.Posts {
			text += " " + x.Name
		}
		for _, x := range box.Rules.Conflicts {
			text += " " + x.Name
		}
		for _, x := range box.Deck.Cards {
			text += " " + x.Name
		}
		for _, w := range latin.FindAllString(text, -1) {
			words[strings.ToLower(w)] = true
		}
	}
	return words
}

// wordsIn are the Latin words of a language's sentences, small.
func wordsIn(t *testing.T, tag string) map[string]bool {
	f, err := os.Open("../say/text/" + tag + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	words := map[string]bool{}
	braces := regexp.MustCompile(`\{[a-z_.]+\??`)
	for s := bufio.NewScanner(f); s.Scan(); {
		_, text, ok := strings.Cut(s.Text(), ": ")
		if strings.HasPrefix(strings.TrimSpace(s.Text()), "#") {
			continue
		}
		if !ok {
			text = s.Text()
		}
		for _, w := range latin.FindAllString(braces.ReplaceAllString(text, " "), -1) {
			words[strings.ToLower(w)] = true
		}
	}
	return words
}

// A save is the same in every language, and a game that changes its language in
// the middle is told as if it had been played in it.
func TestASaveHoldsNoLanguage(t *testing.T) {
	played := func(tag string, flags setup.Values) (*Game, *memory) {
		lang, _ := say.Find(tag)
		c := &chance{r: rand.New(rand.NewPCG(4, 4)), left: 120}
		g := New(Start{Person: c, Load: data.LoadWith, Flags: flags, Seed: 4, Program: "hagal test", Lang: lang})
		m := &memory{}
		g.create, g.journal = nil, m
		if over, err := g.Play(); !over && !errors.Is(err, ask.ErrEnd) {
			t.Fatal(err)
		}
		return g, m
	}
	for kind, flags := range map[string]setup.Values{"solo": theSetup("tracked"), "two": twoPeople()} {
		english, saved := played("en", flags)
		want, err := english.Log()
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range say.Tags() {
			g, m := played(tag, flags)
			if !reflect.DeepEqual(m.lines, saved.lines) {
				t.Errorf("%s: another save in %s", kind, tag)
			}
			own, err := g.Log()
			if err != nil || tag != "en" && slices.Equal(own, want) {
				t.Errorf("%s: %s is told in English, %v", kind, tag, err)
			}
			if err := g.speak(say.English(), false); err != nil {
				t.Fatal(err)
			}
			if log, _ := g.Log(); !slices.Equal(log, want) {
				t.Errorf("%s: back from %s the log is\n%s\nwant\n%s", kind, tag, strings.Join(log, "\n"), strings.Join(want, "\n"))
			}
			lang, _ := say.Find(tag)
			if err := english.speak(lang, false); err != nil {
				t.Fatal(err)
			}
			if log, _ := english.Log(); !slices.Equal(log, own) {
				t.Errorf("%s: in mid-game %s is told otherwise", kind, tag)
			}
		}
	}
}
