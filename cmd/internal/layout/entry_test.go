package layout

import (
	"strings"
	"testing"
)

// An entry of a list is folded beside its name, and under one that is too long.
func TestEntryFolds(t *testing.T) {
	long := strings.Repeat("a word ", 20)
	for _, name := range []string{"irulan", strings.Repeat("n", 24), strings.Repeat("n", 25), strings.Repeat("n", 60)} {
		lines := Entry(name, long, "last")
		if !strings.HasPrefix(lines[0], name) || strings.TrimSpace(lines[len(lines)-1]) != "last" {
			t.Errorf("%q", lines)
		}
		for i, l := range lines {
			if Width(l) > int(Full) || i > 0 && !strings.HasPrefix(l, strings.Repeat(" ", entryColumn)) {
				t.Errorf("%q", l)
			}
		}
		if got := strings.Count(strings.Join(lines, " "), "a word"); got != 20 {
			t.Errorf("%s: %d of 20 words", name, got)
		}
	}
}
