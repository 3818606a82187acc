//go:build unix

package emulator

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
)

// Screen is an emulated terminal. The program under test reads and writes TTY.
type Screen struct {
	TTY *os.File

	t       testing.TB
	master  *os.File
	before  *term.State
	changed chan struct{}

	mu sync.Mutex
	vt vt10x.Terminal
}

// New opens one of so many cells, until the end of the test. Where no terminal can
// be had the test is left out.
func New(t testing.TB, cols, rows int) *Screen {
	t.Helper()
	master, tty, err := pty.Open()
	if err != nil {
		t.Skipf("no pseudo terminal here: %v", err)
	}
	s := &Screen{TTY: tty, t: t, master: master, changed: make(chan struct{}, 1), vt: vt10x.New(vt10x.WithSize(cols, rows))}
	s.Resize(cols, rows)
	if s.before, err = term.GetState(int(tty.Fd())); err != nil {
		t.Fatal(err)
	}
	go s.show()
	t.Cleanup(func() { tty.Close(); master.Close() })
	return s
}

// show draws what the program writes.
func (s *Screen) show() {
	buf := make([]byte, 16384)
	for {
		n, err := s.master.Read(buf)
		if err != nil {
			return
		}
		s.mu.Lock()
		_, _ = s.vt.Write(buf[:n])
		s.mu.Unlock()
		select {
		case s.changed <- struct{}{}:
		default:
		}
	}
}

// Text is what stands on the screen, without the spaces at the right and the empty
// lines at the end.
func (s *Screen) Text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	lines := strings.Split(s.vt.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// Until waits until ok holds for the text; 20 seconds without it fail the test.
func (s *Screen) Until(what string, ok func(text string) bool) {
	s.t.Helper()
	deadline := time.After(20 * time.Second)
	for !ok(s.Text()) {
		select {
		case <-s.changed:
		case <-deadline:
			s.t.Fatalf("never seen: %s; the screen is\n%s", what, s.Text())
		}
	}
}

// Type types keys, as bytes of a terminal.
func (s *Screen) Type(keys string) {
	s.t.Helper()
	if _, err := s.master.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
}

// Resize makes the screen another size, without a signal to the program.
func (s *Screen) Resize(cols, rows int) {
	s.t.Helper()
	s.mu.Lock()
	s.vt.Resize(cols, rows)
	s.mu.Unlock()
	if err := pty.Setsize(s.master, &pty.Winsize{Cols: uint16(cols), Rows: uint16(rows)}); err != nil {
		s.t.Fatal(err)
	}
}

// Restored fails the test where the terminal is not as it was before.
func (s *Screen) Restored() {
	s.t.Helper()
	after, err := term.GetState(int(s.TTY.Fd()))
	if err != nil || !reflect.DeepEqual(s.before, after) {
		s.t.Errorf("terminal mode: was %+v, is %+v, %v", s.before, after, err)
	}
	s.Until("the cursor", func(string) bool { return s.CursorVisible() })
}

// CursorVisible says whether the cursor is shown.
func (s *Screen) CursorVisible() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.vt.CursorVisible()
}

// Changed gets something when the screen was written to since it last did.
func (s *Screen) Changed() <-chan struct{} { return s.changed }

// HangUp closes the window.
func (s *Screen) HangUp() { s.master.Close() }
