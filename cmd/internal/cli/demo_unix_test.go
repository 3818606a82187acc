//go:build unix

package cli_test

import (
	"bytes"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
	"househagal/cmd/internal/emulator"
	"househagal/cmd/internal/say"
)

// TestDemoAtATerminal stops behind the first screenful, and leaves the terminal as it
// was whichever way it is left.
func TestDemoAtATerminal(t *testing.T) {
	args := []string{"demo", "--no-config", "--seed", "7"}
	t.Setenv("TERM", "xterm")
	t.Setenv("ACCESSIBLE", "")
	var piped bytes.Buffer
	if status := cli.Main(args, nil, &piped, &piped); status != 0 {
		t.Fatal(piped.String())
	}
	lines := strings.Split(strings.TrimSpace(piped.String()), "\n")
	bar := say.Speaker{}.Say("key.bar")
	for _, c := range []struct {
		key    string
		last   string
		status int
	}{{"e", lines[len(lines)-1], 0}, {"q", "", 0}, {"\x03", "", 130}} {
		e := emulator.New(t, 80, 24)
		done := make(chan int, 1)
		go func() { done <- cli.Main(args, e.TTY, e.TTY, e.TTY) }()
		e.Until("the first screenful", func(s string) bool { return strings.HasPrefix(s, lines[0]+"\n") && strings.HasSuffix(s, "\n"+bar) })
		e.Type(c.key)
		if status := <-done; status != c.status {
			t.Errorf("%q: status %d, want %d", c.key, status, c.status)
		}
		e.Until("the end", func(s string) bool { return !strings.Contains(s, bar) && strings.HasSuffix(s, c.last) })
		e.Restored()
	}
	t.Setenv("ACCESSIBLE", "1")
	e := emulator.New(t, 80, 24)
	if status := cli.Main(args, e.TTY, e.TTY, e.TTY); status != 0 {
		t.Errorf("ACCESSIBLE: status %d", status)
	}
	e.Until("all of it", func(s string) bool { return strings.HasSuffix(s, lines[len(lines)-1]) })
}
