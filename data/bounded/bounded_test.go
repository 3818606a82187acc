package bounded_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"househagal/data/bounded"
)

// No more is read of a file than its bound, and what can't be read is told apart.
func TestReading(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(at("five"), []byte("12345"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		name string
		read func(string, int) ([]byte, error)
		n    int
		want string
		why  bounded.Why
		fail bool
	}{
		{"five", bounded.Begin, 3, "123", 0, false},
		{"five", bounded.Begin, 9, "12345", 0, false},
		{"five", bounded.Whole, 5, "12345", 0, false},
		{"five", bounded.Whole, 4, "", bounded.Large, true},
		{"five", bounded.Found, 5, "12345", 0, false},
		{"five", bounded.Found, 4, "", bounded.Large, true},
		{"none", bounded.Whole, 5, "", bounded.Missing, true},
		{"none", bounded.Found, 5, "", bounded.Missing, true},
		{"", bounded.Whole, 5, "", bounded.Folder, true},
		{"", bounded.Found, 5, "", bounded.Special, true},
		{"five/six", bounded.Whole, 5, "", bounded.NoFolder, true},
	} {
		if x.why == bounded.NoFolder && runtime.GOOS == "windows" {
			continue // which says that it is missing
		}
		got, err := x.read(at(x.name), x.n)
		var f *bounded.Fault
		if string(got) != x.want || errors.As(err, &f) != x.fail || x.fail && (f.Why != x.why || f.Name != at(x.name)) {
			t.Errorf("%q of %d bytes: %q, %v; want %q, %v", x.name, x.n, got, err, x.want, x.why)
		}
	}
}

// A device that never ends is read up to the bound.
func TestEndless(t *testing.T) {
	const zeros = "/dev/zero"
	if _, err := os.Stat(zeros); err != nil {
		t.Skip("no such device here")
	}
	var f *bounded.Fault
	if _, err := bounded.Whole(zeros, 1000); !errors.As(err, &f) || f.Why != bounded.Large {
		t.Errorf("%v", err)
	}
	if _, err := bounded.Found(zeros, 1000); !errors.As(err, &f) || f.Why != bounded.Special {
		t.Errorf("%v", err)
	}
}

// A fault keeps what the system said, and is not made twice.
func TestBecause(t *testing.T) {
	if err := bounded.Because("a", nil); err != nil {
		t.Error(err)
	}
	err := bounded.Because("a", &fs.PathError{Op: "open", Path: "b", Err: fs.ErrPermission})
	if !errors.Is(err, fs.ErrPermission) || err.Error() != "a: not allowed; change its permissions, or name another file" {
		t.Error(err)
	}
	if again := bounded.Because("c", err); again != err {
		t.Error(again)
	}
}
