package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/terminal"
)

func logCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:               "log [NAME]",
		Short:             command.Speaker(nil).Say("help.log"),
		Long:              command.Speaker(nil).Say("help.log_long"),
		Args:              command.Takes(0, 1, command.Speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: command.CompleteSaves(command.AnyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := command.LookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Log()
			if err != nil {
				return command.Fault(err)
			}
			for _, l := range append(damageLines(g), lines...) {
				fmt.Fprintln(s.Out, l)
			}
			return nil
		},
	}
}

// damageLines tell what of a save can't be read or used.
func damageLines(g *session.Game) (lines []string) {
	for _, l := range g.Unread() {
		lines = append(lines, layout.Full.Fold(l)...)
	}
	return lines
}

func reportCommand(s command.Streams) *cobra.Command {
	var file string
	var names bool
	c := &cobra.Command{
		Use:               "report [NAME]",
		Short:             command.Speaker(nil).Say("help.report"),
		Long:              command.Speaker(nil).Say("help.report_long"),
		Example:           "  hagal report -o report.txt\n  hagal report irulan-staban --names",
		Args:              command.Takes(0, 1, command.Speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: command.CompleteSaves(command.AnyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			c, err := command.ReadGame(args)
			if err != nil {
				return err
			}
			text, err := session.Report(command.LookOnly(), c, names)
			if err != nil {
				return command.Usage(err)
			}
			if file == "" || file == "-" {
				_, err = s.Out.Write(text)
				return err
			}
			if err := writeReport(file, text); err != nil {
				return err
			}
			fmt.Fprintln(s.Out, kept.ReportWritten(command.Speaker(nil), file))
			return nil
		},
	}
	c.Flags().StringVarP(&file, "output", "o", "", command.Speaker(nil).Say("flag.report_output"))
	c.Flags().BoolVar(&names, "names", false, command.Speaker(nil).Say("flag.report_names"))
	return c
}

// writeReport writes a report to a file, which is new or a report already.
func writeReport(file string, text []byte) error {
	if _, err := os.Stat(filepath.Dir(file)); errors.Is(err, fs.ErrNotExist) {
		return command.Usage(command.Error("cli.report_nowhere", say.Args{"name": file, "word": filepath.Dir(file)}))
	}
	err := journal.WriteOwn(file, show.ReportHead, text)
	switch {
	case errors.Is(err, journal.ErrNotFile), errors.Is(err, journal.ErrOther):
		return command.Usage(err)
	case err != nil:
		return command.Fault(err)
	}
	return nil
}

func replayCommand(s command.Streams) *cobra.Command {
	var plain bool
	c := &cobra.Command{
		Use:               "replay NAME|FILE",
		Short:             command.Speaker(nil).Say("help.replay"),
		Long:              command.Speaker(nil).Say("help.replay_long"),
		Args:              command.Takes(1, 1, command.Speaker(nil).Say("cli.one_file")),
		ValidArgsFunction: command.CompleteSaves(command.AnyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := command.LookAt(args)
			if err != nil {
				return err
			}
			pages, err := g.Pages()
			if err != nil {
				return command.Fault(err)
			}
			for _, l := range damageLines(g) {
				fmt.Fprintln(s.Out, l)
			}
			if in, out, files := s.Files(); !plain && files && terminal.CanDraw(in, out) {
				return turnPages(s, pages)
			}
			for _, p := range pages {
				for _, l := range plainReplay(command.Speaker(nil), p) {
					fmt.Fprintln(s.Out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&plain, "plain", false, command.Speaker(nil).Say("flag.replay_plain"))
	return c
}

// plainReplay is a page in plain lines, with what was asked and answered.
func plainReplay(s say.Speaker, x controls.ReplayPage) []string {
	plain := layout.Plain{Sentence: s.Sentence}
	out := plain.Page(&x.Page)
	if len(x.Asked) > 0 {
		out = append(append(out, ""), plain.Asked(x.Asked)...)
	}
	return append(out, "")
}

// turnPages lets a person turn the pages on the screen.
func turnPages(s command.Streams, pages []controls.ReplayPage) error {
	t, err := openTable(s, false, phoneFlags{})
	if err != nil {
		return err
	}
	defer t.close()
	for at := 0; ; {
		p, turns := controls.Replay(command.Speaker(nil), pages[at], at, len(pages))
		r, err := t.start.Person.Ask(p)
		switch {
		case err != nil:
			return t.left(err)
		case r.Command == controls.CommandQuit:
			return nil
		case r.Command != "":
			at = max(at-1, 0)
		case r.Choice < 0:
			at = r.Number - 1
		case turns[r.Choice] == 0:
			return nil
		default:
			at += turns[r.Choice]
		}
	}
}
