package command

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// The command that goes on with a game works where the program was called.
func TestCalledAs(t *testing.T) {
	path, away, run := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "go-build17", "b001", "exe")
	if err := os.MkdirAll(run, 0o700); err != nil {
		t.Fatal(err)
	}
	hagal := "hagal"
	if runtime.GOOS == "windows" {
		hagal += ".exe"
	}
	for _, dir := range []string{path, away, run} {
		if err := os.WriteFile(filepath.Join(dir, hagal), nil, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", away+"/none"+string(os.PathListSeparator)+path)
	t.Chdir(away)
	for arg, want := range map[string]string{
		"hagal":                                "hagal",
		filepath.Join(path, hagal):             "hagal",
		filepath.Join(away, hagal):             filepath.Join(away, hagal),
		"." + string(os.PathSeparator) + hagal: "." + string(os.PathSeparator) + hagal,
		filepath.Join(run, hagal):              "go run househagal/cmd/hagal",
		filepath.Join(run, "cli.test"):         "hagal",
	} {
		if got := calledAs(arg); got != want {
			t.Errorf("called %s it says %s, want %s", arg, got, want)
		}
	}
}

// A path is quoted where a shell would make something else of it.
func TestQuoted(t *testing.T) {
	want := map[string]string{"a.yaml": "a.yaml", "a b.yaml": "'a b.yaml'", "it's": `'it'\''s'`, `a\b`: `'a\b'`}
	if runtime.GOOS == "windows" {
		want = map[string]string{"a.yaml": "a.yaml", "a b.yaml": `"a b.yaml"`, "it's": `"it's"`, `C:\a\b`: `C:\a\b`, "a&b": `"a&b"`}
	}
	for path, quoted := range want {
		if got := Quoted(path); got != quoted {
			t.Errorf("%s is quoted as %s, want %s", path, got, quoted)
		}
	}
}
