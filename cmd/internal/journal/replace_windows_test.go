package journal

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A file that somebody else looks into for a moment is replaced all the same.
func TestReplaceWaits(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.txt")
	for _, text := range []string{"one", "two"} {
		if err := WriteWhole(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(5*heldEvery, func() { f.Close() })
	if err := WriteWhole(path, []byte("three")); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(path); string(text) != "three" || err != nil {
		t.Errorf("%q %v", text, err)
	}
}
