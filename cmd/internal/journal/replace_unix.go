//go:build !windows

package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// replace writes a file whole, through another one beside it. Whoever could read
// what was there before can't read it.
func replace(path string, data []byte) error {
	f, err := renameio.NewPendingFile(path, renameio.WithTempDir(filepath.Dir(path)), renameio.WithStaticPermissions(0o600))
	if err != nil {
		return err
	}
	defer f.Cleanup()
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.CloseAtomicallyReplace()
}

// settle moves a draft to a path where nothing may be. A link fails when something
// is there; where a file system has no links, the lock must do.
func settle(draft, path string) error {
	err := os.Link(draft, path)
	switch {
	case err == nil:
		return os.Remove(draft)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	return os.Rename(draft, path)
}

// rename gives a file another name.
func rename(from, to string) error { return os.Rename(from, to) }
