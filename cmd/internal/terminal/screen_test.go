package terminal

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
)

// roundOne is the page of a first round.
var roundOne = strings.Split(`Round 1  Skirmish (I, Crysknife)                              Shield Wall stands
You 0vp 2ag 0st | *Irulan 0vp 1ag 8st | Staban 0vp 1ag 0st

PRIZES    1st: 1 Influence of choice.  2nd: 1 Intrigue, 1 spice.
          Third alone: nothing.  Two tied for 2nd: 1 spice each.
IRULAN
  Send    an Agent to Research Station
  Deploy  4 troops: 2 from supply, 2 from garrison                    strength 8
STABAN    Pass over Hagga/Imperial Basin (no bonus spice)
  Send    an Agent to Deliver Supplies
  Raise   Spacing Guild to 1
  Place   a Spy on the Assembly Hall post`, "\n")

const moveHint = "u undo   ? why   + a card did more   k all keys"

// lined is a page of lines that stand as they are.
func lined(lines ...string) page.Page { return page.Page{Blocks: page.Verbatim(lines)} }

// more puts further lines on the page of p.
func more(p *ask.Prompt, lines ...string) {
	p.Page.Blocks = append(slices.Clone(p.Page.Blocks), page.Verbatim(lines)...)
}

// board is the question of a turn; codes with "-" before them are closed.
func board(codes string) *ask.Prompt {
	p := &ask.Prompt{
		ID: "where", Page: lined(roundOne...), NewPage: true, Text: "You, Agent 1 of 2: where to?",
		Layout: ask.Grid, Columns: 3, Default: -1, Hint: moveHint, Commands: commands,
	}
	for code := range strings.SplitSeq(codes, ",") {
		code, shut := strings.CutPrefix(code, "-")
		c := ask.Choice{Key: code[:2], Label: code[3:]}
		if shut {
			c.Closed = "Staban's Agent is there, and no Spy of yours is beside it."
		}
		p.Choices = append(p.Choices, c)
	}
	return p
}

const firstTurn = "sa Sardaukar,du Dutiful Service,he Heighliner,-de Deliver Supplies,es Espionage,se Secrets," +
	"dt Desert Tactics,fr Fremkit,hc High Council,-ip Imperial Privilege,sw Swordmaster 8,ah Assembly Hall," +
	"gs Gather Support,-sh Shipping,ac Accept Contract,rv Reveal turn,ar Arrakeen,sr Spice Refinery," +
	"-rs Research Station,-st Sietch Tabr,ib Imperial Basin,hb Hagga Basin,dd Deep Desert"

// shot draws the prompt after these keys.
func shot(p *ask.Prompt, w, h int, keys ...key) frame {
	_, m := pressAll(p, keys...)
	return compose(m, nil, m.marked, w, h, style{})
}

func wantScreen(t *testing.T, p *ask.Prompt, want string, keys ...key) {
	t.Helper()
	f := shot(p, 80, 24, keys...)
	if diff := cmp.Diff(strings.Split(strings.Trim(want, "\n"), "\n"), f.lines); diff != "" {
		t.Errorf("screen (-want +got)\n%s", diff)
	}
	if f.cut {
		t.Error("the page says that it does not fit")
	}
}

func TestGridOfSpaces(t *testing.T) {
	wantScreen(t, board(firstTurn), strings.Join(roundOne, "\n")+`

? You, Agent 1 of 2: where to?
  sa Sardaukar              hc High Council           ar Arrakeen
  du Dutiful Service        -- Imperial Privilege     sr Spice Refinery
  he Heighliner             sw Swordmaster 8          -- Research Station
  -- Deliver Supplies       ah Assembly Hall          -- Sietch Tabr
  es Espionage              gs Gather Support         ib Imperial Basin
  se Secrets                -- Shipping               hb Hagga Basin
  dt Desert Tactics         ac Accept Contract        dd Deep Desert
  fr Fremkit                rv Reveal turn
u undo   ? why   + a card did more   k all keys`)
}

func TestMarkInAGrid(t *testing.T) {
	f := shot(board(firstTurn), 80, 24, keyHome, keyRight, keyDown)
	want := "  he Heighliner           > sw Swordmaster 8          -- Research Station"
	if got := f.lines[16]; got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestPostsOfOneLetter(t *testing.T) {
	p := &ask.Prompt{Text: "Your Spy: which post?", Layout: ask.Grid, Default: -1, Hint: moveHint, Choices: []ask.Choice{
		{Key: "e", Label: "Emperor", Closed: "Irulan's Spy is there."}, {Key: "g", Label: "Spacing Guild"},
		{Key: "b", Label: "Bene Gesserit"}, {Key: "f", Label: "Fremen"}, {Key: "c", Label: "High Council post"},
		{Key: "l", Label: "Assembly Hall post", Closed: "Staban's Spy is there."}, {Key: "m", Label: "CHOAM"},
		{Key: "s", Label: "Sietch-Research"}, {Key: "r", Label: "Research-Refinery"}, {Key: "a", Label: "Refinery-Arrakeen"},
		{Key: "d", Label: "Deep Desert"}, {Key: "h", Label: "Hagga Basin"}, {Key: "i", Label: "Imperial Basin"},
	}}
	wantScreen(t, p, `
? Your Spy: which post?
  -- Emperor                -- Assembly Hall post     d  Deep Desert
  g  Spacing Guild          m  CHOAM                  h  Hagga Basin
  b  Bene Gesserit          s  Sietch-Research        i  Imperial Basin
  f  Fremen                 r  Research-Refinery
  c  High Council post      a  Refinery-Arrakeen
u undo   ? why   + a card did more   k all keys`)
}

func TestRowOfDigits(t *testing.T) {
	p := &ask.Prompt{
		Page: lined(roundOne...), Asked: []string{"You, Agent 1 of 2: where to? hb Hagga Basin"},
		Text: "Troops into the Conflict? (garrison 3)", Layout: ask.Row, Default: -1, Hint: moveHint,
		Number: &ask.Number{Max: 12, Shown: 2, More: true},
	}
	wantScreen(t, p, strings.Join(roundOne, "\n")+`

? You, Agent 1 of 2: where to? hb Hagga Basin
? Troops into the Conflict? (garrison 3)
  0    1    2    m more
u undo   ? why   + a card did more   k all keys`)
	f := shot(p, 80, 24, 'm')
	want := []string{"? Troops into the Conflict? (garrison 3) 10+", "  10    11    12"}
	if diff := cmp.Diff(want, f.lines[14:16]); diff != "" {
		t.Errorf("after m: (-want +got)\n%s", diff)
	}
}

func TestListOfLevels(t *testing.T) {
	p := &ask.Prompt{
		Page:  lined("hagal, the third seat at the table. Unofficial; you need the game itself."),
		Asked: []string{"1/10  Which game? Uprising: one player, two Rivals"}, Text: "2/10  How hard?", Default: 1,
		Hint: "Enter takes the marked line   Esc back   k all keys   q leave",
		Choices: []ask.Choice{
			{Key: "1", Label: "Mercenary         Rivals start without troops; you draw 1 Intrigue card"},
			{Key: "2", Label: "Sardaukar         Rivals start with 3 troops"},
			{Key: "3", Label: "Mentat            and Brutal Escalation, Expert Deployment, Smart Politics"},
			{Key: "4", Label: "Kwisatz Haderach  and no Swordmaster for you"},
			{Key: "5", Label: "My own mix        level and each variant by itself"},
		},
	}
	wantScreen(t, p, `
hagal, the third seat at the table. Unofficial; you need the game itself.

? 1/10  Which game? Uprising: one player, two Rivals
? 2/10  How hard?
  1 Mercenary         Rivals start without troops; you draw 1 Intrigue card
> 2 Sardaukar         Rivals start with 3 troops
  3 Mentat            and Brutal Escalation, Expert Deployment, Smart Politics
  4 Kwisatz Haderach  and no Swordmaster for you
  5 My own mix        level and each variant by itself
Enter takes the marked line   Esc back   k all keys   q leave`)
}

func TestYesOrNo(t *testing.T) {
	p := &ask.Prompt{
		Page: lined(
			"Round 1  Skirmish (I, Crysknife)                              Shield Wall stands",
			"You ?vp 1ag ?st | *Irulan 0vp 1ag 8st | Staban 0vp 1ag 0st", "",
			"YOU       Agent 1 of 2", "IRULAN    Pass over Research Station (own Agent there)",
			"          turns up Spice Refinery",
		),
		Text: "Is Spice Refinery free?", Layout: ask.Row, Default: -1, Hint: "u undo   ? why   p that can't be   k all keys",
		Choices: []ask.Choice{{Key: "y", Label: "yes"}, {Key: "n", Label: "no"}},
	}
	wantScreen(t, p, `
Round 1  Skirmish (I, Crysknife)                              Shield Wall stands
You ?vp 1ag ?st | *Irulan 0vp 1ag 8st | Staban 0vp 1ag 0st

YOU       Agent 1 of 2
IRULAN    Pass over Research Station (own Agent there)
          turns up Spice Refinery

? Is Spice Refinery free?
  y yes     n no
u undo   ? why   p that can't be   k all keys`)
}

func TestEnterAmongOthers(t *testing.T) {
	p := &ask.Prompt{Text: "You have 6. Combat Intrigue?", Layout: ask.Row,
		Choices: []ask.Choice{{Key: "n", Label: "no"}, {Key: "y", Label: "yes"}}, EnterLabel: "none"}
	wantScreen(t, p, "? You have 6. Combat Intrigue?\n> Enter none    y yes")
	p = &ask.Prompt{Text: "Combat Intrigue: does anybody play?", Layout: ask.Row,
		Choices: []ask.Choice{{Label: "nobody"}, {Key: "m", Label: "Mia"}, {Key: "l", Label: "Leon"}}}
	wantScreen(t, p, "? Combat Intrigue: does anybody play?\n> Enter nobody    m Mia           l Leon")
	p = &ask.Prompt{Text: "What now?", Layout: ask.Row, Spacing: ask.Worded, Choices: []ask.Choice{{Key: "s", Label: "Same again"},
		{Key: "l", Label: "log"}, {Key: "r", Label: "report to a file"}, {Key: "q", Label: "Leave"}}}
	wantScreen(t, p, "? What now?\n> s Same again      l log             r report to a file  q Leave")
}

func TestClosedCodeSaysWhy(t *testing.T) {
	p := board(strings.Replace(firstTurn, "ar Arr", "-ar Arr", 1))
	f := shot(p, 80, 24, 'a', 'r')
	before := shot(p, 80, 24)
	last := len(before.lines) - 1
	if diff := cmp.Diff(before.lines[:last], f.lines[:last]); diff != "" {
		t.Errorf("more changed than the end (-before +after)\n%s", diff)
	}
	why := "ar Arrakeen: Staban's Agent is there, and no Spy of yours is beside it."
	if diff := cmp.Diff([]string{why, before.lines[last]}, f.lines[last:]); diff != "" {
		t.Errorf("the notice above the keys (-want +got)\n%s", diff)
	}
	written := slices.DeleteFunc(slices.Clone(before.lines), func(l string) bool { return l == "" })
	full := shot(p, 80, len(written), 'a', 'r')
	if got := full.lines[len(full.lines)-1]; got != why || full.cut {
		t.Errorf("where there is no room for both, %q, want %q", got, why)
	}
}

func TestColourIsOnlyAddition(t *testing.T) {
	m := newMenu(board(firstTurn), 80)
	m.press(keyDown)
	plain := compose(m, []string{"FIXED     Staban"}, m.marked, 80, 24, style{})
	bright := compose(m, []string{"FIXED     Staban"}, m.marked, 80, 24, style{colour: true})
	for i := range bright.lines {
		bright.lines[i] = style{}.bare(bright.lines[i])
	}
	if diff := cmp.Diff(plain.lines, bright.lines); diff != "" {
		t.Errorf("(-plain +colour)\n%s", diff)
	}
}

func TestToldStandsBeforeTheNews(t *testing.T) {
	m := newMenu(board(firstTurn), 80)
	f := compose(m, []string{"FIXED     Staban: Solari 0 to 1"}, -1, 80, 30, style{})
	if f.lines[2] != "" || f.lines[3] != "FIXED     Staban: Solari 0 to 1" || f.lines[4] != roundOne[3] {
		t.Errorf("got\n%s", strings.Join(f.lines[:6], "\n"))
	}
}

func TestFreeTextShowsItsCursor(t *testing.T) {
	p := &ask.Prompt{Text: "Name?", FreeText: &ask.FreeText{Default: "Red"}, Hint: "Esc back"}
	for typed, want := range map[string]int{"": 14, "Mia": 17, "Mia ": 18, "界": 16} {
		f := shot(p, 80, 24, typedKeys(typed)...)
		if f.cursor != want || f.row != 0 {
			t.Errorf("%q: cursor at %d,%d, want %d,0", typed, f.cursor, f.row, want)
		}
	}
}

// What has no room on its line goes on under it: the answer of a question that is
// answered, and a choice of a list, whose mark stands once.
func TestLongLinesGoOn(t *testing.T) {
	p := &ask.Prompt{Asked: []string{"Immortality (a Tleilaxu track, four other cards for House Hagal in a game of one)? no"},
		Text: "What now?", Default: 0, Choices: []ask.Choice{
			{Key: "s", Label: "Same again: Uprising with CHOAM, Bloodlines, and Tech Module, one player, Sardaukar, Irulan and Staban"},
			{Key: "q", Label: "Leave"}}}
	wantScreen(t, p, `? Immortality (a Tleilaxu track, four other cards for House Hagal in a game of
  one)? no
? What now?
> s Same again: Uprising with CHOAM, Bloodlines, and Tech Module, one player,
    Sardaukar, Irulan and Staban
  q Leave`)
}
