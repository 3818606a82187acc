package terminal

import (
	"io"
	"os"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/sys/windows"
	"golang.org/x/term"
)

// modes are those of the console before it was taken over: keys come in one by one
// as a terminal of other systems sends them, and sequences that draw are obeyed.
type modes struct {
	in, out       windows.Handle
	inWas, outWas uint32
}

// Modes that pages and single keys need.
const (
	inOff = windows.ENABLE_ECHO_INPUT | windows.ENABLE_PROCESSED_INPUT | windows.ENABLE_LINE_INPUT
	inOn  = windows.ENABLE_VIRTUAL_TERMINAL_INPUT
	outOn = windows.ENABLE_PROCESSED_OUTPUT | windows.ENABLE_WRAP_AT_EOL_OUTPUT | windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING
	// A line as wide as the window does not wrap before the next letter. Our lines end
	// in both marks, so that the other half of it changes nothing.
	outWait = windows.DISABLE_NEWLINE_AUTO_RETURN
)

// takeModes makes a terminal of the console. An older Windows has none to make.
func takeModes(in, out *os.File) (*modes, error) {
	m := &modes{in: windows.Handle(in.Fd()), out: windows.Handle(out.Fd())}
	if err := windows.GetConsoleMode(m.in, &m.inWas); err != nil {
		return nil, err
	}
	if err := windows.GetConsoleMode(m.out, &m.outWas); err != nil {
		return nil, err
	}
	if err := m.again(); err != nil {
		_ = m.restore()
		return nil, err
	}
	return m, nil
}

// again takes the console over once more.
func (m *modes) again() error {
	if err := windows.SetConsoleMode(m.in, m.inWas&^inOff|inOn); err != nil {
		return err
	}
	if windows.SetConsoleMode(m.out, m.outWas|outOn|outWait) == nil {
		return nil
	}
	return windows.SetConsoleMode(m.out, m.outWas|outOn)
}

// restore gives the console back as it was.
func (m *modes) restore() error {
	err := windows.SetConsoleMode(m.out, m.outWas)
	if e := windows.SetConsoleMode(m.in, m.inWas); err == nil {
		err = e
	}
	return err
}

// canDraw says whether the console can be a terminal. It says so of itself: TERM is
// not set there, but by shells that have none.
func canDraw(in, out *os.File) bool {
	if os.Getenv("TERM") == "dumb" || !term.IsTerminal(int(in.Fd())) || !term.IsTerminal(int(out.Fd())) {
		return false
	}
	m, err := takeModes(in, out)
	return err == nil && m.restore() == nil
}

// console reads the keys of a console as UTF-8. A file would take Ctrl-Z for the end
// of the input.
type console struct {
	handle windows.Handle
	half   uint16 // of a letter of which the other half is still to come
}

func keysOf(in *os.File) io.Reader { return &console{handle: windows.Handle(in.Fd())} }

// Read waits for keys and writes them into p, which has room for some.
func (c *console) Read(p []byte) (int, error) {
	units := make([]uint16, 1, 65)
	units[0] = c.half
	if c.half == 0 {
		units = units[:0]
	}
	room := units[len(units) : len(units)+min(64-len(units), len(p)/utf8.UTFMax)]
	var n uint32
	if err := windows.ReadConsole(c.handle, &room[0], uint32(len(room)), &n, nil); err != nil {
		return 0, err
	}
	var out []byte
	out, c.half = letters(units[:len(units)+int(n)])
	return copy(p, out), nil
}

// letters makes UTF-8 of what a console sends. What is half of a letter at the end
// is left for the next time.
func letters(units []uint16) (out []byte, half uint16) {
	if n := len(units); n > 0 && units[n-1] >= 0xd800 && units[n-1] < 0xdc00 {
		units, half = units[:n-1], units[n-1]
	}
	for _, r := range utf16.Decode(units) {
		out = utf8.AppendRune(out, r)
	}
	return out, half
}

// lookEvery is how often the size of the window is looked at: a console tells of it
// only to who reads its events instead of its keys.
const lookEvery = 200 * time.Millisecond

// watchWindow calls resized when the window of out has changed its size, until stop
// is called. Nothing stops and resumes a program there.
func watchWindow(out *os.File, resized, _, _ func()) (stop func()) {
	done := make(chan struct{})
	ticks := time.NewTicker(lookEvery)
	go func() {
		defer ticks.Stop()
		w, h, _ := term.GetSize(int(out.Fd()))
		for {
			select {
			case <-done:
				return
			case <-ticks.C:
			}
			if nw, nh, err := term.GetSize(int(out.Fd())); err == nil && (nw != w || nh != h) {
				w, h = nw, nh
				resized()
			}
		}
	}()
	return func() { close(done) }
}
