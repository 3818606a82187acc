// Package bounded reads files: never more of one than a bound, since a file that
// somebody names may be huge, or a device that never ends. What can't be read is a
// [Fault], which says so in English here and, above, in the language of who reads.
package bounded

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// Why is what kept a file from being read or written.
type Why uint8

// The reasons that have words of their own; Other has those of the system.
const (
	Other Why = iota
	Missing
	Folder   // a folder where a file is wanted
	NoFolder // a file where its path wants a folder
	Closed   // no permission
	Large    // more bytes than the bound
	Special  // no ordinary file where only one is read
	Empty    // a folder without a file that is read
	Nameless // no name at all
)

// Fault says of a file what kept it from being read or written. It unwraps to what
// the system said.
type Fault struct {
	Name  string // as it was given
	Why   Why
	Cause error // what the system said; nil where it said nothing
}

// Error is the sentence in English.
func (f *Fault) Error() string {
	switch f.Why {
	case Missing:
		return f.Name + ": there is no such file or folder; give the path of one"
	case Folder:
		return f.Name + " is a folder; name a file in it"
	case NoFolder:
		return f.Name + ": a part of this path is a file, not a folder; give another path"
	case Closed:
		return f.Name + ": not allowed; change its permissions, or name another file"
	case Large:
		return f.Name + ": too large to be read; name another file"
	case Special:
		return f.Name + ": no ordinary file; put one in its place"
	case Empty:
		return f.Name + ": no file in this folder ends in .yaml or .yml; put one there or name a file"
	case Nameless:
		return "a name of a file is empty; give the path of a file or folder"
	}
	return fmt.Sprintf("%s: %v", f.Name, f.Cause)
}

// Unwrap gives what the system said.
func (f *Fault) Unwrap() error { return f.Cause }

// Because makes a Fault of what the system said about a file; nil of nil. An error
// that is a Fault already stays as it is.
func Because(name string, err error) error {
	if known := (*Fault)(nil); err == nil || errors.As(err, &known) {
		return err
	}
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		err = p.Err
	}
	why := Other
	switch {
	case errors.Is(err, fs.ErrNotExist):
		why = Missing
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		why = Closed
	case errors.Is(err, syscall.ENOTDIR):
		why = NoFolder
	case isFolder(name), errors.Is(err, syscall.EISDIR):
		why = Folder
	}
	return &Fault{name, why, err}
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// Begin reads the first n bytes of a file that somebody named, or all of one that
// is shorter. It may be a pipe or a device.
func Begin(name string, n int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, Because(name, err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, int64(n)))
	if err != nil {
		return nil, Because(name, err)
	}
	return text, nil
}

// Whole reads a file of at most n bytes that somebody named; a longer one is Large.
// It may be a pipe or a device.
func Whole(name string, n int) ([]byte, error) {
	text, err := Begin(name, n+1)
	if err == nil && len(text) > n {
		return nil, &Fault{Name: name, Why: Large}
	}
	return text, err
}

// Ordinary returns a Fault of what is no ordinary file, nor a link to one. Files that
// nobody named, and that lie where the program looks, are asked first: nobody is to
// wait at a pipe.
func Ordinary(name string) error {
	switch info, err := os.Stat(name); {
	case err != nil:
		return Because(name, err)
	case !info.Mode().IsRegular():
		return &Fault{Name: name, Why: Special}
	}
	return nil
}

// Found is Whole of a file that nobody named: only an ordinary one is read.
func Found(name string, n int) ([]byte, error) {
	if err := Ordinary(name); err != nil {
		return nil, err
	}
	return Whole(name, n)
}
