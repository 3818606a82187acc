package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/adrg/xdg"

	"househagal/cmd/internal/say"
)

const (
	extension = ".jsonl" // of a save
	homeEnv   = "HAGAL_HOME"
)

// Dir is a folder of saves, as a path. It need not exist: Create makes it.
type Dir string

// Games returns the folder where games are kept: "games" under $HAGAL_HOME when
// that is set (tests, a stick carried about), else "hagal/games" under the XDG
// data home of this user. The path is absolute. Nothing is created.
func Games() (Dir, error) {
	home := os.Getenv(homeEnv)
	if home == "" {
		home = filepath.Join(xdg.DataHome, "hagal")
		_, unknown := os.UserHomeDir() // the library takes / then
		if !filepath.IsAbs(home) || unknown != nil && !filepath.IsAbs(os.Getenv("XDG_DATA_HOME")) {
			return "", &Error{Kind: ErrMissing, Path: home,
				Detail: say.Later("journal.nowhere", say.Args{"word": homeEnv})}
		}
	}
	path, err := filepath.Abs(filepath.Join(home, "games"))
	if err != nil {
		return "", failed(home, err)
	}
	return Dir(path), nil
}

// Path returns the file that a save of this name has in the folder. It doesn't
// check the name: see [CheckName].
func (d Dir) Path(name string) string { return filepath.Join(string(d), name+extension) }

// Archive returns the sub-folder to which [Rotate] moves finished games. It is a
// folder of saves like any other.
func (d Dir) Archive() Dir { return Dir(filepath.Join(string(d), "archive")) }

// lockPath is the file whose lock stands for the save of this name.
func (d Dir) lockPath(name string) string { return filepath.Join(string(d), "."+name+".lock") }

// draftPath is where a new save is written before it gets its name.
func (d Dir) draftPath(name string) string { return filepath.Join(string(d), "."+name+".draft") }

// Make creates the folder, readable by its owner only, when it is missing. Errors:
// ErrNoFolder, ErrReadOnly, ErrFull, ErrDisk.
func (d Dir) Make() error {
	err := os.MkdirAll(string(d), 0o700)
	if errors.Is(err, fs.ErrNotExist) { // as in /proc, where nobody makes any
		return &Error{Kind: ErrNoFolder, Path: string(d), Detail: elsewhere(), Cause: bare(err)}
	}
	return failed(string(d), err)
}

// elsewhere says where games can be kept instead.
func elsewhere() error { return say.Later("journal.elsewhere", say.Args{"word": homeEnv}) }

// sync makes names added to or taken from the folder last. Windows has no such
// call and needs none.
func (d Dir) sync() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(string(d))
	if err != nil {
		return failed(string(d), err)
	}
	defer f.Close()
	return failed(string(d), f.Sync())
}

// free returns nil when no file has the save's name, else ErrExists.
func (d Dir) free(name string) error {
	path := d.Path(name)
	switch _, err := os.Lstat(path); {
	case os.IsNotExist(err):
		return nil
	case err != nil:
		return failed(path, err)
	}
	return &Error{Kind: ErrExists, Path: path, Detail: say.Later("journal.choose_name")}
}

// kept lists what was set aside from a save: the files NAME.damaged-at-LINE and
// NAME.format-N, by file name.
func (d Dir) kept(name string) ([]string, error) {
	entries, err := os.ReadDir(string(d))
	if err != nil {
		return nil, failed(string(d), err)
	}
	var kept []string
	for _, e := range entries {
		rest, ok := strings.CutPrefix(e.Name(), name+".")
		if ok && (strings.HasPrefix(rest, "damaged-at-") || strings.HasPrefix(rest, "format-")) {
			kept = append(kept, e.Name())
		}
	}
	return kept, nil
}

// ordinary returns the state of a save that is a regular file; a folder, a
// symbolic link, a pipe or a device in its place is an ErrNotFile.
func ordinary(path string) (os.FileInfo, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return nil, failed(path, err)
	}
	if info.Mode().IsRegular() {
		return info, nil
	}
	what := say.Later("journal.device")
	switch {
	case info.IsDir():
		what = say.Later("journal.folder")
	case info.Mode()&os.ModeSymlink != 0:
		what = say.Later("journal.link")
	}
	return nil, &Error{Kind: ErrNotFile, Path: path, Detail: what}
}
