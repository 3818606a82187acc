//go:build !windows

package journal

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// replace writes a file whole, through another one beside it.
func replace(path string, data []byte) error {
	return renameio.WriteFile(path, data, 0o600, renameio.WithTempDir(filepath.Dir(path)))
}
