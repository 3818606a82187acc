//go:build unix

package terminal

import (
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/emulator"
)

// emulated is a screen and a keyboard for a Terminal.
type emulated struct {
	*emulator.Screen
	t *testing.T
}

func newEmulator(t *testing.T, cols, rows int) *emulated {
	t.Helper()
	return &emulated{emulator.New(t, cols, rows), t}
}

func (e *emulated) shows(text string) {
	e.t.Helper()
	e.Until(text, func(s string) bool { return strings.Contains(s, text) })
}

// open is a Terminal on the emulator, closed at the end of the test.
func (e *emulated) open() *Terminal {
	e.t.Helper()
	term, err := NewAt(e.TTY, e.TTY, hastyClock().Clock)
	if err != nil {
		e.t.Fatal(err)
	}
	e.t.Cleanup(func() { term.Close() })
	return term
}

// got waits for the answer.
func (e *emulated) got(done <-chan outcome) outcome {
	e.t.Helper()
	select {
	case o := <-done:
		return o
	case <-time.After(20 * time.Second):
		e.t.Fatalf("no answer; the screen is\n%s", e.Text())
		return outcome{}
	}
}
