//go:build unix

package evening

import (
	"os"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/emulator"
	"househagal/cmd/internal/terminal"
)

// screen is an emulated terminal with the program at one end and a person at
// the other.
type screen struct {
	*emulator.Screen
	t      testing.TB
	person *terminal.Terminal
	asked  chan ask.Prompt // what the program asks now
	passed atomic.Int64    // time of the table, in nanoseconds
}

func newScreen(t testing.TB, cols, rows int) *screen {
	t.Helper()
	return &screen{Screen: emulator.New(t, cols, rows), t: t, asked: make(chan ask.Prompt, 64)}
}

// open takes the terminal for a person.
func (s *screen) open() *screen {
	s.t.Helper()
	p, err := terminal.NewAt(s.TTY, s.TTY, terminal.Clock{Now: func() time.Time { return time.Unix(0, s.passed.Load()) }, After: time.After})
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

// press presses keys after as long as people take to look.
func (s *screen) press(keys string) {
	s.t.Helper()
	s.pressAfter(lookTime, keys)
}

// pressAfter presses keys when so much time of the table has passed.
func (s *screen) pressAfter(wait time.Duration, keys string) {
	s.t.Helper()
	s.passed.Add(int64(wait))
	s.Type(keys)
}

// readOn presses Enter until news longer than the screen are at their end, and
// says how often.
func (s *screen) readOn() (n int) {
	for more := ": PgDn"; strings.Contains(s.Text(), more); n++ {
		before := s.Text()
		s.press(enter)
		s.Until("more of the news", func(text string) bool { return text != before })
	}
	return n
}

// resize makes the window another size, as a window manager does.
func (s *screen) resize(cols, rows int) {
	s.Resize(cols, rows)
	_ = syscall.Kill(os.Getpid(), syscall.SIGWINCH)
}
