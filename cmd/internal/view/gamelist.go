package view

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"househagal/cmd/internal/journal"
)

// SavedGame is a game in the list of games.
type SavedGame struct {
	Name     string
	Text     string // how it stands; "" in the setup
	Setup    string
	Last     string // the last move
	Round    int
	Finished bool
	Damage   journal.Damage
	Changed  time.Time
	Size     int64
	Head     error // what is wrong with the first line of a save whose other lines can be read
	Err      error
}

// GameLines are the lines of one saved game.
func GameLines(x SavedGame) []string {
	if x.Err != nil && x.Head == nil {
		return []string{fmt.Sprintf("%-24s cannot be read: %v", x.Name, x.Err)}
	}
	how := x.Text
	switch {
	case x.Text == "":
		how, x.Setup = "in the setup", "nothing played yet"
	case x.Finished && x.Round > 0:
		how = fmt.Sprintf("finished in round %d: %s", x.Round, x.Text)
	case x.Finished:
		how = "finished: " + x.Text
	case x.Last != "":
		how += "; last: " + x.Last
	}
	if x.Head != nil {
		how += "; its first line is damaged"
	}
	switch {
	case x.Damage.None():
	case x.Damage.TornTail:
		how += "; its last line is cut off"
	default:
		how += fmt.Sprintf("; damaged at line %d", x.Damage.Line)
	}
	about := []string{x.Setup, x.Changed.Local().Format("2 Jan 2006 15:04"), fmt.Sprintf("%d KB", (x.Size+1023)/1024)}
	return []string{fmt.Sprintf("%-24s %s", x.Name, how), strings.Repeat(" ", 25) + strings.Join(about, ", ")}
}

// NoGames is said when the list is empty.
func NoGames(archive bool) string {
	if archive {
		return "The archive is empty. Finished games go there with: hagal games archive"
	}
	return "No game is saved. Begin one with: hagal play"
}

// Archived says what was moved to the archive.
func Archived(names []string) []string {
	if len(names) == 0 {
		return []string{"No finished game to move."}
	}
	return []string{fmt.Sprintf("Moved to the archive: %s. hagal games --archived lists it.", strings.Join(names, ", "))}
}

// NoSuchGame says that no save has the name; near is one that is like it.
func NoSuchGame(name, near string) error {
	if near != "" {
		return fmt.Errorf("no saved game is called %q; did you mean %s?", name, near)
	}
	return fmt.Errorf("no saved game is called %q; hagal games lists them", name)
}

// CannotGoOn says why a save can't be gone on with, and what would help. Readable
// tells whether it can be looked at.
func CannotGoOn(name string, readable bool, err error) error {
	switch {
	case errors.Is(err, journal.ErrReadOnly) && !readable:
		return fmt.Errorf("%w; nothing was changed; make the file and its folder yours to read and write", err)
	case errors.Is(err, journal.ErrReadOnly):
		return fmt.Errorf("%w; nothing was changed, and hagal log %s and hagal replay %s still read it", err, name, name)
	case errors.Is(err, journal.ErrHeader):
		return fmt.Errorf("%w; nothing was changed", err)
	case errors.Is(err, journal.ErrNewer):
		return fmt.Errorf("%w; go on with the newer hagal", err)
	}
	return err
}

// ReportWritten says where a report is.
func ReportWritten(path string) string { return "The report is in " + path }
