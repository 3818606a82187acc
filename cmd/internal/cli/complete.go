package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/rival"
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
		return beginning(words, typed), cobra.ShellCompDirectiveNoFileComp
	})
}

// beginning are the words that begin as is typed.
func beginning(words []string, typed string) []string {
	return slices.DeleteFunc(words, func(w string) bool { return !strings.HasPrefix(w, typed) })
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
	r := quietRules(c)
	if r == nil {
		return nil
	}
	words := setup.Words(speaker(r.Box), v, f.Name)
	if f.Name == "rival" && c.Name() == "simulate" {
		words = append(words, "all")
	}
	return words
}

// quietRules are the rules of the game that the flags so far mean, nil where they
// can't be read: a shell that asks for words wants no faults and no warnings.
func quietRules(c *cobra.Command) *data.Resolved {
	b, err := openRules(c)
	if err != nil {
		return nil
	}
	b.tell = func([]string) {}
	word, _ := c.Flags().GetString("game") // a command without the flag means the first
	g, err := b.game(word)
	if err != nil {
		return nil
	}
	r, err := b.resolve(rival.Choice{Game: g})
	if err != nil {
		return nil
	}
	return r
}

// completeSaves offers the saves that wanted allows, each with how it stands;
// where none begins as is typed, the shell offers files.
func completeSaves(wanted func(journal.Summary) bool) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		dir, err := journal.Games()
		if err != nil || len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		list, _ := journal.List(dir)
		var words []string
		for _, x := range list {
			if x.Err == nil && wanted(x) {
				words = append(words, x.Name+"\t"+savedGame(speaker(nil), dir, x).Text)
			}
		}
		return beginning(words, typed), cobra.ShellCompDirectiveDefault
	}
}

// completeEntries offers the ids of a shelf of the box.
func completeEntries(x shelf) cobra.CompletionFunc {
	return func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		r := quietRules(c)
		if r == nil || len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var words []string
		for _, v := range x.values(r) {
			if v.Key == "id" {
				words = append(words, v.Entry)
			}
		}
		return beginning(words, typed), cobra.ShellCompDirectiveNoFileComp
	}
}
