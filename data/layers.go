package data

import (
	"errors"
	"io/fs"
	"os"
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// Layers are files in the order in which they lie over each other, the last one
// on top. A file of a folder may say that it is for another game: it is left out
// then; of a file that somebody named that is a fault, but for AnyGame.
type Layers struct {
	AnyGame bool
	files   []File
	folder  []bool // the file stood in a folder that was named
}

// Add puts the files of paths on top: a path is a file, or a folder whose files
// follow in the order of their names. All that can't be read is in the error.
func (x *Layers) Add(paths ...string) error {
	var faults []error
	for _, p := range paths {
		files, err := ReadFiles(p)
		if err != nil {
			faults = append(faults, err)
		}
		info, err := os.Stat(p)
		for _, f := range files {
			x.files = append(x.files, f)
			x.folder = append(x.folder, err == nil && info.IsDir())
		}
	}
	return errors.Join(faults...)
}

// AddFolder puts the files of a folder on top. A folder that is missing or holds
// no file of rules is no fault.
func (x *Layers) AddFolder(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err == nil && info.IsDir():
		if names, err := filesIn(dir); err == nil && len(names) == 0 {
			return nil
		}
	}
	return x.Add(dir)
}

// With returns the layers with files on top that stand nowhere on disk. The
// layers it is called on stay as they are.
func (x *Layers) With(files ...File) Layers {
	return Layers{files: append(slices.Clip(x.files), files...), folder: append(slices.Clip(x.folder), make([]bool, len(files))...)}
}

// WithAt is With, but the files lie over the first at files only.
func (x *Layers) WithAt(at int, files ...File) Layers {
	return Layers{files: slices.Insert(slices.Clone(x.files), at, files...), folder: slices.Insert(slices.Clone(x.folder), at, make([]bool, len(files))...)}
}

// Len is how many files there are.
func (x *Layers) Len() int { return len(x.files) }

// Game is the game that files named one by one are for. It is false when none
// of them says so, or they say different things.
func (x *Layers) Game() (engine.GameID, bool) {
	var found []engine.GameID
	for i := range x.files {
		if g, ok := gameOf(&x.files[i]); ok && !x.folder[i] {
			found = append(found, g)
		}
	}
	if len(found) == 0 || slices.Min(found) != slices.Max(found) {
		return engine.Uprising, false
	}
	return found[0], true
}

// Games are the games that the files say they are for, Uprising when none does.
func (x *Layers) Games() []engine.GameID {
	var out []engine.GameID
	for i := range x.files {
		if g, ok := gameOf(&x.files[i]); ok && !slices.Contains(out, g) {
			out = append(out, g)
		}
	}
	if out == nil {
		out = append(out, engine.Uprising)
	}
	slices.Sort(out)
	return out
}

// Resolve lays the files over the rules of game that come with the program, as
// the function Resolve does.
func (x *Layers) Resolve(game engine.GameID) (*Resolved, error) {
	return x.ResolveWith(rival.Choice{Game: game})
}

// ResolveWith is Resolve with the layers of a choice, as the function is. Where there
// is nothing to lay, the rules are those of Load: shared, and nobody may change them.
func (x *Layers) ResolveWith(c rival.Choice) (*Resolved, error) {
	var use []File
	for i := range x.files {
		if g, ok := gameOf(&x.files[i]); ok && g != c.Game && (x.folder[i] || x.AnyGame) {
			continue
		}
		use = append(use, x.files[i])
	}
	if len(use) == 0 && len(c.Layers) == 0 && c.Package == "" && int(c.Game) < len(withNothing) { // the mode makes no difference then
		return withNothing[c.Game]()
	}
	return ResolveWith(c, use)
}

func gameOf(f *File) (engine.GameID, bool) {
	var errs strict.Errors
	n := strict.Parse(f.Name, f.Text, &errs).Node()
	if n == nil || n.Find("game") == nil {
		return 0, false
	}
	i := slices.Index(gameWords, n.Find("game").Text)
	return engine.GameID(max(i, 0)), i >= 0
}
