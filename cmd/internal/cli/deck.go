package cli

import (
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func init() { commands = append(commands, deckCommand) }

// deckFlags are the flags of hagal play that the deck alone needs.
var deckFlags = []string{"game", "mode", "rival", "seed", "plain"}

func deckCommand(s streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:     "deck",
		Short:   speaker(nil).Say("help.deck"),
		Long:    speaker(nil).Say("help.deck_long"),
		Example: "  hagal deck\n  hagal deck --mode solo --rival irulan_corrino --rival staban_tuek",
		Args:    none,
		RunE: func(c *cobra.Command, _ []string) error {
			*f.text["input"] = "deck"
			return f.play(s, c)
		},
	}
	f.add(c)
	c.Flags().VisitAll(func(x *pflag.Flag) { x.Hidden = !slices.Contains(deckFlags, x.Name) })
	rulesFlags(c)
	return c
}
