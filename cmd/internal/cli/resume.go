package cli

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
)

func resumeCommand(s streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:   "resume [NAME]",
		Short: "go on with a saved game: the last one, or the one named",
		Long: "Go on with a saved game: the last one, or the one named. A game keeps the rules\n" +
			"that it began with; --config is for one that was left in its setup.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			dir, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			name, err := chosenGame(dir, args)
			if err != nil {
				return err
			}
			t, err := sit(s, f.plain)
			if err != nil {
				return err
			}
			defer t.stand()
			t.start.Load = lazyRules(c)
			return t.goOn(name)
		},
	}
	f.plainFlag(c)
	rulesFlags(c)
	return c
}

// goOn plays the saved game called name.
func (t *table) goOn(name string) error {
	g, err := session.Resume(t.start, name)
	if err != nil {
		return exit{exitFault, err}
	}
	again, err := t.run(g)
	if err != nil || !again {
		return err
	}
	t.same(g)
	return t.newGame()
}

// chosenGame is the game that is named, or the last changed unfinished one.
func chosenGame(dir journal.Dir, args []string) (string, error) {
	if len(args) == 1 {
		if err := journal.CheckName(args[0]); err != nil {
			return "", usage(err)
		}
		return args[0], nil
	}
	list, err := journal.List(dir)
	if err != nil {
		return "", exit{exitFault, err}
	}
	for _, x := range list {
		if !x.Finished && x.Err == nil {
			return x.Name, nil
		}
	}
	if len(list) > 0 {
		return "", exit{exitNone, errors.New("every saved game is finished; begin one with hagal play, or name one of hagal games")}
	}
	return "", exit{exitNone, errors.New("no game is saved; begin one with hagal play")}
}

func gamesCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "games",
		Short: "list the saved games: how they stand, the last move, the size",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			dir, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			list, err := journal.List(dir)
			if err != nil {
				return exit{exitFault, err}
			}
			if len(list) == 0 {
				fmt.Fprintln(s.out, "No game is saved. Begin one with: hagal play")
			}
			for _, x := range list {
				fmt.Fprintln(s.out, gameLine(x))
			}
			return nil
		},
	}
}

// gameLine is one game in the list, over two lines.
func gameLine(x journal.Summary) string {
	if x.Err != nil {
		return fmt.Sprintf("%-24s cannot be read: %v", x.Name, x.Err)
	}
	var st session.Status
	if json.Unmarshal(x.Status, &st) != nil || st.Text == "" {
		st.Text, st.Setup = "in the setup", "nothing chosen yet"
	}
	how := st.Text
	if !x.Finished && st.Last != "" {
		how += "; last: " + st.Last
	}
	if !x.Damage.None() {
		how += fmt.Sprintf("; damaged at line %d", x.Damage.Line)
	}
	return fmt.Sprintf("%-24s %s\n%24s %s, %s, %d KB", x.Name, how, "", st.Setup,
		x.Changed.Local().Format("2 Jan 2006 15:04"), (x.Size+1023)/1024)
}
