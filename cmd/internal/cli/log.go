package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/rival/sim"
)

func init() { commands = append(commands, logCommand, replayCommand, reportCommand, oddsCommand) }

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
				return exit{exitFault, err}
			}
			for _, l := range append(damageLines(g), lines...) {
				fmt.Fprintln(s.out, l)
			}
			return nil
		},
	}
}

// lookAt reads a saved game and plays it again up to where it stands.
func lookAt(args []string) (*session.Game, error) {
	c, err := readGame(args)
	if err != nil {
		return nil, err
	}
	g, err := session.Look(looking(), c)
	if err != nil {
		return nil, usage(err)
	}
	return g, nil
}

// looking is the start of a game that is only looked at.
func looking() session.Start {
	return starting(session.Start{Load: data.LoadWith, Program: "hagal " + version()})
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
		return exit{exitFault, err}
	}
	return nil
}

func oddsCommand(s streams) *cobra.Command {
	var f simFlags
	c := &cobra.Command{
		Use:               "odds [NAME]",
		Short:             speaker(nil).Say("help.odds"),
		Long:              speaker(nil).Say("help.odds_long"),
		Example:           "  hagal odds\n  hagal odds irulan-staban\n  hagal odds --game imperium --module immortality",
		Args:              takes(0, 1, speaker(nil).Say("cli.one_name")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(c *cobra.Command, args []string) error {
			if set := flagsSet(c); len(set) > 0 && len(args) > 0 {
				return usage(said("cli.odds_saved", say.Args{"words": set}))
			} else if len(set) > 0 {
				return newOdds(c, s, &f)
			}
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			lines, err := g.Odds()
			if err != nil {
				return exit{exitFault, err}
			}
			if len(lines) == 0 {
				return exit{exitNone, said("cli.odds_none")}
			}
			return printLines(s.out, lines)
		},
	}
	f.addTable(c, s)
	return c
}

// flagsSet are the flags of c itself that were given.
func flagsSet(c *cobra.Command) (list []string) {
	c.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if f.Changed {
			list = append(list, "--"+f.Name)
		}
	})
	return list
}

// newOdds prints the odds of the first Agent turn of a Rival at the table that the
// flags describe.
func newOdds(c *cobra.Command, s streams, f *simFlags) error {
	box, err := f.box(c)
	if err != nil {
		return err
	}
	table, err := f.setup(box, 1)
	if err != nil {
		return err
	}
	g, err := sim.NewGame(table)
	if err != nil {
		return usage(err)
	}
	g.Begin(1)
	t := &g.Table
	t.Pos.Phase, t.Pos.Round, t.Pos.First, t.Pos.Turn = engine.PlayerTurns, 1, 1, 1
	to := speaker(box)
	to.Names = setup.People(to, &t.Pos, [engine.Seats + 1]string{})
	lines := append([]string{kept.Setup(to, &t.Pos)}, layout.Full.Blocks(tell.AllOdds(to, t))...)
	return printLines(s.out, lines)
}

// savedPosition is the position of a saved game, with the turn of seat where one is
// named.
func savedPosition(name, seat string, seed uint64) (notation.Case, error) {
	g, err := lookAt([]string{name})
	if err != nil {
		return notation.Case{}, err
	}
	return caseOf(g, seat, seed)
}

func caseOf(g *session.Game, seat string, seed uint64) (notation.Case, error) {
	at, err := g.Case(seed)
	if err != nil || seat == "" {
		return at, err
	}
	who := at.Names.Seat(seat)
	if who == engine.NoSeat {
		known := slices.DeleteFunc(slices.Clone(at.Names.ID[1:]), func(id string) bool { return id == "" })
		return at, said("cli.no_seat", say.Args{"word": seat, "words": known})
	}
	at.Pos.Turn = who
	return at, nil
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
				return exit{exitFault, err}
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
