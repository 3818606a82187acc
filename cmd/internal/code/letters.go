package code

import (
	"errors"
	"math/big"
	"strconv"
	"strings"

	"househagal/cmd/internal/say"
)

// letters are the digits of a code, in their order.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// check is the prime of which every code is a multiple, and room what stands behind
// the number to make it one: two letters.
const (
	check = 1021
	room  = 1024
)

// maxLetters is longer than any code, and than a place where all of a table lies apart.
const maxLetters = 256

// What is wrong with a code as it was typed.
var (
	errLetter = errors.New("letter")
	errCheck  = errors.New("check")
)

// write writes a number as a code, in groups of four.
func write(n *big.Int) string {
	n = new(big.Int).Mul(n, big.NewInt(room))
	rest := new(big.Int).Mod(n, big.NewInt(check)).Int64()
	n.Add(n, big.NewInt((check-rest)%check))
	var digits []byte
	for n.Sign() > 0 {
		digit := new(big.Int)
		n.DivMod(n, big.NewInt(int64(len(letters))), digit)
		digits = append(digits, letters[digit.Int64()])
	}
	var b strings.Builder
	for i := len(digits) - 1; i >= 0; i-- {
		b.WriteByte(digits[i])
		if i > 0 && i%4 == 0 {
			b.WriteByte('-')
		}
	}
	return b.String()
}

// read reads a code as people type it: in any case, with or without hyphens and
// blanks; an O is a zero, an I or L a one.
func read(text string) (*big.Int, error) {
	n, digits := new(big.Int), 0
	for _, r := range strings.ToUpper(text) {
		switch r {
		case '-', ' ':
			continue
		case 'O':
			r = '0'
		case 'I', 'L':
			r = '1'
		}
		at := strings.IndexRune(letters, r)
		if digits++; at < 0 || digits > maxLetters {
			return nil, errLetter
		}
		n.Add(n.Mul(n, big.NewInt(int64(len(letters)))), big.NewInt(int64(at)))
	}
	if digits < 3 || new(big.Int).Mod(n, big.NewInt(check)).Sign() != 0 {
		return nil, errCheck
	}
	return n.Div(n, big.NewInt(room)), nil
}

// Check says what is wrong with a code as it was typed; nil for nothing.
func Check(text string) error {
	if _, err := read(text); err != nil {
		return &fault{"code.mistyped", say.Args{"word": strconv.Quote(text)}}
	}
	return nil
}

// Same reports whether two codes are the same, as people type them.
func Same(a, b string) bool {
	one, err1 := read(a)
	two, err2 := read(b)
	return err1 == nil && err2 == nil && one.Cmp(two) == 0
}

// fault is what is told of a code that can't be read.
type fault struct {
	id   say.ID
	args say.Args
}

func (f *fault) Error() string { return f.Said(say.Speaker{}) }

// Said makes it a say.Fault.
func (f *fault) Said(s say.Speaker) string { return s.Say(f.id, f.args) }

// IsOther reports whether a code could not be read because it is for other rules.
func IsOther(err error) bool {
	f := (*fault)(nil)
	return errors.As(err, &f) && f.id == "code.other_rules"
}
