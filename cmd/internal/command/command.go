// Package command has what all commands share: flags, exit statuses, output, the language,
// rules and saved games.
package command

import (
	"io"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/say"
)

// Exit statuses (docs/position.md): 0 done, 1 a fault of ours or of the machine,
// 2 what was given is wrong, 3 what was asked for is not there: nothing is due, no
// game is saved, a search missed its aim.
const (
	ExitFault = 1
	ExitUsage = 2
	ExitNone  = 3
)

// Exit is an error that carries the exit status of the process. A silent one
// was already told to the person.
type Exit struct {
	Status int
	err    error
}

func (e Exit) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e Exit) Unwrap() error { return e.err }

// Usage marks err as a fault in what was given: exit status 2.
func Usage(err error) error { return Exit{ExitUsage, err} }

// Streams are the files of the process.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Fault marks err as a fault of ours or of the machine: exit status 1.
func Fault(err error) error { return Exit{ExitFault, err} }

// Nothing marks err as nothing being there to do it with: exit status 3.
func Nothing(err error) error { return Exit{ExitNone, err} }

// NoArgs accepts no arguments.
func NoArgs(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return Usage(Error("cli.takes_no", say.Args{"name": c.CommandPath(), "word": args[0]}))
	}
	return nil
}

// Takes accepts from least to most arguments; what says which they are.
func Takes(least, most int, what string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < least || len(args) > most {
			return Usage(Error("cli.takes", say.Args{"name": c.CommandPath(), "text": what, "n": len(args)}))
		}
		return nil
	}
}
