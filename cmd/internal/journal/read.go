package journal

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"househagal/cmd/internal/say"
)

// MaxSize is the largest save that is read, in bytes: many hundred times a game.
const MaxSize = 64 << 20

// Contents is what a save holds. It shares nothing with the journal.
type Contents struct {
	Name   string // as the file is called now
	Header Header
	Lines  []Line // those before the damage, if there is any; Lines[i].N == i+2
	Damage Damage // zero when all is well
	Size   int64  // of the file, in bytes
	Head   error  // what is wrong with the first line, where lines behind it can be read; else nil
}

// Damage says what of a save could not be read. The zero value says nothing is
// missing.
type Damage struct {
	TornTail bool  // it is the last line: a write that was cut off
	Line     int   // number of the first line that is not whole; 0 when all are
	Lost     int   // how many lines are missing, from that one to the end
	What     error // what is wrong with it
}

// None reports whether the save is whole.
func (d Damage) None() bool { return d.Line == 0 }

// Last returns the last line of a kind, and whether there is one.
func (c Contents) Last(kind string) (Line, bool) {
	for i := len(c.Lines) - 1; i >= 0; i-- {
		if c.Lines[i].Kind == kind {
			return c.Lines[i], true
		}
	}
	return Line{}, false
}

// Finished reports whether the game is over: its last line says so.
func (c Contents) Finished() bool {
	return len(c.Lines) > 0 && c.Lines[len(c.Lines)-1].Kind == KindFinish
}

// Read reads the save at path without taking its lock, for what only looks: a
// log, a report, a replay. It follows symbolic links. While another process
// appends, its last line may look torn. Errors: ErrMissing, ErrNotFile,
// ErrReadOnly, ErrTooLarge, ErrHeader, ErrNewer, ErrDisk. Damage after the header is
// no error. With an ErrHeader, Contents still holds the lines whose checksums hold
// and the header as far as it is legible, and Head says what is wrong: enough to
// offer a new save (CreateFrom).
func Read(path string) (Contents, error) {
	info, err := os.Stat(path) // before opening, which would wait at a pipe
	if err != nil {
		return Contents{}, failed(path, err)
	}
	if !info.Mode().IsRegular() {
		return Contents{}, &Error{Kind: ErrNotFile, Path: path, Detail: say.Later("journal.wanted")}
	}
	f, err := os.Open(path)
	if err != nil {
		return Contents{}, failed(path, err)
	}
	defer f.Close()
	r, err := readFrom(f, path)
	return r.Contents, err
}

// all reads a whole file that may be a save, and none of one that is too large.
func all(f *os.File, path string) ([]byte, error) {
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, failed(path, err)
	case info.Size() > MaxSize:
		return nil, tooLarge(path)
	}
	data := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	_, err = data.ReadFrom(io.LimitReader(f, MaxSize+1))
	switch {
	case err != nil:
		return nil, failed(path, err)
	case data.Len() > MaxSize:
		return nil, tooLarge(path)
	}
	return data.Bytes(), nil
}

// ReadFile reads a file that holds a save somewhere, such as a report, up to the
// size of a save. It may be a pipe. Errors: those of [Read] but for ErrHeader and
// ErrNewer; and those of os.Open.
func ReadFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return all(f, path)
}

// reading is a save as it was read, with what it takes to go on.
type reading struct {
	Contents
	data []byte // the whole file
	size int64  // bytes of the header and the whole lines
	sum  string // checksum of the last whole line
}

// readFrom reads a whole save from its open file.
func readFrom(f *os.File, path string) (reading, error) {
	data, err := all(f, path)
	if err != nil {
		return reading{}, err
	}
	return parse(path, data)
}

// parse takes a save apart. An error means that even its header cannot be used.
func parse(path string, data []byte) (reading, error) {
	r := reading{data: data}
	r.Name = strings.TrimSuffix(filepath.Base(path), extension)
	r.Size = int64(len(data))
	raw, rest, whole := bytes.Cut(data, []byte("\n"))
	if !whole {
		return r, headerError(path, say.Later("journal.cut_header"))
	}
	wrong, err := r.readHeader(path, raw)
	if err != nil {
		return r, err
	}
	if wrong != nil {
		if r.salvage(); len(r.Lines) > 0 {
			r.Head = wrong
		}
		return r, headerError(path, wrong)
	}
	r.size = int64(len(raw)) + 1
	r.readLines(rest)
	return r, nil
}

// readHeader takes in the first line. The format comes first: of a newer one we
// know neither the checksum nor the members.
func (r *reading) readHeader(path string, raw []byte) (wrong, err error) {
	var first struct{ Format int }
	if err := json.Unmarshal(raw, &first); err != nil {
		return say.Later("journal.no_json"), nil
	}
	switch {
	case first.Format > Format:
		return nil, &NewerError{Path: path, Format: first.Format}
	case first.Format < 1:
		return say.Later("journal.no_format"), nil
	}
	if bytes.HasSuffix(raw, []byte("\r")) {
		return say.Later("journal.line_ends"), nil
	}
	if r.sum, wrong = layouts[first.Format].check("", raw); wrong != nil {
		return wrong, nil
	}
	if err := json.Unmarshal(raw, &r.Header); err != nil {
		return say.Later("journal.no_header", say.Args{"cause": err.Error()}), nil
	}
	return nil, nil
}

// readLines takes in what follows the lines there are, until one is not whole.
func (r *reading) readLines(rest []byte) {
	r.Lines = slices.Grow(r.Lines, bytes.Count(rest, []byte("\n")))
	for len(rest) > 0 {
		raw, after, ended := bytes.Cut(rest, []byte("\n"))
		n := len(r.Lines) + 2
		line, wrong := r.readLine(n, raw, ended)
		if wrong != nil {
			r.Damage = Damage{TornTail: len(after) == 0, Line: n, Lost: linesIn(rest), What: wrong}
			return
		}
		r.Lines = append(r.Lines, line)
		r.size += int64(len(raw)) + 1
		r.sum = line.Sum
		rest = after
	}
}

// readLine decodes the line that should be number n, or says what is wrong with it.
func (r *reading) readLine(n int, raw []byte, ended bool) (line Line, wrong error) {
	if !ended {
		return Line{}, say.Later("journal.cut_off")
	}
	l := layouts[r.Header.Format]
	sum, wrong := l.check(r.sum, raw)
	if wrong != nil {
		return Line{}, wrong
	}
	line, err := l.line(raw, r.Header)
	switch {
	case err != nil:
		return Line{}, say.Later("journal.no_line", say.Args{"cause": err.Error()})
	case line.N != n:
		return Line{}, say.Later("journal.line_number", say.Args{"n": line.N})
	case checkKind(line.Kind) != nil:
		return Line{}, checkKind(line.Kind)
	case len(line.Body) == 0:
		return Line{}, say.Later("journal.no_body")
	}
	line.Sum = sum
	return line, nil
}

// linesIn counts lines, one without a line end included.
func linesIn(text []byte) int {
	n := bytes.Count(text, []byte("\n"))
	if !bytes.HasSuffix(text, []byte("\n")) {
		n++
	}
	return n
}

// tooLarge says that a save is, or would be, larger than what is read.
func tooLarge(path string) error {
	return &Error{Kind: ErrTooLarge, Path: path, Detail: say.Later("journal.more_bytes", say.Args{"n": MaxSize})}
}

// headerError says that a save cannot be opened at all.
func headerError(path string, wrong error) error {
	return &Error{Kind: ErrHeader, Path: path, Line: 1, Detail: wrong}
}
