package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// The kinds of failure a caller may want to tell apart with errors.Is. Every
// error of this package that concerns a file is one of them.
var (
	ErrName     = errors.New("not a name for a save")
	ErrKind     = errors.New("not a kind of line")
	ErrBody     = errors.New("cannot be written as JSON")
	ErrExists   = errors.New("a save of that name exists")
	ErrMissing  = errors.New("no such save")
	ErrInUse    = errors.New("in use by another process")
	ErrNewer    = errors.New("written by a newer version")
	ErrHeader   = errors.New("the first line is not the header of a save")
	ErrNotFile  = errors.New("not an ordinary file")
	ErrTooLarge = errors.New("too large for a save")
	ErrFull     = errors.New("no space left")
	ErrReadOnly = errors.New("no permission")
	ErrMoved    = errors.New("changed, moved or deleted by another program while open")
	ErrClosed   = errors.New("already closed")
	ErrOther    = errors.New("something else is kept there")
	ErrDisk     = errors.New("the disk reports an error")
)

// Error says what failed, where, and why.
type Error struct {
	Kind   error  // one of the Err values of this package
	Path   string // the file or folder concerned; "" when there is none
	Line   int    // its line, from 1; 0 when no line is concerned
	Detail string // what exactly was wrong and what would be right; may be ""
	Cause  error  // what the system said; may be nil
}

// Error gives path, line, kind, detail and cause in that order, leaving out what is empty.
func (e *Error) Error() string {
	var parts []string
	if e.Path != "" {
		parts = append(parts, e.Path)
	}
	if e.Line > 0 {
		parts = append(parts, "line "+strconv.Itoa(e.Line))
	}
	parts = append(parts, e.Kind.Error())
	if e.Detail != "" {
		parts = append(parts, e.Detail)
	}
	if e.Cause != nil {
		parts = append(parts, e.Cause.Error())
	}
	return strings.Join(parts, ": ")
}

// Unwrap gives the kind and the cause, for errors.Is and errors.As.
func (e *Error) Unwrap() []error {
	if e.Cause == nil {
		return []error{e.Kind}
	}
	return []error{e.Kind, e.Cause}
}

// InUseError says who holds a save. It is an [ErrInUse].
type InUseError struct {
	Path string
	PID  int // the process that holds it; 0 when that could not be read
}

// Error names the save and, when known, the process.
func (e *InUseError) Error() string {
	if e.PID == 0 {
		return fmt.Sprintf("%s: %v: leave the game there first", e.Path, ErrInUse)
	}
	return fmt.Sprintf("%s: %v (pid %d): leave the game there first", e.Path, ErrInUse, e.PID)
}

// Unwrap gives ErrInUse.
func (e *InUseError) Unwrap() error { return ErrInUse }

// NewerError says that a save is of a format this version doesn't know. It is
// an [ErrNewer]. The save was not changed.
type NewerError struct {
	Path   string
	Format int // the save's format; the newest one known here is Format, the constant
}

// Error names both formats.
func (e *NewerError) Error() string {
	return fmt.Sprintf("%s: %v: its format is %d, this one knows formats up to %d; nothing was changed",
		e.Path, ErrNewer, e.Format, Format)
}

// Unwrap gives ErrNewer.
func (e *NewerError) Unwrap() error { return ErrNewer }

// failed wraps what the system said about path, under the kind it belongs to.
func failed(path string, cause error) error {
	if cause == nil {
		return nil
	}
	if known := (*Error)(nil); errors.As(cause, &known) {
		return cause
	}
	return &Error{Kind: kindOf(cause), Path: path, Cause: bare(cause)}
}

// kindOf sorts a system error.
func kindOf(err error) error {
	is := func(target error) bool { return errors.Is(err, target) }
	switch {
	case slices.ContainsFunc(fullDisk, is):
		return ErrFull
	case is(syscall.EROFS), is(fs.ErrPermission):
		return ErrReadOnly
	case is(fs.ErrNotExist):
		return ErrMissing
	case is(fs.ErrExist):
		return ErrExists
	case is(syscall.ENOTDIR), is(syscall.EISDIR), is(syscall.ELOOP):
		return ErrNotFile
	case is(fs.ErrClosed):
		return ErrClosed
	}
	return ErrDisk
}

// bare drops the path a PathError carries: ours is already named.
func bare(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
