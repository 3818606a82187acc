package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// Where the text beside the name of a command begins at the least.
const commandColumn = 11

// speakHelp gives the pages of help, and what cobra adds to the commands, in the
// words of the catalogue.
func speakHelp(root *cobra.Command) {
	root.SetUsageFunc(func(c *cobra.Command) error {
		_, err := fmt.Fprintln(c.OutOrStderr(), strings.Join(usagePage(c), "\n"))
		return err
	})
	root.SetHelpFunc(func(c *cobra.Command, _ []string) {
		text := c.Long
		if text == "" {
			text = c.Short
		}
		c.Println(strings.Join(append(append(layout.Full.Refilled(text), ""), usagePage(c)...), "\n"))
	})
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	flagsOfCobra(root)
	s := command.Speaker(nil)
	for _, x := range []struct {
		path        []string
		short, long say.ID
	}{
		{[]string{"help"}, "help.help", "help.help_long"},
		{[]string{"completion"}, "help.completion", "help.completion_long"},
		{[]string{"completion", "bash"}, "help.completion_shell", "help.completion_bash"},
		{[]string{"completion", "zsh"}, "help.completion_shell", "help.completion_zsh"},
		{[]string{"completion", "fish"}, "help.completion_shell", "help.completion_fish"},
		{[]string{"completion", "powershell"}, "help.completion_shell", "help.completion_powershell"},
	} {
		c, _, err := root.Find(x.path)
		if err != nil {
			panic(err) // cobra names its own commands otherwise
		}
		args := say.Args{"name": root.Name(), "word": c.Name(), "path": "${fpath[1]}"} // path as zsh has it
		c.Short, c.Long = s.Say(x.short, args), s.Say(x.long, args)
		if f := c.Flags().Lookup("no-descriptions"); f != nil {
			f.Usage = s.Say("flag.completion_bare")
		}
	}
}

// flagsOfCobra adds the flags for help and version to a command and those below it.
// Cobra adds them itself, but only once it has found the command; until then it takes
// what stands behind them for their value.
func flagsOfCobra(c *cobra.Command) {
	c.InitDefaultHelpFlag()
	c.InitDefaultVersionFlag()
	for _, below := range c.Commands() {
		flagsOfCobra(below)
	}
}

// usual are the commands that a table needs, in the order in which it does.
var usual = []string{"play", "resume", "deck", "demo", "games", "log", "history", "codes", "show"}

// firstPage is what hagal says when it is called alone: what it is and the usual
// commands, on a screen of 24 lines; the others by their names.
func firstPage(root *cobra.Command) []string {
	s := command.Speaker(nil)
	var rows [][2]string
	for _, name := range usual {
		c, _, err := root.Find([]string{name})
		if err != nil {
			panic(err) // a test calls it
		}
		rows = append(rows, [2]string{"  " + name, c.Short})
	}
	var others []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() && !slices.Contains(usual, c.Name()) {
			others = append(others, c.Name())
		}
	}
	out := append(strings.Split(strings.TrimSpace(root.Long), "\n"), "")
	out = append(append(out, layout.Beside(rows, 0, "   ")...), "")
	out = append(out, layout.Full.Fold(s.Say("help.others", say.Args{"words": others}))...)
	return append(out, layout.Full.Fold(s.Say("help.whole"))...)
}

// usagePage says how a command is called: what stands under its own text on the
// page of help.
func usagePage(c *cobra.Command) []string {
	s := command.Speaker(nil)
	out := []string{s.Say("help.usage")}
	if c.Runnable() {
		line, flags := strings.CutSuffix(c.UseLine(), " [flags]")
		if flags {
			line = s.Say("help.with_flags", say.Args{"name": line})
		}
		out = append(out, "  "+line)
	}
	if c.HasAvailableSubCommands() {
		out = append(out, "  "+s.Say("help.with_command", say.Args{"name": c.CommandPath()}))
	}
	if c.HasExample() {
		out = append(out, "", s.Say("help.examples"), c.Example)
	}
	if c.HasAvailableSubCommands() {
		out = append(append(out, "", s.Say("help.commands")), commandRows(c)...)
	}
	if c.HasAvailableLocalFlags() {
		out = append(append(out, "", s.Say("help.flags")), flagRows(c, c.LocalFlags())...)
	}
	if c.HasAvailableInheritedFlags() {
		out = append(append(out, "", s.Say("help.global_flags")), flagRows(c, c.InheritedFlags())...)
	}
	if c.HasAvailableSubCommands() {
		out = append(out, "", s.Say("help.more", say.Args{"name": c.CommandPath()}))
	}
	return out
}

// commandRows lists the commands below c.
func commandRows(c *cobra.Command) []string {
	var rows [][2]string
	for _, below := range c.Commands() {
		if below.IsAvailableCommand() || below.Name() == "help" {
			rows = append(rows, [2]string{"  " + below.Name(), below.Short})
		}
	}
	return layout.Beside(rows, len("  ")+commandColumn, " ")
}

func flagRows(c *cobra.Command, flags *pflag.FlagSet) []string {
	var rows [][2]string
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		left := "      --" + f.Name
		if f.Shorthand != "" {
			left = "  -" + f.Shorthand + ", --" + f.Name
		}
		value, text := flagUsage(c, f)
		rows = append(rows, [2]string{strings.TrimSuffix(left+" "+value, " "), text})
	})
	return layout.Beside(rows, 0, "   ")
}

// flagUsage is what a flag takes and what it does.
func flagUsage(c *cobra.Command, f *pflag.Flag) (value, text string) {
	s := command.Speaker(nil)
	value, text = pflag.UnquoteUsage(f)
	switch {
	case f.Name == "help":
		text = s.Say("flag.help", say.Args{"name": c.DisplayName()})
	case f.Name == "version" && f.Value.Type() == "bool":
		text = s.Say("flag.version", say.Args{"name": c.DisplayName()})
	}
	switch by := f.DefValue; by {
	case "", "0", "false", "[]":
	default:
		if f.Value.Type() == "string" {
			by = fmt.Sprintf("%q", by)
		}
		text = s.Say("flag.default", say.Args{"text": text, "word": by})
	}
	return value, text
}
