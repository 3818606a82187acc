package history

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
)

// Finder reads finished games from saves. How a save is opened is Start's.
type Finder struct{ Start session.Start }

// Found is what a folder holds, its files by the names they have there.
type Found struct {
	Games      []Game
	Unfinished []string
	Unread     []error // what can't be read, and why
	Files      int
}

// game reads the finished game of a save; over is false where it isn't over, or where
// only the deck was played. The error says why the save can't be read to its end.
func (f Finder) game(path string) (g Game, over bool, err error) {
	c, err := journal.Read(path)
	switch {
	case err != nil:
		return g, false, err
	case !c.Damage.None() && !c.Damage.TornTail:
		return g, false, &journal.Error{Kind: c.Damage.What, Line: c.Damage.Line}
	case !c.Finished():
		return g, false, nil
	}
	return f.played(c)
}

// played runs a finished save again.
func (f Finder) played(c journal.Contents) (g Game, over bool, err error) {
	played, err := session.Look(f.Start, c)
	if err != nil {
		return g, false, err
	}
	e, over, err := session.EndingOf(played)
	switch {
	case err != nil:
		return g, false, err
	case !over && len(played.Unread()) > 0:
		return g, false, errors.New(strings.Join(played.Unread(), " "))
	case !over:
		return g, false, nil
	}
	e.Save, e.Created, e.Ended = c.Name, c.Header.Created, c.Lines[len(c.Lines)-1].At
	return Of(e), true, nil
}

// In reads all that lies in a folder: saves, and a history beside them. A folder
// that holds the saves of a program in its own folders is read with these.
func (f Finder) In(dir string) (found Found, err error) {
	games := journal.Dir(filepath.Join(dir, "games"))
	for _, d := range []journal.Dir{journal.Dir(dir), journal.Dir(dir).Archive(), games, games.Archive()} {
		names, err := journal.Names(d)
		if err != nil && d == journal.Dir(dir) {
			return found, err
		}
		for _, name := range names {
			found.Files++
			shown, _ := filepath.Rel(dir, d.Path(name))
			f.file(&found, d.Path(name), shown)
		}
	}
	return found, nil
}

// file reads one file of a folder.
func (f Finder) file(found *Found, path, name string) {
	if filepath.Base(path) == fileName {
		all, err := File(path).Read()
		if err != nil {
			found.Unread = append(found.Unread, about(name, errors.Unwrap(err)))
		}
		found.Games = append(found.Games, all.List...)
		return
	}
	switch g, over, err := f.game(path); {
	case err != nil:
		found.Unread = append(found.Unread, about(name, err))
	case !over:
		found.Unfinished = append(found.Unfinished, name)
	default:
		found.Games = append(found.Games, g)
	}
}

// about is err as it is told of a file that people know by that name.
func about(name string, err error) error {
	if x := (*journal.Error)(nil); errors.As(err, &x) {
		y := *x
		y.Path = name
		return &y
	}
	if x := (*journal.NewerError)(nil); errors.As(err, &x) {
		return &journal.NewerError{Path: name, Format: x.Format}
	}
	return &fault{name, err}
}

// CatchUp remembers what was finished in a folder of saves and its archive since
// that was last looked through, and returns the history. A save is passed over only
// when all that was found at that time is in the history. Where the history can't
// be read there is no error but fault; where it can only not be written, behind.
func (f Finder) CatchUp(file File, games journal.Dir) (known Games, behind, fault error) {
	if known, fault = file.Read(); fault != nil {
		return known, nil, fault
	}
	last := file.looked(f.Start.Program)
	saves, newest, behind := f.changed(games, last)
	if behind != nil {
		return known, behind, nil
	}
	var found []Game
	for _, path := range saves {
		if g, ok := f.news(&known, path); ok {
			found = append(found, g)
		}
	}
	if len(found) > 0 {
		if _, behind = file.Add(found...); behind != nil {
			return known, behind, nil
		}
		known, fault = file.Read()
	}
	if !newest.Equal(last) {
		file.look(f.Start.Program, newest) // where that can't be kept, they are looked through once more
	}
	return known, nil, fault
}

// changed are the saves that were written at that time or later, and when the last
// one of all was.
func (f Finder) changed(games journal.Dir, since time.Time) (paths []string, newest time.Time, err error) {
	newest = since
	for _, d := range []journal.Dir{games, games.Archive()} {
		names, err := journal.Names(d)
		if err != nil {
			return nil, newest, err
		}
		for _, name := range names {
			info, err := os.Stat(d.Path(name))
			if err != nil || info.ModTime().Before(since) {
				continue
			}
			paths = append(paths, d.Path(name))
			if info.ModTime().After(newest) {
				newest = info.ModTime()
			}
		}
	}
	return paths, newest, nil
}

// news is the game of a save, where it is over and the history doesn't have it as
// it ended.
func (f Finder) news(known *Games, path string) (g Game, ok bool) {
	c, err := journal.Read(path)
	if err != nil || !c.Finished() || known.ended(idOf(c.Header.Created, c.Header.Seed), c.Lines[len(c.Lines)-1].At) {
		return g, false
	}
	g, ok, err = f.played(c)
	return g, ok && err == nil
}
