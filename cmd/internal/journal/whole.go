package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// WriteWhole puts data in place of the file at path, or makes it: whole and synced,
// or not at all. It is for what is written once, such as a report. The file is
// readable by its owner only, a symbolic link is replaced, not followed; the
// folder must exist. A device or a pipe is written to, never replaced. Errors:
// ErrFull, ErrReadOnly, ErrMissing (no folder), ErrNotFile (a folder), ErrDisk.
func WriteWhole(path string, data []byte) error {
	switch info, err := os.Stat(path); {
	case err != nil || info.Mode().IsRegular():
	case info.IsDir():
		return &Error{Kind: ErrNotFile, Path: path, Detail: "it is a folder; give the name of a file"}
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
