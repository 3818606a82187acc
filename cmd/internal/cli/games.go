package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
)

// keptFinished is how many finished games stay in the list when a new one begins;
// older ones go to the archive.
const keptFinished = 20

func gamesCommand(s streams) *cobra.Command {
	var archived bool
	c := &cobra.Command{
		Use:   "games",
		Short: speaker(nil).Say("help.games"),
		Long:  speaker(nil).Say("help.games_long"),
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			dir, err := journal.Games()
			if err != nil {
				return fault(err)
			}
			if archived {
				dir = dir.Archive()
			}
			list, err := journal.List(dir)
			if err != nil {
				return fault(err)
			}
			if len(list) == 0 {
				fmt.Fprintln(s.out, kept.NoGames(speaker(nil), archived))
			}
			for _, x := range list {
				for _, l := range kept.GameLines(speaker(nil), savedGame(speaker(nil), dir, x)) {
					fmt.Fprintln(s.out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&archived, "archived", false, speaker(nil).Say("flag.games_archived"))
	c.AddCommand(archiveCommand(s))
	return c
}

func archiveCommand(s streams) *cobra.Command {
	keep := 0
	c := &cobra.Command{
		Use:   "archive",
		Short: speaker(nil).Say("help.games_archive"),
		Args:  none,
		RunE: func(*cobra.Command, []string) error {
			if keep < 0 {
				return usage(said("cli.games_keep", say.Args{"n": keep}))
			}
			dir, err := journal.Games()
			if err != nil {
				return fault(err)
			}
			moved, err := journal.Rotate(dir, keep)
			if err != nil {
				return fault(err)
			}
			for _, l := range kept.Archived(speaker(nil), moved) {
				fmt.Fprintln(s.out, l)
			}
			return nil
		},
	}
	c.Flags().IntVar(&keep, "keep", 0, speaker(nil).Say("flag.games_archive_keep"))
	return c
}
