package terminal

import "unicode/utf8"

// key is one key press: a rune that was typed, or one of the constants below.
type key rune

const (
	keyNone key = -iota - 1 // a sequence that means nothing here
	keyEnter
	keyEsc
	keyUp
	keyDown
	keyLeft
	keyRight
	keyHome
	keyEnd
	keyPageUp
	keyPageDown
	keyBackspace
	keyClearLine
	keyClearWord
	keyInterrupt // Ctrl-C
	keyEOF       // Ctrl-D
	keyUndo      // Ctrl-Z
	keyRedo      // Ctrl-Y
	keyPasteOn   // bracketed paste begins
	keyPasteOff
)

// controls are the single bytes that mean something.
var controls = map[byte]key{
	'\r': keyEnter, '\n': keyEnter, '\t': keyDown,
	0x01: keyHome, 0x05: keyEnd,
	0x02: keyLeft, 0x06: keyRight, 0x0e: keyDown, 0x10: keyUp,
	0x08: keyBackspace, 0x7f: keyBackspace, 0x15: keyClearLine, 0x17: keyClearWord,
	0x03: keyInterrupt, 0x04: keyEOF, 0x1a: keyUndo, 0x19: keyRedo,
}

// finals are the sequences "ESC [ x" and "ESC O x" without parameters.
var finals = map[byte]key{
	'A': keyUp, 'B': keyDown, 'C': keyRight, 'D': keyLeft, 'H': keyHome, 'F': keyEnd,
	'M': keyEnter, // Enter of the number block
}

// numbered are the sequences "ESC [ n ~".
var numbered = map[string]key{
	"1": keyHome, "7": keyHome, "4": keyEnd, "8": keyEnd,
	"5": keyPageUp, "6": keyPageDown, "200": keyPasteOn, "201": keyPasteOff,
}

// longest is where a sequence without an end is given up, in bytes.
const longest = 256

// decode takes the first key off buf and says how many bytes it was. Zero
// bytes: the sequence is not complete. With final nothing more is to come for
// now, so that a lone ESC is the Esc key and half a sequence is nothing.
func decode(buf []byte, final bool) (key, int) {
	if len(buf) == 0 {
		return keyNone, 0
	}
	if b := buf[0]; b == 0x1b {
		return decodeEscape(buf, final)
	} else if b < 0x20 || b == 0x7f {
		if k, ok := controls[b]; ok {
			return k, 1
		}
		return keyNone, 1
	}
	if !utf8.FullRune(buf) && !final {
		return keyNone, 0
	}
	r, n := utf8.DecodeRune(buf)
	if r == utf8.RuneError || (r >= 0x80 && r < 0xa0) {
		return keyNone, n
	}
	return key(r), n
}

// decodeEscape takes one sequence that begins with ESC.
func decodeEscape(buf []byte, final bool) (key, int) {
	k, n := keyEsc, 0
	if len(buf) > 1 {
		switch buf[1] {
		case '[':
			k, n = decodeControl(buf)
		case 'O':
			if len(buf) > 2 && buf[2] < 0x20 { // broken off
				return keyNone, 2
			} else if len(buf) > 2 {
				k, n = orNone(finals[buf[2]]), 3
			}
		case ']', 'P', 'X', '^', '_':
			k, n = decodeString(buf)
		case 0x1b:
			return keyEsc, 1 // Esc pressed again
		case 0x03, 0x04:
			return keyNone, 1 // to leave is never part of a sequence
		default: // Alt and a key
			if _, size := decode(buf[1:], final); size > 0 {
				k, n = keyNone, 1+size
			}
		}
	}
	switch {
	case n > 0:
		return k, n
	case !final && len(buf) < longest:
		return keyNone, 0
	case len(buf) == 1:
		return keyEsc, 1
	}
	return keyNone, len(buf)
}

// decodeControl takes "ESC [ parameters final".
func decodeControl(buf []byte) (key, int) {
	if len(buf) > 2 && buf[2] == '[' { // F1 to F5 on a Linux console
		switch {
		case len(buf) == 3:
			return keyNone, 0
		case buf[3] < 0x20:
			return keyNone, 3
		}
		return keyNone, 4
	}
	for i := 2; i < len(buf); i++ {
		b := buf[i]
		switch {
		case b >= 0x40 && b <= 0x7e:
			if b == '~' {
				return orNone(numbered[string(buf[2:i])]), i + 1
			}
			if i == 2 && b != 'M' {
				return orNone(finals[b]), i + 1
			}
			return keyNone, i + 1
		case b < 0x20 || b > 0x7e: // broken off: the byte stands for itself
			return keyNone, i
		}
	}
	return keyNone, 0
}

// decodeString takes an answer of the terminal itself, up to BEL or ESC \.
func decodeString(buf []byte) (key, int) {
	for i := 2; i < len(buf); i++ {
		switch {
		case buf[i] == 0x07:
			return keyNone, i + 1
		case buf[i] == 0x1b && i+1 < len(buf):
			if buf[i+1] != '\\' { // broken off by another sequence
				return keyNone, i
			}
			return keyNone, i + 2
		case buf[i] < 0x20 && buf[i] != 0x1b: // broken off
			return keyNone, i
		}
	}
	return keyNone, 0
}

// orNone turns the zero value of a lookup into keyNone.
func orNone(k key) key {
	if k == 0 {
		return keyNone
	}
	return k
}
