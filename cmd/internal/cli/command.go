package cli

import (
	"io"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/say"
)

// Exit statuses (docs/position.md): 0 done, 1 a fault of ours or of the machine,
// 2 what was given is wrong, 3 nothing is due.
const (
	exitFault = 1
	exitUsage = 2
	exitNone  = 3
)

// exit is an error that carries the exit status of the process. A silent one
// was already told to the person.
type exit struct {
	status int
	err    error
}

func (e exit) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e exit) Unwrap() error { return e.err }

// usage marks err as a fault in what was given: exit status 2.
func usage(err error) error { return exit{exitUsage, err} }

// streams are the files of the process.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// fault marks err as a fault of ours or of the machine: exit status 1.
func fault(err error) error { return exit{exitFault, err} }

// nothing marks err as nothing being there to do it with: exit status 3.
func nothing(err error) error { return exit{exitNone, err} }

// none accepts no arguments.
func none(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usage(said("cli.takes_no", say.Args{"name": c.CommandPath(), "word": args[0]}))
	}
	return nil
}

// takes accepts from least to most arguments; what says which they are.
func takes(least, most int, what string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < least || len(args) > most {
			return usage(said("cli.takes", say.Args{"name": c.CommandPath(), "text": what, "n": len(args)}))
		}
		return nil
	}
}
