package command

import (
	"bufio"
	"errors"
	"os"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/terminal"
)

// interrupted is the exit status of a process that Ctrl-C ends, as shells count.
const interrupted = 130

// Accessible reports whether the person asks every program for output that a
// screen reader can follow: ACCESSIBLE is set, to anything but 0.
func Accessible() bool {
	v := os.Getenv("ACCESSIBLE")
	return v != "" && v != "0"
}

// PrintPaged writes a long text: a screenful at a time where a person sits at a
// terminal, else in lines of 80 cells at most, all at once.
func (s Streams) PrintPaged(text []terminal.Part) error {
	in, out, files := s.Files()
	if Accessible() || !files || !terminal.CanDraw(in, out) {
		return s.printAll(text)
	}
	t, err := terminal.New(in, out)
	if err != nil {
		return s.printAll(text)
	}
	t.Speak(Speaker(nil))
	defer terminal.Guard(t, nil)()
	err = t.Print(text)
	if errors.Is(err, ask.ErrInterrupt) {
		err = Exit{Status: interrupted}
	}
	return errors.Join(err, t.Close())
}

func (s Streams) printAll(text []terminal.Part) error {
	w := bufio.NewWriter(s.Out)
	for _, part := range text {
		for _, line := range part(0) {
			w.WriteString(strings.TrimRight(line, " "))
			w.WriteByte('\n')
		}
	}
	return w.Flush()
}
