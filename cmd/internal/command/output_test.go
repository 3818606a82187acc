package command

import (
	"bytes"
	"testing"
)

// What is written in pieces is the same as what is written at once, wherever a piece
// ends; a control character goes, and what is no text stands out.
func TestOutputInPieces(t *testing.T) {
	const text = "正面朝上, aç\u202eılan \x1b[2J😀\n"
	const want = "正面朝上, açılan [2J😀\n"
	for n := 1; n <= len(text); n++ {
		var b bytes.Buffer
		o := Output{Writer: &b}
		for rest := text; rest != ""; rest = rest[min(n, len(rest)):] {
			piece := rest[:min(n, len(rest))]
			if got, err := o.Write([]byte(piece)); got != len(piece) || err != nil {
				t.Fatal(got, err)
			}
		}
		if b.String() != want {
			t.Errorf("in pieces of %d bytes: %q, want %q", n, b.String(), want)
		}
	}
	var b bytes.Buffer
	o := Output{Writer: &b}
	_, _ = o.Write([]byte("a\xffb\n"))
	if b.String() != "a\ufffdb\n" {
		t.Errorf("%q", b.String())
	}
}
