package cli

import (
	"io"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/menu"
)

func init() { commands = append(commands, codesCommand) }

func codesCommand(s streams) *cobra.Command {
	var game string
	var asHTML bool
	c := &cobra.Command{
		Use:     "codes",
		Short:   speaker(nil).Say("help.codes"),
		Long:    speaker(nil).Say("help.codes_long"),
		Example: "  hagal codes\n  hagal codes --html > codes.html     open it, and print it",
		Args:    none,
		RunE: func(c *cobra.Command, _ []string) error {
			r, err := rulesOf(c, game)
			if err != nil {
				return err
			}
			if asHTML {
				_, err = io.WriteString(s.out, menu.CodesHTML(speaker(r.Box)))
				return err
			}
			return printLines(s.out, menu.Codes(speaker(r.Box)))
		},
	}
	gameFlag(c, &game)
	layerFlags(c)
	rulesFlags(c)
	c.Flags().BoolVar(&asHTML, "html", false, speaker(nil).Say("flag.codes_html"))
	return c
}
