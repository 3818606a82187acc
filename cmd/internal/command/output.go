package command

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
)

// Output is an output of the process for lines of text. It remembers the first
// fault of writing, so that no command can end well whose words went nowhere, and
// writes nothing that moves a cursor or hides a word: names and notes may come
// from the save of a stranger.
type Output struct {
	io.Writer
	fault error
	begun []byte // of a character whose end is still to come
}

// Write writes, and keeps what goes wrong. A character that is cut by the end of p
// waits for its other part.
func (o *Output) Write(p []byte) (int, error) {
	text := append(o.begun, p...)
	end := wholeCharacters(text)
	o.begun = bytes.Clone(text[end:])
	n, err := o.Writer.Write(harmless(text[:end]))
	if err != nil {
		if o.fault == nil {
			o.fault = err
		}
		return min(n, len(p)), err
	}
	return len(p), nil
}

// wholeCharacters is how much of a text is left when the beginning of a character at
// its end is cut off.
func wholeCharacters(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if at := len(text) - n; utf8.RuneStart(text[at]) {
			if utf8.FullRune(text[at:]) {
				break
			}
			return at
		}
	}
	return len(text)
}

// harmless is text without control characters, but for the ends of lines and
// tabs, and without characters that turn the direction of a line.
func harmless(text []byte) []byte {
	suspect := func(r rune) bool { return r < ' ' && r != '\n' && r != '\t' || r == 0x7f || r > 0x7f }
	if bytes.IndexFunc(text, suspect) < 0 {
		return text
	}
	return bytes.Map(func(r rune) rune {
		if r == '\n' || r == '\t' || !unicode.IsControl(r) && !unicode.Is(unicode.Bidi_Control, r) {
			return r
		}
		return -1
	}, text)
}

// Ended is what the process ends with whose command ended with err.
func (o *Output) Ended(err error) error {
	if o.fault == nil || err != nil && !errors.Is(err, o.fault) {
		return err
	}
	return Fault(Reworded(Speaker(nil).Say("cli.output_fault", say.Args{"text": Speaker(nil).Fault(journal.Cause(o.fault))}), o.fault))
}

// Files are the streams as files, which a terminal is; ok is false where one is
// none.
func (s Streams) Files() (in, out *os.File, ok bool) {
	w := s.Out
	if o, wrapped := w.(*Output); wrapped {
		w = o.Writer
	}
	in, isIn := s.In.(*os.File)
	out, isOut := w.(*os.File)
	return in, out, isIn && isOut
}

// StopBySignal takes the first SIGINT or SIGTERM as a wish to stop: stop reports
// whether one came. A second one ends the process. Ended gives the signals back and
// returns the exit status of the one that came, 0 for none; it must be called.
func StopBySignal() (stop func() bool, ended func() int) {
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
	return ExitFault
}

// PrintLines writes lines, each with its end, and returns what the writer says.
func PrintLines(w io.Writer, lines []string) error {
	_, err := io.WriteString(w, strings.Join(lines, "\n")+"\n")
	return err
}
