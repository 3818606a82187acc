//go:build unix

package evening

import (
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

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/terminal"
)

// screen is an emulated terminal with the program at one end and a person at
// the other.
type screen struct {
	t             testing.TB
	master, slave *os.File
	before        *term.State
	changed       chan struct{}
	person        *terminal.Terminal
	asked         chan ask.Prompt // what the program asks now
	passed        atomic.Int64    // time of the table, in nanoseconds

	mu sync.Mutex
	vt vt10x.Terminal
}

func newScreen(t testing.TB, cols, rows int) *screen {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Skipf("no pseudo terminal here: %v", err)
	}
	s := &screen{t: t, master: master, slave: slave, changed: make(chan struct{}, 1), asked: make(chan ask.Prompt, 64),
		vt: vt10x.New(vt10x.WithSize(cols, rows))}
	s.resize(cols, rows)
	if s.before, err = term.GetState(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	go s.show()
	t.Cleanup(func() { slave.Close(); master.Close() })
	return s
}

// open takes the terminal for a person.
func (s *screen) open() *screen {
	s.t.Helper()
	p, err := terminal.NewAt(s.slave, s.slave, terminal.Clock{Now: func() time.Time { return time.Unix(0, s.passed.Load()) }, After: time.After})
	if err != nil {
		s.t.Fatal(err)
	}
	s.person = p
	s.t.Cleanup(func() { p.Close() })
	return s
}

// Ask tells the one who presses the keys what is asked, and asks.
func (s *screen) Ask(p ask.Prompt) (ask.Reply, error) {
	s.asked <- p
	return s.person.Ask(p)
}

func (s *screen) Tell(lines []string)    { s.person.Tell(lines) }
func (s *screen) Fits(p ask.Prompt) bool { return s.person.Fits(p) }
func (s *screen) Width() int             { return s.person.Width() }
func (s *screen) Colour(on bool)         { s.person.Colour(on) }
func (s *screen) Close() error           { return s.person.Close() }

// show draws what the program writes.
func (s *screen) show() {
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

// text is what stands on the screen.
func (s *screen) text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	lines := strings.Split(s.vt.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// until waits until ok holds for the screen.
func (s *screen) until(what string, ok func(string) bool) {
	s.t.Helper()
	deadline := time.After(20 * time.Second)
	for !ok(s.text()) {
		select {
		case <-s.changed:
		case <-deadline:
			s.t.Fatalf("never seen: %s; the screen is\n%s", what, s.text())
		}
	}
}

// press presses keys after as long as people take to look.
func (s *screen) press(keys string) {
	s.t.Helper()
	s.pressAfter(lookTime, keys)
}

// pressAfter presses keys when so much time of the table has passed.
func (s *screen) pressAfter(wait time.Duration, keys string) {
	s.t.Helper()
	s.passed.Add(int64(wait))
	if _, err := s.master.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
}

// readOn presses Enter until news longer than the screen are at their end, and
// says how often.
func (s *screen) readOn() (n int) {
	for more := ": PgDn"; strings.Contains(s.text(), more); n++ {
		before := s.text()
		s.press(enter)
		s.until("more of the news", func(text string) bool { return text != before })
	}
	return n
}

// resize makes the window another size, as a window manager does.
func (s *screen) resize(cols, rows int) {
	s.mu.Lock()
	s.vt.Resize(cols, rows)
	s.mu.Unlock()
	if err := pty.Setsize(s.master, &pty.Winsize{Cols: uint16(cols), Rows: uint16(rows)}); err != nil {
		s.t.Error(err)
	}
	_ = syscall.Kill(os.Getpid(), syscall.SIGWINCH)
}

// restored holds that the terminal is as it was before.
func (s *screen) restored() {
	s.t.Helper()
	after, err := term.GetState(int(s.slave.Fd()))
	if err != nil || !reflect.DeepEqual(s.before, after) {
		s.t.Errorf("terminal mode: was %+v, is %+v, %v", s.before, after, err)
	}
	s.until("the cursor", func(string) bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.vt.CursorVisible()
	})
}
