package pack

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/bounded"
)

// Read reads a package: a folder or a .zip with a manifest. Nothing outside of it
// is read, and never more than its bounds allow.
func Read(from string) (*Pack, error) {
	info, err := os.Stat(from)
	switch {
	case err != nil:
		return nil, bounded.Because(from, err)
	case info.IsDir():
		return readFolder(from)
	case !info.Mode().IsRegular():
		return nil, say.Later("pack.no_file", say.Args{"name": from})
	}
	text, err := bounded.Whole(from, maxZip)
	if err != nil {
		return nil, err
	}
	if isYAML(from) {
		return nil, errAlone
	}
	return readZip(from, text)
}

// errAlone says that a file of rules came without a manifest.
var errAlone = errors.New("alone")

// Alone reports whether Read failed because a file of rules has no manifest: with
// a head, OfFile takes it.
func Alone(err error) bool { return errors.Is(err, errAlone) }

// OfFile makes a package of one file of rules and a head that was given otherwise.
func OfFile(from string, h Head) (*Pack, error) {
	text, err := bounded.Whole(from, maxFile)
	if err != nil {
		return nil, err
	}
	manifest := "name: " + h.Name + "\nversion: \"" + h.Version + "\"\ngame: " + data.GameWord(h.Game) + "\n"
	return of(from, []data.File{{Name: Manifest, Text: []byte(manifest)}, {Name: "rules.yaml", Text: text}})
}

// limited reads all of r, which may have n bytes; a Fault names it.
func limited(r io.Reader, n int, name string) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(r, int64(n)+1))
	if err == nil && len(text) > n {
		err = &bounded.Fault{Name: name, Why: bounded.Large}
	}
	return text, bounded.Because(name, err)
}

// gathered are the files of a package while they are read, within the bounds.
type gathered struct {
	from  string
	files []data.File
	names map[string]bool
	bytes int
}

// add reads one file. open is called once the name may stand.
func (g *gathered) add(name string, open func() (io.ReadCloser, error)) error {
	if err := checkName(g.from, name); err != nil {
		return err
	}
	if g.names == nil {
		g.names = map[string]bool{}
	}
	if g.names[alike(name)] {
		return say.Later("pack.twice", say.Args{"name": g.from, "word": show(name)})
	}
	g.names[alike(name)] = true
	if len(g.files) >= maxEntries {
		return say.Later("pack.many", say.Args{"name": g.from, "n": maxEntries})
	}
	r, err := open()
	if err != nil {
		return bounded.Because(g.from+"/"+show(name), err)
	}
	defer r.Close()
	text, err := limited(r, min(maxFile, maxBytes-g.bytes), g.from+"/"+show(name))
	if err != nil {
		return err
	}
	g.bytes += len(text)
	g.files = append(g.files, data.File{Name: name, Text: text})
	return nil
}

// readFolder reads the files that lie in a folder, none below it and none that is
// a link.
func readFolder(dir string) (*Pack, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, bounded.Because(dir, err)
	}
	defer root.Close()
	list, err := fs.ReadDir(root.FS(), ".")
	if err != nil {
		return nil, bounded.Because(dir, err)
	}
	g := &gathered{from: filepath.ToSlash(strings.TrimRight(dir, `/\`))}
	for _, e := range list {
		if passed(e.Name()) {
			continue
		}
		if !e.Type().IsRegular() {
			return nil, say.Later("pack.no_plain_file", say.Args{"name": g.from, "word": show(e.Name())})
		}
		if err := g.add(e.Name(), func() (io.ReadCloser, error) { return openPlain(root, e) }); err != nil {
			return nil, err
		}
	}
	return of(g.from, dropSums(g.files))
}

// openPlain opens a file of the folder, unless something else took its place.
func openPlain(root *os.Root, e fs.DirEntry) (io.ReadCloser, error) {
	before, err := root.Lstat(e.Name())
	if err != nil {
		return nil, err
	}
	f, err := root.Open(e.Name())
	if err != nil {
		return nil, err
	}
	if now, err := f.Stat(); err != nil || !os.SameFile(before, now) {
		f.Close()
		return nil, errors.Join(err, fs.ErrInvalid)
	}
	return f, nil
}
