package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/setup"
	"househagal/rival/sim"
)

// What the shell offers on TAB (hagal completion): words from the data and names
// of saves. Files are offered only where a file is meant.

// fileFlags name a file or a folder.
var fileFlags = []string{"config", "dir", "output", "batch", "stand-in-numbers"}

// completeAll gives c and all below it the words that the shell offers.
func completeAll(c *cobra.Command) {
	c.Flags().VisitAll(func(f *pflag.Flag) { completeFlag(c, f) })
	if c.ValidArgsFunction == nil && !strings.Contains(c.Use, " ") {
		c.ValidArgsFunction = cobra.NoFileCompletions
	}
	for _, below := range c.Commands() {
		completeAll(below)
	}
}

// completeFlag offers the words of a flag.
func completeFlag(c *cobra.Command, f *pflag.Flag) {
	if slices.Contains(fileFlags, f.Name) {
		return
	}
	_ = c.RegisterFlagCompletionFunc(f.Name, func(c *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		before := ""
		if _, list := f.Value.(pflag.SliceValue); list {
			before = typed[:strings.LastIndex(typed, ",")+1]
		}
		var words []string
		for _, w := range flagWords(c, f, strings.TrimSuffix(before, ",")) {
			words = append(words, before+w)
		}
		return command.Beginning(words, typed), cobra.ShellCompDirectiveNoFileComp
	})
}

// flagWords are the words that a flag may have, after those before it in a list.
func flagWords(c *cobra.Command, f *pflag.Flag, before string) []string {
	switch f.Name {
	case "stand-in", "against":
		return sim.Names()
	case "measure":
		var names []string
		for _, m := range sim.Measures() {
			names = append(names, m.Name)
		}
		return names
	}
	v := setup.Values{}
	for _, key := range setup.Keys() {
		if g := c.Flags().Lookup(key); g != nil && g.Changed {
			v[key] = strings.Trim(g.Value.String(), "[]")
		}
	}
	if before != "" {
		v = v.Add(f.Name, before)
	}
	r := command.QuietRules(c)
	if r == nil {
		return nil
	}
	words := setup.Words(command.Speaker(r.Box), v, f.Name)
	if f.Name == "rival" && c.Name() == "simulate" {
		words = append(words, "all")
	}
	return words
}
