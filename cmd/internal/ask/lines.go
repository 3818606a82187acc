package ask

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	layouter "househagal/cmd/internal/layout"
)

// errLong says that a line was longer than any answer; it was read to its end.
var errLong = errors.New("line too long")

// lineMax is the longest line taken for an answer, in bytes.
const lineMax = 1024

// lineReader reads lines from anything: it takes off byte order mark, carriage
// return and control characters, and never keeps more than lineMax bytes.
type lineReader struct {
	in    *bufio.Reader
	begun bool
}

func newLineReader(in io.Reader) *lineReader {
	return &lineReader{in: bufio.NewReader(in)}
}

// next gives the next line; a last one without a newline counts. Its errors
// are errLong, ErrEnd and those of the input.
func (r *lineReader) next() (string, error) {
	var line []byte
	long := false
	for {
		part, err := r.in.ReadSlice('\n')
		if long = long || len(line)+len(part) > lineMax; !long {
			line = append(line, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && len(line) == 0 && !long:
			return "", ErrEnd
		case err != nil && err != io.EOF:
			return "", fmt.Errorf("input: %w", err)
		case long:
			r.begun = true
			return "", errLong
		}
		text := string(line)
		if !r.begun {
			text = strings.TrimPrefix(text, "\ufeff")
		}
		r.begun = true
		return layouter.Clean(text), nil
	}
}
