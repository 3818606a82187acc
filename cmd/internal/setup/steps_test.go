package setup_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// answerSetup answers the questions of a setup by the index of a choice, -1
// being Enter, and gives what was drawn and what was chosen.
func answerSetup(t *testing.T, v setup.Values, answers ...int) ([]string, setup.Values) {
	t.Helper()
	box := tabletest.Box(t)
	var pages []string
	for _, a := range answers {
		q, done := setup.Steps(say.Speaker{Box: box}, v, nil)
		if done {
			t.Fatalf("the setup is done before answer %d of %v", a, answers)
		}
		pages = append(pages, strings.Join(drawn.Prompt(q.Prompt), "\n")+"\n")
		r := ask.Reply{Choice: a}
		switch {
		case q.Prompt.FreeText != nil:
			r = ask.Reply{Choice: -1, Text: q.Prompt.FreeText.Default}
		case a < 0:
			r.Choice = q.Prompt.Default
		}
		value, ok := q.Value(r)
		if !ok {
			t.Fatalf("%s: choice %d is not taken", q.Key, a)
		}
		v = v.Add(q.Key, value)
	}
	return pages, v
}

func TestSetupReadsLikeTheModel(t *testing.T) {
	pages, v := answerSetup(t, setup.Values{}, -1, -1, 2, 3, 0, -1, -1, -1, -1)
	for i, got := range pages {
		name := fmt.Sprintf("1.%02d", i+1)
		if want := drawn.Menu(t, name); got != want {
			t.Errorf("%s:\ngot\n%swant\n%s", name, got, want)
		}
	}
	v["objectives"] = "o,d,c"
	p, err := setup.Checklist(say.Speaker{Box: tabletest.Box(t)}, v, true)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(drawn.Prompt(p), "\n")+"\n", drawn.Menu(t, "1.10"); got != want {
		t.Errorf("1.10:\ngot\n%swant\n%s", got, want)
	}
}

func TestSetupBySeveralWays(t *testing.T) {
	tests := []struct {
		name      string
		given     setup.Values
		answers   []int
		questions int // of the whole way, the checklist counted
		want      setup.Values
	}{
		{"by chance", nil, []int{0, -1, 0, -1, -1, -1, -1}, 8, setup.Values{
			"game": "uprising,solo", "difficulty": "sardaukar", "rival": "gentle", "objectives": "deal",
			"hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
		{"an own mix", nil, []int{0, 4, 1, 0, 1, 1, 0, 2, 1, 3, 1, 1, 1}, 14, setup.Values{
			"game": "uprising,solo", "difficulty": "own,sardaukar", "rival": "any", "objectives": "c,o,d",
			"variant": "brutal_escalation,-expert_deployment,-smart_politics,row_churn", "target": "12",
			"hagal-deck": "physical", "conflict-deck": "virtual", "input": "reactive"}},
		{"a mix of a level that requires variants", nil, []int{0, 4, 3, 1, -1, 0, -1, -1, -1, -1}, 11, setup.Values{
			"game": "uprising,solo", "difficulty": "own,kwisatz_haderach", "rival": "gentle", "objectives": "deal",
			"variant": "-row_churn", "target": "10", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
		{"two players, a first game", nil, []int{1, -1, -1, -1, -1, -1, -1, -1, -1}, 10, setup.Values{
			"game": "uprising,two-player", "name": "Red,Green", "rival": "gentle", "variant": "none",
			"objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
		{"two players, any Rival as its card says", nil, []int{1, -1, -1, 1, -1, 0, 2, -1, -1, -1}, 11, setup.Values{
			"game": "uprising,two-player", "name": "Red,Green", "rival": "any", "streamlined": "card", "variant": "none",
			"objectives": "c,o,d", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
		{"two players", nil, []int{1, -1, -1, 3, -1, 0, 1, -1, -1, -1}, 11, setup.Values{
			"game": "uprising,two-player", "name": "Red,Green", "rival": "amber_metulli", "streamlined": "yes", "variant": "none",
			"objectives": "d,o,c", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
		{"flags", setup.Values{"game": "uprising", "rival": "irulan_corrino,staban_tuek", "difficulty": "mentat", "objectives": "o,d,c"},
			[]int{0, -1, -1, -1}, 10, setup.Values{
				"game": "uprising", "mode": "solo", "difficulty": "mentat", "rival": "irulan_corrino,staban_tuek", "objectives": "o,d,c",
				"hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, v := answerSetup(t, tt.given, tt.answers...)
			if diff := cmp.Diff(tt.want, v); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if _, done := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, v, nil); !done {
				t.Error("questions are left")
			}
			p, err := setup.Checklist(say.Speaker{Box: tabletest.Box(t)}, v, true)
			if want := fmt.Sprintf("%d/%d  Everything in place?", tt.questions, tt.questions); err != nil || p.Text != want {
				t.Errorf("checklist %q, %v; want %q", p.Text, err, want)
			}
			for _, line := range p.Drawn(0) {
				if len(line) > 80 {
					t.Errorf("%d cells: %s", len(line), line)
				}
			}
		})
	}
}

func TestChecklistOfOtherTables(t *testing.T) {
	base := setup.Values{"game": "uprising,solo", "difficulty": "mercenary", "rival": "lady_jessica,muad_dib", "objectives": "d,o,c",
		"hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}
	two := setup.Values{"game": "uprising,two-player", "rival": "amber_metulli", "objectives": "c,o,d", "name": "Mia,Leon",
		"hagal-deck": "physical", "conflict-deck": "virtual", "input": "tracked", "variant": "none"}
	tests := []struct {
		values setup.Values
		want   []string
	}{
		{base, []string{
			"  CHOAM      Left in the box, with its cards; 2 Solari stand for each contract.",
			"  Leader     One other than Jessica and Muad'Dib; shuffle your starting deck.",
			"  In the box 6 Conflict cards unseen; the other Objectives, Leaders and Rivals.",
			"  You        3 troops in the garrison, 9 in supply, 1 water, 2 Agents, 3 Spies.",
			"             You draw 1 Intrigue card.",
			"  Jessica    On your left: no troops in the garrison, 12 in supply, 1 water,",
			"  Muad'Dib   Next to Jessica: the same.",
			"  First      You, with the Desert Mouse, take the First Player marker."}},
		{two, []string{
			"  Leader     One each other than Amber; each shuffles a starting deck.",
			"  In the box The other Objectives, Leaders and Rivals.",
			"  Conflicts  Sorted by level, within reach: hagal names the card of each round.",
			"  Hagal      Shuffle its 37 two-player cards, face down.",
			"  Leon       The same.",
			"  Amber      Between you: 3 troops in the garrison, 9 in supply, 1 water,",
			"  Tracks     Every cube on 0, both score markers on 0.",
			"  First      Leon, with the Desert Mouse, takes the First Player marker."}},
	}
	for _, tt := range tests {
		p, err := setup.Checklist(say.Speaker{Box: tabletest.Box(t)}, tt.values, true)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range tt.want {
			if !slices.Contains(p.Drawn(0), line) {
				t.Errorf("the checklist has no line\n%s\n%s", line, strings.Join(p.Drawn(0), "\n"))
			}
		}
	}
}

func TestChanceFollowsTheSeed(t *testing.T) {
	box := tabletest.Box(t)
	v := setup.Values{"game": "uprising,solo", "difficulty": "sardaukar", "rival": "any", "objectives": "deal", "seed": "1"}
	seen, first := map[string]bool{}, map[engine.Seat]bool{}
	for seed := range 60 {
		v["seed"] = fmt.Sprint(seed)
		a, err := setup.Choose(say.Speaker{Box: box}, v)
		if err != nil {
			t.Fatal(err)
		}
		b, _ := setup.Choose(say.Speaker{Box: box}, v)
		if a != b {
			t.Fatalf("seed %d: %v, then %v", seed, a, b)
		}
		seen[fmt.Sprint(a.Setup.Seats[2].Rival, a.Setup.Seats[3].Rival)] = true
		pos, err := rival.NewGame(box, a.Setup)
		if err != nil {
			t.Fatal(err)
		}
		first[pos.First] = true
	}
	if len(seen) < 20 || len(first) != 3 {
		t.Errorf("60 seeds: %d pairs of Rivals and %d first players, want most of 56 and 3", len(seen), len(first))
	}
}

func TestCheckSetup(t *testing.T) {
	tests := []struct {
		values setup.Values
		want   string // "" for no error
	}{
		{setup.Values{}, ""},
		{setup.Values{"rival": "gentle", "seed": "12", "variant": "row_churn,smart_politics"}, ""},
		{setup.Values{"rival": "irulan"}, "unknown Rival irulan; nearest irulan_corrino"},
		{setup.Values{"rival": "staban_tuk,irulan_corrino"}, "unknown Rival staban_tuk; nearest staban_tuek"},
		{setup.Values{"rival": "irulan_corrino,irulan_corrino"}, "Princess Irulan can't sit at the table twice"},
		{setup.Values{"mode": "solo", "rival": "amber_metulli"}, "Lady Amber Metulli is a Rival for two players only"},
		{setup.Values{"mode": "two-player", "rival": "amber_metulli,staban_tuek"}, "2 Rivals are named; this game has 1"},
		{setup.Values{"rival": "any,gentle"}, "rival any: it stands for all Rivals of the game; give it alone, or name them"},
		{setup.Values{"rival": "irulan_corrino,gentle"}, "rival gentle: it stands for all Rivals of the game; give it alone, or name them"},
		{setup.Values{"input": "deck", "hagal-deck": "virtual"}, ""},
		{setup.Values{"input": "deck", "hagal-deck": "physical"}, "input deck: hagal is the House Hagal deck then; give hagal-deck virtual, or leave it out"},
		{setup.Values{"mode": "two"}, "unknown mode two; nearest two-player"},
		{setup.Values{"game": "uprisin"}, "unknown game uprisin; nearest uprising"},
		{setup.Values{"difficulty": "hard"}, "unknown difficulty hard; one of mercenary, sardaukar, mentat, kwisatz_haderach"},
		{setup.Values{"mode": "two-player", "difficulty": "mentat"}, "difficulty is for one player; two players have no level"},
		{setup.Values{"variant": "smart_politic"}, "unknown variant smart_politic; nearest smart_politics"},
		{setup.Values{"mode": "two-player", "variant": "row_churn"}, "variant row_churn is for one player"},
		{setup.Values{"objectives": "o,o,c"}, "objectives o,o,c: give deal, or o, d and c in seating order, such as o,d,c"},
		{setup.Values{"mode": "two-player", "objectives": "o,d,c"}, "objectives o,d,c: with two players the Rival, in the middle, has the Ornithopter: d,o,c or c,o,d"},
		{setup.Values{"hagal-deck": "virtuel"}, "unknown hagal-deck virtuel; nearest virtual"},
		{setup.Values{"input": "track"}, "unknown input track; nearest tracked"},
		{setup.Values{"mode": "two-player", "name": "Mia,mia"}, "both players are called Mia"},
		{setup.Values{"mode": "two-player", "name": "Maximilian"}, `name "Maximilian": from 1 to 8 letters`},
		{setup.Values{"mode": "two-player", "name": "\x1b[31mMia"}, `name "\x1b[31mMia": a character in it can't be seen; give letters`},
		{setup.Values{"mode": "two-player", "name": "Mia,\xff\xfe"}, `name "\xff\xfe": a character in it can't be seen; give letters`},
		{setup.Values{"mode": "two-player", "name": "\u202eMia"}, `name "\u202eMia": a character in it can't be seen; give letters`},
		{setup.Values{"mode": "two-player", "name": "\U0001F469\u200d\U0001F467,Mi\u0301a"}, ""},
		{setup.Values{"mode": "two-player", "name": "You,Mia"}, `name "You": Two people read the page, and You would be both: take another name.`},
		{setup.Values{"mode": "two-player", "streamlined": "yes", "rival": "gurney_halleck"}, ""},
		{setup.Values{"mode": "two-player", "streamlined": "maybe"}, "unknown streamlined maybe; one of yes, no, card"},
		{setup.Values{"mode": "solo", "streamlined": "yes"}, "streamlined is for two players; in a game of one all Rivals compete"},
		{setup.Values{"mode": "solo", "name": "Mia"}, "name is for two players; one player is called You"},
		{setup.Values{"seed": "-1"}, "seed -1: not a whole number from 0 to 18446744073709551615"},
		{setup.Values{"module": "esmar_tuek"}, "unknown module esmar_tuek; nearest esmar"},
		{setup.Values{"module": "Esmar Tuek"}, "unknown module Esmar Tuek; nearest esmar"},
		{setup.Values{"module": "none,choam"}, "module none and module choam: leave one of them out"},
		{setup.Values{"variant": "row_churn,none"}, "variant none and variant row_churn: leave one of them out"},
		{setup.Values{"rivals": "any"}, "unknown setting rivals; nearest rival"},
		{setup.Values{"mode": "duo", "seed": "x"}, "unknown mode duo; one of solo, two-player\nseed x: not a whole number from 0 to 18446744073709551615"},
	}
	for _, tt := range tests {
		got := ""
		if err := setup.Check(say.Speaker{Box: tabletest.Box(t)}, tt.values); err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%v:\ngot  %s\nwant %s", tt.values, got, tt.want)
		}
	}
}

// Where people turn up their own cards hagal is not offered as the deck.
func TestDeckOnlyNeedsTheDeck(t *testing.T) {
	for deck, want := range map[string]int{"virtual": 3, "physical": 2} {
		v := setup.Values{"game": "uprising", "mode": "solo", "difficulty": "sardaukar", "rival": "any",
			"objectives": "deal", "hagal-deck": deck, "conflict-deck": "virtual"}
		q, done := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, v, nil)
		if done || q.Key != "input" || len(q.Prompt.Choices) != want {
			t.Errorf("%s deck: %d choices for %q, want %d", deck, len(q.Prompt.Choices), q.Key, want)
		}
	}
}

// Each question has the number after the one before it; how many there are is said
// once no answer can change it, and stays. Modules are asked for first.
func TestSetupCountsTheSameToItsEnd(t *testing.T) {
	for _, tt := range []struct {
		answers []int
		want    string
	}{
		{[]int{0, -1, -1, -1, -1, -1, -1}, "1 2 3 4/8 5/8 6/8 7/8"},
		{[]int{0, -1, 2, 0, 1, -1, -1, -1, -1}, "1 2 3 4/10 5/10 6/10 7/10 8/10 9/10"},
		{[]int{1, -1, -1, 3, -1, -1, -1, -1, -1, -1}, "1 2 3 4 5 6 7/11 8/11 9/11 10/11"},
		{[]int{1, -1, -1, 0, -1, -1, -1, -1, -1}, "1 2 3 4 5 6/10 7/10 8/10 9/10"},
		{[]int{0, 4, 1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1}, "1 2 3 4 5 6 7 8 9 10/14 11/14 12/14 13/14"},
		{[]int{4, 0, -1, -1, -1, -1, -1, -1, -1}, "1 2 3 4 5 6/10 7/10 8/10 9/10"},
	} {
		pages, _ := answerSetup(t, nil, tt.answers...)
		var numbers []string
		for _, page := range pages {
			lines := strings.Split(page, "\n")
			at := len(lines) - 1
			for !strings.HasPrefix(lines[at], "? ") {
				at--
			}
			numbers = append(numbers, strings.Fields(lines[at])[1])
		}
		if got := strings.Join(numbers, " "); got != tt.want {
			t.Errorf("%v: %s, want %s", tt.answers, got, tt.want)
		}
	}
}

// Whoever asks for modules is asked which of the games then, and adds none by
// pressing Enter; without a question before it the checklist has no number.
func TestSetupWithModules(t *testing.T) {
	pages, v := answerSetup(t, nil, 4, 0, -1)
	if !strings.Contains(pages[1], "? 1  Which game? One of these with modules\n") || !strings.Contains(pages[1], "\n? 2  Which of these games?\n> 1 Uprising") {
		t.Errorf("the second page is\n%s", pages[1])
	}
	if !strings.Contains(pages[2], "> 1 none\n") || v["module"] != "none" {
		t.Errorf("%v of\n%s", v, pages[2])
	}
	v = setup.Values{"game": "uprising", "mode": "solo", "difficulty": "mentat", "rival": "gentle", "objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked", "seed": "1"}
	if p, err := setup.Checklist(say.Speaker{Box: tabletest.Box(t)}, v, false); err != nil || p.Text != "Everything in place?" {
		t.Errorf("%q, %v", p.Text, err)
	}
}

// A module that needs another one is offered with it in one line, what was on the
// table last too, and that is marked; the rest is asked for one by one.
func TestSetsOfModules(t *testing.T) {
	none := []string{"none", "CHOAM", "Immortality", "Bloodlines", "Rise of Ix", "Bloodlines and Esmar Tuek", "Bloodlines and Tech Module", "some of them"}
	played := slices.Insert(slices.Clone(none), 7, "CHOAM, Bloodlines and Tech Module")
	tests := []struct {
		game, last string
		want       []string
		marked     int
		value      string // of the marked line
	}{
		{"uprising,solo", "", none, 0, "none"},
		{"uprising,two-player", "", none, 0, "none"},
		{"uprising,solo", "choam", none, 1, "choam"},
		{"uprising,solo", "tech,bloodlines", none, 6, "bloodlines,tech"},
		{"uprising,solo", "tech,bloodlines,choam", played, 7, "choam,bloodlines,tech"},
		{"uprising,solo", "tech", none, 0, "none"}, // alone it can't be
		{"uprising,solo", "gone", none, 0, "none"},
	}
	for _, tt := range tests {
		v := setup.Values{"game": tt.game}
		if tt.last == "" {
			v["game"] = "modules," + tt.game
		} else {
			v[setup.LastModules] = tt.last
		}
		q, done := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, v, nil)
		if done || q.Key != "module" {
			t.Fatalf("%v: %q is asked", v, q.Key)
		}
		var labels []string
		for _, c := range q.Prompt.Choices {
			labels = append(labels, c.Label)
		}
		if diff := cmp.Diff(tt.want, labels); diff != "" || q.Prompt.Default != tt.marked {
			t.Errorf("%v: %d is marked, want %d; (-want +got)\n%s", v, q.Prompt.Default, tt.marked, diff)
		}
		if got, _ := q.Value(ask.Reply{Choice: q.Prompt.Default}); got != tt.value {
			t.Errorf("%v: Enter gives %q, want %q", v, got, tt.value)
		}
	}
}

// The first question names all modules; what one changes stands beside its question
// until it is answered.
func TestModulesAreNamed(t *testing.T) {
	s := say.Speaker{Box: tabletest.Box(t)}
	q, _ := setup.Steps(s, nil, nil)
	if got, want := q.Prompt.Choices[4].Label, "One of these with modules: CHOAM, Immortality, Bloodlines, Esmar Tuek, Rise of Ix, Tech Module"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	q, _ = setup.Steps(s, setup.Values{"game": "uprising,solo", "module": "some,choam"}, nil)
	if got, want := q.Prompt.Asked[2], "3  CHOAM? yes"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := q.Prompt.Text; !strings.HasPrefix(got, "4  Immortality? (a Tleilaxu track") {
		t.Errorf("%q, want what it changes", got)
	}
}
