package command

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/data/notation"
	"househagal/data/strict"
	"househagal/engine"
)

// Place is where a saved game is: its folder and its name there.
type Place struct {
	Dir  journal.Dir
	Name string
}

// FindGame is the saved game that is named, in the folder of games or in its
// archive; without a name the last changed one that wanted allows.
func FindGame(args []string, wanted func(journal.Summary) bool) (Place, error) {
	dir, err := journal.Games()
	if err != nil {
		return Place{}, Fault(err)
	}
	if len(args) == 1 {
		return namedGame(dir, args[0])
	}
	list, err := journal.List(dir)
	if err != nil {
		return Place{}, Fault(err)
	}
	for _, x := range list {
		if (x.Err == nil || x.Head != nil) && wanted(x) {
			return Place{dir, x.Name}, nil
		}
	}
	for _, x := range list {
		if x.Err != nil { // nobody knows whether it was finished
			return Place{}, SaveFault(Place{dir, x.Name}, x.Err)
		}
	}
	if len(list) > 0 {
		return Place{}, Nothing(errors.New(Speaker(nil).Say("cli.saved_all_finished")))
	}
	return Place{}, Nothing(errors.New(Speaker(nil).Say("cli.saved_none")))
}

func namedGame(dir journal.Dir, name string) (Place, error) {
	if err := journal.CheckName(name); err != nil {
		return Place{}, Usage(err)
	}
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		if _, err := os.Lstat(d.Path(name)); !os.IsNotExist(err) {
			return Place{d, name}, nil
		}
	}
	var names []string
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		list, _ := journal.List(d)
		for _, x := range list {
			names = append(names, x.Name)
		}
	}
	return Place{}, Usage(kept.NoSuchGame(Speaker(nil), name, strict.Nearest(name, names)))
}

// AnyGame is for FindGame: a command that takes every save.
func AnyGame(journal.Summary) bool { return true }

// Unfinished is for FindGame: a command that goes on with a game.
func Unfinished(x journal.Summary) bool { return !x.Finished }

// SaveFault gives an error of the save at a place its exit status: what is wrong
// with the file that was named is 2, what is wrong with the machine 1.
func SaveFault(at Place, err error) error {
	status := ExitUsage
	for _, ours := range []error{journal.ErrInUse, journal.ErrReadOnly, journal.ErrFull, journal.ErrDisk} {
		if errors.Is(err, ours) {
			status = ExitFault
		}
	}
	f, closed := os.Open(at.Dir.Path(at.Name))
	if closed == nil {
		f.Close()
	}
	return Exit{status, kept.CannotGoOn(Speaker(nil), at.Name, closed == nil, err)}
}

// ReadGame reads the save of a name, or of a file: a save or a report that holds
// one. Damage is no error, nor is a damaged first line where others can be read.
func ReadGame(args []string) (journal.Contents, error) {
	if len(args) == 1 && IsPath(args[0]) {
		data, err := journal.ReadFile(args[0])
		if err != nil {
			return journal.Contents{}, Usage(FileError(err))
		}
		c, err := journal.Parse(args[0], show.SaveIn(data))
		if err != nil && c.Head == nil {
			return c, Usage(err)
		}
		return c, nil
	}
	p, err := FindGame(args, AnyGame)
	if err != nil {
		return journal.Contents{}, err
	}
	c, err := journal.Read(p.Dir.Path(p.Name))
	if err != nil && c.Head == nil {
		return c, SaveFault(p, err)
	}
	return c, nil
}

// IsPath reports whether an argument is a file and not the name of a save, which
// goes before a file that is called so.
func IsPath(arg string) bool {
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

// PlaceOf is where a file lies if it is a save in the folder of games or in the
// archive, by whatever path it was named.
func PlaceOf(path string) (Place, bool) {
	dir, err := journal.Games()
	there, err2 := filepath.EvalSymlinks(path)
	if err != nil || err2 != nil {
		return Place{}, false
	}
	name, isSave := strings.CutSuffix(filepath.Base(there), filepath.Ext(dir.Path("")))
	for _, d := range []journal.Dir{dir, dir.Archive()} {
		if isSave && d.Holds(there) && journal.CheckName(name) == nil {
			return Place{d, name}, true
		}
	}
	return Place{}, false
}

// CompleteSaves offers the saves that wanted allows, each with how it stands;
// where none begins as is typed, the shell offers files.
func CompleteSaves(wanted func(journal.Summary) bool) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		dir, err := journal.Games()
		if err != nil || len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		list, _ := journal.List(dir)
		var words []string
		for _, x := range list {
			if x.Err == nil && wanted(x) {
				words = append(words, x.Name+"\t"+SavedGame(Speaker(nil), dir, x).Text)
			}
		}
		return Beginning(words, typed), cobra.ShellCompDirectiveDefault
	}
}

// LookAt reads a saved game and plays it again up to where it stands.
func LookAt(args []string) (*session.Game, error) {
	c, err := ReadGame(args)
	if err != nil {
		return nil, err
	}
	g, err := session.Look(LookOnly(), c)
	if err != nil {
		return nil, Usage(err)
	}
	return g, nil
}

// LookOnly is the start of a game that is only looked at.
func LookOnly() session.Start {
	return Speaking(session.Start{Load: data.LoadWith, Program: "hagal " + Version()})
}

// SavedPosition is the position of a saved game, with the turn of seat where one is
// named.
func SavedPosition(name, seat string, seed uint64) (notation.Case, error) {
	g, err := LookAt([]string{name})
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
		return at, Error("cli.no_seat", say.Args{"word": seat, "words": known})
	}
	at.Pos.Turn = who
	return at, nil
}

// SavedGame is a save as the list shows it.
func SavedGame(s say.Speaker, dir journal.Dir, x journal.Summary) kept.SavedGame {
	var st course.Status
	if json.Unmarshal(x.Status, &st) != nil {
		st = course.Status{}
	}
	Retell(s, dir, x.Name, &st)
	return kept.SavedGame{Name: x.Name, Text: st.Text, Setup: st.Setup, Last: st.Last, Round: st.Round, Finished: x.Finished,
		Damage: x.Damage, Changed: x.Changed, Size: x.Size, Head: x.Head, Err: x.Err}
}

// Retell says in the language of s what the status of a save says in English.
func Retell(s say.Speaker, dir journal.Dir, name string, st *course.Status) {
	if s.Lang == nil || st.Setup == "" {
		return
	}
	c, err := journal.Read(dir.Path(name))
	if err != nil {
		return // what is wrong with it stands beside the English
	}
	start := LookOnly()
	start.Lang, start.OtherNames = s.Lang, s.OtherNames
	g, err := session.Look(start, c)
	if err != nil {
		return
	}
	if x, ok := session.Retold(g); ok {
		st.Text, st.Setup, st.Last = x.Text, x.Setup, x.Last
	}
}
