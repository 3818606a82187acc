package journal

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"runtime"
	"syscall"
	"testing"
)

// faulty is a disk that runs full and a system that says no.
type faulty struct {
	file
	room     int   // bytes that can still be written; those that fit are
	write    error // of a write that finds no room
	sync     error // of the next syncs
	truncate error // of the next truncations
}

func (f *faulty) WriteAt(b []byte, off int64) (int, error) {
	if len(b) <= f.room {
		f.room -= len(b)
		return f.file.WriteAt(b, off)
	}
	n, err := f.file.WriteAt(b[:f.room], off)
	f.room = 0
	if err != nil {
		return n, err
	}
	return n, &fs.PathError{Op: "write", Path: "save", Err: f.write}
}

func (f *faulty) Sync() error {
	if f.sync != nil {
		return f.sync
	}
	return f.file.Sync()
}

func (f *faulty) Truncate(size int64) error {
	if f.truncate != nil {
		return f.truncate
	}
	return f.file.Truncate(size)
}

// TestFullDiskAtEveryByte: however much of a line still fits, the save is cut back
// to its whole lines, and the same answer goes in once there is room.
func TestFullDiskAtEveryByte(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	add(t, j, "answer", 1)
	before := contents(t, j.Path())
	disk := &faulty{file: j.file, write: syscall.ENOSPC}
	j.file = disk
	for room := range 60 {
		disk.room = room
		err := j.Append("answer", "a long answer for a small disk")
		wantKind(t, err, ErrFull)
		wantKind(t, err, syscall.ENOSPC)
		if got := contents(t, j.Path()); !bytes.Equal(got, before) {
			t.Fatalf("with room for %d bytes: %q", room, got)
		}
	}
	want := j.Path() + ": line 3: no space left: the line was not saved, all before it is"
	if err := j.Append("answer", "a long answer"); err.Error() != want {
		t.Errorf("got %q\nwant %q", err, want)
	}
	disk.room = 1 << 20
	add(t, j, "answer", "a long answer for a small disk")
	if c, err := Read(j.Path()); err != nil || len(c.Lines) != 2 || !c.Damage.None() {
		t.Errorf("%v, %d lines, %+v", err, len(c.Lines), c.Damage)
	}
}

// TestFailuresAreTold: each kind of refusal is told apart, and none leaves half a
// line even when the cut back fails at first.
func TestFailuresAreTold(t *testing.T) {
	for name, c := range map[string]struct {
		disk faulty
		kind error
	}{
		"full":      {faulty{room: 9, write: syscall.ENOSPC}, ErrFull},
		"quota":     {faulty{room: 9, write: syscall.EDQUOT}, ErrFull},
		"limit":     {faulty{room: 9, write: syscall.EFBIG}, ErrFull},
		"read-only": {faulty{write: syscall.EROFS}, ErrReadOnly},
		"denied":    {faulty{write: syscall.EACCES}, ErrReadOnly},
		"broken":    {faulty{room: 9, write: syscall.EIO}, ErrDisk},
		"sync":      {faulty{room: 1 << 20, sync: syscall.EIO}, ErrDisk},
		"both":      {faulty{room: 9, write: syscall.ENOSPC, truncate: syscall.EIO}, ErrFull},
	} {
		t.Run(name, func(t *testing.T) {
			j := fresh(t, folder(t), "friday")
			add(t, j, "answer", 1)
			disk := c.disk
			disk.file = j.file
			j.file = &disk
			wantKind(t, j.Append("answer", 2), c.kind)
			disk = faulty{file: disk.file, room: 1 << 20}
			add(t, j, "answer", 2)
			r, err := Read(j.Path())
			if err != nil || len(r.Lines) != 2 || !r.Damage.None() || string(r.Lines[1].Body) != "2" {
				t.Errorf("%v, %d lines, %+v", err, len(r.Lines), r.Damage)
			}
		})
	}
}

// TestMendingOnAFullDisk: when the torn end cannot be cut off, nothing is written.
func TestMendingOnAFullDisk(t *testing.T) {
	dir, data := small(t)
	lines := ends(data)
	data[lines[2]+3] ^= 1
	put(t, dir.Path("small"), data)
	j, _ := opened(t, dir, "small")
	disk := &faulty{file: j.file, truncate: syscall.EROFS}
	j.file = disk
	for range 2 {
		wantKind(t, j.Append("answer", 1), ErrReadOnly)
		if !bytes.Equal(contents(t, j.Path()), data) {
			t.Fatal("it was changed")
		}
	}
	disk.truncate, disk.room = nil, 1<<20
	add(t, j, "answer", 1)
	if kept, err := dir.kept("small"); err != nil || len(kept) != 1 {
		t.Errorf("kept %q, %v", kept, err)
	}
}

// TestSaveChangedUnderOurHands: what is written where nobody will look is lost, so
// it is refused.
func TestSaveChangedUnderOurHands(t *testing.T) {
	for name, do := range map[string]func(path string) error{
		"deleted":    os.Remove,
		"moved":      func(path string) error { return os.Rename(path, path+".old") },
		"cut":        func(path string) error { return os.Truncate(path, 10) },
		"lengthened": func(path string) error { return os.Truncate(path, 10000) },
		"replaced": func(path string) error {
			data, err := os.ReadFile(path)
			return errors.Join(err, WriteWhole(path, data))
		},
	} {
		t.Run(name, func(t *testing.T) {
			j := fresh(t, folder(t), "friday")
			add(t, j, "answer", 1)
			if err := do(j.Path()); runtime.GOOS == "windows" && err != nil {
				add(t, j, "answer", 2) // nobody takes an open file away there
				return
			} else if err != nil {
				t.Fatal(err)
			}
			wantKind(t, j.Append("answer", 2), ErrMoved)
			wantKind(t, j.Rename("sunday"), ErrMoved)
		})
	}
}
