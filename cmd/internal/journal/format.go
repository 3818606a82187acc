package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"strconv"
	"time"

	"househagal/cmd/internal/say"
)

// layout is how the lines of one format look. In all of them a line is a JSON
// object whose last member is its checksum, over every byte before that member.
type layout struct {
	member string                                   // what stands between text and checksum
	digits int                                      // of the checksum, lower-case hexadecimal
	sum    func(prev string, text []byte) string    // of a line after one with checksum prev
	line   func(raw []byte, h Header) (Line, error) // decodes a line other than the header
}

// layouts holds a reader for each format there ever was. Format 1 is the oldest.
var layouts = [Format + 1]layout{
	1: {
		member: `,"crc":"`, digits: 8,
		sum:  func(_ string, text []byte) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE(text)) },
		line: lineOfFormat1,
	},
	2: {member: sumMember, digits: sumDigits, sum: chained, line: lineOfFormat2},
}

// How a line of the current format ends.
const (
	sumMember = `,"sum":"`
	sumDigits = 16
)

// current is the layout that is written.
var current = layouts[Format]

// chained is the checksum of format 2: 64 bits of SHA-256 over the checksum of the
// line before and the text. It finds accidents and edits by hand, not forgers.
func chained(prev string, text []byte) string {
	if prev == "" { // most of a history are such lines
		sum := sha256.Sum256(text)
		return hex.EncodeToString(sum[:8])
	}
	hash := sha256.New()
	hash.Write([]byte(prev))
	hash.Write(text)
	return hex.EncodeToString(hash.Sum(nil)[:8])
}

// seal ends a JSON object with its checksum and a line end. It may use the
// space behind object.
func (l layout) seal(prev string, object []byte) (raw []byte, sum string) {
	text := object[:len(object)-1]
	sum = l.sum(prev, text)
	return append(append(append(text, l.member...), sum...), '"', '}', '\n'), sum
}

// check compares the checksum of a line, given without its line end, with what
// it should be. It returns the checksum, or "" and what is wrong.
func (l layout) check(prev string, raw []byte) (sum string, wrong error) {
	end := len(raw) - l.digits - len(`"}`)
	text := end - len(l.member)
	if text < 1 || !bytes.HasSuffix(raw, []byte(`"}`)) || string(raw[text:end]) != l.member {
		return "", say.Later("journal.no_sum")
	}
	sum = string(raw[end : end+l.digits])
	if sum != l.sum(prev, raw[:text]) {
		return "", say.Later("journal.sum")
	}
	return sum, nil
}

// lineOfFormat2 decodes a line of the current format.
func lineOfFormat2(raw []byte, h Header) (Line, error) {
	d, ok := plain(raw)
	if !ok {
		if err := json.Unmarshal(raw, &d); err != nil {
			return Line{}, err
		}
	}
	return Line{N: d.N, Kind: d.Kind, Body: d.Body, At: time.Unix(h.Created.Unix()+d.Seconds, 0).UTC()}, nil
}

// lineOfFormat1 decodes a line of the first format: it held the whole date of
// every line, and its checksums were not chained.
func lineOfFormat1(raw []byte, _ Header) (Line, error) {
	var d struct {
		N    int             `json:"n"`
		At   time.Time       `json:"at"`
		Kind string          `json:"kind"`
		Body json.RawMessage `json:"body"`
	}
	if err := json.Unmarshal(raw, &d); err != nil {
		return Line{}, err
	}
	return Line{N: d.N, Kind: d.Kind, Body: d.Body, At: d.At.UTC().Truncate(time.Second)}, nil
}

// plain takes apart a line as it is written here: the same members in the same
// order, and no blanks between them. Of any other line ok is false. The body of a
// status, which is most of a long save, is not looked into: its checksum vouches
// for what was written.
func plain(raw []byte) (d lineOnDisk, ok bool) {
	rest, ok := bytes.CutPrefix(raw, []byte(`{"n":`))
	if !ok {
		return d, false
	}
	n, rest, ok := number(rest, `,"s":`)
	if !ok {
		return d, false
	}
	seconds, rest, ok := number(rest, `,"kind":"`)
	if !ok {
		return d, false
	}
	kind, rest, ok := bytes.Cut(rest, []byte(`","body":`))
	end := len(rest) - len(sumMember) - sumDigits - len(`"}`)
	if !ok || end < 1 || checkKind(string(kind)) != nil {
		return d, false
	}
	if string(kind) != KindStatus && !json.Valid(rest[:end]) {
		return d, false
	}
	return lineOnDisk{N: int(n), Seconds: seconds, Kind: string(kind), Body: rest[:end:end]}, true
}

// number reads a whole number up to what follows it.
func number(text []byte, next string) (n int64, rest []byte, ok bool) {
	digits, rest, ok := bytes.Cut(text, []byte(next))
	if !ok || len(digits) > 18 {
		return 0, nil, false
	}
	n, err := strconv.ParseInt(string(digits), 10, 64)
	return n, rest, err == nil && strconv.FormatInt(n, 10) == string(digits)
}
