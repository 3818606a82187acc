package ask

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// errLong says that a line was longer than any answer; it was read to its end.
var errLong = errors.New("line too long")

// errEndless says that a line has more than skipMax bytes, such as one of a device
// that never ends a line.
var errEndless = say.Later("key.endless")

const (
	lineMax = 1024    // the longest line taken for an answer, in bytes
	skipMax = 4 << 20 // how many bytes are read to find the end of a longer one
)

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
// are errLong, errEndless, ErrEnd and those of the input.
func (r *lineReader) next() (string, error) {
	var line []byte
	long := false
	for read := 0; read <= skipMax; {
		part, err := r.in.ReadSlice('\n')
		read += len(part)
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
	return "", errEndless
}
