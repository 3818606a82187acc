package data

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"househagal/data/strict"
)

//go:embed example.yaml
var example []byte

// Example returns a commented file with a Rival, a changed deck and a level of
// difficulty of somebody's own, to begin from. It can be played as it is.
func Example() []byte { return slices.Clone(example) }

// ReadFiles reads each path: a file, or of a folder every file that ends in
// .yaml or .yml, in the order of their names. All that can't be read is in the
// error.
func ReadFiles(paths ...string) ([]File, error) {
	var out []File
	var faults []error
	for _, p := range paths {
		names, err := filesOf(p)
		if err != nil {
			faults = append(faults, err)
		}
		for _, name := range names {
			f, err := readFile(name)
			if err != nil {
				faults = append(faults, err)
				continue
			}
			out = append(out, f)
		}
	}
	return out, errors.Join(faults...)
}

// filesOf returns the path itself, or the YAML files of a folder.
func filesOf(path string) ([]string, error) {
	if path == "" {
		return nil, errors.New("a name of a file is empty; give the path of a file or folder")
	}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s: there is no such file or folder; give the path of one", path)
	case err != nil:
		return nil, plainError(path, err)
	case !info.IsDir():
		return []string{path}, nil
	}
	out, err := filesIn(path)
	if err == nil && len(out) == 0 {
		return nil, fmt.Errorf("%s: no file in this folder ends in .yaml or .yml; put one there or name a file", path)
	}
	return out, err
}

// filesIn returns the YAML files of a folder by name. Those that begin with a dot
// are left out: editors keep their own there.
func filesIn(dir string) ([]string, error) {
	list, err := os.ReadDir(dir)
	if err != nil {
		return nil, plainError(dir, err)
	}
	var out []string
	for _, e := range list {
		ext := strings.ToLower(filepath.Ext(e.Name()))
		if !e.IsDir() && (ext == ".yaml" || ext == ".yml") && !strings.HasPrefix(e.Name(), ".") {
			out = append(out, filepath.Join(dir, e.Name()))
		}
	}
	return out, nil
}

// readFile reads at most what Parse would read, so that a huge file costs
// nothing; Parse then says that it is huge.
func readFile(name string) (File, error) {
	f, err := os.Open(name)
	if err != nil {
		return File{}, plainError(name, err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, strict.MaxBytes+1))
	if err != nil {
		return File{}, plainError(name, err)
	}
	return File{name, text}, nil
}

// plainError says of an error of the system what happened, and to which file.
func plainError(name string, err error) error {
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("%s: not allowed to read it; change its permissions or name another file", name)
	}
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	return fmt.Errorf("%s: can't be read: %w", name, err)
}
