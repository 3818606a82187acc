package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"testing"
)

// resealed gives every line of a would-be save the number of a format and right
// checksums, so that the fuzzer gets past them to what reads the lines.
func resealed(data []byte, format int) []byte {
	var out []byte
	prev := ""
	for line := range bytes.Lines(data) {
		line = bytes.TrimRight(line, "}\n")
		if len(line) == 0 {
			continue
		}
		for _, l := range layouts[1:] {
			if i := bytes.LastIndex(line, []byte(l.member)); i > 0 {
				line = line[:i]
			}
		}
		var raw []byte
		raw, prev = layouts[format].seal(prev, append(bytes.Clone(line), '}'))
		out = append(out, raw...)
	}
	return out
}

// FuzzRead reads anything: it never panics, says plainly what is wrong, and what it
// takes for whole can be written again and read to be the same.
func FuzzRead(f *testing.F) {
	for _, format := range []string{"1", "2"} {
		data := contents(f, filepath.Join("testdata", "format-"+format+".jsonl"))
		f.Add(data, false)
		f.Add(data, true)
		f.Add(data[:len(data)-9], false)
		f.Add(bytes.Replace(data, []byte("pays"), []byte("lays"), 1), false)
		f.Add(bytes.Replace(data, []byte("kind"), []byte("kinds"), 1), true)
		f.Add(bytes.Replace(data, []byte(`"n":5`), []byte(`"n":6`), 1), true)
	}
	for _, s := range []string{"", "\n", "{}\n", "null\n", "{\"format\":3}\n", "{\"format\":2}\n{\"n\":2}\n",
		"{\"format\":2,\"created\":\"9999-12-31T23:59:59Z\"}\n{\"n\":2,\"s\":9223372036854775807,\"kind\":\"a\",\"body\":0}\n"} {
		f.Add([]byte(s), true)
	}
	f.Fuzz(func(t *testing.T, data []byte, seal bool) {
		if seal {
			format := Format
			if bytes.Contains(data, []byte(`"format":1`)) {
				format = 1
			}
			data = resealed(data, format)
		}
		r, err := parse("fuzz.jsonl", data)
		if err != nil {
			if !errors.Is(err, ErrHeader) && !errors.Is(err, ErrNewer) {
				t.Fatalf("an error of no kind: %v", err)
			}
			for i, l := range r.Lines {
				if l.N != i+2 {
					t.Fatalf("salvaged line %d as %d", i+2, l.N)
				}
			}
			return
		}
		checkReading(t, r, data)
	})
}

// checkReading holds a reading to what Contents promises.
func checkReading(t *testing.T, r reading, data []byte) {
	t.Helper()
	whole := data[:r.size]
	if n := bytes.Count(whole, []byte("\n")); n != len(r.Lines)+1 || !bytes.HasSuffix(whole, []byte("\n")) {
		t.Fatalf("%d lines in %d whole bytes, %d line ends", len(r.Lines), r.size, n)
	}
	if r.Damage.None() != (int(r.size) == len(data)) {
		t.Fatalf("%d of %d bytes are whole, damage is %+v", r.size, len(data), r.Damage)
	}
	if d := r.Damage; !d.None() && (d.Line != len(r.Lines)+2 || d.Lost != linesIn(data[r.size:]) || d.What == nil) {
		t.Fatalf("%d lines, damage is %+v", len(r.Lines), d)
	}
	text, sum, err := rewritten(r.Contents)
	if err != nil {
		t.Fatal(err)
	}
	again, err := parse("fuzz.jsonl", text)
	if err != nil || !again.Damage.None() || len(again.Lines) != len(r.Lines) || again.sum != sum {
		t.Fatalf("written again: %v, %+v", err, again.Damage)
	}
	for i, l := range again.Lines {
		if old := r.Lines[i]; l.N != old.N || l.Kind != old.Kind || !l.At.Equal(old.At) {
			t.Fatalf("%+v became %+v", old, l)
		}
	}
}

// FuzzAppend appends any JSON and any time, and reads it back.
func FuzzAppend(f *testing.F) {
	f.Add("answer", []byte(`{"a": [1, "<&>\u2028"]}`))
	f.Add("", []byte("\"\xff\""))
	f.Fuzz(func(t *testing.T, kind string, body []byte) {
		text, err := compact(json.RawMessage(body))
		if err != nil || checkKind(kind) != nil {
			return
		}
		raw, _ := bodyLine("0123456789abcdef", Line{N: 2, Kind: kind, Body: text, At: start}, start)
		r := reading{sum: "0123456789abcdef", Contents: Contents{Header: Header{Format: Format, Created: start}}}
		r.readLines(raw)
		if !r.Damage.None() || len(r.Lines) != 1 || !bytes.Equal(r.Lines[0].Body, text) {
			t.Fatalf("%q became %+v, %+v", text, r.Lines, r.Damage)
		}
	})
}
