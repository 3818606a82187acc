package terminal

import (
	"os"
	"testing"
	"unicode/utf16"

	"golang.org/x/sys/windows"
)

// Letters come whole, also those of two halves that are read one after the other.
func TestConsoleLetters(t *testing.T) {
	for _, text := range []string{"a", "é水", "a😀b", "\x1b[A\r\x1a\x03", "😀"} {
		all := utf16.Encode([]rune(text))
		for cut := range all {
			first, half := letters(all[:cut])
			rest := all[cut:]
			if half != 0 {
				rest = append([]uint16{half}, rest...)
			}
			second, left := letters(rest)
			if got := string(first) + string(second); got != text || left != 0 {
				t.Errorf("%q cut at %d: %q", text, cut, got)
			}
		}
	}
	if out, half := letters([]uint16{0xdc00, 'a'}); string(out) != "\ufffda" || half != 0 {
		t.Errorf("%q %x", out, half)
	}
}

// A console is given back with the modes that it had; what is none is refused.
func TestConsoleModes(t *testing.T) {
	file, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := takeModes(file, file); err == nil || canDraw(file, file) {
		t.Error("a file is taken for a console")
	}
	in, err := os.OpenFile("CONIN$", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no console here:", err)
	}
	defer in.Close()
	out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no console here:", err)
	}
	defer out.Close()
	var before, amid, after uint32
	_ = windows.GetConsoleMode(windows.Handle(in.Fd()), &before)
	m, err := takeModes(in, out)
	if err != nil {
		t.Skip("this console draws no pages:", err)
	}
	_ = windows.GetConsoleMode(windows.Handle(in.Fd()), &amid)
	if amid&inOff != 0 || amid&inOn != inOn {
		t.Errorf("modes %x", amid)
	}
	if err := m.restore(); err != nil {
		t.Error(err)
	}
	if _ = windows.GetConsoleMode(windows.Handle(in.Fd()), &after); after != before {
		t.Errorf("modes were %x and are %x", before, after)
	}
}
