package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/show"
)

func logCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:               "log [NAME]",
		Short:             speaker(nil).Say("help.log"),
		Long:              speaker(nil).Say("help.log_long"),
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Log()
			if err != nil {
				return fault(err)
			}
			for _, l := range append(damageLines(g), lines...) {
				fmt.Fprintln(s.out, l)
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

func reportCommand(s streams) *cobra.Command {
	var file string
	var names bool
	c := &cobra.Command{
		Use:               "report [NAME]",
		Short:             speaker(nil).Say("help.report"),
		Long:              speaker(nil).Say("help.report_long"),
		Example:           "  hagal report -o report.txt\n  hagal report irulan-staban --names",
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			c, err := readGame(args)
			if err != nil {
				return err
			}
			text, err := session.Report(looking(), c, names)
			if err != nil {
				return usage(err)
			}
			if file == "" || file == "-" {
				_, err = s.out.Write(text)
				return err
			}
			if err := writeReport(file, text); err != nil {
				return err
			}
			fmt.Fprintln(s.out, kept.ReportWritten(speaker(nil), file))
			return nil
		},
	}
	c.Flags().StringVarP(&file, "output", "o", "", speaker(nil).Say("flag.report_output"))
	c.Flags().BoolVar(&names, "names", false, speaker(nil).Say("flag.report_names"))
	return c
}

// writeReport writes a report to a file, which is new or a report already.
func writeReport(file string, text []byte) error {
	if _, err := os.Stat(filepath.Dir(file)); errors.Is(err, fs.ErrNotExist) {
		return usage(said("cli.report_nowhere", say.Args{"name": file, "word": filepath.Dir(file)}))
	}
	err := journal.WriteOwn(file, show.ReportHead, text)
	switch {
	case errors.Is(err, journal.ErrNotFile), errors.Is(err, journal.ErrOther):
		return usage(err)
	case err != nil:
		return fault(err)
	}
	return nil
}

func replayCommand(s streams) *cobra.Command {
	var plain bool
	c := &cobra.Command{
		Use:               "replay NAME|FILE",
		Short:             speaker(nil).Say("help.replay"),
		Long:              speaker(nil).Say("help.replay_long"),
		Args:              takes(1, 1, speaker(nil).Say("cli.one_file")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			pages, err := g.Pages()
			if err != nil {
				return fault(err)
			}
			for _, l := range damageLines(g) {
				fmt.Fprintln(s.out, l)
			}
			if in, out, files := s.files(); !plain && files && ask.CanDraw(in, out) {
				return turnPages(s, pages)
			}
			for _, p := range pages {
				for _, l := range menu.PlainReplay(speaker(nil), p) {
					fmt.Fprintln(s.out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&plain, "plain", false, speaker(nil).Say("flag.replay_plain"))
	return c
}

// turnPages lets a person turn the pages on the screen.
func turnPages(s streams, pages []menu.ReplayPage) error {
	t, err := openTable(s, false, phoneFlags{})
	if err != nil {
		return err
	}
	defer t.close()
	for at := 0; ; {
		p, turns := menu.Replay(speaker(nil), pages[at], at, len(pages))
		r, err := t.start.Person.Ask(p)
		switch {
		case err != nil:
			return t.left(err)
		case r.Command == menu.CommandQuit:
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
