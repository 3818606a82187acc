package terminal

import (
	"os"
	"os/signal"
	"sync"
	"syscall"

	"househagal/cmd/internal/ask"
)

// Guard answers SIGINT, SIGTERM, SIGHUP and SIGQUIT until stop is called: it closes
// p, so that echo and cursor are back, calls save, and ends the program with
// status 128 and the number of the signal. save runs beside whatever the
// program is doing; it may be nil.
func Guard(p ask.Person, save func(os.Signal)) (stop func()) {
	return guard(p, save, os.Exit)
}

func guard(p ask.Person, save func(os.Signal), exit func(int)) (stop func()) {
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	if t, ok := p.(*Terminal); ok {
		t.guard.Store(&signals)
	}
	done := make(chan struct{})
	go func() {
		select {
		case <-done:
		case s := <-signals:
			_ = p.Close()
			if save != nil {
				save(s)
			}
			exit(status(s))
		}
	}()
	return sync.OnceFunc(func() {
		signal.Stop(signals)
		if t, ok := p.(*Terminal); ok {
			t.guard.Store(nil)
		}
		close(done)
	})
}

// status is what a program that a signal ended leaves with.
func status(s os.Signal) int {
	if n, ok := s.(syscall.Signal); ok {
		return 128 + int(n)
	}
	return 1
}

// idleInterrupt makes Ctrl-C a signal while no prompt waits: the terminal is
// raw then too, and a program at work must still hear it.
func (t *Terminal) idleInterrupt() {
	listens := t.guard.Load()
	if listens == nil {
		return
	}
	select {
	case *listens <- os.Interrupt:
	default: // it has one already
	}
}
