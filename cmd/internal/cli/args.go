package cli

import (
	"errors"
	"fmt"

	"househagal/cmd/internal/say"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

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
			return usage(fmt.Errorf("%s takes %s, not %d; try: %s --help", c.CommandPath(), what, len(args), c.CommandPath()))
		}
		return nil
	}
}

// topic accepts the words of a command, for help.
func topic(root *cobra.Command, args []string) error {
	if _, _, err := root.Find(args); err != nil {
		return usage(wrapped{speaker(nil).Say("cli.try_help", say.Args{"text": speaker(nil).Fault(err)}), err})
	}
	return nil
}

// flagFault says what is wrong with a flag, in words of the person.
func flagFault(c *cobra.Command, err error) error {
	var value *pflag.InvalidValueError
	if errors.As(err, &value) {
		f := value.GetFlag()
		err = fmt.Errorf("--%s %s: %s", f.Name, value.GetValue(), rightValue(f.Value.Type()))
	}
	return usage(fmt.Errorf("%w; try: %s --help", err, c.CommandPath()))
}

// rightValue says what a flag of a type takes.
func rightValue(kind string) string {
	switch kind {
	case "bool":
		return speaker(nil).Say("cli.flag_switch")
	case "uint64":
		return speaker(nil).Say("cli.flag_natural")
	case "int":
		return speaker(nil).Say("cli.flag_whole")
	}
	return speaker(nil).Say("cli.flag_words")
}

// checkEmpty refuses a flag that is given and says nothing, such as one of a
// script whose variable is not set.
func checkEmpty(c *cobra.Command, _ []string) (err error) {
	c.Flags().Visit(func(f *pflag.Flag) {
		if empty(f.Value) && f.Name != "cards" && err == nil {
			err = usage(said("cli.flag_empty", say.Args{"name": f.Name}))
		}
	})
	return err
}

// empty reports whether a value, or one of its parts, has no letter.
func empty(v pflag.Value) bool {
	list, ok := v.(pflag.SliceValue)
	if !ok {
		return v.String() == ""
	}
	parts := list.GetSlice()
	for _, p := range parts {
		if p == "" {
			return true
		}
	}
	return len(parts) == 0
}
