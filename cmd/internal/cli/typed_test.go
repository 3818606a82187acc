package cli

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"househagal/cmd/internal/say"
)

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
