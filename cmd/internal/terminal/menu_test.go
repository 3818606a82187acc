package terminal

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
)

var commands = map[string]string{
	"u": "undo", "U": "redo", "?": "why", "v": "view", "l": "log", "+": "more", "q": "quit",
	"undo": "undo", "redo": "redo", "back": "back", "why": "why", "quit": "quit", "fix": "fix",
}

// spaces is a small board: two closed, one not drawn.
func spaces() *ask.Prompt {
	return &ask.Prompt{
		ID: "where", Text: "where to?", Layout: ask.Grid, Columns: 3, Default: -1, Commands: commands,
		Choices: []ask.Choice{
			{Key: "du", Label: "Dutiful Service"},
			{Key: "de", Label: "Deliver Supplies"},
			{Key: "sr", Label: "Spice Refinery"},
			{Key: "ar", Label: "Arrakeen", Closed: "Staban's Agent is there."},
			{Key: "hb", Label: "Hagga Basin (2)", Words: []string{"hagga_basin"}},
			{Key: "rv", Label: "Reveal turn", Hidden: true},
			{Key: "im", Label: "Imperial Privilege", Closed: "Emperor 2 is needed."},
		},
	}
}

// pressAll presses keys until one ends the prompt.
func pressAll(p *ask.Prompt, keys ...key) (effect, *menu) {
	m := newMenu(p, 80)
	var e effect
	for _, k := range keys {
		if e = m.press(k); e.kind != stay {
			break
		}
	}
	return e, m
}

func typedKeys(s string) []key {
	var keys []key
	for _, r := range s {
		k := key(r)
		if r == '\r' || r == '\x7f' {
			k = controls[byte(r)]
		}
		keys = append(keys, k)
	}
	return keys
}

func TestCodesChooseAtOnce(t *testing.T) {
	tests := []struct {
		typed string
		want  effect
	}{
		{"hb", effect{kind: choose, choice: 4, atOnce: true}},
		{"HB", effect{kind: choose, choice: 4, atOnce: true}},
		{"sp", effect{kind: choose, choice: 2, atOnce: true}}, // Spice alone begins so
		{"su", effect{kind: choose, choice: 1, atOnce: true}}, // second word
		{"rv", effect{kind: choose, choice: 5, atOnce: true}}, // not drawn
		{"u", effect{kind: order, text: "undo", atOnce: true}},
		{"U", effect{kind: order, text: "redo", atOnce: true}},
		{"?", effect{kind: order, text: "why", atOnce: true}},
		{"h?", effect{kind: order, text: "why", atOnce: true}},
		{"q", effect{kind: order, text: "quit", atOnce: true}},
		{"h", effect{}}, {"ds", effect{}}, {"zz", effect{}}, {"ar", effect{}}, {"7", effect{}}, {" ", effect{}},
	}
	for _, tt := range tests {
		got, _ := pressAll(spaces(), typedKeys(tt.typed)...)
		if diff := cmp.Diff(tt.want, got, cmp.AllowUnexported(effect{})); diff != "" {
			t.Errorf("%q: (-want +got)\n%s", tt.typed, diff)
		}
	}
}

func TestNoticeOfWhatChoosesNothing(t *testing.T) {
	tests := []struct{ typed, want string }{
		{"ar", "ar Arrakeen: Staban's Agent is there."},
		{"pr", "im Imperial Privilege: Emperor 2 is needed."},
		{"z", "z chooses nothing here."},
		{"hx", "hx chooses nothing here."},
		{"ds", "ds could be: du Dutiful Service, de Deliver Supplies."},
		{"h", ""},
	}
	for _, tt := range tests {
		if _, m := pressAll(spaces(), typedKeys(tt.typed)...); m.notice != tt.want {
			t.Errorf("%q: notice %q, want %q", tt.typed, m.notice, tt.want)
		}
	}
}

// small is a menu of single keys whose labels hold figures.
func small() *ask.Prompt {
	return &ask.Prompt{
		Text: "Which number?", Default: -1, Commands: commands,
		Choices: []ask.Choice{
			{Key: "e", Label: "Emperor  1"}, {Key: "g", Label: "Spacing Guild  2"}, {Key: "b", Label: "Bene Gesserit  3"},
			{Key: "r", Label: "1 Recall"}, {Key: "3", Label: "Strength  14"},
		},
	}
}

// TestSmallMenusRefuseAtOnce: a wrong key in a menu of single keys says so, and
// the key after it counts as if nothing had been pressed.
func TestSmallMenusRefuseAtOnce(t *testing.T) {
	for _, tt := range []struct {
		typed, notice string
		choice        int // -1: none
	}{
		{"1", "1 chooses nothing here.", -1},
		{"1r", "", 3},
		{"z", "z chooses nothing here.", -1},
		{"ze", "", 0},
		{"s", "s could be: g Spacing Guild, 3 Strength.", -1},
		{"sb", "", 2},
		{"sp", "", 1},
		{"sz", "z chooses nothing here.", -1},
		{"s3", "", 4},
	} {
		e, m := pressAll(small(), typedKeys(tt.typed)...)
		if e.kind == stay {
			e.choice = -1
		}
		if e.choice != tt.choice || m.notice != tt.notice {
			t.Errorf("%q: choice %d, notice %q; want %d, %q", tt.typed, e.choice, m.notice, tt.choice, tt.notice)
		}
	}
	if _, m := pressAll(spaces(), '1'); m.typed != "" || m.notice != "1 chooses nothing here." {
		t.Errorf("a digit in the grid: typed %q, notice %q", m.typed, m.notice)
	}
}

func TestNarrowedMenuKeepsItsCodes(t *testing.T) {
	if e, _ := pressAll(spaces(), 'd', 's', 'd', 'e'); e.kind != choose || e.choice != 1 {
		t.Errorf("ds, then de: %+v, want Deliver Supplies", e)
	}
	if e, _ := pressAll(spaces(), 'd', 's', keyDown, keyEnter); e.kind != choose || e.choice != 1 {
		t.Errorf("ds, down, Enter: %+v, want Deliver Supplies", e)
	}
	if e, m := pressAll(spaces(), 'd', 's', keyEsc); e.kind != stay || m.kept != nil {
		t.Errorf("ds, Esc: %+v, want the whole menu", e)
	}
}

func TestEnterTakesOnlyWhatIsMarked(t *testing.T) {
	p := spaces()
	if e, _ := pressAll(p, keyEnter); e.kind != stay {
		t.Errorf("nothing marked: %+v, want nothing", e)
	}
	p.Default = 2
	if e, _ := pressAll(p, keyEnter); e.kind != choose || e.choice != 2 {
		t.Errorf("marked: %+v, want choice 2", e)
	}
	p.Default = 3
	if e, _ := pressAll(p, keyEnter); e.kind != stay {
		t.Errorf("a closed default: %+v, want nothing", e)
	}
	if e, _ := pressAll(spaces(), 'h', keyEnter); e.kind != stay {
		t.Errorf("half a code: %+v, want nothing", e)
	}
}

func TestArrowsPassOverWhatIsClosed(t *testing.T) {
	tests := []struct {
		keys []key
		want int
	}{
		{[]key{keyDown}, 0},
		{[]key{keyUp}, 0},
		{[]key{keyDown, keyDown, keyDown, keyDown}, 4}, // over Arrakeen
		{[]key{keyDown, keyUp}, 4},                     // round the corner
		{[]key{keyEnd}, 4},
		{[]key{keyEnd, keyDown}, 0},
		{[]key{keyHome, keyRight}, 2},
		{[]key{keyHome, keyRight, keyRight}, 4},
		{[]key{keyHome, keyRight, keyLeft}, 0},
		{[]key{keyHome, keyLeft}, 0},
	}
	for _, tt := range tests {
		if _, m := pressAll(spaces(), tt.keys...); m.marked != tt.want {
			t.Errorf("%v: mark on %d, want %d", tt.keys, m.marked, tt.want)
		}
	}
}

func TestMenuLettersWinOverCommands(t *testing.T) {
	p := &ask.Prompt{
		Text: "Combat Intrigue: does anybody play?", Layout: ask.Row, Commands: commands,
		Choices: []ask.Choice{{Label: "nobody", Words: []string{"n"}}, {Key: "m", Label: "Mia"}, {Key: "l", Label: "Leon"}},
	}
	for _, tt := range []struct {
		key  key
		want effect
	}{
		{'l', effect{kind: choose, choice: 2, atOnce: true}},
		{'n', effect{kind: choose, choice: 0, atOnce: true}},
		{keyEnter, effect{kind: choose, choice: 0}},
		{'v', effect{kind: order, text: "view", atOnce: true}},
	} {
		if got, _ := pressAll(p, tt.key); got != tt.want {
			t.Errorf("%q: %+v, want %+v", rune(tt.key), got, tt.want)
		}
	}
}

func TestKeysThatLeave(t *testing.T) {
	for k, want := range map[key]error{keyInterrupt: ask.ErrInterrupt, keyEOF: ask.ErrEnd} {
		e, _ := pressAll(spaces(), k)
		if _, err := e.result(); err != want {
			t.Errorf("key %d: %v, want %v", k, err, want)
		}
	}
	p := spaces()
	p.Commands = nil
	if _, m := pressAll(p, keyEsc); m.notice != "There is no question to go back to." {
		t.Errorf("Esc where there is no way back: notice %q", m.notice)
	}
}

func TestTypeAheadIsDroppedBeforeNews(t *testing.T) {
	clock := newFakeClock()
	for _, tt := range []struct {
		ahead, notice string
		kind          effectKind
	}{
		{"2", held("2"), stay},
		{"hb2\x1b[A", held("h b 2"), stay},
		{"\r", "", stay}, // it belongs to the key that brought the news
		{"", "", stay},
		{"2\x03", "", interrupt},
		{"2\x04", "", end},
	} {
		term := &Terminal{keys: typedKeyboard(clock), face: face{pace: pace{atOnce: clock.time}}}
		term.keys.typed(tt.ahead)
		m := newMenu(spaces(), 80)
		if e := term.face.pace.drop(term.keys.drain(), m); e.kind != tt.kind || m.notice != tt.notice {
			t.Errorf("%q: %v %q, want %v %q", tt.ahead, e.kind, m.notice, tt.kind, tt.notice)
		}
	}
}
