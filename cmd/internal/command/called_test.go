package command

import (
	"os"
	"path/filepath"
	"testing"
)

// The command that goes on with a game works where the program was called.
func TestCalledAs(t *testing.T) {
	path, away, run := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "go-build17", "b001", "exe")
	if err := os.MkdirAll(run, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{path, away, run} {
		if err := os.WriteFile(filepath.Join(dir, "hagal"), nil, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", away+"/none"+string(os.PathListSeparator)+path)
	t.Chdir(away)
	for arg, want := range map[string]string{
		"hagal":                                  "hagal",
		filepath.Join(path, "hagal"):             "hagal",
		filepath.Join(away, "hagal"):             filepath.Join(away, "hagal"),
		"." + string(os.PathSeparator) + "hagal": "." + string(os.PathSeparator) + "hagal",
		filepath.Join(run, "hagal"):              "go run househagal/cmd/hagal",
		filepath.Join(run, "cli.test"):           "hagal",
	} {
		if got := calledAs(arg); got != want {
			t.Errorf("called %s it says %s, want %s", arg, got, want)
		}
	}
}
