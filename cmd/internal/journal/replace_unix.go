//go:build !windows

package journal

import (
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
