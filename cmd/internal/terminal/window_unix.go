//go:build unix

package terminal

import (
	"os"
	"os/signal"
	"syscall"
)

// sleep stops the program until somebody wakes it. Tests bring their own.
var sleep = func() { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }

// watchWindow calls resized when the window changes its size, stopping before the
// program is stopped and resumed when it goes on, until stop is called.
func watchWindow(_ *os.File, resized, stopping, resumed func()) (stop func()) {
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, syscall.SIGWINCH, syscall.SIGCONT, syscall.SIGTSTP)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case s := <-signals:
				switch s {
				case syscall.SIGTSTP:
					stopping()
					sleep()
				case syscall.SIGCONT:
					resumed()
				default:
					resized()
				}
			}
		}
	}()
	return func() {
		signal.Stop(signals)
		close(done)
	}
}
