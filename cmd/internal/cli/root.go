// Package cli has the command line of hagal and the commands for those who play, a file
// for each or for a few that are alike; the others are in measure and inspect.
package cli

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/inspect"
	"househagal/cmd/internal/measure"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// Main runs the command line and returns the exit status of the process.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	to := &command.Output{Writer: out}
	errs = &command.Output{Writer: errs}
	if err := command.Speak(args); err != nil {
		fmt.Fprintln(errs, "hagal: "+command.Speaker(nil).Fault(err))
		return command.ExitUsage
	}
	root := newRoot(command.Streams{In: in, Out: to, Err: errs})
	root.SetArgs(args)
	err := to.Ended(root.Execute())
	if err == nil {
		return 0
	}
	if e := unknownCommand(root, args); e != nil {
		err = e
	}
	if text := command.Speaker(nil).Fault(err); text != "" {
		fmt.Fprintln(errs, "hagal: "+text)
	}
	var e command.Exit
	if errors.As(err, &e) {
		return e.Status
	}
	return command.ExitUsage // cobra's own
}

// Commands are all commands of hagal, for what is made of them: pages of a manual,
// words for shells. They are said in English and read and write nothing by themselves.
func Commands() *cobra.Command {
	return newRoot(command.Streams{In: strings.NewReader(""), Out: io.Discard, Err: io.Discard})
}

func newRoot(s command.Streams) *cobra.Command {
	root := &cobra.Command{
		Use:           "hagal",
		Short:         command.Speaker(nil).Say("help.hagal"),
		Long:          command.Speaker(nil).Say("help.hagal_long"),
		Version:       command.Version(),
		SilenceErrors: true,
		SilenceUsage:  true,

		PersistentPreRunE: func(c *cobra.Command, args []string) error {
			if note := command.LanguageNote(); note != "" && c.Flags().Lookup("plain") == nil { // at the table sit tells it
				fmt.Fprintln(s.Err, note)
			}
			return checkEmpty(c, args)
		},
	}
	root.Run = func(c *cobra.Command, _ []string) { c.Println(strings.Join(firstPage(c), "\n")) }
	root.SetVersionTemplate("hagal {{.Version}}\n")
	root.SetFlagErrorFunc(flagFault)
	command.LanguageFlags(root)
	root.AddCommand(playCommands(s)...)
	root.AddCommand(measure.Commands(s)...)
	root.AddCommand(inspect.Commands(s)...)
	root.AddCommand(versionCommand(s))
	completeAll(root)
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	speakHelp(root) // of the command that writes for a shell, once it is known where to
	if help, _, err := root.Find([]string{"help"}); err == nil {
		help.Args = func(_ *cobra.Command, args []string) error { return topic(root, args) }
	}
	return root
}

// playCommands are the commands for those who play, and for the games they played.
func playCommands(s command.Streams) []*cobra.Command {
	return []*cobra.Command{
		playCommand(s), resumeCommand(s), deckCommand(s), serveCommand(s),
		gamesCommand(s), logCommand(s), replayCommand(s), reportCommand(s),
		codeCommand(s), historyCommand(s), challengesCommand(s), packsCommand(s),
	}
}

// versionCommand says what this program is: for who reports a fault, and for who
// wants to know whether two people have the same rules.
func versionCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: command.Speaker(nil).Say("help.version"),
		Args:  command.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			lines := []string{"hagal " + command.Version(), command.Speaker(nil).Say("cli.version_commit", say.Args{"word": command.Commit()})}
			for g, word := range command.GameIDs {
				box, err := data.Load(engine.GameID(g))
				if err != nil {
					return command.Fault(err)
				}
				lines = append(lines, command.Speaker(nil).Say("cli.version_rules", say.Args{"word": word, "hash": code.Hash(data.Print(box))}))
			}
			return command.PrintLines(s.Out, append(lines, runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH))
		},
	}
}
