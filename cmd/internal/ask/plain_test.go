package ask

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/page"

	layouter "househagal/cmd/internal/layout"
)

// talk asks the prompts in turn with this input and gives all that was printed.
func talk(t *testing.T, input string, prompts ...Prompt) ([]Reply, string) {
	t.Helper()
	var out strings.Builder
	pl := NewPlain(strings.NewReader(input), &out)
	var replies []Reply
	for _, p := range prompts {
		r, err := pl.Ask(p)
		if err != nil {
			t.Fatalf("%s: %v\n%s", p.ID, err, out.String())
		}
		replies = append(replies, r)
	}
	return replies, out.String()
}

func TestPlainTurn(t *testing.T) {
	where := whereTo()
	where.Page = page.Page{Said: []page.Sentence{{"Round 1.", "Skirmish, Crysknife."}, {"You: 0 VP, 2 Agents, strength 0."}}}
	where.Plain = Words{
		Hint: []string{"Two letters. Or: list why card view", "undo redo fix log options rules quit"},
	}
	troops := Prompt{ID: "troops", Page: page.Page{Blocks: page.Verbatim([]string{"Round 1  Skirmish"})}, Text: "Troops into the Conflict? (garrison 3)", Default: -1,
		Number: &Number{Max: 12, Shown: 2, More: true},
		Plain:  Words{Text: "Troops into the Conflict?", Hint: []string{"0 to 2, or more. Garrison 3."}}}
	replies, out := talk(t, "hb\n2\n", where, troops)
	want := `Round 1. Skirmish, Crysknife.
You: 0 VP, 2 Agents, strength 0.

You, Agent 1 of 2: where to?
Two letters. Or: list why card view
undo redo fix log options rules quit
> hb
Troops into the Conflict?
0 to 2, or more. Garrison 3.
> 2
`
	if diff := cmp.Diff(want, out); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if where.Choices[replies[0].Choice].Key != "hb" || replies[1].Number != 2 {
		t.Errorf("replies %+v", replies)
	}
}

func TestPlainListsWhatIsOpen(t *testing.T) {
	p := Prompt{Text: "Your Spy: which post?", Default: -1, Choices: []Choice{
		{Key: "e", Label: "Emperor", Closed: "Irulan's Spy is there."}, {Key: "g", Label: "Spacing Guild"}, {Key: "h", Label: "Hagga Basin"},
	}}
	replies, out := talk(t, "2\n", p)
	if want := "Your Spy: which post?\n1. Spacing Guild\n2. Hagga Basin\n> 2\n"; out != want {
		t.Errorf("got\n%s", out)
	}
	if replies[0].Choice != 2 {
		t.Errorf("2 is choice %d, want the second open one", replies[0].Choice)
	}
}

// A list says names whole that a cell of a page had no room for.
func TestPlainSaysWholeNames(t *testing.T) {
	var out strings.Builder
	p := Prompt{ID: "card", Text: "Which card?", Choices: []Choice{{Key: "ts", Label: "Place Spy, Spice Tr.", Said: "Place Spy, Spice Trade"}}, Default: -1}
	if r, err := NewPlain(strings.NewReader("ts\n"), &out).Ask(p); err != nil || r.Choice != 0 || !strings.Contains(out.String(), "1. Place Spy, Spice Trade\n") {
		t.Errorf("%+v, %v:\n%s", r, err, out.String())
	}
}

func TestPlainListInPages(t *testing.T) {
	_, out := talk(t, "list\nlist\n18\n", whereTo())
	for _, want := range []string{"\n12. Accept Contract\nlist: 6 more\n> list\n13. Reveal turn\n", "\n18. Deep Desert\n> list\n1. Sardaukar\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

func TestPlainAnswers(t *testing.T) {
	where := whereTo()
	where.Choices[21].Words = []string{"hagga_basin"}
	tests := []struct {
		line string
		want Reply
	}{
		{"hb", Reply{Choice: 21}}, {"HB", Reply{Choice: 21}}, {" hb \r", Reply{Choice: 21}},
		{"hagga_basin", Reply{Choice: 21}}, {"Hagga  Basin", Reply{Choice: 21}}, {"hag", Reply{Choice: 21}},
		{"sp", Reply{Choice: 17}}, {"1", Reply{Choice: 0}},
		{"undo", Reply{Choice: -1, Command: "undo", Args: []string{}}},
		{"U", Reply{Choice: -1, Command: "redo", Args: []string{}}},
		{"why not SA", Reply{Choice: -1, Command: "why", Args: []string{"not", "SA"}}},
		{"fix staban solari 1 we missed it", Reply{Choice: -1, Command: "fix", Args: strings.Fields("staban solari 1 we missed it")}},
	}
	for _, tt := range tests {
		got, _ := talk(t, tt.line+"\n", where)
		if diff := cmp.Diff(tt.want, got[0]); diff != "" {
			t.Errorf("%q: (-want +got)\n%s", tt.line, diff)
		}
	}
}

func TestPlainSaysWhyNot(t *testing.T) {
	troops := Prompt{Text: "Troops?", Default: -1, Number: &Number{Max: 5, Shown: 2, More: true}}
	tests := []struct {
		p          Prompt
		line, want string
	}{
		{whereTo(), "rs", "rs Research Station: Staban's Agent is\nthere, and no Spy of yours is beside it.\nYou, Agent 1 of 2: where to?\nA code or a name. Or: list\n"},
		{whereTo(), "zz top", "\"zz top\" is no answer here.\nYou, Agent 1 of 2: where to?\nA code or a name. Or: list\n"},
		{whereTo(), "", "An empty line chooses nothing here.\nYou, Agent 1 of 2: where to?\nA code or a name. Or: list\n"},
		{whereTo(), "ds", "ds could be: du Dutiful Service, de\nDeliver Supplies.\nYou, Agent 1 of 2: where to?\nA code or a name. Or: list\n"},
		{whereTo(), strings.Repeat("x", 5000), "That line is too long for an answer.\nYou, Agent 1 of 2: where to?\nA code or a name. Or: list\n"},
		{troops, "9", "From 0 to 5.\nTroops?\n"},
		{troops, "-1", "From 0 to 5.\nTroops?\n"},
		{troops, "two", "\"two\" is no answer here.\nTroops?\n0 to 2, or more.\n"},
	}
	for _, tt := range tests {
		right := "hb"
		if tt.p.Number != nil {
			right = "0"
		}
		_, out := talk(t, tt.line+"\n"+right+"\n", tt.p)
		if !strings.Contains(out, tt.want+"> "+right+"\n") {
			t.Errorf("%q: no %q in\n%s", layouter.Cut(tt.line, 20), tt.want, out)
		}
	}
}

func TestPlainDefault(t *testing.T) {
	levels := Prompt{Text: "How hard?", Default: 1, Choices: []Choice{{Key: "1", Label: "Mercenary"}, {Key: "2", Label: "Sardaukar   3 troops"}}}
	spice := Prompt{Text: "Your spice?", Default: 3, Number: &Number{Max: 9, Shown: 9}}
	person := Prompt{Text: "Name?", FreeText: &FreeText{Default: "Red"}}
	replies, out := talk(t, "\n\n\n", levels, spice, person)
	if diff := cmp.Diff([]Reply{{Choice: 1}, {Choice: -1, Number: 3}, {Choice: -1, Text: "Red"}}, replies); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	want := "How hard? [2]\n1. Mercenary\n2. Sardaukar: 3 troops\n> \nYour spice? [3]\n0 to 9.\n> \nName? [Red]\n> \n"
	if diff := cmp.Diff(want, out); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestPlainFreeTextTakesAnyWord(t *testing.T) {
	p := Prompt{Text: "Name?", FreeText: &FreeText{Max: 8}, Commands: someCommands}
	replies, _ := talk(t, "\ufeffundo\r\n\x00Mia\x1b[2J  Leonora\nback\n", p, p, p)
	want := []Reply{{Choice: -1, Text: "undo"}, {Choice: -1, Text: "Mia[2J L"}, {Choice: -1, Command: "back"}}
	if diff := cmp.Diff(want, replies); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestPlainEndOfInput(t *testing.T) {
	p := whereTo()
	pl := NewPlain(strings.NewReader("hb"), io.Discard)
	if r, err := pl.Ask(p); err != nil || r.Choice != 21 {
		t.Errorf("a last line without newline: %+v %v", r, err)
	}
	if _, err := pl.Ask(p); !errors.Is(err, ErrEnd) {
		t.Errorf("after it: %v, want ErrEnd", err)
	}
	broken := errors.New("disk on fire")
	if _, err := NewPlain(iotest.ErrReader(broken), io.Discard).Ask(p); !errors.Is(err, broken) {
		t.Errorf("a broken input: %v", err)
	}
}

func TestPlainLinesAreShort(t *testing.T) {
	var out strings.Builder
	pl := NewPlain(strings.NewReader(strings.Repeat("ab界 ", 100)+"\nlist\n"), &out)
	p := whereTo()
	p.Text = strings.Repeat("A very long question of 界 and of more than forty cells ", 3)
	pl.Tell([]string{strings.Repeat("x", 100)})
	if _, err := pl.Ask(p); !errors.Is(err, ErrEnd) {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if w := layouter.Width(strings.TrimRight(line, "\n")); w > 40 {
			t.Errorf("%d cells: %q", w, line)
		}
	}
}

func TestMalformedPrompts(t *testing.T) {
	for _, p := range []Prompt{
		{ID: "empty"},
		{ID: "none", Number: &Number{Min: 2, Max: 1}},
		{ID: "default", Choices: []Choice{{Key: "y"}}, Default: 1},
	} {
		if _, err := NewPlain(strings.NewReader("y\n"), io.Discard).Ask(p); err == nil || errors.Is(err, ErrEnd) {
			t.Errorf("%s: %v, want an error that names the fault", p.ID, err)
		}
	}
}

func FuzzPlain(f *testing.F) {
	for _, s := range []string{"hb\n2\n", "\ufeffundo\r\n", "\x00\xff\n\n9999999999999999999999\n", "list\nlist\nwhy not sa", "-\n+\n 界\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, input string) {
		var out strings.Builder
		pl := NewPlain(strings.NewReader(input), &out)
		for i := 0; ; i++ {
			p := []Prompt{
				whereTo(),
				{Text: "Troops?", Number: &Number{Max: 25, Shown: 2, More: true}, Default: 4, Commands: someCommands},
				{Text: "Name?", FreeText: &FreeText{Max: 12}, Commands: someCommands},
				{Text: "Free?", Choices: []Choice{{Key: "y", Label: "yes"}, {Key: "n", Label: "no", Closed: "It is not."}}},
			}[i%4]
			r, err := pl.Ask(p)
			if err == ErrEnd || errors.Is(err, ErrEnd) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			if r.Choice >= 0 && p.Choices[r.Choice].Closed != "" {
				t.Fatalf("%+v chose what is closed", r)
			}
			if layouter.Width(r.Text) > 40 {
				t.Fatalf("text of %d cells", layouter.Width(r.Text))
			}
		}
		for line := range strings.Lines(out.String()) {
			if w := layouter.Width(strings.TrimRight(line, "\n")); w > 40 {
				t.Fatalf("%d cells: %q", w, line)
			}
		}
	})
}

// A hint is said once, then only where "list" asks for it.
func TestPlainHintsOnce(t *testing.T) {
	where := whereTo()
	where.Plain = Words{Hint: []string{"Two letters. Or: list, help"}}
	swords := Prompt{ID: "swords", Text: "Swords?", Default: -1, Number: &Number{Max: 9, Shown: 9}}
	troops := Prompt{ID: "troops", Text: "Troops?", Default: -1, Number: &Number{Max: 3, Shown: 3}}
	_, out := talk(t, "hb\nhb\n2\nlist\n1\n", where, where, swords, troops)
	if n := strings.Count(out, "Two letters."); n != 1 {
		t.Errorf("said %d times:\n%s", n, out)
	}
	if want := "Swords?\n0 to 9.\n> 2\nTroops?\n> list\n0 to 3.\n> 1\n"; !strings.HasSuffix(out, want) {
		t.Errorf("got\n%s\nwant at its end\n%s", out, want)
	}
}

// A number means a line of a list only where the list was said, as far as it was.
func TestPlainNumbersWhereListed(t *testing.T) {
	where := whereTo()
	where.Plain = Words{Hint: []string{"Two letters. Or: list, help"}}
	replies, out := talk(t, "1\nlist\n13\n12\n", where)
	for _, want := range []string{"> 1\n\"1\" is no answer here.\n", "> 13\n\"13\" is no answer here.\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if replies[0].Choice < 0 {
		t.Errorf("12 was listed and is %+v", replies[0])
	}
}

// An answer is shown whole where nobody typed it, on as many lines as it takes, and
// an input without an end of its line ends the asking.
func TestPlainShowsAnswersWhole(t *testing.T) {
	modules := Prompt{Text: "Which modules?", FreeText: &FreeText{Max: 100}}
	if _, out := talk(t, "choam immortality bloodlines esmar_tuek\n", modules); !strings.Contains(out, "> choam immortality bloodlines\n  esmar_tuek\n") {
		t.Errorf("got\n%s", out)
	}
	endless := io.MultiReader(strings.NewReader("1"), noEnd{})
	if _, err := NewPlain(endless, io.Discard).Ask(modules); !errors.Is(err, errEndless) {
		t.Errorf("%v, want %v", err, errEndless)
	}
}

// noEnd is a device that never ends.
type noEnd struct{}

func (noEnd) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// Where the keys of a menu are numbers, its lines have the same ones.
func TestPlainNumbersAreKeys(t *testing.T) {
	p := Prompt{ID: "rival", Text: "Who?", Default: 1, Choices: []Choice{{Key: "1", Label: "Staban", Closed: "sits already."}, {Key: "2", Label: "Gurney"}, {Key: "3", Label: "Irulan"}}}
	replies, out := talk(t, "1\n3\n", p)
	if want := "Who? [2]\n2. Gurney\n3. Irulan\n> 1\n1 Staban: sits already.\nWho? [2]\n2. Gurney\n3. Irulan\n> 3\n"; out != want || replies[0].Choice != 2 {
		t.Errorf("%+v, got\n%s", replies, out)
	}
}
