package data

import (
	_ "embed"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"househagal/data/bounded"
	"househagal/data/strict"
)

//go:embed example.yaml
var example []byte

// Example returns a commented file with a Rival, a changed deck and a level of
// difficulty of somebody's own, to begin from. It can be played as it is.
func Example() []byte { return slices.Clone(example) }

// ReadFiles reads each path: a file, or of a folder every file that ends in
// .yaml or .yml, in the order of their names. Of a huge file it reads one byte more
// than Parse does, which then says that it is huge. All that can't be read is in the
// error, each a [bounded.Fault].
func ReadFiles(paths ...string) ([]File, error) {
	var out []File
	var faults []error
	for _, p := range paths {
		names, err := filesOf(p)
		if err != nil {
			faults = append(faults, err)
		}
		for _, name := range names {
			text, err := readFile(name, name == p)
			if err != nil {
				faults = append(faults, err)
				continue
			}
			out = append(out, File{name, text})
		}
	}
	return out, errors.Join(faults...)
}

// readFile reads a file; one that was not named has to be an ordinary one.
func readFile(name string, named bool) ([]byte, error) {
	if !named {
		if err := bounded.Ordinary(name); err != nil {
			return nil, err
		}
	}
	return bounded.Begin(name, strict.MaxBytes+1)
}

// filesOf returns the path itself, or the YAML files of a folder.
func filesOf(path string) ([]string, error) {
	if path == "" {
		return nil, &bounded.Fault{Why: bounded.Nameless}
	}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, bounded.Because(path, err)
	case !info.IsDir():
		return []string{path}, nil
	}
	out, err := filesIn(path)
	if err == nil && len(out) == 0 {
		return nil, &bounded.Fault{Name: path, Why: bounded.Empty}
	}
	return out, err
}

// filesIn returns the YAML files of a folder by name. Those that begin with a dot
// are left out: editors keep their own there.
func filesIn(dir string) ([]string, error) {
	list, err := os.ReadDir(dir)
	if err != nil {
		return nil, bounded.Because(dir, err)
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
