//go:build unix

package terminal

import (
	"os"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"golang.org/x/term"

	"househagal/cmd/internal/ask"
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
	term, err := NewAt(e.slave, e.slave, hastyClock().Clock)
	if err != nil {
		e.t.Fatal(err)
	}
	e.t.Cleanup(func() { term.Close() })
	return term
}

// outcome is what an Ask came to.
type outcome struct {
	reply ask.Reply
	err   error
}

// ask asks in the background.
func askOn(t *Terminal, p ask.Prompt) <-chan outcome {
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
