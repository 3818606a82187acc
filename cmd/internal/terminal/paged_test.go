//go:build unix

package terminal

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"

	"pgregory.net/rapid"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// numberedText is a text of parts of so many lines, each with its number.
func numberedText(sizes ...int) (text []Part, lines []string) {
	for _, n := range sizes {
		var own []string
		for range n {
			own = append(own, fmt.Sprintf("line %d.", len(lines)+1))
			lines = append(lines, own[len(own)-1])
		}
		text = append(text, func(int) []string { return own })
	}
	return text, lines
}

// TestPrintPaged turns a text on by each key, and leaves it in each way.
func TestPrintPaged(t *testing.T) {
	sentence := say.Speaker{}.Say("key.bar")
	text, lines := numberedText(4, 4, 4, 4, 30)
	for _, c := range []struct {
		keys []string // each after what stands above the bar then
		last []int
		all  bool // the text is read to its end
		err  error
	}{
		{[]string{"\r", " ", "\x1b[6~", "\x1b[B", "\r"}, []int{8, 16, 25, 34, 43}, true, nil},
		{[]string{" ", "e"}, []int{8, 16}, true, nil},
		{[]string{"x", "E"}, []int{8, 8}, true, nil},
		{[]string{"\x1b[F"}, []int{8}, true, nil},
		{[]string{"\r", "q"}, []int{8, 16}, false, nil},
		{[]string{"\x04"}, []int{8}, false, nil},
		{[]string{"\x1b"}, []int{8}, false, nil},
		{[]string{"\x03"}, []int{8}, false, ask.ErrInterrupt},
	} {
		e := newEmulator(t, 60, 10)
		term := e.open()
		term.Speak(say.Speaker{})
		done := make(chan error, 1)
		go func() { done <- term.Print(text) }()
		for i, k := range c.keys {
			e.Until(fmt.Sprint(c.last[i], " above the bar"), func(s string) bool {
				return strings.HasSuffix(s, lines[c.last[i]-1]+"\n"+sentence)
			})
			e.Type(k)
		}
		if err := <-done; !errors.Is(err, c.err) {
			t.Errorf("%q: %v, want %v", c.keys, err, c.err)
		}
		if err := term.Close(); err != nil {
			t.Error(err)
		}
		want := lines[c.last[len(c.last)-1]-1]
		if c.all {
			want = lines[len(lines)-1]
		}
		e.Until(want+" last", func(s string) bool { return strings.HasSuffix(s, want) })
		e.Restored()
	}
}

// TestPrintPagedShort prints what a screen has room for, and stops nowhere.
func TestPrintPagedShort(t *testing.T) {
	e := newEmulator(t, 60, 10)
	term := e.open()
	text, lines := numberedText(4, 5)
	if err := term.Print(text); err != nil {
		t.Fatal(err)
	}
	term.Close()
	e.Until("all of it", func(s string) bool { return s == strings.Join(lines, "\n") })
	e.Restored()
}

// TestPrintPagedResize goes on with screenfuls of the size that the screen has then.
func TestPrintPagedResize(t *testing.T) {
	sentence := say.Speaker{}.Say("key.bar")
	e := newEmulator(t, 60, 10)
	term := e.open()
	term.Speak(say.Speaker{})
	text, lines := numberedText(60)
	done := make(chan error, 1)
	go func() { done <- term.Print(text) }()
	above := func(n int, bar string) {
		t.Helper()
		e.Until(fmt.Sprint(n, " above the bar"), func(s string) bool { return strings.HasSuffix(s, lines[n-1]+"\n"+bar) })
	}
	above(9, sentence)
	e.Resize(50, 16)
	if err := syscall.Kill(os.Getpid(), syscall.SIGWINCH); err != nil {
		t.Fatal(err)
	}
	e.Type(" ")
	above(24, sentence)
	e.HangUp()
	term.keys.redraw() // what is written ends the last read of the emulator, and closes it
	if err := <-done; err != nil {
		t.Errorf("a terminal that was hung up: %v", err)
	}
}

// TestScreenfulsAreTheText cuts texts of every kind: no line is lost, none comes
// twice, none is too wide, and each screenful but the last fills half of the screen.
func TestScreenfulsAreTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, lines := numberedText(rapid.SliceOf(rapid.IntRange(0, 40)).Draw(t, "parts")...)
		room := rapid.IntRange(1, 30).Draw(t, "room")
		var all []string
		for at := (spot{}); at.part < len(text); {
			var got []string
			got, at = screenful(text, at, 20, room)
			if len(got) > room || at.part < len(text) && (len(got) < room/2 || len(got) == 0) {
				t.Fatalf("%d lines in room for %d", len(got), room)
			}
			all = append(all, got...)
		}
		if !slices.Equal(all, lines) {
			t.Fatalf("got %q, want %q", all, lines)
		}
	})
}
