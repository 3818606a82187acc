//go:build unix

package terminal

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestSignalsRestoreSaveAndEnd(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT} {
		e := newEmulator(t, 80, 24)
		term := e.open()
		done := askOn(term, *board(firstTurn))
		e.shows("dd Deep Desert")
		saved, ended := make(chan os.Signal, 1), make(chan int, 1)
		stop := guard(term, func(s os.Signal) { saved <- s }, func(n int) { ended <- n })
		if err := syscall.Kill(os.Getpid(), s); err != nil {
			t.Fatal(err)
		}
		select {
		case n := <-ended:
			if n != 128+int(s) {
				t.Errorf("%v: status %d, want %d", s, n, 128+int(s))
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%v: nothing happened", s)
		}
		if got := <-saved; got != s {
			t.Errorf("saved on %v, want %v", got, s)
		}
		e.Restored()
		stop()
		stop()
		e.Type("q\n") // the terminal takes lines again
		e.got(done)
	}
}

// While the program is stopped the terminal is the shell's; then the page is
// drawn again.
func TestStopLendsTheTerminal(t *testing.T) {
	asleep, was := make(chan bool, 1), sleep
	sleep = func() { asleep <- true }
	defer func() { sleep = was }()
	e := newEmulator(t, 80, 24)
	term := e.open()
	done := askOn(term, *board(firstTurn))
	e.shows("dd Deep Desert")
	for range 2 {
		if err := syscall.Kill(os.Getpid(), syscall.SIGTSTP); err != nil {
			t.Fatal(err)
		}
		select {
		case <-asleep:
		case <-time.After(20 * time.Second):
			t.Fatal("nothing happened")
		}
		e.Restored()
		if err := syscall.Kill(os.Getpid(), syscall.SIGCONT); err != nil {
			t.Fatal(err)
		}
		e.Until("no cursor", func(string) bool {
			return !e.CursorVisible()
		})
	}
	e.Type("dd")
	e.got(done)
	if err := term.Close(); err != nil {
		t.Error(err)
	}
	e.Restored()
}

func TestCtrlCBetweenPromptsIsASignal(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	ended := make(chan int, 1)
	stop := guard(term, nil, func(n int) { ended <- n })
	defer stop()
	e.Type("\x03")
	select {
	case n := <-ended:
		if n != 130 {
			t.Errorf("status %d, want 130", n)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("nothing happened")
	}
	e.Restored()
}

func TestCanDraw(t *testing.T) {
	e := newEmulator(t, 80, 24)
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	defer write.Close()
	tests := []struct {
		kind     string
		in, out  *os.File
		terminal bool
	}{
		{"xterm", e.TTY, e.TTY, true},
		{"dumb", e.TTY, e.TTY, false},
		{"", e.TTY, e.TTY, false},
		{"xterm", read, e.TTY, false},
		{"xterm", e.TTY, write, false},
	}
	for _, tt := range tests {
		t.Setenv("TERM", tt.kind)
		if got := CanDraw(tt.in, tt.out); got != tt.terminal {
			t.Errorf("TERM %q: pages are drawn: %v, want %v", tt.kind, got, tt.terminal)
		}
	}
	if _, err := New(read, write); err == nil || !strings.Contains(err.Error(), "plain lines work anywhere") {
		t.Errorf("a pipe as terminal: %v", err)
	}
}
