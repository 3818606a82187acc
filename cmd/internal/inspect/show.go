package inspect

import (
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/data/strict"
)

// shelf is a part of the box that can be looked at.
type shelf struct {
	name    string
	short   say.ID
	section string // begins the section of its values
	list    func(say.Speaker) []string
}

var shelves = []shelf{
	{"cards", "cli.list_cards", "hagal", show.Cards},
	{"rivals", "cli.list_rivals", "rivals", show.Rivals},
	{"tiles", "cli.list_tiles", "board.tiles", show.Tiles},
	{"board", "cli.list_board", "board", show.Board},
	{"conflicts", "cli.list_conflicts", "conflicts", show.Conflicts},
	{"difficulty", "cli.list_difficulty", "difficulty", show.Levels},
	{"variants", "cli.list_variants", "variants", nil},
	{"constants", "cli.list_constants", "constants", nil},
	{"modules", "cli.list_modules", modulesShelf, show.Modules},
}

func showCommand(s command.Streams) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:     "show [NAME]",
		Short:   command.Speaker(nil).Say("help.show"),
		Long:    command.Speaker(nil).Say("help.show_long"),
		Example: "  hagal show rivals\n  hagal show \"Deep Desert\"\n  hagal show cards deep_desert\n  hagal show board --json",
		Args:    cobra.ArbitraryArgs,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return command.Usage(command.Error("cli.show_what", say.Args{"text": strict.OneOf(shelfNames())}))
			}
			return showNamed(c, s, game, strings.Join(args, " "), asJSON)
		},
	}
	showFlags(c, &game, &asJSON)
	for _, x := range shelves {
		c.AddCommand(shelfCommand(s, x))
	}
	return c
}

func shelfNames() []string {
	var out []string
	for _, x := range shelves {
		out = append(out, x.name)
	}
	return out
}

func shelfCommand(s command.Streams, x shelf) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:   x.name + " [ID]",
		Short: command.Speaker(nil).Say(x.short),

		ValidArgsFunction: completeEntries(x),
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 1 {
				return command.Usage(command.Error("cli.show_one", say.Args{"name": x.name, "n": len(args)}))
			}
			r, err := command.RulesOf(c, game)
			if err != nil {
				return err
			}
			if x.section == modulesShelf {
				return showModules(c, s, r, args, asJSON)
			}
			values := x.values(r)
			if x.list != nil && len(values) == 0 && len(r.Box.Layers) == 0 {
				return showBrought(c, s, x, r, args, asJSON)
			}
			if x.list == nil { // values without entries
				return showNumbers(s.Out, values, args, x.name, asJSON)
			}
			if len(args) == 1 {
				if values, err = entryOf(values, args[0], x.name); err != nil {
					return command.Usage(err)
				}
			}
			switch {
			case asJSON:
				return printValues(s.Out, values, len(args) == 1)
			case len(args) == 1:
				return command.PrintLines(s.Out, entryLines(values))
			}
			return command.PrintLines(s.Out, x.list(command.Speaker(r.Box)))
		},
	}
	showFlags(c, &game, &asJSON)
	return c
}

// showBrought shows a shelf that only modules fill: what each of them brings, or one
// entry of it.
func showBrought(c *cobra.Command, s command.Streams, x shelf, r *data.Resolved, args []string, asJSON bool) error {
	all, err := command.BroughtOf(c, r)
	if err != nil {
		return err
	}
	var lines, under []string
	var values []data.Value
	for _, b := range all {
		here := x.values(b.Rules)
		if len(here) == 0 {
			continue
		}
		values = append(values, here...)
		speaker := command.Speaker(b.Rules.Box)
		var table []string
		table, under = show.Parted(x.list(speaker))
		lines = append(append(append(lines, show.Brought(speaker, b.IDs)...), table...), "")
	}
	if len(args) == 1 {
		if values, err = entryOf(values, args[0], x.name); err != nil {
			return command.Usage(err)
		}
	}
	switch {
	case values == nil:
		lines = x.list(command.Speaker(r.Box))
	case asJSON:
		return printValues(s.Out, values, len(args) == 1)
	case len(args) == 1:
		lines, under = entryLines(values), nil
	}
	return command.PrintLines(s.Out, append(lines, under...))
}

func showFlags(c *cobra.Command, game *string, asJSON *bool) {
	command.GameFlag(c, game)
	command.LayerFlags(c)
	command.RulesFlags(c)
	c.Flags().BoolVar(asJSON, "json", false, command.Speaker(nil).Say("flag.show_json"))
}

// values returns what the rules say on this shelf.
func (x *shelf) values(r *data.Resolved) []data.Value {
	var out []data.Value
	for _, v := range r.Values() {
		if shelfOf(v.Section) == x.section && (v.Entry != "") == (x.list != nil) {
			out = append(out, v)
		}
	}
	return out
}

// shelfOf is the section of the shelf on which a section lies: its own, or that of the
// part of the rules to which it belongs.
func shelfOf(section string) string {
	for i := range shelves {
		if shelves[i].section == section {
			return section
		}
	}
	part, _, _ := strings.Cut(section, ".")
	return part
}

// entryOf returns the values of one entry, by its id or its printed name.
func entryOf(values []data.Value, word, shelf string) ([]data.Value, error) {
	out := named(values, word)
	if out == nil {
		return nil, unknownEntry(shelf, word, nearestEntry(values, word))
	}
	return out, nil
}

// completeEntries offers the ids of a shelf of the box.
func completeEntries(x shelf) cobra.CompletionFunc {
	return func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		r := command.QuietRules(c)
		if r == nil || len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var words []string
		if x.section == modulesShelf {
			words = moduleIDs(r.Box)
		}
		for _, v := range x.values(r) {
			if v.Key == "id" {
				words = append(words, v.Entry)
			}
		}
		return command.Beginning(words, typed), cobra.ShellCompDirectiveNoFileComp
	}
}
