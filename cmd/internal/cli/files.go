package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/strict"
)

// writeNew writes a file that is not there yet.
func writeNew(path string, text []byte) error {
	if err := journal.Elsewhere(path); err != nil {
		return usage(err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, fs.ErrExist):
		return usage(said("cli.config_init_there", say.Args{"name": path}))
	case err != nil:
		return fault(fileError(err))
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(path) // half a file would only be in the way
		return fault(fileError(err))
	}
	return nil
}

// quoted is a path as it is typed in a shell.
func quoted(path string) string {
	if strings.ContainsAny(path, " \t'\"$&;()<>|*?[]#~\\`!") {
		return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	}
	return path
}

// maxFile is how many bytes of a file are read: one more than a reader takes,
// so that it can say so.
const maxFile = strict.MaxBytes + 1

// readFile reads a file, or standard input for "-".
func readFile(s streams, path string) ([]byte, error) {
	if path == "-" {
		src, err := io.ReadAll(io.LimitReader(s.in, maxFile))
		if err != nil {
			return nil, fmt.Errorf("-: %w", cause(err))
		}
		return src, nil
	}
	return readUpTo(path, maxFile)
}

// readUpTo reads a file, or as many bytes of it: one may have no end.
func readUpTo(path string, bytes int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fileError(err)
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, bytes))
	return src, fileError(err)
}

// fileError says of a fault of the file system what would be right, where that is
// known; else what the system says, without the name of the call.
func fileError(err error) error {
	var path *os.PathError
	if !errors.As(err, &path) {
		return err
	}
	id := say.ID("")
	switch info, _ := os.Stat(path.Path); {
	case errors.Is(err, fs.ErrNotExist):
		id = "cli.file_missing"
	case info != nil && info.IsDir():
		id = "cli.file_folder"
	case errors.Is(err, fs.ErrPermission):
		id = "cli.file_closed"
	default:
		return fmt.Errorf("%s: %w", path.Path, path.Err)
	}
	return reworded(speaker(nil).Say(id, say.Args{"name": path.Path}), err)
}

// cause is a fault of the file system without the name of the call and the file.
func cause(err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
