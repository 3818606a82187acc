package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"househagal/cmd/internal/say"
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

// A sentence that names a command names one that works where the program was called:
// {program} games, and no bare hagal. Pages of help name the program as it is named
// anywhere; the title of a demo is no command to type.
func TestNoBareCommand(t *testing.T) {
	var names []string
	for _, c := range Commands().Commands() {
		names = append(names, c.Name())
	}
	bare := regexp.MustCompile(`(^|[^\w/])hagal (` + strings.Join(names, "|") + `)\b`)
	if !bare.MatchString("没有存档。用 hagal games 列出") || len(names) < 20 {
		t.Fatalf("%v finds no bare command", bare)
	}
	for _, tag := range say.Tags() {
		text, err := os.ReadFile(filepath.Join("..", "say", "text", tag+".yaml"))
		if err != nil {
			t.Fatal(err)
		}
		section, n := "", 0
		for line := range strings.Lines(string(text)) {
			if n++; line[0] >= 'a' && line[0] <= 'z' {
				section, _, _ = strings.Cut(line, ":")
			}
			help := section == "help" || section == "flag" || strings.HasPrefix(strings.TrimSpace(line), "#")
			if !help && bare.MatchString(line) && !strings.HasPrefix(line, "  demo_title:") {
				t.Errorf("%s.yaml:%d: write {program} for hagal: %s", tag, n, line)
			}
		}
	}
}
