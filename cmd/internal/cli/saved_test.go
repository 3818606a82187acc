package cli_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A file without an end is no save, and is read no further than one.
func TestEndlessSave(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip("there is no file without an end here")
	}
	for _, command := range []string{"log", "report", "replay"} {
		if status, _, errs := hagal("", command, "/dev/zero"); status != 2 || !strings.Contains(errs, "/dev/zero: too large for a save") {
			t.Errorf("%s: status %d, %q", command, status, errs)
		}
	}
}

// Where the only game can't be read, resume says why, not that it is finished.
func TestResumeUnreadable(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	file := filepath.Join(home, "games", "irulan-staban.jsonl")
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte("{}\n"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"resume"}, {"resume", "irulan-staban"}, {"log"}, {"report"}} {
		if status, _, errs := hagal("", args...); status != 2 || !strings.Contains(errs, "irulan-staban.jsonl: line 1: the first line is not the header of a save: it has no format") {
			t.Errorf("%v: status %d, %q", args, status, errs)
		}
	}
}
