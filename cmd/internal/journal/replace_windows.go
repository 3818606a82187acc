package journal

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sys/windows"
)

// replace writes a file whole, through another one beside it: renameio leaves
// Windows out, where a rename is as good as the file system makes it.
func replace(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = moved(f.Name(), path, windows.MOVEFILE_REPLACE_EXISTING)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

// Others that only look into a file, such as a scanner, hold it for a moment.
const (
	heldFor   = time.Second
	heldEvery = 20 * time.Millisecond
)

// settle moves a draft to a path where nothing may be.
func settle(draft, path string) error { return moved(draft, path, 0) }

// rename gives a file another name.
func rename(from, to string) error { return moved(from, to, windows.MOVEFILE_REPLACE_EXISTING) }

// moved renames a file, and returns once that is on the disk. While somebody else
// holds one of the two it tries again. Whoever holds one here must close it first:
// an open file is neither renamed nor replaced.
func moved(from, to string, flags uint32) error {
	old, err := windows.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	name, err := windows.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	for end := time.Now().Add(heldFor); ; time.Sleep(heldEvery) {
		err = windows.MoveFileEx(old, name, flags|windows.MOVEFILE_WRITE_THROUGH)
		held := errors.Is(err, windows.ERROR_SHARING_VIOLATION) || errors.Is(err, windows.ERROR_ACCESS_DENIED) || errors.Is(err, windows.ERROR_LOCK_VIOLATION)
		if !held || time.Now().After(end) {
			break
		}
	}
	if err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}
