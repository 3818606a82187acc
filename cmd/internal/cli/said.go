package cli

import (
	"errors"

	"househagal/cmd/internal/say"
)

// said is an error that a message of the catalogue says.
func said(id say.ID, args ...say.Args) error { return errors.New(speaker(nil).Say(id, args...)) }

// wrapped is an error told in words of ours, with the one behind it.
type wrapped struct {
	text string
	err  error
}

func (w wrapped) Error() string { return w.text }

func (w wrapped) Unwrap() error { return w.err }
