package say

import (
	"strings"

	"househagal/data/bounded"
	"househagal/data/strict"
)

// Fault is an error that is kept until it is known in which language it is read.
// Its Error is English.
type Fault interface {
	error
	Said(Speaker) string
}

// Fault is what err says in the language of s. An error that is no Fault is looked
// through where it says no more than those behind it; any other says what it says,
// and nil says nothing.
func (s Speaker) Fault(err error) string {
	if err == nil {
		return ""
	}
	switch f := err.(type) {
	case Fault:
		return f.Said(s)
	case *bounded.Fault:
		return s.file(f)
	case strict.Faults:
		return strings.Join(append(s.InEnglish(), f.Error()), "\n")
	}
	var behind []error
	switch x := err.(type) {
	case interface{ Unwrap() []error }:
		behind = x.Unwrap()
	case interface{ Unwrap() error }:
		behind = []error{x.Unwrap()}
	}
	var english, said []string
	for _, e := range behind {
		if e != nil {
			english, said = append(english, e.Error()), append(said, s.Fault(e))
		}
	}
	if len(said) == 0 || strings.Join(english, "\n") != err.Error() {
		return err.Error()
	}
	return strings.Join(said, "\n")
}

// Later is a message as an error: it is said when somebody reads it.
func Later(id ID, args ...Args) error { return &later{id, args} }

type later struct {
	id   ID
	args []Args
}

func (l *later) Error() string { return l.Said(Speaker{}) }

func (l *later) Said(s Speaker) string { return s.Say(l.id, l.args...) }

// InEnglish is the line above faults of files where English is not what is spoken:
// the readers of files know no other language.
func (s Speaker) InEnglish() []string {
	if s.Lang == nil {
		return nil
	}
	return []string{s.Say("file.in_english")}
}

// files are the messages about files that can't be read or written.
var files = [...]ID{bounded.Missing: "file.missing", bounded.Folder: "file.folder", bounded.NoFolder: "file.no_folder", bounded.Closed: "file.closed",
	bounded.Large: "file.large", bounded.Special: "file.special", bounded.Empty: "file.empty", bounded.Nameless: "file.nameless", bounded.Other: "file.fault"}

// file says what kept a file from being read or written.
func (s Speaker) file(f *bounded.Fault) string {
	return s.Say(files[f.Why], Args{"name": f.Name, "cause": s.Fault(f.Cause)})
}
