package cli

import (
	"slices"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/data/notation"
	"househagal/engine"
)

func init() { commands = append(commands, oddsCommand) }

func oddsCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:               "odds [NAME]",
		Short:             speaker(nil).Say("help.odds"),
		Long:              speaker(nil).Say("help.odds_long"),
		Example:           "  hagal odds\n  hagal odds irulan-staban",
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Odds()
			if err != nil {
				return exit{exitFault, err}
			}
			if len(lines) == 0 {
				return exit{exitNone, said("cli.odds_none")}
			}
			return printLines(s.out, lines)
		},
	}
}

// savedPosition is the position of a saved game, with the turn of seat where one is
// named.
func savedPosition(name, seat string, seed uint64) (notation.Case, error) {
	g, err := lookAt([]string{name})
	if err != nil {
		return notation.Case{}, err
	}
	return caseOf(g, seat, seed)
}

func caseOf(g *session.Game, seat string, seed uint64) (notation.Case, error) {
	at, err := g.Case(seed)
	if err != nil || seat == "" {
		return at, err
	}
	who := at.Names.Seat(seat)
	if who == engine.NoSeat {
		known := slices.DeleteFunc(slices.Clone(at.Names.ID[1:]), func(id string) bool { return id == "" })
		return at, said("cli.no_seat", say.Args{"word": seat, "words": known})
	}
	at.Pos.Turn = who
	return at, nil
}
