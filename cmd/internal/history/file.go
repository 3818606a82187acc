package history

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/bounded"
)

// File is the path of a history. The file need not exist.
type File string

// Beside returns the history that belongs to a folder of saves.
func Beside(games journal.Dir) File {
	return File(filepath.Join(filepath.Dir(string(games)), fileName))
}

const fileName = "history.jsonl"

// maxSize is the largest history that is read, in bytes: 100,000 games and more.
const maxSize = 64 << 20

// ErrBusy says that another process holds the history.
var ErrBusy = errors.New("busy")

// line is a line of the file: a game, or the id of one that is forgotten.
type line struct {
	Format    int    `json:"format"`
	Forgotten string `json:"forgotten,omitempty"`
	*Game
}

// format is the number of the format that is written.
const format = 1

// Add remembers games: on the disk and synced when it returns nil. Nothing is
// written for one that is forgotten, or is remembered as it is. Added is how many
// were not known at all.
func (f File) Add(games ...Game) (added int, err error) {
	err = f.locked(func() error {
		was, err := f.Read()
		if err != nil {
			return err
		}
		var text []byte
		for i := range games {
			if !was.lacks(&games[i]) {
				continue
			}
			raw, err := sealed(line{Format: format, Game: &games[i]})
			if err != nil {
				return err
			}
			text = append(text, raw...)
			if was.byID[games[i].ID] == nil {
				added++
			}
			was.take(&games[i])
		}
		return f.append(text)
	})
	return added, err
}

// Forget removes a game by its id: it is not read again, and not imported again.
func (f File) Forget(id string) error {
	return f.locked(func() error {
		raw, err := sealed(line{Format: format, Forgotten: id})
		if err != nil {
			return err
		}
		return f.append(raw)
	})
}

func sealed(l line) ([]byte, error) {
	text, err := json.Marshal(l)
	if err != nil {
		return nil, err
	}
	return journal.Sealed(text), nil
}

// locked runs do while no other process writes.
func (f File) locked(do func() error) error {
	err := journal.Alone(filepath.Join(filepath.Dir(string(f)), ".history.lock"), do)
	if errors.Is(err, journal.ErrInUse) {
		return f.fault(ErrBusy)
	}
	return err
}

// append writes whole lines behind what is there. A line that a power cut left
// unfinished is ended first, so that it takes no other with it.
func (f File) append(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	file, err := os.OpenFile(string(f), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return f.fault(err)
	}
	defer file.Close()
	size, err := file.Seek(0, io.SeekEnd)
	if err != nil {
		return f.fault(err)
	}
	last := []byte("\n")
	if size > 0 {
		if _, err := file.ReadAt(last, size-1); err != nil {
			return f.fault(err)
		}
	}
	if last[0] != '\n' {
		text = append([]byte("\n"), text...)
	}
	if _, err = file.WriteAt(text, size); err == nil {
		err = file.Sync()
	}
	if err != nil {
		_ = file.Truncate(size) // what is left of it is a damaged line, which costs nothing else
		return f.fault(err)
	}
	return nil
}

// fault says what could not be done with the history.
func (f File) fault(err error) error {
	if err == nil || !errors.Is(err, ErrBusy) && err != errTooLarge {
		return bounded.Because(string(f), err)
	}
	return &fault{string(f), err}
}

// fault is an error of the file as a whole that is none of the system.
type fault struct {
	path string
	err  error
}

func (e *fault) Error() string { return e.Said(say.Speaker{}) }

// Said makes it a say.Fault.
func (e *fault) Said(s say.Speaker) string {
	if errors.Is(e.err, ErrBusy) {
		return s.Say("history.busy", say.Args{"name": e.path})
	}
	return s.Say("history.unusable", say.Args{"name": e.path, "cause": s.Fault(e.err)})
}

func (e *fault) Unwrap() error { return e.err }

// Games is what a history holds.
type Games struct {
	List    []Game // in the order in which they ended
	Damaged []int  // the numbers of lines that can't be read
	Newer   int    // how many lines a newer program wrote
	byID    map[string]*Game
	gone    map[string]bool
}

// Has reports whether a game of that id is remembered.
func (all *Games) Has(id string) bool { return all.byID[id] != nil && !all.gone[id] }

// ended reports whether nothing is to be written about a game that ended then: that
// is known with all that is remembered today, or it is forgotten.
func (all *Games) ended(id string, at time.Time) bool {
	g := all.byID[id]
	return all.gone[id] || g != nil && len(g.Told) > 0 && g.Ended.Equal(at.UTC().Truncate(time.Second))
}

// lacks reports whether g has to be written.
func (all *Games) lacks(g *Game) bool {
	if all.gone[g.ID] {
		return false
	}
	was := all.byID[g.ID]
	return was == nil || !was.same(g)
}

// same reports whether two lines say the same of a game, whatever its save is
// called. What people wrote about it stays when a line says nothing about that, and
// so does what an older program did not remember.
func (g *Game) same(x *Game) bool {
	a, b := *g, *x
	a.Save = b.Save
	if b.Leader == "" && b.Note == "" {
		a.Leader, a.Note = "", ""
	}
	if len(b.Told) == 0 {
		a.forgetFacts()
		b.forgetFacts()
	}
	one, err1 := json.Marshal(a)
	two, err2 := json.Marshal(b)
	return err1 == nil && err2 == nil && bytes.Equal(one, two)
}

// forgetFacts leaves a game as older programs remembered it.
func (g *Game) forgetFacts() {
	g.Told, g.Seats = nil, slices.Clone(g.Seats)
	for i := range g.Seats {
		g.Seats[i].Hooks, g.Seats[i].Influence = false, nil
	}
}
