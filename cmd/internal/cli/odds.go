package cli

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival/sim"
)

func oddsCommand(s streams) *cobra.Command {
	var f simFlags
	c := &cobra.Command{
		Use:               "odds [NAME]",
		Short:             speaker(nil).Say("help.odds"),
		Long:              speaker(nil).Say("help.odds_long"),
		Example:           "  hagal odds\n  hagal odds irulan-staban\n  hagal odds --game imperium --module immortality",
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(c *cobra.Command, args []string) error {
			if set := flagsSet(c); len(set) > 0 && len(args) > 0 {
				return usage(said("cli.odds_saved", say.Args{"words": set}))
			} else if len(set) > 0 {
				return newOdds(c, s, &f)
			}
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Odds()
			if err != nil {
				return fault(err)
			}
			if len(lines) == 0 {
				return nothing(said("cli.odds_none"))
			}
			return printLines(s.out, lines)
		},
	}
	f.addTable(c, s)
	return c
}

// flagsSet are the flags of c itself that were given.
func flagsSet(c *cobra.Command) (list []string) {
	c.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if f.Changed {
			list = append(list, "--"+f.Name)
		}
	})
	return list
}

// newOdds prints the odds of the first Agent turn of a Rival at the table that the
// flags describe.
func newOdds(c *cobra.Command, s streams, f *simFlags) error {
	box, err := f.box(c)
	if err != nil {
		return err
	}
	table, err := f.setup(box, 1)
	if err != nil {
		return err
	}
	g, err := sim.NewGame(table)
	if err != nil {
		return usage(err)
	}
	g.Begin(1)
	t := &g.Table
	t.Pos.Phase, t.Pos.Round, t.Pos.First, t.Pos.Turn = engine.PlayerTurns, 1, 1, 1
	to := speaker(box)
	to.Names = setup.People(to, &t.Pos, [engine.Seats + 1]string{})
	lines := append([]string{kept.Setup(to, &t.Pos)}, layout.Full.Blocks(tell.AllOdds(to, t))...)
	return printLines(s.out, lines)
}
