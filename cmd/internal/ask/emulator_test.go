//go:build unix

package ask

import (
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"golang.org/x/term"
)

// emulator is a screen and a keyboard for a Terminal.
type emulator struct {
	t             *testing.T
	master, slave *os.File
	before        *term.State
	changed       chan struct{}

	mu sync.Mutex
	vt vt10x.Terminal
}

func newEmulator(t *testing.T, cols, rows int) *emulator {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Skipf("no pseudo terminal here: %v", err)
	}
	e := &emulator{t: t, master: master, slave: slave, changed: make(chan struct{}, 1),
		vt: vt10x.New(vt10x.WithSize(cols, rows))}
	e.resize(cols, rows)
	if e.before, err = term.GetState(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	go e.show()
	t.Cleanup(func() { slave.Close(); master.Close() })
	return e
}

// show draws whatever the Terminal writes.
func (e *emulator) show() {
	buf := make([]byte, 4096)
	for {
		n, err := e.master.Read(buf)
		if err != nil {
			return
		}
		e.mu.Lock()
		_, _ = e.vt.Write(buf[:n])
		e.mu.Unlock()
		select {
		case e.changed <- struct{}{}:
		default:
		}
	}
}

// screen is what stands on it, without the spaces at the right.
func (e *emulator) screen() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	lines := strings.Split(e.vt.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// until waits for a screen on which ok holds.
func (e *emulator) until(what string, ok func(screen string) bool) {
	e.t.Helper()
	deadline := time.After(20 * time.Second)
	for !ok(e.screen()) {
		select {
		case <-e.changed:
		case <-deadline:
			e.t.Fatalf("never seen: %s; the screen is\n%s", what, e.screen())
		}
	}
}

func (e *emulator) shows(text string) {
	e.t.Helper()
	e.until(text, func(s string) bool { return strings.Contains(s, text) })
}

func (e *emulator) press(keys string) {
	e.t.Helper()
	if _, err := e.master.WriteString(keys); err != nil {
		e.t.Fatal(err)
	}
}

func (e *emulator) resize(cols, rows int) {
	e.t.Helper()
	e.mu.Lock()
	e.vt.Resize(cols, rows)
	e.mu.Unlock()
	if err := pty.Setsize(e.master, &pty.Winsize{Cols: uint16(cols), Rows: uint16(rows)}); err != nil {
		e.t.Fatal(err)
	}
}

// restored fails if the terminal is not as it was.
func (e *emulator) restored() {
	e.t.Helper()
	after, err := term.GetState(int(e.slave.Fd()))
	if err != nil {
		e.t.Fatal(err)
	}
	if !reflect.DeepEqual(e.before, after) {
		e.t.Errorf("terminal mode: was %+v, is %+v", e.before, after)
	}
	e.until("the cursor", func(string) bool {
		e.mu.Lock()
		defer e.mu.Unlock()
		return e.vt.CursorVisible()
	})
}

// open is a Terminal on the emulator, closed at the end of the test.
func (e *emulator) open() *Terminal {
	e.t.Helper()
	term, err := NewTerminal(e.slave, e.slave)
	if err != nil {
		e.t.Fatal(err)
	}
	e.t.Cleanup(func() { term.Close() })
	return term
}

// outcome is what an Ask came to.
type outcome struct {
	reply Reply
	err   error
}

// ask asks in the background.
func ask(t *Terminal, p Prompt) <-chan outcome {
	done := make(chan outcome, 1)
	go func() {
		r, err := t.Ask(p)
		done <- outcome{r, err}
	}()
	return done
}

// got waits for the answer.
func (e *emulator) got(done <-chan outcome) outcome {
	e.t.Helper()
	select {
	case o := <-done:
		return o
	case <-time.After(20 * time.Second):
		e.t.Fatalf("no answer; the screen is\n%s", e.screen())
		return outcome{}
	}
}

func TestTerminalTurn(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	p := *board(firstTurn)
	done := ask(term, p)
	want := strings.Join(screen(&p, 80, 24).lines, "\n")
	e.until("the page", func(s string) bool { return s == want })
	e.press("rs")
	e.shows("rs Research Station: Staban's Agent is there")
	e.press("\x1b[B\x1b[B")
	e.shows("> du Dutiful Service")
	e.press("hb2") // the 2 is for the question that follows
	if o := e.got(done); o.err != nil || p.Choices[o.reply.Choice].Key != "hb" {
		t.Fatalf("hb: %+v", o)
	}
	troops := Prompt{Page: p.Page, Text: "Troops?", Number: &Number{Max: 12, Shown: 2, More: true}, Default: -1}
	if o := e.got(ask(term, troops)); o.err != nil || o.reply.Number != 2 {
		t.Fatalf("2, typed ahead: %+v", o)
	}
	term.Tell([]string{"YOU       Hagga Basin: 2 troops"})
	done = ask(term, p)
	e.shows("YOU       Hagga Basin: 2 troops")
	e.press("q")
	if o := e.got(done); o.err != nil || o.reply.Command != "quit" {
		t.Fatalf("q: %+v", o)
	}
	term.Tell([]string{"Saved."})
	if err := term.Close(); err != nil {
		t.Error(err)
	}
	e.shows("Saved.")
	e.restored()
	if _, err := term.Ask(p); err != ErrEnd {
		t.Errorf("after Close: %v, want ErrEnd", err)
	}
}

func TestTerminalResizeInMidPrompt(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	p := *board(firstTurn)
	done := ask(term, p)
	e.shows("dd Deep Desert")
	for _, size := range [][2]int{{60, 16}, {30, 8}, {80, 24}} {
		e.resize(size[0], size[1])
		if err := syscall.Kill(os.Getpid(), syscall.SIGWINCH); err != nil {
			t.Fatal(err)
		}
		want := strings.TrimRight(strings.Join(screen(&p, size[0], size[1]).lines, "\n"), "\n")
		e.until("the page in its new size", func(s string) bool { return s == want })
	}
	e.press("\x03")
	if o := e.got(done); o.err != ErrInterrupt {
		t.Errorf("Ctrl-C: %v", o.err)
	}
	term.Close()
	e.restored()
}

func TestTerminalFreeText(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	done := ask(term, Prompt{Text: "Name?", Line: &Line{Default: "Red", Max: 8}, Commands: commands})
	e.shows("? Name? [Red]")
	e.press("Mia\x7fo")
	e.shows("? Name? [Red] Mio")
	e.until("the cursor", func(string) bool { e.mu.Lock(); defer e.mu.Unlock(); return e.vt.CursorVisible() })
	e.press("\r")
	if o := e.got(done); o.err != nil || o.reply.Text != "Mio" {
		t.Errorf("%+v", o)
	}
}

func TestTerminalGone(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	done := ask(term, *board(firstTurn))
	e.shows("dd Deep Desert")
	e.master.Close()
	term.keys.redraw() // what is written ends the last read of the emulator, and closes it
	if o := e.got(done); o.err != ErrEnd {
		t.Errorf("a terminal that was hung up: %v, want ErrEnd", o.err)
	}
}

// TestTerminalRandomKeys presses some thousands of keys at windows that change
// their size; only Ctrl-C ends it.
func TestTerminalRandomKeys(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {30, 8}} {
		e := newEmulator(t, size[0], size[1])
		term, err := newTerminal(e.slave, e.slave, hastyClock())
		if err != nil {
			t.Fatal(err)
		}
		stopped := make(chan int)
		go func() {
			answers := 0
			for {
				for _, p := range everyKind() {
					_, err := term.Ask(p)
					if err == ErrInterrupt {
						stopped <- answers
						return
					}
					answers++
				}
			}
		}()
		e.shows("sa Sardaukar")
		rng := rand.New(rand.NewPCG(1, uint64(size[0])))
		for i := range 3000 {
			e.press(randomKey(rng))
			if i%500 == 250 {
				e.resize(20+rng.IntN(80), 4+rng.IntN(30))
				term.keys.redraw()
			}
		}
		e.resize(size[0], size[1])
		e.press("\x03")
		select {
		case answers := <-stopped:
			if answers < 20 {
				t.Errorf("%d answers came of 3000 keys, want more", answers)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("Ctrl-C was not heard; the screen is\n%s", e.screen())
		}
		if err := term.Close(); err != nil {
			t.Error(err)
		}
		e.restored()
	}
}

// hastyClock lets a second pass between any two looks, so that every Enter
// counts.
func hastyClock() clock {
	var seconds atomic.Int64
	return clock{after: time.After, now: func() time.Time { return time.Unix(seconds.Add(1), 0) }}
}

// everyKind is a prompt of each kind.
func everyKind() []Prompt {
	return []Prompt{
		{Page: roundOne, Text: "where to?", Layout: Grid, Choices: board(firstTurn).Choices, Default: -1, Commands: commands},
		{Page: roundOne, Text: "Troops?", Number: &Number{Max: 25, Shown: 2, More: true}, Default: -1, Commands: commands},
		{Page: roundOne, Text: "Free?", Layout: Row, Choices: []Choice{{Key: "y", Label: "yes"}, {Key: "n", Label: "no"}}},
		{Text: "Name?", Line: &Line{Max: 12}, Commands: commands},
		{Text: "Line?", Number: &Number{Min: 1, Max: 300, Typed: true}, Choices: []Choice{{Label: "back"}}, Commands: commands},
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
