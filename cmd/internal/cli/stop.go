package cli

import (
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"syscall"
)

// stopBySignal takes the first SIGINT or SIGTERM as a wish to stop: stop reports
// whether one came. A second one ends the process. Ended gives the signals back and
// returns the exit status of the one that came, 0 for none; it must be called.
func stopBySignal() (stop func() bool, ended func() int) {
	signals, over := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	var status atomic.Int32
	var wait sync.WaitGroup
	wait.Go(func() {
		select {
		case s := <-signals:
			status.Store(statusOf(s))
		case <-over:
		}
		signal.Stop(signals)
	})
	return func() bool { return status.Load() != 0 }, func() int {
		close(over)
		wait.Wait()
		return int(status.Load())
	}
}

// statusOf is the exit status of a process that a signal ends.
func statusOf(s os.Signal) int32 {
	if n, ok := s.(syscall.Signal); ok {
		return 128 + int32(n)
	}
	return exitFault
}
