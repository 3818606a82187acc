package terminal

import (
	"bytes"
	"io"
	"sync/atomic"
	"time"

	"househagal/cmd/internal/ask"
)

// Clock is the time keys come in by; tests bring their own.
type Clock struct {
	Now   func() time.Time
	After func(time.Duration) <-chan time.Time
}

// WallClock is the time of the machine.
var WallClock = Clock{Now: time.Now, After: time.After}

// escapeWait is how long a lone ESC may still become a sequence.
const escapeWait = 40 * time.Millisecond

// press is a key and when it came in.
type press struct {
	key key
	at  time.Time
}

// chunk is what one read brought.
type chunk struct {
	bytes []byte
	at    time.Time
	err   error
}

// keyboard reads bytes in the background, so that a change of the window can
// be seen in mid-prompt and every key knows when it was pressed.
type keyboard struct {
	clock  Clock
	chunks chan chunk
	wake   chan struct{}   // draw again
	asking atomic.Bool     // a prompt is waiting
	idle   func()          // Ctrl-C while no prompt waits
	pasted bool            // pasted text is an answer, not a mistake
	gone   <-chan struct{} // closed: no key is wanted any more

	buf   []byte
	at    time.Time
	paste bool
	err   error
}

// newKeyboard begins to read. The reading goroutine ends with the input.
func newKeyboard(in io.Reader, c Clock, idle func()) *keyboard {
	k := &keyboard{clock: c, idle: idle, chunks: make(chan chunk, 256), wake: make(chan struct{}, 1)}
	go k.pump(in)
	return k
}

// pump reads until the input ends.
func (k *keyboard) pump(in io.Reader) {
	for {
		buf := make([]byte, 256)
		n, err := in.Read(buf)
		if n > 0 {
			if !k.asking.Load() && bytes.IndexByte(buf[:n], 0x03) >= 0 {
				k.idle()
			}
			k.chunks <- chunk{bytes: buf[:n], at: k.clock.Now()}
		}
		if err != nil {
			k.chunks <- chunk{err: err, at: k.clock.Now()}
			return
		}
	}
}

// redraw makes next return a keyNone soon. It never blocks.
func (k *keyboard) redraw() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// next waits for a key. keyNone means: draw again. Once gone is closed it gives
// ErrWithdrawn.
func (k *keyboard) next() (press, error) {
	for {
		if p, ok := k.take(false); ok {
			if p.key == keyNone {
				continue
			}
			return p, nil
		}
		if k.err != nil {
			return press{}, k.err
		}
		var timeout <-chan time.Time
		if len(k.buf) > 0 {
			timeout = k.clock.After(escapeWait)
		}
		select {
		case c := <-k.chunks:
			k.add(c)
		case <-k.gone:
			return press{}, ask.ErrWithdrawn
		case <-k.wake:
			return press{key: keyNone, at: k.clock.Now()}, nil
		case <-timeout:
			if p, ok := k.take(true); ok && p.key != keyNone {
				return p, nil
			}
		}
	}
}

// add keeps a chunk. Bytes that came earlier and did not make a sequence in
// time are settled first.
func (k *keyboard) add(c chunk) {
	if c.err != nil {
		k.err = c.err
		return
	}
	k.buf = append(k.buf, c.bytes...)
	k.at = c.at
}

// take decodes one key of what has been read. Inside a bracketed paste all is
// dropped, but for the keys that leave and text where text is asked.
func (k *keyboard) take(final bool) (press, bool) {
	got, n := decode(k.buf, final || k.err != nil)
	if n == 0 {
		return press{}, false
	}
	k.buf = k.buf[n:]
	switch {
	case got == keyPasteOn:
		k.paste, got = true, keyNone
	case got == keyPasteOff:
		k.paste, got = false, keyNone
	case k.paste && (got == keyInterrupt || got == keyEOF || got == keyEsc):
		k.paste = false
	case k.paste && (!k.pasted || got < ' '):
		got = keyNone
	}
	return press{key: got, at: k.at}, true
}

// drain gives the keys that are already there, without waiting.
func (k *keyboard) drain() []press {
	for {
		select {
		case c := <-k.chunks:
			k.add(c)
			continue
		default:
		}
		break
	}
	var keys []press
	for {
		p, ok := k.take(true)
		if !ok {
			return keys
		}
		if p.key != keyNone {
			keys = append(keys, p)
		}
	}
}
