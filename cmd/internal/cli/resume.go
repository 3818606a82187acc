package cli

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
)

// Here are the ways to the table beside a new game: a saved one, and the deck alone.

func resumeCommand(s streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:               "resume [NAME|FILE]",
		Short:             speaker(nil).Say("help.resume"),
		Long:              speaker(nil).Say("help.resume_long"),
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(unfinished),
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
			t.start.Load = lazyRules(c)
			if file != nil {
				return t.goOnFrom(*file, args[0])
			}
			return t.goOn(at)
		},
	}
	f.plainFlag(c)
	rulesFlags(c)
	return c
}

// wherever is the place of the game to go on with, or what a file elsewhere holds
// of one.
func wherever(args []string) (at place, file *journal.Contents, err error) {
	if len(args) == 0 || !isPath(args[0]) || filepath.Ext(filepath.Base(args[0])) == "" && !isThere(args[0]) {
		at, err = findGame(args, unfinished)
		return at, nil, err
	}
	if at, ok := placeOf(args[0]); ok {
		return at, nil, nil
	}
	c, err := readGame(args)
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
		return usage(err)
	}
	return t.playOn(g)
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
