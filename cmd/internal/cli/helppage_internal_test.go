package cli

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// In English the pages of help are those of cobra, to the letter, and no command
// has words of its own there.
func TestHelpIsWhatCobraSays(t *testing.T) {
	ours, theirs := newRoot(streams{}), newRoot(streams{})
	theirs.SetUsageFunc(nil)
	pages := 0
	var walk func(a, b *cobra.Command)
	walk = func(a, b *cobra.Command) {
		for _, c := range []*cobra.Command{a, b} {
			c.InitDefaultHelpFlag()
			c.InitDefaultVersionFlag()
		}
		if got, want := a.UsageString(), b.UsageString(); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", a.CommandPath(), got, want)
		}
		pages++
		for i, below := range a.Commands() {
			walk(below, b.Commands()[i])
		}
	}
	walk(ours, theirs)
	if pages < 30 {
		t.Errorf("%d pages", pages)
	}
	for path, want := range map[string]string{"completion fish": "fish shell", "help": "[path to command]", "completion": "sub-command's help"} {
		c, _, err := ours.Find(strings.Fields(path))
		if err != nil || !strings.Contains(c.Long, want) {
			t.Errorf("%s: %v, %s", path, err, c.Long)
		}
	}
}
