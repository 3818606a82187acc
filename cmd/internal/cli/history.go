package cli

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/challenge"
	"househagal/cmd/internal/code"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/history"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/data"
	"househagal/rival"
)

// mostGames is how many games are listed without --all.
const mostGames = 50

func historyCommand(s command.Streams) *cobra.Command {
	var f history.Filter
	var asJSON, asCSV, all bool
	c := &cobra.Command{
		Use:     "history",
		Short:   command.Speaker(nil).Say("help.history"),
		Long:    command.Speaker(nil).Say("help.history_long"),
		Example: "  hagal history\n  hagal history --difficulty mentat --since 2026-01-01\n  hagal history --csv > games.csv",
		Args:    command.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if asJSON && asCSV {
				return command.Usage(command.Error("cli.json_or_csv"))
			}
			if err := checkDays(f); err != nil {
				return command.Usage(err)
			}
			if err := code.Check(f.Code); f.Code != "" && err != nil {
				return command.Usage(err)
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
		{&f.Game, "game", command.Speaker(nil).Say("flag.history_game")},
		{&f.Mode, "mode", command.Speaker(nil).Say("flag.history_mode")},
		{&f.Difficulty, "difficulty", command.Speaker(nil).Say("flag.history_difficulty")},
		{&f.Rival, "rival", command.Speaker(nil).Say("flag.history_rival")},
		{&f.Leader, "leader", command.Speaker(nil).Say("flag.history_leader")},
		{&f.Code, "code", command.Speaker(nil).Say("flag.history_code")},
		{&f.Since, "since", command.Speaker(nil).Say("flag.history_since")},
		{&f.Until, "until", command.Speaker(nil).Say("flag.history_until")},
	} {
		c.Flags().StringVar(x.to, x.name, "", x.usage)
	}
	c.Flags().BoolVar(&all, "all", false, command.Speaker(nil).Say("flag.history_all", say.Args{"n": mostGames}))
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.history_json"))
	c.Flags().BoolVar(&asCSV, "csv", false, command.Speaker(nil).Say("flag.history_csv"))
	c.AddCommand(importCommand(s), forgetCommand(s))
	return c
}

// checkDays refuses what is no day, or is written in another way.
func checkDays(f history.Filter) error {
	for _, x := range []string{f.Since, f.Until} {
		if _, err := time.Parse(time.DateOnly, x); x != "" && err != nil {
			return command.Error("history.day", say.Args{"word": x})
		}
	}
	return nil
}

// printHistory prints the last ones, 0 for all, of the games that f allows, those that ended since the last
// look included.
func printHistory(s command.Streams, f history.Filter, most int, asJSON, asCSV bool) error {
	known, boxes, err := remembered(s)
	if err != nil {
		return err
	}
	t := history.Teller{Speaker: command.Speaker(nil), Width: layout.Full, Boxes: boxes, With: command.ModuleBoxes, Most: most}
	if f, err = t.Meant(f, known.List); err != nil {
		return command.Usage(err)
	}
	list := f.Choose(known.List)
	odds := ownOdds(list, boxes)
	if !asJSON && !asCSV {
		return command.PrintLines(s.Out, t.Lines(list, known, odds))
	}
	for _, line := range t.Trouble(known) {
		fmt.Fprintln(s.Err, line)
	}
	if asJSON {
		return history.WriteJSON(s.Out, list, odds)
	}
	return history.WriteCSV(s.Out, list)
}

// remembered is the history with all that ended since the last look, and the boxes of
// the program.
func remembered(s command.Streams) (known history.Games, boxes []*rival.Box, err error) {
	dir, err := journal.Games()
	if err != nil {
		return known, nil, command.Fault(err)
	}
	known, behind, err := history.Finder{Start: command.LookOnly()}.CatchUp(history.Beside(dir), dir)
	if err != nil {
		return known, nil, command.Fault(err)
	}
	if behind != nil {
		fmt.Fprintln(s.Err, "hagal: "+command.Speaker(nil).Fault(behind)) // what is remembered can still be read
	}
	if boxes, err = command.AllBoxes(); err != nil {
		return known, nil, command.Fault(err)
	}
	return known, boxes, nil
}

// ownOdds is the person's own chance at each level of the box that was measured, nil
// where too little is known.
func ownOdds(list []history.Game, boxes []*rival.Box) []history.LevelOdds {
	for _, box := range boxes {
		line, ok := history.NewScale(box)
		if !ok {
			continue
		}
		if skill, ok := line.Skill(list, data.GameWord(box.Rules.Game)); ok {
			return line.Levels(skill)
		}
	}
	return nil
}

func importCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "import DIR",
		Short: command.Speaker(nil).Say("help.history_import"),
		Long:  command.Speaker(nil).Say("help.history_import_long"),
		Args:  command.Takes(1, 1, command.Speaker(nil).Say("history.one_folder")),
		RunE: func(_ *cobra.Command, args []string) error {
			if info, err := os.Stat(args[0]); err != nil || !info.IsDir() {
				return command.Usage(command.Error("history.no_folder", say.Args{"name": strconv.Quote(args[0])}))
			}
			games, err := journal.Games()
			if err != nil {
				return command.Fault(err)
			}
			found, err := history.Finder{Start: command.LookOnly()}.In(args[0])
			switch {
			case err != nil:
				return command.Fault(err)
			case found.Files == 0:
				return command.Usage(command.Error("history.no_saves", say.Args{"name": strconv.Quote(args[0])}))
			}
			added, err := history.Beside(games).Add(found.Games...)
			if err != nil {
				return command.Fault(err)
			}
			return command.PrintLines(s.Out, history.Teller{Speaker: command.Speaker(nil), Width: layout.Full}.Imported(found, added))
		},
	}
}

func forgetCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "forget ID",
		Short: command.Speaker(nil).Say("help.history_forget"),
		Args:  command.Takes(1, 1, command.Speaker(nil).Say("history.one_id")),
		RunE: func(_ *cobra.Command, args []string) error {
			games, err := journal.Games()
			if err != nil {
				return command.Fault(err)
			}
			file := history.Beside(games)
			known, err := file.Read()
			if err != nil {
				return command.Fault(err)
			}
			if !known.Has(args[0]) {
				return command.Usage(command.Error("history.no_game", say.Args{"word": strconv.Quote(args[0])}))
			}
			if err := file.Forget(args[0]); err != nil {
				return command.Fault(err)
			}
			fmt.Fprintln(s.Out, command.Speaker(nil).Say("history.forgotten", say.Args{"word": args[0]}))
			return nil
		},
	}
}

func challengesCommand(s command.Streams) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:     "challenges [NAME]",
		Short:   command.Speaker(nil).Say("help.challenges"),
		Long:    command.Speaker(nil).Say("help.challenges_long"),
		Example: "  hagal challenges\n  hagal challenges ladder",
		Args:    command.Takes(0, 1, command.Speaker(nil).Say("challenge.one")),
		ValidArgsFunction: func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
			return command.Beginning(challengeNames(), typed), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			known, boxes, err := remembered(s)
			if err != nil {
				return err
			}
			dir, err := journal.Games()
			if err != nil {
				return command.Fault(err)
			}
			list, unread := challenge.Load(dir, boxes)
			if unread != nil { // those of the program are told all the same
				unread = command.Usage(unread)
			}
			t := challenge.NewTeller(history.Teller{Speaker: command.Speaker(nil), Width: layout.Full, Boxes: boxes, With: command.ModuleBoxes}, list)
			if len(args) == 1 {
				if list, err = t.Named(list, args[0]); err != nil {
					return cmp.Or(unread, command.Usage(err))
				}
			}
			progress := t.Judge().Progress(list, known.List)
			for _, line := range t.Trouble(known) {
				fmt.Fprintln(s.Err, line)
			}
			switch {
			case asJSON:
				err = t.WriteJSON(s.Out, progress)
			case len(args) == 1:
				err = command.PrintLines(s.Out, t.One(&progress[0]))
			default:
				err = command.PrintLines(s.Out, t.Lines(progress))
			}
			return cmp.Or(err, unread)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.challenges_json"))
	return c
}

// challengeNames are the names of all challenges, but one's own where they can't be read.
func challengeNames() (names []string) {
	dir, err := journal.Games()
	if err != nil {
		return nil
	}
	boxes, err := command.AllBoxes()
	if err != nil {
		return nil
	}
	list, _ := challenge.Load(dir, boxes)
	for i := range list {
		names = append(names, list[i].ID)
	}
	return names
}

// rememberIn keeps a game that is over now in the history of a folder of saves. It
// returns the code of the game, and what it reached.
func rememberIn(dir journal.Dir) func(session.Ending) (func(say.Speaker) []string, error) {
	return func(e session.Ending) (func(say.Speaker) []string, error) {
		g, file := history.Of(e), history.Beside(dir)
		before, err := file.Read()
		if err == nil {
			_, err = file.Add(g)
		}
		if err != nil {
			return nil, err
		}
		now, err := file.Read()
		if err != nil {
			return nil, err
		}
		first := g.Leader == "" && g.Note == "" // not once more when people say something
		if first {
			before.List = slices.DeleteFunc(before.List, func(x history.Game) bool { return x.ID == g.ID })
		}
		return func(s say.Speaker) (lines []string) {
			if first && g.Code != "" {
				lines = append(lines, s.Say("code.of_game", say.Args{"word": g.Code}))
			}
			return append(lines, reached(s, dir, before.List, now.List)...)
		}, nil
	}
}

// reached are the lines, said by s, of what was reached when the games before became
// these. What is wrong with somebody's own challenges is told in a line as well.
func reached(s say.Speaker, dir journal.Dir, before, now []history.Game) (lines []string) {
	boxes, err := command.AllBoxes()
	if err != nil {
		return nil
	}
	list, err := challenge.Load(dir, boxes)
	t := challenge.NewTeller(history.Teller{Speaker: say.Speaker{Lang: s.Lang, OtherNames: s.OtherNames}, Width: layout.Full, Boxes: boxes, With: command.ModuleBoxes}, list)
	if line := t.Reached(list, before, now); line != "" {
		lines = append(lines, line)
	}
	if err != nil {
		lines = append(lines, s.Say("challenge.unread", say.Args{"word": challenge.Beside(dir)}))
	}
	return lines
}

// oddsIn gives the person's own odds by the games of a history, which is read when
// they are to be shown.
func oddsIn(file history.File) func(*rival.Box) session.Odds {
	return func(box *rival.Box) session.Odds {
		unknown := func(string, ...string) (low, high float64, ok bool) { return 0, 0, false }
		line, ok := history.NewScale(box)
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
