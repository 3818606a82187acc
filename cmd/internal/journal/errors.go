package journal

import (
	"errors"
	"io/fs"
	"slices"
	"syscall"

	"househagal/cmd/internal/say"
)

// The kinds of failure a caller may want to tell apart with errors.Is. Every
// error of this package that concerns a file is one of them.
var (
	ErrName     = say.Later("journal.name")
	ErrKind     = say.Later("journal.kind")
	ErrBody     = say.Later("journal.body")
	ErrExists   = say.Later("journal.exists")
	ErrMissing  = say.Later("journal.missing")
	ErrInUse    = say.Later("journal.in_use")
	ErrNewer    = say.Later("journal.newer")
	ErrHeader   = say.Later("journal.header")
	ErrNotFile  = say.Later("journal.not_file")
	ErrTooLarge = say.Later("journal.too_large")
	ErrFull     = say.Later("journal.full")
	ErrReadOnly = say.Later("journal.read_only")
	ErrMoved    = say.Later("journal.moved")
	ErrClosed   = say.Later("journal.closed")
	ErrOther    = say.Later("journal.other")
	ErrNoFolder = say.Later("journal.no_folder")
	ErrDisk     = say.Later("journal.disk")
)

// Error says what failed, where, and why.
type Error struct {
	Kind   error  // one of the Err values of this package
	Path   string // the file or folder concerned; "" when there is none
	Line   int    // its line, from 1; 0 when no line is concerned
	Detail error  // what exactly was wrong and what would be right; may be nil
	Cause  error  // what the system said; may be nil
}

// Error is the sentence in English.
func (e *Error) Error() string { return e.Said(say.Speaker{}) }

// Said gives path, line, kind, detail and cause, leaving out what is empty, and a
// cause that says no more than the kind.
func (e *Error) Said(s say.Speaker) string {
	cause := s.Fault(e.Cause)
	if slices.Contains(told, e.Kind) || e.Kind == ErrReadOnly && errors.Is(e.Cause, fs.ErrPermission) {
		cause = ""
	}
	return s.Say("journal.fault", say.Args{"path": e.Path, "line": e.Line,
		"fault": s.Fault(e.Kind), "detail": s.Fault(e.Detail), "cause": cause})
}

// told are the kinds that say by themselves all that the system has to say.
var told = []error{ErrFull, ErrMissing, ErrExists, ErrClosed, ErrNoFolder}

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

// Error is the sentence in English.
func (e *InUseError) Error() string { return e.Said(say.Speaker{}) }

// Said names the save and, when known, the process.
func (e *InUseError) Said(s say.Speaker) string {
	return s.Say("journal.held", say.Args{"path": e.Path, "n": e.PID})
}

func (e *InUseError) Unwrap() error { return ErrInUse }

// NewerError says that a save is of a format this version doesn't know. It is
// an [ErrNewer]. The save was not changed.
type NewerError struct {
	Path   string
	Format int // the save's format; the newest one known here is Format, the constant
}

// Error is the sentence in English.
func (e *NewerError) Error() string { return e.Said(say.Speaker{}) }

// Said names both formats.
func (e *NewerError) Said(s say.Speaker) string {
	return s.Say("journal.format", say.Args{"path": e.Path, "n": e.Format, "of": Format})
}

func (e *NewerError) Unwrap() error { return ErrNewer }

// failed wraps what the system said about path, under the kind it belongs to.
func failed(path string, cause error) error {
	if cause == nil {
		return nil
	}
	if known := (*Error)(nil); errors.As(cause, &known) {
		return cause
	}
	if errors.Is(cause, syscall.EISDIR) {
		return &Error{Kind: ErrNotFile, Path: path, Detail: say.Later("journal.folder")}
	}
	e := &Error{Kind: kindOf(cause), Path: path, Cause: bare(cause)}
	if e.Kind == ErrNoFolder {
		e.Detail = elsewhere()
	}
	return e
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
	case is(syscall.ENOTDIR):
		return ErrNoFolder
	case is(syscall.EISDIR), is(syscall.ELOOP):
		return ErrNotFile
	case is(fs.ErrClosed):
		return ErrClosed
	}
	return ErrDisk
}

// Cause is what the system said of a file, in words where there are any: one of the
// kinds of this package. Nil is nothing.
func Cause(err error) error {
	if kind := kindOf(err); err != nil && kind != ErrDisk {
		return kind
	}
	return bare(err)
}

// bare drops the path a PathError carries: ours is already named.
func bare(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}
