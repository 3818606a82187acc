package layout_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
)

// turn is a Rival's turn with all that a block can have.
var turn = page.Block{
	Head: "IRULAN",
	Lead: page.Lead{Text: "Pass over Arrakeen (your Agent there)", Short: "Pass over 1 card",
		Said: []page.Sentence{{"Pass over Arrakeen:", "your Agent there."}, {"Pass over Imperial Privilege:", "condition not met."}}},
	Steps: []page.Step{
		{Verb: "Send", Text: "an Agent to Carthag"},
		{Verb: "Raise", Text: "Emperor to 2, +1 VP", Right: "1 VP"},
		{Text: "and a line without a verb"},
	},
}

// spies is a step that two stand in for.
var spies = page.Step{Verb: "Place", Text: "a Spy here; recall the one there", Else: []page.Step{{Verb: "Place", Text: "a Spy here"}, {Verb: "Recall", Text: "the one there"}}}

func TestScreens(t *testing.T) {
	for _, x := range []struct {
		name  string
		width layout.Screen
		block page.Block
		want  string
	}{
		{"wide", 60, turn, `
IRULAN    Pass over Arrakeen (your Agent there)
  Send    an Agent to Carthag
  Raise   Emperor to 2, +1 VP                           1 VP
          and a line without a verb`},
		{"narrow", 36, turn, `
IRULAN    Pass over 1 card
  Send    an Agent to Carthag
  Raise   Emperor to 2, +1 VP   1 VP
          and a line without a verb`},
		{"no room for the figure, a line to fold", 24, turn, `
IRULAN    Pass over 1
          card
  Send    an Agent to
          Carthag
  Raise   Emperor to 2,
          +1 VP
          and a line
          without a verb`},
		{"text under a lead", 60, page.Block{Head: "BARON", Lead: page.Lead{Text: "Pass over it"}, Text: "turns up Arrakeen", Right: "3"}, `
BARON     Pass over it
          turns up Arrakeen                                3`},
		{"a head longer than its column", 60, page.Block{Head: "HEIGHLINER", Text: "is free"}, `
HEIGHLINER is free`},
		{"wide characters take two cells", 30, page.Block{Head: "香料", Text: "one", Steps: []page.Step{{Verb: "派遣", Text: "two", Right: "三"}}}, `
香料      one
  派遣    two               三`},
		{"no room", 20, page.Block{Head: "A", Text: "take 1 Solari; then pay", Else: []page.Block{{Head: "A", Steps: []page.Step{{Verb: "Take", Text: "1"}, {Verb: "Pay", Text: "2"}}}}}, `
A
  Take    1
  Pay     2`},
		{"room enough", 40, page.Block{Head: "A", Text: "take 1 Solari; then pay", Else: []page.Block{{Head: "B"}}}, `
A         take 1 Solari; then pay`},
		{"a hard blank is not broken", 20, page.Block{Head: "A", Text: "one two\u00a0three"}, `
A         one
          two three`},
		{"a step with no room is two", 30, page.Block{Head: "A", Text: "one", Steps: []page.Step{spies, {Verb: "Keep", Text: "it"}}}, `
A         one
  Place   a Spy here
  Recall  the one there
  Keep    it`},
		{"a step with room", 50, page.Block{Head: "A", Steps: []page.Step{spies}}, `
A
  Place   a Spy here; recall the one there`},
		{"a text that goes on at the margin", 20, page.Block{Text: "Round 9 brought three", Flush: true}, `
Round 9 brought
three`},
		{"a text that hangs", 20, page.Block{Text: "Round 9 brought three", Hangs: true}, `
Round 9 brought
  three`},
		{"figures under names", 80, page.Block{Rows: []page.Row{{Cells: []string{"You", "Staban"}}, {Label: "Influence", Cells: []string{"1", "12"}}}}, `
                             You   Staban
Influence                      1       12`},
		{"figures under a head", 80, page.Block{Head: "VP", Rows: []page.Row{{Label: "You", Cells: []string{"1", "12"}}}}, `
VP
You          1  12`},
	} {
		if got := strings.Join(x.width.Block(&x.block), "\n"); got != strings.TrimPrefix(x.want, "\n") {
			t.Errorf("%s:\n%s\nwant%s", x.name, got, x.want)
		}
	}
}

func TestPlain(t *testing.T) {
	p := layout.Plain{Sentence: func(s string) string { return s + "." }}
	blocks := []page.Block{turn, {Head: "MAKERS", Text: "nothing", Said: []page.Sentence{{"All as it was."}}}}
	want := `IRULAN
Pass over Arrakeen: your Agent there.
Pass over Imperial Privilege:
condition not met.
1. Send an Agent to Carthag.
2. Raise Emperor to 2, +1 VP.
1 VP.
and a line without a verb.

All as it was.`
	if got := strings.Join(p.Blocks(blocks), "\n"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestLines(t *testing.T) {
	title := page.Line{Text: "Round 2  Propaganda (III, wild)", Short: "Round 2  Propaganda (III)", Right: "Shield Wall stands"}
	for width, want := range map[layout.Screen]string{
		52: "Round 2  Propaganda (III, wild)   Shield Wall stands",
		31: "Round 2  Propaganda (III, wild)",
		30: "Round 2  Propaganda (III)",
	} {
		if got := width.Line(title); got != want {
			t.Errorf("%d cells: %q, want %q", width, got, want)
		}
	}
	if got := layout.Screen(80).Log(&turn); got != "  IRULAN    Pass over Arrakeen (your Agent there); Send an Agent to Carthag; Raise Emperor to 2, +1 VP; and a line without a verb" {
		t.Error(got)
	}
}

// A log has a heading a round and a line a block; numbers stand before the moves.
func TestNumbered(t *testing.T) {
	parts := []page.Played{
		{Rounds: []page.Round{{Head: "Round 1", Begins: true}}},
		{Moves: []page.Move{{N: 1, Label: "Arrakeen", Fresh: true}, {N: 2, Label: "1 troop"}}, Rounds: []page.Round{{Blocks: []page.Block{{Head: "YOU", Text: "Arrakeen: 4 troops recruited"}, {Head: "IRULAN", Steps: []page.Step{spies}}}}}},
		{Moves: []page.Move{{N: 3, Label: "fix", Fresh: true}}, First: "fix irulan solari 0 -> 1"},
		{Moves: []page.Move{{N: 4, Label: "reveal", Fresh: true}}, Rounds: []page.Round{{Head: "Round 2", Begins: true}}},
	}
	want := `Round 1
  1  YOU       Arrakeen: 4 troops
               recruited
  2  1 troop
     IRULAN    Place a Spy here;
               Recall the one there
  3  fix irulan solari 0 -> 1
  4  reveal
Round 2`
	got := strings.Join(layout.Screen(40).Numbered(parts), "\n")
	if got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// Wide characters part anywhere, but not before what closes, behind what opens,
// nor between a number and what it counts.
func TestWideCharacters(t *testing.T) {
	for _, x := range []struct {
		line      string
		width, in int
		want      string
	}{
		{"部署四个部队，兵营两个", 12, 0, "部署四个部\n队，兵营两个"},
		{"部署四个部队，兵营两个", 13, 0, "部署四个部\n队，兵营两个"},
		{"部署 4 个部队：供应堆 2 个", 10, 0, "部署 4 个\n部队：供应\n堆 2 个"},
		{"跳过远航机（斯塔班的特使）", 12, 2, "跳过远航机\n  （斯塔班的\n  特使）"},
		{"第 3 轮", 4, 0, "第 3 轮"},
		{"得 3分 和 Enter 键", 8, 0, "得 3分\n和 Enter\n键"},
		{"「香料」", 6, 0, "「香\n料」"},
		{"这局的代码：8C4H-J008", 16, 0, "这局的代码：\n8C4H-J008"},     // a code may begin with a digit
		{"各放 1 个香料：帝国盆地、深漠", 28, 2, "各放 1 个香料：帝国盆地、\n  深漠"}, // a mark is near
		{"各放香料：帝国盆地深漠平原", 14, 0, "各放香料：帝国\n盆地深漠平原"},         // but no line more for it
		{"各放 1 个香料：帝国盆地（1）、深漠（1）", 36, 2, "各放 1 个香料：帝国盆地（1）、\n  深漠（1）"},
		{"拿取 1 帝国索（印戒）和香料", 18, 0, "拿取 1 帝国索\n（印戒）和香料"},
		{"供应堆 2 名特使，剑术大师在图板旁", 32, 2, "供应堆 2 名特使，\n  剑术大师在图板旁"}, // no word's end alone
		{"放置于贝尼・杰瑟里特的观察哨之处", 18, 0, "放置于贝尼・杰瑟里\n特的观察哨之处"},       // no mark: the dot of a name
		{"Deploy 4 troops: from supply", 12, 0, "Deploy 4\ntroops: from\nsupply"},
	} {
		if got := strings.Join(layout.Fold(x.line, x.width, x.in), "\n"); got != x.want {
			t.Errorf("%s in %d cells:\n%s\nwant\n%s", x.line, x.width, got, x.want)
		}
	}
	rise := page.Block{Head: "玛戈", Steps: []page.Step{{Verb: "提升", Text: "皇帝影响力至 1"}, {Verb: "招募", Text: "2 个部队"}}}
	if got := layout.Screen(80).Log(&rise); got != "  玛戈      提升皇帝影响力至 1；招募 2 个部队" {
		t.Error(got)
	}
	if got := layout.Together("派遣", "特使"); got != "派遣特使" {
		t.Error(got)
	}
	if got := layout.Together("派遣。", "2 Agents", "home"); got != "派遣。 2 Agents home" {
		t.Error(got)
	}
}

// What must fit on a screen does, whatever it is.
func TestFoldAll(t *testing.T) {
	tests := []struct {
		in     string
		n, ind int
		want   []string
	}{
		{"short", 10, 2, []string{"short"}},
		{"  Deploy  4 troops        strength 8", 34, 2, []string{"  Deploy  4 troops      strength 8"}},
		{"PRIZES    1st: 1 spice", 20, 10, []string{"PRIZES    1st: 1", "          spice"}},
		{"one two three", 7, 2, []string{"one two", "  three"}},
		{"abcdefghij", 4, 0, []string{"abcd", "efgh", "ij"}},
		{"界界界", 4, 0, []string{"界界", "界"}},
		{"界", 1, 0, []string{"界"}},
		{"", 4, 0, []string{""}},
		{"12 界 a 12 界 b", 8, 0, []string{"12 界 a", "12 界 b"}},
	}
	for _, tt := range tests {
		if got := layout.FoldAll(tt.in, tt.n, tt.ind); !slices.Equal(got, tt.want) {
			t.Errorf("%q in %d: %q, want %q", tt.in, tt.n, got, tt.want)
		}
	}
}

// Steps that never go together stay, however many there are, and those of which several
// go together take as few lines as they can.
func TestManySteps(t *testing.T) {
	var b page.Block
	for range 20 {
		b.Steps = append(b.Steps, page.Step{Verb: "Take", Text: "1 spice"})
	}
	if n := len(layout.Screen(80).Block(&b)); n != 20 {
		t.Errorf("%d lines of 20 steps", n)
	}
	for i := range 19 {
		b.Steps[i].Then, b.Steps[i].Next = &page.Step{Verb: "Take", Text: "1 spice; 1 spice"}, "1 spice"
	}
	if n := len(layout.Screen(80).Block(&b)); n != 10 {
		t.Errorf("%d lines of 20 steps, two of which go together", n)
	}
	if n := len(layout.Screen(60).Block(&b)); n != 20 {
		t.Errorf("%d lines on a narrow screen", n)
	}
}
