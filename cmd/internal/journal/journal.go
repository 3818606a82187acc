package journal

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"sync"
	"time"
)

// Journal is a save that this process holds open to write. Its methods may be
// called from several goroutines, a signal handler's among them.
type Journal struct {
	// Clock tells when a line is appended; it is time.Now unless the caller sets
	// another before the first Append.
	Clock func() time.Time

	mu      sync.Mutex
	dir     Dir
	name    string
	header  Header
	lock    *hold
	file    file     // nil once closed
	size    int64    // bytes of the header and the whole lines
	last    int      // number of the last whole line
	sum     string   // its checksum
	steady  bool     // the system can tell our file from another in its place
	ragged  bool     // bytes may lie behind size that are no line
	pending *reading // what Open found to mend; nil when nothing is due
	kept    string   // where a copy of what must leave the save was put already
}

// file is what a journal needs of an os.File; tests put a failing one in its place.
type file interface {
	WriteAt(b []byte, off int64) (int, error)
	Truncate(size int64) error
	Sync() error
	Stat() (fs.FileInfo, error)
	Close() error
}

// Create makes a new save with nothing but its header and takes its lock. The
// folder is made when missing, the file is readable by its owner only, synced, and
// never there without its whole header. h.Format and h.Name are filled in,
// h.Created becomes UTC in whole milliseconds (now, when it is zero); h.Flags is not
// copied and must not change. Errors: ErrName, ErrExists, ErrInUse, ErrFull,
// ErrReadOnly, ErrNotFile, ErrBody, ErrTooLarge, ErrDisk.
func Create(dir Dir, name string, h Header) (*Journal, error) {
	return create(dir, name, Contents{Header: h})
}

// create makes a new save that holds what c does.
func create(dir Dir, name string, c Contents) (*Journal, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if err := dir.Make(); err != nil {
		return nil, err
	}
	lock, err := acquire(dir, name)
	if err != nil {
		return nil, err
	}
	c.Header.Format, c.Header.Name = Format, name
	c.date()
	j := &Journal{Clock: time.Now, dir: dir, name: name, header: c.Header, lock: lock, last: 1 + len(c.Lines)}
	if err := j.begin(c); err != nil {
		lock.release()
		return nil, err
	}
	return j, nil
}

// CreateNext is Create under the next free name of a series: see [NextName]. It
// tries again when another process takes the name first.
func CreateNext(dir Dir, stem string, h Header) (*Journal, error) {
	return CreateFrom(dir, stem, Contents{Header: h})
}

// CreateFrom is CreateNext for a game that was played already: the new save holds
// the lines too, as they were, and c stays what it is.
func CreateFrom(dir Dir, stem string, c Contents) (*Journal, error) {
	for try := 0; ; try++ {
		name, err := NextName(dir, stem)
		if err != nil {
			return nil, err
		}
		j, err := create(dir, name, c)
		taken := errors.Is(err, ErrExists) || errors.Is(err, ErrInUse)
		if !taken || try == 100 {
			return j, err
		}
	}
}

// date gives a game without a date one at which its last line is of now.
func (c *Contents) date() {
	was := c.Header.Created
	c.Header.Created = was.UTC().Truncate(time.Millisecond)
	if !was.IsZero() {
		return
	}
	now, last := time.Now().UTC().Truncate(time.Millisecond), c.at()
	c.Header.Created = now.Add(was.Sub(last))
	c.Lines = slices.Clone(c.Lines)
	for i := range c.Lines {
		c.Lines[i].At = now.Add(c.Lines[i].At.Sub(last))
	}
}

// begin writes the header to a draft and gives the draft the save's name, so that
// no power cut leaves half a header under it.
func (j *Journal) begin(c Contents) error {
	raw, sum, err := rewritten(c)
	if err != nil {
		return err
	}
	path, draft := j.dir.Path(j.name), j.dir.draftPath(j.name)
	if err := j.dir.free(j.name); err != nil {
		return err
	}
	if len(raw) > MaxSize {
		return tooLarge(path)
	}
	err = writeDraft(draft, raw)
	if err == nil {
		err = settle(draft, path)
	}
	if err != nil {
		_ = os.Remove(draft)
		return failed(path, err)
	}
	j.size, j.sum = int64(len(raw)), sum
	if err := errors.Join(j.dir.sync(), j.attach()); err != nil {
		_ = os.Remove(path) // it was never anybody's
		return err
	}
	return nil
}

// writeDraft writes and syncs a file that must be new. One left behind by a power
// cut is taken away first, never written to: it may be a second name of a save.
func writeDraft(path string, raw []byte) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(raw)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// attach opens the save's file for writing.
func (j *Journal) attach() error {
	path := j.dir.Path(j.name)
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return failed(path, err)
	}
	j.adopt(f)
	return nil
}

// adopt takes an open file for the save's, and finds out whether it can be told
// from others: some network file systems number one file differently each time.
func (j *Journal) adopt(f *os.File) {
	j.file = f
	ours, err := f.Stat()
	theirs, err2 := os.Lstat(j.dir.Path(j.name))
	j.steady = err == nil && err2 == nil && os.SameFile(ours, theirs)
}

// Open opens a save, takes its lock and reads it. It changes nothing: what Damage
// names, and an older format, are seen to by the first write or by Mend.
// Errors: ErrName, ErrMissing, ErrInUse (an *InUseError), ErrNotFile, ErrReadOnly,
// ErrHeader, ErrNewer (a *NewerError), ErrTooLarge, ErrDisk. A save in a folder
// that may not be written can still be looked at with Read.
func Open(dir Dir, name string) (*Journal, Contents, error) {
	if err := CheckName(name); err != nil {
		return nil, Contents{}, err
	}
	if _, err := ordinary(dir.Path(name)); err != nil {
		return nil, Contents{}, err
	}
	lock, err := acquire(dir, name)
	if err != nil {
		return nil, Contents{}, err
	}
	j := &Journal{Clock: time.Now, dir: dir, name: name, lock: lock}
	contents, err := j.load()
	if err != nil {
		lock.release()
		return nil, Contents{}, err
	}
	return j, contents, nil
}

// load reads the save that is locked and sets the journal to its end.
func (j *Journal) load() (Contents, error) {
	path := j.dir.Path(j.name)
	if _, err := ordinary(path); err != nil {
		return Contents{}, err
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return Contents{}, failed(path, err)
	}
	r, err := readFrom(f, path)
	if err != nil {
		_ = f.Close()
		return Contents{}, err
	}
	j.header = r.Header
	j.adopt(f)
	j.size, j.last, j.sum = r.size, len(r.Lines)+1, r.sum
	if !r.Damage.None() || r.Header.Format != Format {
		j.pending = &r
	}
	return r.Contents, nil
}

// Name returns the save's name as it is now.
func (j *Journal) Name() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.name
}

// Close gives up the save and its lock. All that was appended is on disk already.
// Closing again does nothing.
func (j *Journal) Close() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.file == nil {
		return nil
	}
	err := j.file.Close()
	j.file = nil
	j.lock.release()
	return failed(j.dir.Path(j.name), err)
}
