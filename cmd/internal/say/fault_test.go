package say

import (
	"errors"
	"fmt"
	"testing"

	"househagal/data/bounded"
)

// shout is a fault that says in which language it was asked.
type shout struct{}

func (shout) Error() string { return "quiet" }

func (shout) Said(s Speaker) string {
	if s.Lang == nil {
		return "quiet"
	}
	return "LOUD"
}

// same passes on what the error behind it says.
type same struct{ error }

func (s same) Unwrap() error { return s.error }

// A fault is said in the reader's language, however it came to him.
func TestFault(t *testing.T) {
	plain := errors.New("plain")
	loud := Speaker{Lang: &Language{}}
	for _, tt := range []struct {
		err  error
		want string
	}{
		{plain, "plain"},
		{shout{}, "LOUD"},
		{same{shout{}}, "LOUD"},
		{errors.Join(plain, same{shout{}}), "plain\nLOUD"},
		{fmt.Errorf("more: %w", shout{}), "more: quiet"},
	} {
		if got := loud.Fault(tt.err); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.err, got, tt.want)
		}
		if got := (Speaker{}).Fault(tt.err); got != tt.err.Error() {
			t.Errorf("%v in English: %q", tt.err, got)
		}
	}
	if got := loud.Fault(nil); got != "" {
		t.Errorf("nil says %q", got)
	}
	late := Later("why.nothing")
	if want := (Speaker{}).Say("why.nothing"); late.Error() != want || (Speaker{}).Fault(late) != want {
		t.Errorf("%q, want %q", late, want)
	}
}

// Files are spoken of in one way: the English of the catalogue is what the reader of
// files says by itself.
func TestFileFaults(t *testing.T) {
	for why := range files {
		f := &bounded.Fault{Name: "a.yaml", Why: bounded.Why(why), Cause: errors.New("the lamp is out")}
		if got := (Speaker{}).Fault(fmt.Errorf("%w", f)); got != f.Error() {
			t.Errorf("%d: %q, want %q", why, got, f)
		}
	}
}
