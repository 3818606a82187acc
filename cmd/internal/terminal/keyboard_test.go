package terminal

import (
	"io"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// fakeClock stands still until a test moves it.
type fakeClock struct {
	time  time.Time
	timer chan time.Time
}

func newFakeClock() *fakeClock {
	return &fakeClock{time: time.Unix(1000, 0), timer: make(chan time.Time, 1)}
}

func (f *fakeClock) clock() Clock {
	return Clock{
		Now:   func() time.Time { return f.time },
		After: func(time.Duration) <-chan time.Time { return f.timer },
	}
}

// typedKeyboard is a keyboard into which the test types.
func typedKeyboard(f *fakeClock) *keyboard {
	return &keyboard{clock: f.clock(), idle: func() {}, chunks: make(chan chunk, 64), wake: make(chan struct{}, 1)}
}

func (k *keyboard) typed(s string) {
	k.chunks <- chunk{bytes: []byte(s), at: k.clock.Now()}
}

func nextKeys(t *testing.T, k *keyboard, n int) []key {
	t.Helper()
	var keys []key
	for range n {
		p, err := k.next()
		if err != nil {
			t.Fatalf("key %d: %v", len(keys), err)
		}
		keys = append(keys, p.key)
	}
	return keys
}

func TestEscIsAKeyOnlyAfterAWhile(t *testing.T) {
	clock := newFakeClock()
	k := typedKeyboard(clock)
	k.typed("\x1b")
	k.typed("[A")
	if diff := cmp.Diff([]key{keyUp}, nextKeys(t, k, 1)); diff != "" {
		t.Errorf("ESC and [A in two reads: (-want +got)\n%s", diff)
	}
	k.typed("\x1b")
	clock.timer <- clock.time
	if diff := cmp.Diff([]key{keyEsc}, nextKeys(t, k, 1)); diff != "" {
		t.Errorf("ESC alone: (-want +got)\n%s", diff)
	}
}

func TestPastedTextIsNoKeys(t *testing.T) {
	k := typedKeyboard(newFakeClock())
	k.typed("\x1b[200~sa\rsa\x1b[201~x")
	if diff := cmp.Diff([]key{'x'}, nextKeys(t, k, 1)); diff != "" {
		t.Errorf("paste at a menu: (-want +got)\n%s", diff)
	}
	k.typed("\x1b[200~\x03")
	if diff := cmp.Diff([]key{keyInterrupt}, nextKeys(t, k, 1)); diff != "" {
		t.Errorf("Ctrl-C in a paste that never ends: (-want +got)\n%s", diff)
	}
	k.pasted = true
	k.typed("\x1b[200~Mia\r\x1b[201~\r")
	if diff := cmp.Diff([]key{'M', 'i', 'a', keyEnter}, nextKeys(t, k, 4)); diff != "" {
		t.Errorf("paste into a line: (-want +got)\n%s", diff)
	}
}

func TestRedrawWakesTheReader(t *testing.T) {
	k := typedKeyboard(newFakeClock())
	k.redraw()
	k.redraw()
	if diff := cmp.Diff([]key{keyNone}, nextKeys(t, k, 1)); diff != "" {
		t.Errorf("redraw: (-want +got)\n%s", diff)
	}
}

func TestKeysBeforeTheEndAreKept(t *testing.T) {
	k := typedKeyboard(newFakeClock())
	k.typed("ab")
	k.chunks <- chunk{err: io.EOF}
	if diff := cmp.Diff([]key{'a', 'b'}, nextKeys(t, k, 2)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if _, err := k.next(); err != io.EOF {
		t.Errorf("after the last key: %v, want EOF", err)
	}
}

func TestCtrlCWhileNobodyAsks(t *testing.T) {
	heard := make(chan bool, 1)
	in, out := io.Pipe()
	newKeyboard(in, newFakeClock().clock(), func() { heard <- true })
	if _, err := out.Write([]byte("a\x03")); err != nil {
		t.Fatal(err)
	}
	<-heard
	out.Close()
}
