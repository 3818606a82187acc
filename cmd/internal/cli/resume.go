package cli

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
)

// Here are the ways to the table beside a new game: a saved one, and the deck alone.

func resumeCommand(s command.Streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:               "resume [NAME|FILE]",
		Short:             command.Speaker(nil).Say("help.resume"),
		Long:              command.Speaker(nil).Say("help.resume_long"),
		Args:              command.Takes(0, 1, command.Speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: command.CompleteSaves(command.Unfinished),
		RunE: func(c *cobra.Command, args []string) error {
			at, file, err := wherever(args)
			if err != nil {
				return err
			}
			t, err := openTable(s, f.plain, f.phone)
			if err != nil {
				return err
			}
			defer t.close()
			t.start.Load = command.LazyRules(c)
			if file != nil {
				return t.goOnFrom(*file, args[0])
			}
			return t.goOn(at)
		},
	}
	f.plainFlag(c)
	command.RulesFlags(c)
	return c
}

// wherever is the place of the game to go on with, or what a file elsewhere holds
// of one.
func wherever(args []string) (at command.Place, file *journal.Contents, err error) {
	if len(args) == 0 || !command.IsPath(args[0]) || filepath.Ext(filepath.Base(args[0])) == "" && !isThere(args[0]) {
		at, err = command.FindGame(args, command.Unfinished)
		return at, nil, err
	}
	if at, ok := command.PlaceOf(args[0]); ok {
		return at, nil, nil
	}
	c, err := command.ReadGame(args)
	return at, &c, err
}

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// goOnFrom plays the game that a file holds, in a new save.
func (t *table) goOnFrom(c journal.Contents, file string) error {
	g, err := session.From(t.start, c, file)
	if err != nil {
		return command.Usage(err)
	}
	return t.playOn(g)
}

// goOn plays the saved game at its place. A new game after it goes to the folder
// of games.
func (t *table) goOn(at command.Place) error {
	start := t.start
	start.Dir = at.Dir
	g, err := session.Resume(start, at.Name)
	if err != nil {
		return command.SaveFault(at, err)
	}
	return t.playOn(g)
}

// playOn plays a game that was begun before, and others after it.
func (t *table) playOn(g *session.Game) error {
	again, err := t.run(g)
	if err != nil || !again {
		return err
	}
	t.same(g)
	return t.newGame()
}

// deckFlags are the flags of hagal play that the deck alone needs.
var deckFlags = []string{"game", "mode", "rival", "seed", "plain", "phone", "listen"}

func deckCommand(s command.Streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:     "deck",
		Short:   command.Speaker(nil).Say("help.deck"),
		Long:    command.Speaker(nil).Say("help.deck_long"),
		Example: "  hagal deck\n  hagal deck --mode solo --rival irulan_corrino --rival staban_tuek",
		Args:    command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			*f.text["input"] = "deck"
			return f.play(s, c)
		},
	}
	f.add(c)
	c.Flags().VisitAll(func(x *pflag.Flag) { x.Hidden = !slices.Contains(deckFlags, x.Name) })
	command.RulesFlags(c)
	return c
}
