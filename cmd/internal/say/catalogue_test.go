package say

import (
	"os"
	"slices"
	"strings"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// Each language is read by the letter, and as the program reads it: the same.
func TestCatalogue(t *testing.T) {
	if tags := Tags(); !slices.Contains(tags, "en") {
		t.Fatalf("languages %v, want en among them", tags)
	}
	for _, tag := range Tags() {
		name := "text/" + tag + ".yaml"
		src, err := catalogue.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := check(name, src, !slices.Contains(gaps(t), tag)); err != nil {
			t.Error(err)
		}
	}
}

// gaps are the languages of testdata/gaps.txt, which are not whole: what they
// lack is said in English. The list only gets shorter.
func gaps(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/gaps.txt")
	if err != nil {
		t.Fatal(err)
	}
	var tags []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			tags = append(tags, strings.TrimSpace(line))
		}
	}
	return tags
}

// Printed things have a name each in every language, and in each of its forms.
func TestNamesOfLanguages(t *testing.T) {
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, tag := range Tags() {
			src, ok := data.Names(game, tag)
			if ok == (tag == "en") {
				t.Errorf("%s has names for game %d: %v; English is the language of the box", tag, game, ok)
			}
			if !ok {
				continue
			}
			if err := CheckNames(tag+".yaml", src, game); err != nil {
				t.Error(err)
			}
		}
	}
}

// samples has arguments of every kind, and of each the cases that a text may tell
// apart.
func samples(s Speaker) map[kind][]any {
	x := map[kind][]any{
		aNumber: {0, 1, 2, 5, 11, 21, -1},
		aText:   {"", "Éva's note", "香料"},
		aSwitch: {true, false},
		aSeat:   {engine.NoSeat, engine.Seat(1), engine.Seat(2), engine.Seat(3)},
		anIcon:  {engine.Crysknife, engine.DesertMouse, engine.Ornithopter, engine.Wild},
	}
	for r := engine.Resource(0); r <= engine.ResourceEnd; r++ {
		x[aResource] = append(x[aResource], r)
		x[anAmount] = append(x[anAmount], Amount{1, r}, Amount{3, r})
	}
	for i := range engine.Faction(2) {
		x[aFaction] = append(x[aFaction], i+1)
	}
	for i := 1; i < 23; i++ {
		x[aSpace] = append(x[aSpace], engine.Space(i))
	}
	for i := 1; i < len(s.Box.Rules.Posts); i++ {
		x[aPost] = append(x[aPost], engine.Post(i))
	}
	x[aGroup], x[aCard], x[aConflict] = []any{engine.Group(1)}, []any{engine.Card(1)}, []any{engine.Conflict(1)}
	x[aUnit] = []any{engine.Unit(0)}
	x[aRival], x[aDifficulty] = []any{engine.RivalID(1)}, []any{engine.Difficulty(1)}
	x[aTile] = []any{engine.NoTile}
	x[aTrack], x[aNotice], x[aModule] = []any{engine.NoTrack}, []any{engine.Notice(0)}, []any{rival.Layer{ID: "own", Name: "Own", Text: "of my own"}}
	return x
}

// of are the samples of a kind: of a list, none, one, and all of its items.
func of(all map[kind][]any, k kind) []any {
	item, list := k.item()
	switch {
	case !list:
		return all[k]
	case item == "":
		item = aNumber
	}
	return []any{List{}, List(all[item][:1]), append(List(all[item]), "Éva")}
}

// Every message of every language is said with every kind of argument, and every
// branch of it: nothing is left in braces.
func TestEveryMessage(t *testing.T) {
	s := speaker(t)
	all := samples(s)
	for _, tag := range Tags() {
		s.Lang, _ = Find(tag)
		for id, src := range s.Lang.all() {
			m, err := parse(src)
			if err != nil {
				t.Errorf("%s %s: %v", tag, id, err)
				continue
			}
			args := Args{}
			for _, h := range m.holes() {
				args[h] = of(all, holes[h])[0]
			}
			for _, h := range m.holes() {
				for _, v := range of(all, holes[h]) {
					args[h] = v
					if text := s.Say(id, args); strings.ContainsAny(text, "{}") {
						t.Errorf("%s %s with {%s} %v: %s", tag, id, h, v, text)
					}
				}
			}
		}
	}
}

// A file of words that says what none may say is refused, each fault at its place.
func TestFaults(t *testing.T) {
	src, err := catalogue.ReadFile("text/en.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ was, is, fault string }{
		{"  you: You", "  you: You\n  you: Thou", "is given twice"},
		{"  you: You", "  yuo: You", "there is no message seat.yuo; did you mean seat.you?"},
		{"  you: You", "  nobody2: You", "seat.you is missing"},
		{"  you: You", "  you: You{", "an argument has no end"},
		{"  you: You", "  you: You}", "stands alone"},
		{"  you: You", "  you: You {n}", "seat.you has no argument {n}"},
		{"  you: You", "  you: You {sest}", "no argument is called {sest}; the nearest is {seat}"},
		{"  you: You", "  you: You\n    and more", "write it on one line"},
		{"  you: You", "  you: [You]", "you is a list"},
		{"{seat}'s", "{seat.genitive}'s", "{seat} is a seat, which has no form genitive"},
		{"{seat? you your", "{seat? your your", "never \"your\"; it can be you, nobody or person"},
		{"Intrigue {n? one card | other cards}", "Intrigue {n? one card}", "must be for other"},
		{"Intrigue {n? one card | other cards}", "Intrigue {n? few card | other cards}", "never \"few\""},
		{"{n} Solari", "Solari", "amount.solari leaves out {n}"},
		{"  you: You", "  you: You\u2026", "terminals differ in how wide they draw '\u2026'; write ..."},
		{"do_send: Send", "do_send: Send away", "tell.do_send takes 9 cells, its column has 7"},
		{"printed: \"no\"", "printed: \"never\"", "write \"yes\" or \"no\""},
		{"shelves: \"\"", "shelves: spaces fractions", "there is no shelf \"fractions\""},
		{"  you: You", "  you: You\n  vocative: O {n}\n  cry: '{seat.vocative}'", "seat.vocative has no argument {n}"},
		{"  you: You", "  you: You\n  vocative: O {seat}", "there is no message seat.vocative"},
		{"  solari: Solari", "  solari: Solari\n  copper_genitive: x", "there is no message resource.copper_genitive"},
	} {
		text := strings.Replace(string(src), x.was, x.is, 1)
		err := Check("en.yaml", []byte(text))
		if err == nil || !strings.Contains(err.Error(), x.fault) || !strings.HasPrefix(err.Error(), "en.yaml:") {
			t.Errorf("%s for %s: %v, want en.yaml:line:column and %q", x.is, x.was, err, x.fault)
		}
	}
	if err := Check("tr.yaml", []byte("hello\n")); err == nil || err.Error() != "tr.yaml:1:1: no sentence stands here; begin with a copy of en.yaml (docs/translating.md)" {
		t.Errorf("a file of one word: %v; want one fault that says what to begin with", err)
	}
	if err := Check("xx-not-a-language.yaml", src); err == nil {
		t.Error("a language that does not exist is taken")
	}
}

// What other languages need of plurals comes from CLDR.
func TestCategories(t *testing.T) {
	for tag, want := range map[string]string{"en": "one other", "zh-Hans": "other", "tr": "one other", "pl": "few many one"} {
		if got := strings.Join(tagged(tag).categories(), " "); got != want {
			t.Errorf("%s: %s, want %s", tag, got, want)
		}
	}
	if got := tagged("tr").capital("istanbul"); got != "İstanbul" {
		t.Errorf("Turkish begins with a capital as %q", got)
	}
}

// FuzzCheck: no file makes the reader panic, and what it takes can be said.
func FuzzCheck(f *testing.F) {
	src, err := catalogue.ReadFile("text/en.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(src)
	f.Add([]byte("seat:\n  you: '{n? one {seat.whose} | other }}'\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		if Check("en.yaml", src) != nil {
			return
		}
		l := tagged("en")
		l.src = src
		for id, text := range l.all() {
			if got := l.text(id); got != text {
				t.Errorf("%s is %q, by its section alone %q", id, text, got)
			}
			Speaker{Lang: l}.Say(id)
		}
	})
}

// BenchmarkFind is what a start of the program pays for its words.
func BenchmarkFind(b *testing.B) {
	for b.Loop() {
		if _, ok := Find("en"); !ok {
			b.Fatal("no English")
		}
	}
}

// A section by itself is read as it is in the whole catalogue, and none is read
// before something of it is said: in no language but the one that is spoken.
func TestSectionsAreReadWhenTheySaySomething(t *testing.T) {
	for _, tag := range Tags() {
		l, _ := Find(tag)
		for id, text := range l.all() {
			if got := l.text(id); got != text {
				t.Errorf("%s: %s is %q, by its section alone %q", tag, id, text, got)
			}
		}
	}
	l, _ := Find("tr")
	Speaker{Lang: l}.Say("key.enter")
	read := []string{}
	l.sections.Range(func(name, _ any) bool {
		read = append(read, name.(string))
		return true
	})
	if len(read) != 1 || read[0] != "key" {
		t.Errorf("sections read: %v", read)
	}
}
