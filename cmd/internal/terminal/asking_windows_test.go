package terminal

import (
	"os"
	"strings"
	"testing"
	"time"
	"unicode/utf16"
	"unsafe"

	"golang.org/x/sys/windows"

	"househagal/cmd/internal/ask"
)

// conhost is a console of this process: keys are pressed there and its letters read.
type conhost struct {
	t       *testing.T
	in, out *os.File
}

var (
	kernel        = windows.NewLazySystemDLL("kernel32.dll")
	allocConsole  = kernel.NewProc("AllocConsole")
	writeInput    = kernel.NewProc("WriteConsoleInputW")
	readCharacter = kernel.NewProc("ReadConsoleOutputCharacterW")
)

// openConsole opens the console that there is, or makes one; without a desktop there
// may be none.
func openConsole(t *testing.T) *conhost {
	t.Helper()
	c := &conhost{t: t}
	for _, try := range []bool{false, true} {
		if try {
			_, _, _ = allocConsole.Call()
		}
		in, err := os.OpenFile("CONIN$", os.O_RDWR, 0)
		if err != nil {
			continue
		}
		out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
		if err != nil {
			in.Close()
			continue
		}
		c.in, c.out = in, out
		t.Cleanup(func() { out.Close(); in.Close() })
		return c
	}
	t.Skip("no console here")
	return nil
}

// press presses a key that gives one letter, and lets it go.
func (c *conhost) press(letter uint16, control uint32) {
	c.t.Helper()
	type record struct {
		kind, _            uint16
		down               int32
		repeat, code, scan uint16
		letter             uint16
		control            uint32
	}
	for _, down := range []int32{1, 0} {
		r := record{kind: 1, down: down, repeat: 1, code: letter & 0xff, letter: letter, control: control}
		var n uint32
		if ok, _, err := writeInput.Call(c.in.Fd(), uintptr(unsafe.Pointer(&r)), 1, uintptr(unsafe.Pointer(&n))); ok == 0 {
			c.t.Fatal(err)
		}
	}
}

// shows waits until the console has a text anywhere.
func (c *conhost) shows(text string) {
	c.t.Helper()
	var seen string
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		var info windows.ConsoleScreenBufferInfo
		if err := windows.GetConsoleScreenBufferInfo(windows.Handle(c.out.Fd()), &info); err != nil {
			c.t.Fatal(err)
		}
		cells := make([]uint16, int(info.Size.X)*int(info.Size.Y))
		var n uint32
		_, _, _ = readCharacter.Call(c.out.Fd(), uintptr(unsafe.Pointer(&cells[0])), uintptr(len(cells)), 0, uintptr(unsafe.Pointer(&n)))
		if seen = string(utf16.Decode(cells[:n])); strings.Contains(seen, text) {
			return
		}
	}
	c.t.Fatalf("%q is not shown but %q", text, strings.Join(strings.Fields(seen), " "))
}

// A question stands on the console, and a key answers it. Nothing but what a console
// does by itself is asked of it: the one that tests run in may obey no sequences.
func TestConsoleAsks(t *testing.T) {
	c := openConsole(t)
	term, err := New(c.in, c.out)
	if err != nil {
		t.Skip("this console draws no pages:", err)
	}
	defer term.Close()
	p := ask.Prompt{Page: lined("Skirmish", "as it stands"), Text: "Free?", Layout: ask.Row, Default: -1,
		Choices: []ask.Choice{{Key: "y", Label: "yes"}, {Key: "n", Label: "no"}}, Commands: commands}
	for _, x := range []struct {
		letter  uint16
		control uint32
		want    outcome
	}{
		{'n', 0, outcome{ask.Reply{Choice: 1}, nil}},
		{'q', 0, outcome{ask.Reply{Choice: -1, Command: "quit"}, nil}},
		{3, 8, outcome{ask.Reply{Choice: -1}, ask.ErrInterrupt}},
	} {
		done := askOn(term, p)
		c.shows("as it stands")
		c.shows("Free?")
		c.press(x.letter, x.control)
		select {
		case o := <-done:
			if o.err != x.want.err || o.reply.Choice != x.want.reply.Choice || o.reply.Command != x.want.reply.Command {
				t.Errorf("%q: %+v, want %+v", rune(x.letter), o, x.want)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%q is not heard", rune(x.letter))
		}
	}
}
