package cli

import (
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// In English the pages of help are those of cobra, word for word, on lines that a
// screen of 80 cells has room for, and no command has words of its own there.
func TestHelpIsWhatCobraSays(t *testing.T) {
	ours, theirs := newRoot(command.Streams{}), newRoot(command.Streams{})
	theirs.SetUsageFunc(nil)
	pages := 0
	var walk func(a, b *cobra.Command)
	walk = func(a, b *cobra.Command) {
		for _, c := range []*cobra.Command{a, b} {
			c.InitDefaultHelpFlag()
			c.InitDefaultVersionFlag()
		}
		got, want := a.UsageString(), b.UsageString()
		if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(want), " ") {
			t.Errorf("%s:\n%s\nwant\n%s", a.CommandPath(), got, want)
		}
		for line := range strings.Lines(strings.ReplaceAll(got, a.Example, "")) {
			if layout.Width(line) > 81 { // with its end
				t.Errorf("%s: too wide: %s", a.CommandPath(), line)
			}
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

// hagal alone fits on a screen of 24 lines, the prompt of the shell below it, in
// every language; each command stands there.
func TestFirstPageFits(t *testing.T) {
	t.Setenv("LC_ALL", "C.UTF-8")
	defer command.Speak([]string{"--lang", "en"})
	for _, tag := range say.Tags() {
		if err := command.Speak([]string{"--lang", tag}); err != nil {
			t.Fatal(err)
		}
		root := newRoot(command.Streams{Out: io.Discard})
		lines := firstPage(root)
		if len(lines) > 23 {
			t.Errorf("%s: %d lines", tag, len(lines))
		}
		for _, line := range lines {
			if layout.Width(line) > 80 {
				t.Errorf("%s: too wide: %s", tag, line)
			}
		}
		for _, c := range root.Commands() {
			if !strings.Contains(strings.Join(lines, " "), c.Name()) && c.IsAvailableCommand() {
				t.Errorf("%s: no word of %s", tag, c.Name())
			}
		}
	}
}

// Each flag that takes something says what, in a word of its own.
func TestFlagsSayWhatTheyTake(t *testing.T) {
	root := newRoot(command.Streams{})
	var walk func(*cobra.Command)
	walk = func(c *cobra.Command) {
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if f.Value.Type() != "bool" && !strings.Contains(f.Usage, "`") {
				t.Errorf("%s --%s takes a %s: mark a word of %q as what it takes", c.CommandPath(), f.Name, f.Value.Type(), f.Usage)
			}
		})
		for _, below := range c.Commands() {
			walk(below)
		}
	}
	walk(root)
}

// The language may be asked for behind a flag of any command.
func TestHelpInALanguage(t *testing.T) {
	for _, args := range []string{"--help --lang tr", "-h --lang tr", "--lang tr -h", "--version --lang tr", "history --help --lang tr", "history -h --lang tr", "rules add -h --lang tr", "completion --help --lang tr", "help history --lang tr"} {
		var out, errs strings.Builder
		if status := Main(strings.Fields(args), strings.NewReader(""), &out, &errs); status != 0 || errs.String() != "" {
			t.Errorf("hagal %s: status %d, %s", args, status, errs.String())
		}
		if !strings.Contains(args, "version") && !strings.Contains(out.String(), "Kullanım:") {
			t.Errorf("hagal %s: not in Turkish:\n%s", args, out.String())
		}
	}
}
