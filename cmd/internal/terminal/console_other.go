//go:build !windows

package terminal

import (
	"io"
	"os"

	"golang.org/x/term"
)

// modes are those of the terminal before it was taken over.
type modes struct {
	in  *os.File
	was *term.State
}

// takeModes makes keys come in one by one, without an echo.
func takeModes(in, _ *os.File) (*modes, error) {
	was, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return nil, err
	}
	return &modes{in, was}, nil
}

// again takes the terminal over once more.
func (m *modes) again() error {
	_, err := term.MakeRaw(int(m.in.Fd()))
	return err
}

// restore gives the terminal back as it was.
func (m *modes) restore() error { return term.Restore(int(m.in.Fd()), m.was) }

// canDraw says whether both are terminals that draw: TERM says what they are.
func canDraw(in, out *os.File) bool {
	if kind := os.Getenv("TERM"); kind == "" || kind == "dumb" {
		return false
	}
	return term.IsTerminal(int(in.Fd())) && term.IsTerminal(int(out.Fd()))
}

func keysOf(in *os.File) io.Reader { return in }
