package cli

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/view"
)

func init() { commands = append(commands, gamesCommand) }

// keptFinished is how many finished games stay in the list when a new one begins;
// older ones go to the archive.
const keptFinished = 20

func gamesCommand(s streams) *cobra.Command {
	var archived bool
	c := &cobra.Command{
		Use:   "games",
		Short: "list the saved games: how they stand, the last move, the size",
		Long: "List the saved games, the last changed first. Finished games move to the archive\n" +
			"when there are more than 20, or with hagal games archive; nothing is ever deleted.",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			dir, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			if archived {
				dir = dir.Archive()
			}
			list, err := journal.List(dir)
			if err != nil {
				return exit{exitFault, err}
			}
			if len(list) == 0 {
				fmt.Fprintln(s.out, view.NoGames(archived))
			}
			for _, x := range list {
				for _, l := range view.GameLines(savedGame(x)) {
					fmt.Fprintln(s.out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&archived, "archived", false, "list the archive instead")
	c.AddCommand(archiveCommand(s))
	return c
}

func archiveCommand(s streams) *cobra.Command {
	keep := 0
	c := &cobra.Command{
		Use:   "archive",
		Short: "move finished games to the archive",
		Args:  none,
		RunE: func(*cobra.Command, []string) error {
			if keep < 0 {
				return usage(fmt.Errorf("--keep %d: not a number of games from 0 up", keep))
			}
			dir, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			moved, err := journal.Rotate(dir, keep)
			if err != nil {
				return exit{exitFault, err}
			}
			for _, l := range view.Archived(moved) {
				fmt.Fprintln(s.out, l)
			}
			return nil
		},
	}
	c.Flags().IntVar(&keep, "keep", 0, "the `NUMBER` of finished games, the last played ones, that stay")
	return c
}

// savedGame is a save as the list shows it.
func savedGame(x journal.Summary) view.SavedGame {
	var st session.Status
	if json.Unmarshal(x.Status, &st) != nil {
		st = session.Status{}
	}
	return view.SavedGame{Name: x.Name, Text: st.Text, Setup: st.Setup, Last: st.Last, Round: st.Round, Finished: x.Finished,
		Damage: x.Damage, Changed: x.Changed, Size: x.Size, Head: x.Head, Err: x.Err}
}
