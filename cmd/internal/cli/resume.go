package cli

import (
	"github.com/spf13/cobra"

	"househagal/cmd/internal/session"
)

func resumeCommand(s streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:   "resume [NAME]",
		Short: "go on with a saved game: the last one, or the one named",
		Long: "Go on with a saved game: the last one, or the one named. A game keeps the rules\n" +
			"that it began with; --config is for one that was left in its setup.",
		Args: takes(0, 1, "one NAME at most"),
		RunE: func(c *cobra.Command, args []string) error {
			at, err := findGame(args, unfinished)
			if err != nil {
				return err
			}
			t, err := sit(s, f.plain)
			if err != nil {
				return err
			}
			defer t.stand()
			t.start.Load = lazyRules(c)
			return t.goOn(at)
		},
	}
	f.plainFlag(c)
	rulesFlags(c)
	return c
}

// goOn plays the saved game at its place. A new game after it goes to the folder
// of games.
func (t *table) goOn(at place) error {
	start := t.start
	start.Dir = at.dir
	g, err := session.Resume(start, at.name)
	if err != nil {
		return saveFault(at, err)
	}
	again, err := t.run(g)
	if err != nil || !again {
		return err
	}
	t.same(g)
	return t.newGame()
}
