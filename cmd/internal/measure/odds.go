package measure

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival/sim"
)

func oddsCommand(s command.Streams) *cobra.Command {
	var f simFlags
	c := &cobra.Command{
		Use:               "odds [NAME]",
		Short:             command.Speaker(nil).Say("help.odds"),
		Long:              command.Speaker(nil).Say("help.odds_long"),
		Example:           "  hagal odds\n  hagal odds irulan-staban\n  hagal odds --game imperium --module immortality",
		Args:              command.Takes(0, 1, command.Speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: command.CompleteSaves(command.AnyGame),
		RunE: func(c *cobra.Command, args []string) error {
			if set := flagsSet(c); len(set) > 0 && len(args) > 0 {
				return command.Usage(command.Error("cli.odds_saved", say.Args{"words": set}))
			} else if len(set) > 0 {
				return newOdds(c, s, &f)
			}
			g, err := command.LookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Odds()
			if err != nil {
				return command.Fault(err)
			}
			if len(lines) == 0 {
				return command.Nothing(command.Error("cli.odds_none"))
			}
			return command.PrintLines(s.Out, lines)
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
func newOdds(c *cobra.Command, s command.Streams, f *simFlags) error {
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
		return command.Usage(err)
	}
	g.Begin(1)
	t := &g.Table
	t.Pos.Phase, t.Pos.Round, t.Pos.First, t.Pos.Turn = engine.PlayerTurns, 1, 1, 1
	to := command.Speaker(box)
	to.Names = setup.People(to, &t.Pos, [engine.Seats + 1]string{})
	lines := append([]string{kept.Setup(to, &t.Pos)}, layout.Full.Blocks(tell.AllOdds(to, t))...)
	return command.PrintLines(s.Out, lines)
}
