//go:build unix

package ask

import (
	"os"
	"os/signal"
	"syscall"
)

// watchWindow calls resized when the window changes its size and resumed when
// the program goes on after a stop, until stop is called.
func watchWindow(resized, resumed func()) (stop func()) {
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, syscall.SIGWINCH, syscall.SIGCONT)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case s := <-signals:
				if s == syscall.SIGCONT {
					resumed()
				} else {
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
