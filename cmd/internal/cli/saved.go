package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/show"
	"househagal/data/strict"
)

// place is where a saved game is: its folder and its name there.
type place struct {
	dir  journal.Dir
	name string
}

// findGame is the saved game that is named, in the folder of games or in its
// archive; without a name the last changed one that wanted allows.
func findGame(args []string, wanted func(journal.Summary) bool) (place, error) {
	dir, err := journal.Games()
	if err != nil {
		return place{}, exit{exitFault, err}
	}
	if len(args) == 1 {
		return namedGame(dir, args[0])
	}
	list, err := journal.List(dir)
	if err != nil {
		return place{}, exit{exitFault, err}
	}
	for _, x := range list {
		if (x.Err == nil || x.Head != nil) && wanted(x) {
			return place{dir, x.Name}, nil
		}
	}
	for _, x := range list {
		if x.Err != nil { // nobody knows whether it was finished
			return place{}, saveFault(place{dir, x.Name}, x.Err)
		}
	}
	if len(list) > 0 {
		return place{}, exit{exitNone, errors.New(speaker(nil).Say("cli.saved_all_finished"))}
	}
	return place{}, exit{exitNone, errors.New(speaker(nil).Say("cli.saved_none"))}
}

func namedGame(dir journal.Dir, name string) (place, error) {
	if err := journal.CheckName(name); err != nil {
		return place{}, usage(err)
	}
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		if _, err := os.Lstat(d.Path(name)); !os.IsNotExist(err) {
			return place{d, name}, nil
		}
	}
	var names []string
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		list, _ := journal.List(d)
		for _, x := range list {
			names = append(names, x.Name)
		}
	}
	return place{}, usage(kept.NoSuchGame(speaker(nil), name, strict.Nearest(name, names)))
}

func anyGame(journal.Summary) bool { return true }

func unfinished(x journal.Summary) bool { return !x.Finished }

// saveFault gives an error of the save at a place its exit status: what is wrong
// with the file that was named is 2, what is wrong with the machine 1.
func saveFault(at place, err error) error {
	status := exitUsage
	for _, ours := range []error{journal.ErrInUse, journal.ErrReadOnly, journal.ErrFull, journal.ErrDisk} {
		if errors.Is(err, ours) {
			status = exitFault
		}
	}
	f, closed := os.Open(at.dir.Path(at.name))
	if closed == nil {
		f.Close()
	}
	return exit{status, kept.CannotGoOn(speaker(nil), at.name, closed == nil, err)}
}

// readGame reads the save of a name, or of a file: a save or a report that holds
// one. Damage is no error, nor is a damaged first line where others can be read.
func readGame(args []string) (journal.Contents, error) {
	if len(args) == 1 && isPath(args[0]) {
		data, err := journal.ReadFile(args[0])
		if err != nil {
			return journal.Contents{}, usage(fileError(err))
		}
		c, err := journal.Parse(args[0], show.SaveIn(data))
		if err != nil && c.Head == nil {
			return c, usage(err)
		}
		return c, nil
	}
	p, err := findGame(args, anyGame)
	if err != nil {
		return journal.Contents{}, err
	}
	c, err := journal.Read(p.dir.Path(p.name))
	if err != nil && c.Head == nil {
		return c, saveFault(p, err)
	}
	return c, nil
}

// isPath reports whether an argument is a file and not the name of a save, which
// goes before a file that is called so.
func isPath(arg string) bool {
	if strings.ContainsAny(arg, `/\.`) {
		return true
	}
	if dir, err := journal.Games(); err == nil {
		if _, err := namedGame(dir, arg); err == nil {
			return false
		}
	}
	info, err := os.Stat(arg)
	return err == nil && info.Mode().IsRegular()
}

// placeOf is where a file lies if it is a save in the folder of games or in the
// archive, by whatever path it was named.
func placeOf(path string) (place, bool) {
	dir, err := journal.Games()
	there, err2 := filepath.EvalSymlinks(path)
	if err != nil || err2 != nil {
		return place{}, false
	}
	name, isSave := strings.CutSuffix(filepath.Base(there), filepath.Ext(dir.Path("")))
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		if isSave && d.Holds(there) && journal.CheckName(name) == nil {
			return place{d, name}, true
		}
	}
	return place{}, false
}

func init() { commands = append(commands, gamesCommand) }

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
				return exit{exitFault, err}
			}
			moved, err := journal.Rotate(dir, keep)
			if err != nil {
				return exit{exitFault, err}
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

// savedGame is a save as the list shows it.
func savedGame(s say.Speaker, dir journal.Dir, x journal.Summary) kept.SavedGame {
	var st session.Status
	if json.Unmarshal(x.Status, &st) != nil {
		st = session.Status{}
	}
	retell(s, dir, x.Name, &st)
	return kept.SavedGame{Name: x.Name, Text: st.Text, Setup: st.Setup, Last: st.Last, Round: st.Round, Finished: x.Finished,
		Damage: x.Damage, Changed: x.Changed, Size: x.Size, Head: x.Head, Err: x.Err}
}

// retell says in the language of s what the status of a save says in English.
func retell(s say.Speaker, dir journal.Dir, name string, st *session.Status) {
	if s.Lang == nil || st.Setup == "" {
		return
	}
	c, err := journal.Read(dir.Path(name))
	if err != nil {
		return // what is wrong with it stands beside the English
	}
	start := looking()
	start.Lang, start.OtherNames = s.Lang, s.OtherNames
	g, err := session.Look(start, c)
	if err != nil {
		return
	}
	if x, ok := session.Retold(g); ok {
		st.Text, st.Setup, st.Last = x.Text, x.Setup, x.Last
	}
}
