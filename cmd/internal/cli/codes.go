package cli

import (
	"io"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
)

func init() { commands = append(commands, codesCommand) }

func codesCommand(s streams) *cobra.Command {
	var game string
	var asHTML bool
	c := &cobra.Command{
		Use:   "codes",
		Short: "one page of all codes and keys, for the table",
		Long: "Print all codes and keys of a game on one page: spaces, posts, Factions, the Hagal\n" +
			"cards of your printed deck, and what works at any question.",
		Example: "  hagal codes\n  hagal codes --html > codes.html     open it, and print it",
		Args:    none,
		RunE: func(c *cobra.Command, _ []string) error {
			r, err := rulesOf(c, game)
			if err != nil {
				return err
			}
			if asHTML {
				_, err = io.WriteString(s.out, menu.CodesHTML(say.Speaker{Box: r.Box}))
				return err
			}
			return printLines(s.out, menu.Codes(say.Speaker{Box: r.Box}))
		},
	}
	gameFlag(c, &game)
	rulesFlags(c)
	c.Flags().BoolVar(&asHTML, "html", false, "print a page for the printer, in HTML")
	return c
}
