// Package cli has the commands of hagal, a file for each or for a few that are alike.
package cli

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// Main runs the command line and returns the exit status of the process.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	to := &output{Writer: out}
	errs = &output{Writer: errs}
	if err := speakAs(args); err != nil {
		fmt.Fprintln(errs, "hagal: "+speaker(nil).Fault(err))
		return exitUsage
	}
	root := newRoot(streams{in, to, errs})
	root.SetArgs(args)
	err := to.ended(root.Execute())
	if err == nil {
		return 0
	}
	if e := unknownCommand(root, args); e != nil {
		err = e
	}
	if text := speaker(nil).Fault(err); text != "" {
		fmt.Fprintln(errs, "hagal: "+text)
	}
	var e exit
	if errors.As(err, &e) {
		return e.status
	}
	return exitUsage // cobra's own
}

// Commands are all commands of hagal, for what is made of them: pages of a manual,
// words for shells. They are said in English and read and write nothing by themselves.
func Commands() *cobra.Command {
	return newRoot(streams{strings.NewReader(""), io.Discard, io.Discard})
}

func newRoot(s streams) *cobra.Command {
	root := &cobra.Command{
		Use:           "hagal",
		Short:         speaker(nil).Say("help.hagal"),
		Long:          speaker(nil).Say("help.hagal_long"),
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,

		PersistentPreRunE: func(c *cobra.Command, args []string) error {
			if note := noteOf(); note != "" && c.Flags().Lookup("plain") == nil { // at the table sit tells it
				fmt.Fprintln(s.err, note)
			}
			return checkEmpty(c, args)
		},
	}
	root.Run = func(c *cobra.Command, _ []string) { c.Println(strings.Join(firstPage(c), "\n")) }
	root.SetVersionTemplate("hagal {{.Version}}\n")
	root.SetFlagErrorFunc(flagFault)
	languageFlags(root)
	root.AddCommand(playCommands(s)...)
	root.AddCommand(measureCommands(s)...)
	root.AddCommand(inspectCommands(s)...)
	root.AddCommand(versionCommand(s))
	completeAll(root)
	root.SetIn(s.in)
	root.SetOut(s.out)
	root.SetErr(s.err)
	speakHelp(root) // of the command that writes for a shell, once it is known where to
	if help, _, err := root.Find([]string{"help"}); err == nil {
		help.Args = func(_ *cobra.Command, args []string) error { return topic(root, args) }
	}
	return root
}

// playCommands are the commands for those who play, and for the games they played.
func playCommands(s streams) []*cobra.Command {
	return []*cobra.Command{
		playCommand(s), resumeCommand(s), deckCommand(s), serveCommand(s),
		gamesCommand(s), logCommand(s), replayCommand(s), reportCommand(s),
		codeCommand(s), historyCommand(s), challengesCommand(s), packsCommand(s),
	}
}

// versionCommand says what this program is: for who reports a fault, and for who
// wants to know whether two people have the same rules.
func versionCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: speaker(nil).Say("help.version"),
		Args:  none,
		RunE: func(*cobra.Command, []string) error {
			lines := []string{"hagal " + version(), speaker(nil).Say("cli.version_commit", say.Args{"word": commit()})}
			for g, word := range gameIDs {
				box, err := data.Load(engine.GameID(g))
				if err != nil {
					return fault(err)
				}
				lines = append(lines, speaker(nil).Say("cli.version_rules", say.Args{"word": word, "hash": code.Hash(data.Print(box))}))
			}
			return printLines(s.out, append(lines, runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH))
		},
	}
}
