package cli

import (
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/history"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

func init() { commands = append(commands, historyCommand) }

// mostGames is how many games are listed without --all.
const mostGames = 50

func historyCommand(s streams) *cobra.Command {
	var f history.Filter
	var asJSON, asCSV, all bool
	c := &cobra.Command{
		Use:     "history",
		Short:   speaker(nil).Say("help.history"),
		Long:    speaker(nil).Say("help.history_long"),
		Example: "  hagal history\n  hagal history --difficulty mentat --since 2026-01-01\n  hagal history --csv > games.csv",
		Args:    none,
		RunE: func(*cobra.Command, []string) error {
			if asJSON && asCSV {
				return usage(said("cli.json_or_csv"))
			}
			if err := checkDays(f); err != nil {
				return usage(err)
			}
			if err := code.Check(f.Code); f.Code != "" && err != nil {
				return usage(err)
			}
			most := mostGames
			if all {
				most = 0
			}
			return printHistory(s, f, most, asJSON, asCSV)
		},
	}
	for _, x := range []struct {
		to          *string
		name, usage string
	}{
		{&f.Game, "game", speaker(nil).Say("flag.history_game")},
		{&f.Mode, "mode", speaker(nil).Say("flag.history_mode")},
		{&f.Difficulty, "difficulty", speaker(nil).Say("flag.history_difficulty")},
		{&f.Rival, "rival", speaker(nil).Say("flag.history_rival")},
		{&f.Leader, "leader", speaker(nil).Say("flag.history_leader")},
		{&f.Code, "code", speaker(nil).Say("flag.history_code")},
		{&f.Since, "since", speaker(nil).Say("flag.history_since")},
		{&f.Until, "until", speaker(nil).Say("flag.history_until")},
	} {
		c.Flags().StringVar(x.to, x.name, "", x.usage)
	}
	c.Flags().BoolVar(&all, "all", false, speaker(nil).Say("flag.history_all", say.Args{"n": mostGames}))
	c.Flags().BoolVar(&asJSON, "json", false, speaker(nil).Say("flag.history_json"))
	c.Flags().BoolVar(&asCSV, "csv", false, speaker(nil).Say("flag.history_csv"))
	c.AddCommand(importCommand(s), forgetCommand(s))
	return c
}

// checkDays refuses what is no day, or is written in another way.
func checkDays(f history.Filter) error {
	for _, x := range []string{f.Since, f.Until} {
		if _, err := time.Parse(time.DateOnly, x); x != "" && err != nil {
			return said("history.day", say.Args{"word": x})
		}
	}
	return nil
}

// printHistory prints the last ones, 0 for all, of the games that f allows, those that ended since the last
// look included.
func printHistory(s streams, f history.Filter, most int, asJSON, asCSV bool) error {
	dir, err := journal.Games()
	if err != nil {
		return exit{exitFault, err}
	}
	known, behind, err := history.Finder{Start: looking()}.CatchUp(history.Beside(dir), dir)
	if err != nil {
		return exit{exitFault, err}
	}
	if behind != nil {
		fmt.Fprintln(s.err, "hagal: "+speaker(nil).Fault(behind)) // what is remembered can still be read
	}
	boxes, err := allBoxes()
	if err != nil {
		return exit{exitFault, err}
	}
	t := history.Teller{Speaker: speaker(nil), Width: layout.Full, Boxes: boxes, Most: most}
	if f, err = t.Meant(f, known.List); err != nil {
		return usage(err)
	}
	list := f.Choose(known.List)
	odds := ownOdds(list, boxes)
	if !asJSON && !asCSV {
		return printLines(s.out, t.Lines(list, known, odds))
	}
	for _, line := range t.Trouble(known) {
		fmt.Fprintln(s.err, line)
	}
	if asJSON {
		return history.WriteJSON(s.out, list, odds)
	}
	return history.WriteCSV(s.out, list)
}

// ownOdds is the person's own chance at each level of the box that was measured, nil
// where too little is known.
func ownOdds(list []history.Game, boxes []*rival.Box) []history.LevelOdds {
	for _, box := range boxes {
		line, ok := history.NewLine(box)
		if !ok {
			continue
		}
		if skill, ok := line.Skill(list, data.GameWord(box.Rules.Game)); ok {
			return line.Levels(skill)
		}
	}
	return nil
}

// allBoxes are the boxes of the program.
func allBoxes() (all []*rival.Box, err error) {
	for g := range gameIDs {
		box, err := data.Load(engine.GameID(g))
		if err != nil {
			return nil, err
		}
		all = append(all, box)
	}
	return all, nil
}

func importCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "import DIR",
		Short: speaker(nil).Say("help.history_import"),
		Long:  speaker(nil).Say("help.history_import_long"),
		Args:  takes(1, 1, speaker(nil).Say("history.one_folder")),
		RunE: func(_ *cobra.Command, args []string) error {
			if info, err := os.Stat(args[0]); err != nil || !info.IsDir() {
				return usage(said("history.no_folder", say.Args{"name": strconv.Quote(args[0])}))
			}
			games, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			found, err := history.Finder{Start: looking()}.In(args[0])
			switch {
			case err != nil:
				return exit{exitFault, err}
			case found.Files == 0:
				return usage(said("history.no_saves", say.Args{"name": strconv.Quote(args[0])}))
			}
			added, err := history.Beside(games).Add(found.Games...)
			if err != nil {
				return exit{exitFault, err}
			}
			return printLines(s.out, history.Teller{Speaker: speaker(nil), Width: layout.Full}.Imported(found, added))
		},
	}
}

func forgetCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "forget ID",
		Short: speaker(nil).Say("help.history_forget"),
		Args:  takes(1, 1, speaker(nil).Say("history.one_id")),
		RunE: func(_ *cobra.Command, args []string) error {
			games, err := journal.Games()
			if err != nil {
				return exit{exitFault, err}
			}
			file := history.Beside(games)
			known, err := file.Read()
			if err != nil {
				return exit{exitFault, err}
			}
			if !known.Has(args[0]) {
				return usage(said("history.no_game", say.Args{"word": strconv.Quote(args[0])}))
			}
			if err := file.Forget(args[0]); err != nil {
				return exit{exitFault, err}
			}
			fmt.Fprintln(s.out, speaker(nil).Say("history.forgotten", say.Args{"word": args[0]}))
			return nil
		},
	}
}

// rememberIn keeps a game that is over now in the history of a folder of saves.
func rememberIn(dir journal.Dir) func(session.Ending) error {
	return func(e session.Ending) error {
		_, err := history.Beside(dir).Add(history.Of(e))
		return err
	}
}

// oddsIn gives the person's own odds by the games of a history, which is read when
// they are to be shown.
func oddsIn(file history.File) func(*rival.Box) session.Odds {
	return func(box *rival.Box) session.Odds {
		unknown := func(string, ...string) (low, high float64, ok bool) { return 0, 0, false }
		line, ok := history.NewLine(box)
		if !ok {
			return unknown
		}
		skill, ok := line.Skill(file.Recent(), data.GameWord(box.Rules.Game))
		if !ok {
			return unknown
		}
		return func(level string, rivals ...string) (low, high float64, ok bool) {
			return line.Odds(skill, level, rivals...)
		}
	}
}
