package journal

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"househagal/cmd/internal/say"
)

// WriteOwn is WriteWhole for what begins with head, as all of its kind do: a file
// with anything else in it stays as it is, and so does all that lies in the folders
// of saves. Errors: those of WriteWhole, and ErrOther.
func WriteOwn(path, head string, data []byte) error {
	if err := Elsewhere(path); err != nil {
		return err
	}
	return writeOver(path, head, data)
}

// Elsewhere returns an ErrOther when path would lie in one of the folders of saves.
func Elsewhere(path string) error {
	saves, err := Games()
	if err != nil || !saves.Holds(path) && !saves.Archive().Holds(path) {
		return nil // where there is no such folder, nothing lies in it
	}
	return &Error{Kind: ErrOther, Path: path, Detail: say.Later("journal.saves_folder")}
}

// WriteBeside is WriteOwn for a file that belongs to a save and lies beside it.
func (d Dir) WriteBeside(file, head string, data []byte) (path string, err error) {
	path = filepath.Join(string(d), file)
	return path, writeOver(path, head, data)
}

// writeOver writes data where nothing is, or a file that is empty or begins with
// head.
func writeOver(path, head string, data []byte) error {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return WriteWhole(path, data)
	}
	f, err := os.Open(path)
	if err != nil {
		return failed(path, err)
	}
	there := make([]byte, len(head))
	_, err = io.ReadFull(f, there)
	_ = f.Close() // Windows replaces no open file
	if err != nil || string(there) != head {
		return &Error{Kind: ErrOther, Path: path, Detail: say.Later("journal.stays")}
	}
	return WriteWhole(path, data)
}

// Holds reports whether a file at path would lie in the folder, by whatever name
// the folder is called.
func (d Dir) Holds(path string) bool {
	folder, err := os.Stat(string(d))
	there, err2 := os.Stat(filepath.Dir(path))
	return err == nil && err2 == nil && os.SameFile(folder, there)
}

// WriteWhole puts data in place of the file at path, or makes it: whole and synced,
// or not at all. It is for what is written once, such as a report. The file is
// readable by its owner only, a symbolic link is replaced, not followed; the
// folder must exist. A device or a pipe is written to, never replaced. Errors:
// ErrFull, ErrReadOnly, ErrMissing (no folder), ErrNotFile (a folder), ErrDisk.
func WriteWhole(path string, data []byte) error {
	switch info, err := os.Stat(path); {
	case err != nil || info.Mode().IsRegular():
	case info.IsDir():
		return &Error{Kind: ErrNotFile, Path: path, Detail: say.Later("journal.folder_given")}
	default:
		return writeInto(path, data)
	}
	if err := replace(path, data); err != nil {
		return failed(path, err)
	}
	return Dir(filepath.Dir(path)).sync()
}

// writeInto writes data to a device or a pipe.
func writeInto(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return failed(path, err)
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return failed(path, err)
}

// setAside writes data beside a save under NAME.suffix, or NAME.suffix-2 and so on
// when that is taken, and returns the path. The caller holds the save's lock.
func setAside(dir Dir, name, suffix string, data []byte) (string, error) {
	kept, err := dir.kept(name)
	if err != nil {
		return "", err
	}
	file := unused(name+"."+suffix, kept)
	path := filepath.Join(string(dir), file)
	if err := WriteWhole(path, data); err != nil {
		return "", err
	}
	return path, nil
}

// unused returns file, or the first of file-2, file-3… that is not in taken.
func unused(file string, taken []string) string {
	for n, try := 2, file; ; n++ {
		if !slices.Contains(taken, try) {
			return try
		}
		try = fmt.Sprintf("%s-%d", file, n)
	}
}
