package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"househagal/cmd/internal/say"
)

// Format is the number of the format that is written. Every older one, from 1
// on, is read too, and brought up to date by the first write.
const Format = 2

// Kinds of line that this package reads itself, for [List] and [Rotate]. All
// others belong to the caller.
const (
	KindStatus = "status" // the caller's summary of the game as it stands, any JSON
	KindFinish = "finish" // the game is over, unless a line follows
)

const maxKind = 24 // bytes of a kind

// Header is the first line of a save: all that a game is made of but its answers.
type Header struct {
	Format  int               `json:"format"`  // of the file as it was read; Create writes the current one
	Program string            `json:"program"` // who wrote it, with its version
	Name    string            `json:"name"`    // the name at creation; a renamed save keeps it
	Seed    uint64            `json:"seed"`
	Created time.Time         `json:"created"` // UTC, whole milliseconds; older saves whole seconds
	Flags   map[string]string `json:"flags,omitempty"`
	Rules   string            `json:"rules"` // the resolved rules, whole: later edits never change a running game
}

// Line is one answered prompt, or whatever else the caller noted.
type Line struct {
	N    int             // its number in the file; the header is 1, so the first is 2
	Kind string          // 1 to 24 of a-z, 0-9, "-" and "_", beginning with a letter
	Body json.RawMessage // valid JSON without indentation; of a status what was appended, unread
	At   time.Time       // when it was appended, UTC, whole seconds
	Sum  string          // the checksum that ends it in the file
}

// checkKind returns an ErrKind unless kind is one.
func checkKind(kind string) error {
	if kind == "" || len(kind) > maxKind || kind[0] < 'a' || kind[0] > 'z' {
		return &Error{Kind: ErrKind, Detail: say.Later("journal.kind_length", say.Args{"word": strconv.Quote(kind), "n": maxKind})}
	}
	for _, c := range []byte(kind) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return &Error{Kind: ErrKind, Detail: say.Later("journal.kind_letter", say.Args{"word": strconv.Quote(kind), "text": strconv.QuoteRune(rune(c))})}
		}
	}
	return nil
}

// lineOnDisk is a line of format 2, without its checksum.
type lineOnDisk struct {
	N       int             `json:"n"`
	Seconds int64           `json:"s"` // since the game was created
	Kind    string          `json:"kind"`
	Body    json.RawMessage `json:"body"`
}

// compact writes v as JSON on one line, without indentation and without escapes
// that only HTML needs. Line ends inside strings are escaped by JSON itself.
func compact(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, &Error{Kind: ErrBody, Cause: err}
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// headerLine returns the first line of a save in the current format, with its
// line end, and its checksum.
func headerLine(h Header) (raw []byte, sum string, err error) {
	h.Format = Format
	text, err := compact(h)
	if err != nil {
		return nil, "", err
	}
	raw, sum = current.seal("", text)
	return raw, sum, nil
}

// bodyLine returns a further line in the current format, with its line end, and
// its checksum, which is chained to prev, that of the line before.
func bodyLine(prev string, l Line, created time.Time) (raw []byte, sum string) {
	seconds := l.At.Unix() - created.Unix()
	text := make([]byte, 0, len(l.Body)+len(l.Kind)+100)
	text = fmt.Appendf(text, `{"n":%d,"s":%d,"kind":"%s","body":%s}`, l.N, seconds, l.Kind, l.Body)
	return current.seal(prev, text)
}
