package command

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

// WriteNew writes a file that is not there yet.
func WriteNew(path string, text []byte) error {
	if err := journal.Elsewhere(path); err != nil {
		return Usage(err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, fs.ErrExist):
		return Usage(Error("cli.config_init_there", say.Args{"name": path}))
	case err != nil:
		return Fault(FileError(err))
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(path) // half a file would only be in the way
		return Fault(FileError(err))
	}
	return nil
}

// Quoted is a path as it is typed in a shell.
func Quoted(path string) string {
	if strings.ContainsAny(path, " \t'\"$&;()<>|*?[]#~\\`!") {
		return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	}
	return path
}

// MaxFile is how many bytes of a file are read: one more than a reader takes,
// so that it can say so.
const MaxFile = strict.MaxBytes + 1

// ReadFile reads a file, or standard input for "-".
func ReadFile(s Streams, path string) ([]byte, error) {
	if path == "-" {
		src, err := io.ReadAll(io.LimitReader(s.In, MaxFile))
		if err != nil {
			return nil, fmt.Errorf("-: %w", cause(err))
		}
		return src, nil
	}
	return readUpTo(path, MaxFile)
}

// readUpTo reads a file, or as many bytes of it: one may have no end.
func readUpTo(path string, bytes int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, FileError(err)
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, bytes))
	return src, FileError(err)
}

// FileError says of a fault of the file system what would be right, where that is
// known; else what the system says, without the name of the call.
func FileError(err error) error {
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
	return Reworded(Speaker(nil).Say(id, say.Args{"name": path.Path}), err)
}

// cause is a fault of the file system without the name of the call and the file.
func cause(err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
