package command

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"strings"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/bounded"
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

// Quoted is a path as it is typed in a shell: on Windows in either of the two there.
func Quoted(path string) string {
	if runtime.GOOS == "windows" {
		if strings.ContainsAny(path, " \t'$&@%;,=()^[]{}!#`") {
			return `"` + path + `"` // no name has one in it
		}
		return path
	}
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
		return src, bounded.Because(FileName(path), err)
	}
	return bounded.Begin(path, MaxFile)
}

// FileName is what faults call a file that was named: "-" is the standard input.
func FileName(path string) string {
	if path == "-" {
		return Speaker(nil).Say("cli.stdin")
	}
	return path
}

// FileError says of a fault of the file system what would be right, where that is
// known; else what the system says, without the name of the call.
func FileError(err error) error {
	if path := (*os.PathError)(nil); errors.As(err, &path) {
		return bounded.Because(path.Path, err)
	}
	return err
}
