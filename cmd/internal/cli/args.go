package cli

import (
	"errors"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data/strict"
)

// unknownCommand says that the first word of args is no command; nil where it is
// one.
func unknownCommand(root *cobra.Command, args []string) error {
	c, rest, err := root.Find(args)
	if err == nil {
		return nil
	}
	words := pflag.NewFlagSet(c.Name(), pflag.ContinueOnError)
	words.AddFlagSet(c.Flags())
	words.ParseErrorsAllowlist.UnknownFlags, words.Usage = true, func() {}
	if words.Parse(rest) != nil || words.NArg() == 0 {
		return err
	}
	return command.Usage(noCommand(c, words.Arg(0)))
}

// noCommand says that word is no command below c, and which it may be, or where they
// are listed.
func noCommand(c *cobra.Command, word string) error {
	var known []string
	for _, below := range c.Commands() {
		if below.IsAvailableCommand() {
			known = append(known, below.Name())
		}
	}
	s := command.Speaker(nil)
	if near := strict.Nearest(word, known); near != "" {
		return command.Error("cli.no_command_near", say.Args{"word": strconv.Quote(word), "name": c.CommandPath(), "near": near})
	}
	text := s.Say("cli.no_command", say.Args{"word": strconv.Quote(word), "name": c.CommandPath()})
	return command.Error("cli.try_help", say.Args{"text": text, "name": c.CommandPath()})
}

// topic accepts the words of a command, for help.
func topic(root *cobra.Command, args []string) error {
	if c, _, err := root.Find(args); err != nil {
		return command.Usage(noCommand(c, args[0]))
	}
	return nil
}

// flagFault says what is wrong with a flag, in words of the person.
func flagFault(c *cobra.Command, err error) error {
	return command.Usage(command.Reworded(command.Speaker(nil).Say("cli.try_help", say.Args{"text": flagText(err), "name": c.CommandPath()}), err))
}

func flagText(err error) string {
	var (
		s       = command.Speaker(nil)
		value   *pflag.InvalidValueError
		unknown *pflag.NotExistError
		lacking *pflag.ValueRequiredError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &value):
		f := value.GetFlag()
		return s.Say("cli.flag_value", say.Args{"name": f.Name, "word": value.GetValue(), "text": rightValue(f.Value.Type())})
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return s.Say("cli.no_letter", say.Args{"key": letter(unknown.GetSpecifiedName()), "word": unknown.GetSpecifiedShortnames()})
	case errors.As(err, &unknown):
		return s.Say("cli.no_flag", say.Args{"name": unknown.GetSpecifiedName()})
	case errors.As(err, &lacking) && lacking.GetSpecifiedShortnames() != "":
		return s.Say("cli.letter_alone", say.Args{"key": letter(lacking.GetSpecifiedName()), "word": lacking.GetSpecifiedShortnames()})
	case errors.As(err, &lacking):
		return s.Say("cli.flag_alone", say.Args{"name": lacking.GetSpecifiedName()})
	case errors.As(err, &syntax):
		return s.Say("cli.flag_syntax", say.Args{"word": syntax.GetSpecifiedFlag()})
	}
	return err.Error()
}

// letter is the letter of a short flag, in quotes.
func letter(name string) string { return strconv.QuoteRune(rune(name[0])) }

// rightValue says what a flag of a type takes.
func rightValue(kind string) string {
	switch kind {
	case "bool":
		return command.Speaker(nil).Say("cli.flag_switch")
	case "uint64":
		return command.Speaker(nil).Say("cli.flag_natural")
	case "int":
		return command.Speaker(nil).Say("cli.flag_whole")
	}
	return command.Speaker(nil).Say("cli.flag_words")
}

// checkEmpty refuses a flag that is given and says nothing, such as one of a
// script whose variable is not set.
func checkEmpty(c *cobra.Command, _ []string) (err error) {
	c.Flags().Visit(func(f *pflag.Flag) {
		if empty(f.Value) && f.Name != "cards" && err == nil {
			err = command.Usage(command.Error("cli.flag_empty", say.Args{"name": f.Name}))
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
