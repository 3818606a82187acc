package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
)

// keptFinished is how many finished games stay in the list when a new one begins;
// older ones go to the archive.
const keptFinished = 20

func gamesCommand(s command.Streams) *cobra.Command {
	var archived bool
	c := &cobra.Command{
		Use:   "games",
		Short: command.Speaker(nil).Say("help.games"),
		Long:  command.Speaker(nil).Say("help.games_long"),
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			dir, err := journal.Games()
			if err != nil {
				return command.Fault(err)
			}
			if archived {
				dir = dir.Archive()
			}
			list, err := journal.List(dir)
			if err != nil {
				return command.Fault(err)
			}
			if len(list) == 0 {
				fmt.Fprintln(s.Out, kept.NoGames(command.Speaker(nil), archived))
			}
			for _, x := range list {
				for _, l := range kept.GameLines(command.Speaker(nil), command.SavedGame(command.Speaker(nil), dir, x)) {
					fmt.Fprintln(s.Out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&archived, "archived", false, command.Speaker(nil).Say("flag.games_archived"))
	c.AddCommand(archiveCommand(s))
	return c
}

func archiveCommand(s command.Streams) *cobra.Command {
	keep := 0
	c := &cobra.Command{
		Use:   "archive",
		Short: command.Speaker(nil).Say("help.games_archive"),
		Args:  command.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if keep < 0 {
				return command.Usage(command.Error("cli.games_keep", say.Args{"n": keep}))
			}
			dir, err := journal.Games()
			if err != nil {
				return command.Fault(err)
			}
			moved, err := journal.Rotate(dir, keep)
			if err != nil {
				return command.Fault(err)
			}
			for _, l := range kept.Archived(command.Speaker(nil), moved) {
				fmt.Fprintln(s.Out, l)
			}
			return nil
		},
	}
	c.Flags().IntVar(&keep, "keep", 0, command.Speaker(nil).Say("flag.games_archive_keep"))
	return c
}
