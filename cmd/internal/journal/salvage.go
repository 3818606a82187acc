package journal

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strconv"
	"sync"
	"time"
)

// maxRepair is how long a header may be in which a damaged byte is looked for.
const maxRepair = 2048

// salvage reads what it can behind a header that is damaged: the lines are chained
// to the checksum it had, which either still stands at its end or can be computed.
// Where one byte of it was hit the header is whole again; else it takes of it what
// is legible, and nothing vouches for that.
func (r *reading) salvage() {
	for _, end := range headerEnds(r.data) {
		raw, rest := r.data[:end], r.data[end+1:]
		for format := Format; format >= 1; format-- {
			for _, sum := range layouts[format].likely(raw) {
				r.Header.Format = format
				r.sum, r.Lines, r.Damage = sum, nil, Damage{}
				if r.readLines(rest); len(r.Lines) > 0 {
					r.recover(raw, rest, sum)
					return
				}
			}
		}
	}
	r.Header, r.Lines, r.Damage = legible(r.data[:headerEnds(r.data)[0]]), nil, Damage{}
}

// recover reads the lines again under the header that raw was.
func (r *reading) recover(raw, rest []byte, sum string) {
	format := r.Header.Format
	if text := layouts[format].repaired(raw, sum); text != nil {
		r.Header = Header{}
		if json.Unmarshal(append(text, '}'), &r.Header) != nil {
			r.Header = legible(raw)
		}
	} else {
		r.Header = legible(raw)
	}
	r.Header.Format, r.sum, r.Lines, r.Damage = format, sum, nil, Damage{}
	r.readLines(rest)
}

// headerEnds are the places at which the first line may have ended: at its line
// end; at the next one, where a byte was turned into one; before the second line,
// where its own was turned into something else.
func headerEnds(data []byte) []int {
	first := bytes.IndexByte(data, '\n')
	ends := []int{first}
	if next := bytes.IndexByte(data[first+1:], '\n'); next >= 0 {
		ends = append(ends, first+1+next)
	}
	if second := bytes.Index(data[:first], []byte(`{"n":2,`)); second > 0 {
		ends = append(ends, second-1)
	}
	return ends
}

// likely gives the checksums a damaged header may have had: the one it ends with,
// and the one over its text, in case only the first was hit.
func (l layout) likely(raw []byte) []string {
	end := len(raw) - l.digits - len(`"}`)
	text := end - len(l.member)
	if text < 1 {
		return nil
	}
	return []string{string(raw[end : end+l.digits]), l.sum("", raw[:text])}
}

// repaired is the text of a header, without its checksum and what follows, in which
// at most one byte differs from raw and whose checksum is sum; nil where there is
// none.
func (l layout) repaired(raw []byte, sum string) []byte {
	text := bytes.Clone(raw[:len(raw)-l.digits-len(`"}`)-len(l.member)])
	if l.sum("", text) == sum {
		return text
	}
	if len(text) > maxRepair {
		return nil
	}
	for i, was := range text {
		for b := range 256 {
			if text[i] = byte(b); l.sum("", text) == sum {
				return text
			}
		}
		text[i] = was
	}
	return nil
}

// What of a header can be told without its braces.
var (
	aWord = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`"([a-z-]+)":("(?:[^"\\]|\\.)*")`) })
	aSeed = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`"seed":([0-9]+)`) })
)

// legible takes from a damaged header what stands in it.
func legible(raw []byte) Header {
	var h Header
	if json.Unmarshal(raw, &h) == nil {
		return h
	}
	h = Header{Flags: map[string]string{}}
	if seed := aSeed().FindSubmatch(raw); seed != nil {
		h.Seed, _ = strconv.ParseUint(string(seed[1]), 10, 64)
	}
	for _, x := range aWord().FindAllSubmatch(raw, -1) {
		var value string
		if json.Unmarshal(x[2], &value) != nil {
			continue
		}
		switch key := string(x[1]); key {
		case "program":
			h.Program = value
		case "name":
			if h.Name == "" { // the people's names come later
				h.Name = value
				continue
			}
			h.Flags[key] = value
		case "created":
			h.Created, _ = time.Parse(time.RFC3339, value)
		case "rules":
			h.Rules = value
		case "sum", "crc":
		default:
			h.Flags[key] = value
		}
	}
	return h
}
