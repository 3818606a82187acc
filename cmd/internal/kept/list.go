package kept

import (
	"errors"
	"strconv"
	"time"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
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
func GameLines(s say.Speaker, x SavedGame) []string {
	if x.Err != nil && x.Head == nil {
		return layout.Entry(x.Name, s.Say("games.unreadable", say.Args{"text": s.Fault(x.Err)}))
	}
	parts := []string{x.Text}
	switch {
	case x.Text == "":
		parts, x.Setup = []string{s.Say("games.in_setup")}, s.Say("games.nothing_yet")
	case x.Finished && x.Round > 0:
		parts = []string{s.Say("games.finished_in", say.Args{"round": x.Round, "text": x.Text})}
	case x.Finished:
		parts = []string{s.Say("games.finished", say.Args{"text": x.Text})}
	case x.Last != "":
		parts = append(parts, s.Say("games.last", say.Args{"text": x.Last}))
	}
	if x.Head != nil {
		parts = append(parts, s.Say("games.first_line"))
	}
	switch {
	case x.Damage.None():
	case x.Damage.TornTail:
		parts = append(parts, s.Say("games.last_line"))
	default:
		parts = append(parts, s.Say("games.damaged_at", say.Args{"n": x.Damage.Line}))
	}
	about := []string{x.Setup, show.Date(s, x.Changed.Local()), s.Say("games.size", say.Args{"n": int((x.Size + 1023) / 1024)})}
	return layout.Entry(x.Name, s.Say("games.how", say.Args{"texts": parts}), s.Say("games.about", say.Args{"texts": about}))
}

// NoGames is said when the list is empty.
func NoGames(s say.Speaker, archive bool) string {
	if archive {
		return s.Say("games.no_archive")
	}
	return s.Say("games.none")
}

// Archived says what was moved to the archive.
func Archived(s say.Speaker, names []string) []string {
	return []string{s.Say("games.archived", say.Args{"words": names})}
}

// NoSuchGame says that no save has the name; near is one that is like it.
func NoSuchGame(s say.Speaker, name, near string) error {
	return errors.New(s.Say("games.unknown", say.Args{"name": strconv.Quote(name), "near": near}))
}

// saveFault is what a fault of a save means to people.
type saveFault struct {
	error
	text string
}

func (f saveFault) Error() string { return f.text }

func (f saveFault) Unwrap() error { return f.error }

// CannotGoOn says why a save can't be gone on with, and what would help. Readable
// tells whether it can be looked at.
func CannotGoOn(s say.Speaker, name string, readable bool, err error) error {
	var id say.ID
	switch {
	case errors.Is(err, journal.ErrReadOnly) && !readable:
		id = "games.closed"
	case errors.Is(err, journal.ErrReadOnly):
		id = "games.read_only"
	case errors.Is(err, journal.ErrHeader):
		id = "games.unchanged"
	case errors.Is(err, journal.ErrNewer):
		id = "games.newer"
	default:
		return err
	}
	return saveFault{err, s.Say(id, say.Args{"text": s.Fault(err), "name": name})}
}

// ReportWritten says where a report is.
func ReportWritten(s say.Speaker, path string) string {
	return s.Say("games.report", say.Args{"word": path})
}
