package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// output is the standard output of the process. It remembers the first fault of
// writing, so that no command can end well whose words went nowhere.
type output struct {
	io.Writer
	fault error
}

// Write writes, and keeps what goes wrong.
func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil && o.fault == nil {
		o.fault = err
	}
	return n, err
}

// ended is what the process ends with whose command ended with err.
func (o *output) ended(err error) error {
	if o.fault == nil || err != nil && !errors.Is(err, o.fault) {
		return err
	}
	return exit{exitFault, fmt.Errorf("standard output can't be written: %w", cause(o.fault))}
}

// files are the streams as files, which a terminal is; ok is false where one is
// none.
func (s streams) files() (in, out *os.File, ok bool) {
	w := s.out
	if o, wrapped := w.(*output); wrapped {
		w = o.Writer
	}
	in, isIn := s.in.(*os.File)
	out, isOut := w.(*os.File)
	return in, out, isIn && isOut
}
