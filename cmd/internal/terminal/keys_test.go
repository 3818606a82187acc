package terminal

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// decodeAll gives every key of s, as the last bytes for now.
func decodeAll(s string) []key {
	var keys []key
	buf := []byte(s)
	for len(buf) > 0 {
		k, n := decode(buf, true)
		if n <= 0 {
			return append(keys, -1000)
		}
		keys = append(keys, k)
		buf = buf[n:]
	}
	return keys
}

func TestDecode(t *testing.T) {
	tests := []struct {
		in   string
		want []key
	}{
		{"hb2", []key{'h', 'b', '2'}},
		{"\r", []key{keyEnter}},
		{"\n", []key{keyEnter}},
		{"\x1b", []key{keyEsc}},
		{"\x1b\x1b", []key{keyEsc, keyEsc}},
		{"\x1b[A\x1b[B\x1bOC\x1bOD", []key{keyUp, keyDown, keyRight, keyLeft}},
		{"\x1b[5~\x1b[6~", []key{keyPageUp, keyPageDown}},
		{"\x1b[H\x1b[F\x1b[1~\x1b[4~", []key{keyHome, keyEnd, keyHome, keyEnd}},
		{"\x1b[15~a", []key{keyNone, 'a'}},              // F5
		{"\x1bOPa", []key{keyNone, 'a'}},                // F1
		{"\x1b[[Aa", []key{keyNone, 'a'}},               // F1 on a console
		{"\x1b[1;5Aa", []key{keyNone, 'a'}},             // Ctrl and arrow
		{"\x1bxa", []key{keyNone, 'a'}},                 // Alt-x
		{"\x1bäa", []key{keyNone, 'a'}},                 // Alt and a letter of two bytes
		{"\x1b]11;rgb:0/0/0\x07a", []key{keyNone, 'a'}}, // the terminal's own answer
		{"\x1b]11;rgb\x1b\\a", []key{keyNone, 'a'}},     // with its other end
		{"\x1bP1$r\x03", []key{keyNone, keyInterrupt}},  // broken off: Ctrl-C is heard
		{"\x1b[12\x03", []key{keyNone, keyInterrupt}},   // the same
		{"\x1b\x03\x1bO\x03\x1b[[\x03", []key{keyNone, keyInterrupt, keyNone, keyInterrupt, keyNone, keyInterrupt}},
		{"\x1b[200~\x1b[201~", []key{keyPasteOn, keyPasteOff}},
		{"\x1a\x19\x03\x04", []key{keyUndo, keyRedo, keyInterrupt, keyEOF}},
		{"\x00\x1c\xff\xc2\x85", []key{keyNone, keyNone, keyNone, keyNone}},
		{"é界", []key{'é', '界'}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, decodeAll(tt.in)); diff != "" {
			t.Errorf("%q: (-want +got)\n%s", tt.in, diff)
		}
	}
}

func TestDecodeWaitsForTheRest(t *testing.T) {
	for _, half := range []string{"\x1b", "\x1b[", "\x1b[1", "\x1bO", "\x1b]1", "\xc3", "\x1b[["} {
		if k, n := decode([]byte(half), false); n != 0 {
			t.Errorf("%q: got key %d of %d bytes, want it to wait", half, k, n)
		}
		if _, n := decode([]byte(half), true); n == 0 {
			t.Errorf("%q as the last bytes: no key, want one", half)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, s := range []string{"hb\r", "\x1b[200~x\x1b[201~", "\x1b]0;\x03", "\x1b[1;2;3", "\xff\x1b\xc3", "\x1b]\x1b\x03"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, buf []byte) {
		for len(buf) > 0 {
			if _, n := decode(buf, false); n < 0 || n > len(buf) {
				t.Fatalf("decode(%q) took %d bytes", buf, n)
			}
			_, n := decode(buf, true)
			if n <= 0 || n > len(buf) {
				t.Fatalf("decode(%q) as the last bytes took %d", buf, n)
			}
			if at := bytes.IndexByte(buf, 0x03); at > 0 && n > at {
				t.Fatalf("decode(%q) took Ctrl-C into a sequence of %d bytes", buf, n)
			}
			buf = buf[n:]
		}
	})
}
