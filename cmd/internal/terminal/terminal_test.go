//go:build unix

package terminal

import (
	"math/rand/v2"
	"os"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
)

// engines are the two ways to ask: by survey, and that of Windows.
var engines = map[string]func(*Terminal){
	"survey": func(t *Terminal) { t.run = t.bySurvey },
	"keys":   func(t *Terminal) { t.run = t.byKeys },
}

func TestTerminalTurn(t *testing.T) {
	for name, use := range engines {
		t.Run(name, func(t *testing.T) { playTurn(t, use) })
	}
}

// playTurn asks some questions, answers them and closes the terminal.
func playTurn(t *testing.T, use func(*Terminal)) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	use(term)
	p := *board(firstTurn)
	done := askOn(term, p)
	want := strings.Join(shot(&p, 80, 24).lines, "\n")
	e.Until("the page", func(s string) bool { return s == want })
	e.Type("rs")
	e.shows("rs Research Station: Staban's Agent is there")
	e.Type("\x1b[B\x1b[B")
	e.shows("> du Dutiful Service")
	e.Type("hb2") // the 2 is for the question that follows
	if o := e.got(done); o.err != nil || p.Choices[o.reply.Choice].Key != "hb" {
		t.Fatalf("hb: %+v", o)
	}
	troops := ask.Prompt{Page: p.Page, Text: "Troops?", Number: &ask.Number{Max: 12, Shown: 2, More: true}, Default: -1}
	if o := e.got(askOn(term, troops)); o.err != nil || o.reply.Number != 2 {
		t.Fatalf("2, typed ahead: %+v", o)
	}
	term.Tell([]string{"YOU       Hagga Basin: 2 troops"})
	done = askOn(term, p)
	e.shows("YOU       Hagga Basin: 2 troops")
	e.Type("q")
	if o := e.got(done); o.err != nil || o.reply.Command != "quit" {
		t.Fatalf("q: %+v", o)
	}
	term.Tell([]string{"Saved."})
	if err := term.Close(); err != nil {
		t.Error(err)
	}
	e.shows("Saved.")
	e.Restored()
	if _, err := term.Ask(p); err != ask.ErrEnd {
		t.Errorf("after Close: %v, want ErrEnd", err)
	}
}

func TestTerminalResizeInMidPrompt(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	p := *board(firstTurn)
	done := askOn(term, p)
	e.shows("dd Deep Desert")
	for _, size := range [][2]int{{60, 16}, {30, 8}, {80, 24}} {
		e.Resize(size[0], size[1])
		if err := syscall.Kill(os.Getpid(), syscall.SIGWINCH); err != nil {
			t.Fatal(err)
		}
		want := strings.TrimRight(strings.Join(shot(&p, size[0], size[1]).lines, "\n"), "\n")
		e.Until("the page in its new size", func(s string) bool { return s == want })
	}
	e.Type("\x03")
	if o := e.got(done); o.err != ask.ErrInterrupt {
		t.Errorf("Ctrl-C: %v", o.err)
	}
	term.Close()
	e.Restored()
}

func TestTerminalFreeText(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	done := askOn(term, ask.Prompt{Text: "Name?", FreeText: &ask.FreeText{Default: "Red", Max: 8}, Commands: commands})
	e.shows("? Name? [Red]")
	e.Type("Mia\x7fo")
	e.shows("? Name? [Red] Mio")
	e.Until("the cursor", func(string) bool { return e.CursorVisible() })
	e.Type("\r")
	if o := e.got(done); o.err != nil || o.reply.Text != "Mio" {
		t.Errorf("%+v", o)
	}
}

func TestTerminalGone(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	done := askOn(term, *board(firstTurn))
	e.shows("dd Deep Desert")
	e.HangUp()
	term.keys.redraw() // what is written ends the last read of the emulator, and closes it
	if o := e.got(done); o.err != ask.ErrEnd {
		t.Errorf("a terminal that was hung up: %v, want ErrEnd", o.err)
	}
}

// TestTerminalRandomKeys presses some thousands of keys at windows that change
// their size; only Ctrl-C ends it.
func TestTerminalRandomKeys(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {30, 8}} {
		randomKeys(t, size, engines["survey"])
	}
	randomKeys(t, [2]int{80, 24}, engines["keys"])
}

// randomKeys presses them on a screen that begins with this size.
func randomKeys(t *testing.T, size [2]int, use func(*Terminal)) {
	e := newEmulator(t, size[0], size[1])
	c := hastyClock()
	term, err := NewAt(e.TTY, e.TTY, c.Clock)
	if err != nil {
		t.Fatal(err)
	}
	use(term)
	stopped := make(chan int)
	go func() {
		answers := 0
		for {
			for _, p := range everyKind() {
				_, err := term.Ask(p)
				if err == ask.ErrInterrupt {
					stopped <- answers
					return
				}
				answers++
			}
		}
	}()
	e.shows("where to?")
	rng := rand.New(rand.NewPCG(1, uint64(size[0])))
	for i := range 3000 {
		e.Type(randomKey(rng))
		c.pass()
		if i%500 == 250 {
			e.Resize(20+rng.IntN(80), 4+rng.IntN(30))
			term.keys.redraw()
		}
	}
	e.Resize(size[0], size[1])
	e.Type("\x03")
	select {
	case answers := <-stopped:
		if answers < 20 {
			t.Errorf("%d answers came of 3000 keys, want more", answers)
		}
	case <-time.After(20 * time.Second):
		t.Fatalf("Ctrl-C was not heard; the screen is\n%s", e.Text())
	}
	if err := term.Close(); err != nil {
		t.Error(err)
	}
	e.Restored()
}

// hasty is a clock of which a second passes between any two looks, so that every
// key counts that is read by itself.
type hasty struct {
	Clock
	looked chan struct{}
}

func hastyClock() hasty {
	var seconds atomic.Int64
	h := hasty{looked: make(chan struct{}, 1)}
	h.Clock = Clock{After: time.After, Now: func() time.Time {
		select {
		case h.looked <- struct{}{}:
		default:
		}
		return time.Unix(seconds.Add(1), 0)
	}}
	return h
}

// pass waits until somebody looks at the clock, but not for long.
func (h hasty) pass() {
	select {
	case <-h.looked:
	case <-time.After(20 * time.Millisecond):
	}
}

// everyKind is a prompt of each kind.
func everyKind() []ask.Prompt {
	return []ask.Prompt{
		{Page: lined(roundOne...), Text: "where to?", Layout: ask.Grid, Choices: board(firstTurn).Choices, Default: -1, Commands: commands},
		{Page: lined(roundOne...), Text: "Troops?", Number: &ask.Number{Max: 25, Shown: 2, More: true}, Default: -1, Commands: commands},
		{Page: lined(roundOne...), Text: "Free?", Layout: ask.Row, Choices: []ask.Choice{{Key: "y", Label: "yes"}, {Key: "n", Label: "no"}}},
		{Text: "Name?", FreeText: &ask.FreeText{Max: 12}, Commands: commands},
		{Text: "Line?", Number: &ask.Number{Min: 1, Max: 300, Typed: true}, Choices: []ask.Choice{{Label: "back"}}, Commands: commands},
	}
}

// randomKey is a letter, a sequence or rubbish; never one of the keys that leave.
func randomKey(rng *rand.Rand) string {
	rest := []string{"\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r", "\n", "\x1b", "\x7f", "\x1a", "\x19", "\x1b[5~", "\x1b[6~",
		"\x1b[15~", "\x1bx", "\x1b[200~x\rq\x1b[201~", "\x1b[", "\x1b]", "\x07", "界", "\xff", "\x00", "\x1bO", "\x1b[M"}
	if rng.IntN(8) == 0 {
		return rest[rng.IntN(len(rest))]
	}
	return string(rune(' ' + rng.IntN(95)))
}
