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
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/terminal"
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
		if id := commands[f.r.IntN(len(commands))]; id != controls.CommandQuit && id != controls.CommandLanguage {
			return ask.Reply{Choice: -1, Command: id}, nil
		}
	}
	r := f.answer(&p)
	if r.Text != "" {
		r.Text = "Éva"
	}
	if p.ID == "language" {
		r = ask.Reply{Choice: -1, Command: controls.CommandBack}
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
	typist := &terminal.Typist{W: wide, H: 400, Look: func(screen []string, _ *ask.Prompt) []terminal.Stroke {
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

// heard is a prompt that somebody was asked, and what was told before it.
type heard struct {
	prompt ask.Prompt
	told   func(*say.Language) []string // nil: nothing
	reply  ask.Reply
}

// crowd is a person who plays by chance, for others who read other languages.
type crowd struct {
	chance
	heard []heard
	told  []func(*say.Language) []string
}

func (c *crowd) TellIn(_ []string, in func(*say.Language) []string) { c.told = append(c.told, in) }

func (c *crowd) Ask(p ask.Prompt) (ask.Reply, error) {
	told := c.told
	c.told = nil
	x := heard{prompt: p, told: func(l *say.Language) (lines []string) {
		for _, in := range told {
			lines = append(lines, in(l)...)
		}
		return lines
	}}
	if c.left--; c.left < 0 {
		return ask.Reply{}, ask.ErrEnd
	}
	if p.ID == "dice" { // by no choice that is seen
		x.reply = ask.Reply{Choice: c.r.IntN(len(p.Choices))}
	} else {
		x.reply = c.answer(&p)
	}
	if commands := slices.Sorted(maps.Values(p.Commands)); len(commands) > 0 && c.r.IntN(4) == 0 {
		switch id := commands[c.r.IntN(len(commands))]; id {
		case controls.CommandQuit, controls.CommandLanguage, controls.CommandRules: // what is found there hangs on the language
		default:
			x.reply = ask.Reply{Choice: -1, Command: id}
		}
	}
	if p.ID == "language" {
		x.reply = ask.Reply{Choice: -1, Command: controls.CommandBack}
	}
	c.heard = append(c.heard, x)
	return x.reply, nil
}

// native is a person who answers as somebody else did, and compares what is asked
// with what that one could have read.
type native struct {
	t     *testing.T
	lang  *say.Language
	heard []heard
	told  []string
	looks *ask.Aside // what the last command shows
}

func (n *native) Tell(lines []string)  { n.told = append(n.told, lines...) }
func (n *native) Fits(ask.Prompt) bool { return true }
func (n *native) Close() error         { return nil }

func (n *native) Ask(p ask.Prompt) (ask.Reply, error) {
	if len(n.heard) == 0 {
		return ask.Reply{}, ask.ErrEnd
	}
	x := n.heard[0]
	n.heard = n.heard[1:]
	if got := x.told(n.lang); !slices.Equal(got, n.told) {
		n.t.Fatalf("before %q was told %q, want %q", p.ID, got, n.told)
	}
	n.told = nil
	if x.prompt.From == nil {
		n.t.Fatalf("%q is said in one language only", p.ID)
	}
	got := x.prompt.From.In(n.lang)
	for _, q := range []*ask.Prompt{&got, &p} {
		*q = q.At(ask.Leaf{})
		q.NewPage, q.Keep, q.From, q.Page.Again = false, false, nil, 0
		unlabelled(&q.Page)
		if q.ID == "marks" { // some have a name that was made for them
			q.Choices = nil
		}
		if q.Page.Bare { // what doesn't fit in one language needs no page of its own in another
			q.Page.Blocks = nil
		}
	}
	if !reflect.DeepEqual(got, p) {
		n.t.Fatalf("%q is read as\n%s\n%q %+v\nwant\n%s\n%q %+v", p.ID, strings.Join(got.Drawn(80), "\n"), got.Text, got.Choices, strings.Join(p.Drawn(80), "\n"), p.Text, p.Choices)
	}
	if p.ID != "language" && p.ID != "marks" && len(got.Choices) != len(x.prompt.Choices) || !reflect.DeepEqual(got.Number, x.prompt.Number) || !maps.Equal(got.Commands, x.prompt.Commands) {
		n.t.Fatalf("%q is answered otherwise: by %+v %+v %v, want %+v %+v %v", p.ID, got.Choices, got.Number, got.Commands, x.prompt.Choices, x.prompt.Number, x.prompt.Commands)
	}
	if n.looks != nil && n.looks.Page != nil {
		unlabelled(&n.looks.Page.Page)
	}
	if looks := n.looks; looks != nil && looks.Page != nil && looks.Page.ID == p.ID && !reflect.DeepEqual(looks.Page.Page.Blocks, p.Page.Blocks) {
		n.t.Fatalf("aside is read\n%s\nwant\n%s", strings.Join(looks.Page.Drawn(80), "\n"), strings.Join(p.Drawn(80), "\n"))
	}
	n.looks = nil
	if x.reply.Command != "" {
		looks := x.prompt.From.Look(n.lang, []ask.Reply{x.reply})
		n.looks = &looks
	}
	return x.reply, nil
}

// unlabelled takes the labels of moves off a log: a few are called otherwise when
// they are first answered.
func unlabelled(p *page.Page) {
	for _, b := range p.Blocks {
		for _, x := range b.Log {
			for i := range x.Moves {
				x.Moves[i].Label = ""
			}
		}
	}
}

// Whoever reads another language reads what they would if the game was told in it,
// and can answer the same; also long after the question was put.
func TestReadInAnotherLanguage(t *testing.T) {
	prompts := 400
	if testing.Short() {
		prompts = 100
	}
	for kind, flags := range kindsOfGame() {
		for i, tag := range say.Tags() {
			t.Run(kind+" "+tag, func(t *testing.T) {
				lang, _ := say.Find(tag)
				c := &crowd{chance: chance{r: rand.New(rand.NewPCG(uint64(len(kind)), uint64(i))), left: prompts}}
				n := &native{t: t, lang: lang}
				start := Start{Load: data.LoadWith, Flags: flags, Seed: 7, Program: "hagal test", Letters: true}
				if tag == say.English().Tag() {
					start.Lang, _ = say.Find("tr")
				}
				play := func(p ask.Person, s Start) {
					s.Person = p
					g := New(s)
					g.create, g.journal = nil, &memory{}
					if _, err := g.Play(); err != nil && !errors.Is(err, ask.ErrEnd) {
						t.Fatal(err)
					}
				}
				play(c, start)
				n.heard = c.heard
				start.Lang = lang
				play(n, start)
				if len(n.heard) > 0 {
					t.Errorf("%d questions were not asked again, the first %q", len(n.heard), n.heard[0].prompt.ID)
				}
			})
		}
	}
}
