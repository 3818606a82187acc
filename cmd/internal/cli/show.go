package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/view"
	"househagal/data"
	"househagal/data/strict"
	"househagal/rival"
)

func init() { commands = append(commands, showCommand) }

// shelf is a part of the box that can be looked at.
type shelf struct {
	name, short string
	section     string // begins the section of its values
	list        func(*rival.Box) []string
}

var shelves = []shelf{
	{"cards", "the Hagal cards", "hagal", view.CardList},
	{"rivals", "the Rival cards", "rivals", view.RivalList},
	{"board", "spaces and observation posts", "board", view.BoardList},
	{"conflicts", "the Conflict cards", "conflicts", view.ConflictList},
	{"difficulty", "the levels of solo", "difficulty", view.LevelList},
	{"variants", "the numbers of the variants", "variants", nil},
	{"constants", "every number and switch that stands on no card", "constants", nil},
}

func showCommand(s streams) *cobra.Command {
	c := &cobra.Command{
		Use:   "show",
		Short: "look into the box: cards, rivals, board, conflicts, difficulty, variants, constants",
		Long: "Look into the box. Each list has the ids that positions, flags and files use;\n" +
			"with an ID everything about one entry, where it stands and how sure it is.",
		Example: "  hagal show rivals\n  hagal show cards deep_desert\n  hagal show board --json",
		Args:    cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(fmt.Errorf("show what? one of %s", strict.OneOf(shelfNames())))
			}
			return usage(fmt.Errorf("unknown list %q; %s", args[0], nearestOf(args[0], shelfNames(), "write "+strict.OneOf(shelfNames()))))
		},
	}
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

func shelfCommand(s streams, x shelf) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:   x.name + " [ID]",
		Short: x.short,

		ValidArgsFunction: completeEntries(x),
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usage(fmt.Errorf("show %s takes one ID, not %d; leave it out for the list", x.name, len(args)))
			}
			r, err := rulesOf(c, game)
			if err != nil {
				return err
			}
			values := x.values(r)
			if x.list == nil { // values without entries
				return showNumbers(s.out, values, args, x.name, asJSON)
			}
			if len(args) == 1 {
				if values, err = entryOf(values, args[0], x.name); err != nil {
					return usage(err)
				}
			}
			switch {
			case asJSON:
				return printValues(s.out, values, len(args) == 1)
			case len(args) == 1:
				return printLines(s.out, entryLines(values))
			}
			return printLines(s.out, x.list(r.Box))
		},
	}
	gameFlag(c, &game)
	rulesFlags(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

// values returns what the rules say on this shelf.
func (x *shelf) values(r *data.Resolved) []data.Value {
	var out []data.Value
	for _, v := range r.Values() {
		if part, _, _ := strings.Cut(v.Section, "."); part == x.section && (v.Entry != "") == (x.list != nil) {
			out = append(out, v)
		}
	}
	return out
}

// entryOf returns the values of one id. A space and a post may share it: both
// are meant.
func entryOf(values []data.Value, id, shelf string) ([]data.Value, error) {
	var out []data.Value
	var known []string
	for _, v := range values {
		if v.Key == "id" {
			known = append(known, v.Entry)
		}
		if v.Entry == id {
			out = append(out, v)
		}
	}
	if out == nil {
		return nil, fmt.Errorf("show %s: unknown id %q; %s", shelf, id, nearestOf(id, known, "hagal show "+shelf+" lists them"))
	}
	return out, nil
}

// nearestOf suggests the word that was meant, or says otherwise.
func nearestOf(word string, known []string, otherwise string) string {
	if k := strict.Nearest(word, known); k != "" {
		return "did you mean " + k + "?"
	}
	return otherwise
}

func printLines(w io.Writer, lines []string) error {
	_, err := io.WriteString(w, strings.Join(lines, "\n")+"\n")
	return err
}
