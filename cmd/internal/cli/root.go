// Package cli has the commands of hagal, a file for each or for a few that are alike.
package cli

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
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
	for _, add := range commands {
		root.AddCommand(add(s))
	}
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

func init() { commands = append(commands, versionCommand) }

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
					return exit{exitFault, err}
				}
				lines = append(lines, speaker(nil).Say("cli.version_rules", say.Args{"word": word, "hash": code.Hash(data.Print(box))}))
			}
			return printLines(s.out, append(lines, runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH))
		},
	}
}

// What a release says of itself, written in by the linker (cmd/release): a build
// of a tree that git does not know has no other way to know it.
var releasedVersion, releasedCommit string

// commit is what this program was built of: "-" where the build did not say.
func commit() string {
	if releasedCommit != "" {
		return releasedCommit
	}
	id, changed := "-", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, x := range info.Settings {
			switch {
			case x.Key == "vcs.revision":
				id = x.Value
			case x.Key == "vcs.modified" && x.Value == "true":
				changed = "+"
			}
		}
	}
	return id + changed
}

// commands are the makers of all subcommands, in the order of the help page.
var commands []func(streams) *cobra.Command

// version is the version of this program as it was built, "(devel)" where the
// build did not say.
func version() string {
	if releasedVersion != "" {
		return releasedVersion
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
