package journal

import (
	"cmp"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"time"
)

// Summary is one save in a folder.
type Summary struct {
	Name     string
	Created  time.Time       // UTC; zero when Err is set
	Changed  time.Time       // of its last whole line; of the file when Err is set
	Size     int64           // bytes
	Lines    int             // without the header; those before the damage
	Status   json.RawMessage // body of the last line of KindStatus; nil when there is none
	Finished bool            // its last line is of KindFinish
	Damage   Damage          // zero when it is whole
	Head     error           // what is wrong with its first line, where the lines behind it can be read
	Err      error           // why it cannot be opened at all: ErrHeader, ErrNewer, ErrName…
}

// List describes every save of a folder, the last changed first, without taking a
// lock. A missing folder holds none. A save that cannot be read is listed with its
// error; the error returned is the folder's.
func List(dir Dir) ([]Summary, error) {
	names, err := dir.names()
	if err != nil {
		return nil, err
	}
	var all []Summary
	for _, name := range names {
		all = append(all, summary(dir, name))
	}
	slices.SortFunc(all, func(a, b Summary) int {
		return cmp.Or(b.Changed.Compare(a.Changed), strings.Compare(a.Name, b.Name))
	})
	return all, nil
}

// Names are the names of the saves of a folder, in no promised order. A missing
// folder holds none.
func Names(dir Dir) ([]string, error) { return dir.names() }

// summary reads one save.
func summary(dir Dir, name string) Summary {
	path := dir.Path(name)
	s := Summary{Name: name, Err: CheckName(name)}
	if info, err := os.Lstat(path); err == nil {
		s.Size, s.Changed = info.Size(), info.ModTime().UTC()
	}
	if s.Err != nil {
		return s
	}
	if _, s.Err = ordinary(path); s.Err != nil {
		return s
	}
	c, err := Read(path)
	s.Err, s.Head = err, c.Head
	switch {
	case err == nil:
		s.Created, s.Changed = c.Header.Created, c.at()
	case c.Head == nil:
		return s
	}
	s.Lines, s.Finished, s.Damage = len(c.Lines), c.Finished(), c.Damage
	if status, ok := c.Last(KindStatus); ok {
		s.Status = status.Body
	}
	return s
}

// at is the time of the line that a summary counts as the last change.
func (c Contents) at() time.Time {
	if len(c.Lines) == 0 {
		return c.Header.Created
	}
	return c.Lines[len(c.Lines)-1].At
}
