package inspect

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/data/bounded"
	"househagal/data/challenges"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// finding is something that hagal validate found. Line and Column are 0 when it
// is about the whole file.
type finding struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Kind   string `json:"kind"` // error or warning
	Text   string `json:"text"`
}

func validateCommand(s command.Streams) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:     "validate FILE...",
		Short:   command.Speaker(nil).Say("help.validate"),
		Long:    command.Speaker(nil).Say("help.validate_long"),
		Example: "  hagal validate mine.yaml\n  hagal validate pack/ --json\n  hagal validate --words tr.yaml",
		RunE: func(c *cobra.Command, named []string) error {
			if words := c.Flag(command.WordsFlag); words.Changed && len(named) == 0 {
				return validateWords(s, words.Value.String(), asJSON)
			}
			if len(named) == 0 {
				return command.Usage(errors.New(command.Speaker(nil).Say("cli.validate_one")))
			}
			found, ids, args, err := validateChallenges(named)
			if err != nil {
				return err
			}
			if len(args) == 0 {
				return report(s, found, ids, named, asJSON)
			}
			b := command.NewRulebook(s.Err)
			games, err := readAll(b, args, game)
			if games == nil {
				return command.Usage(err)
			}
			for _, g := range games {
				ids = append(ids, command.GameIDs[g])
			}
			more, err := findings(b, games, command.LayersChosen(c), err)
			if err != nil {
				return command.Usage(err)
			}
			return report(s, append(found, more...), ids, named, asJSON)
		},
	}
	c.Flags().StringVar(&game, "game", "", command.Speaker(nil).Say("flag.validate_game"))
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.validate_json"))
	command.LayerFlags(c)
	return c
}

// report writes what was found of files that are for games or languages.
func report(s command.Streams, found []finding, ids, args []string, asJSON bool) (err error) {
	if asJSON {
		err = printFindings(s, found)
	} else {
		err = tellFindings(s, found, ids, args)
	}
	if slices.ContainsFunc(found, func(f finding) bool { return f.Kind == "error" }) {
		err = command.Exit{Status: command.ExitUsage}
	}
	return err
}

// validateWords checks a file of sentences (docs/translating.md).
func validateWords(s command.Streams, file string, asJSON bool) error {
	src, err := bounded.Begin(file, command.MaxFile)
	if err != nil {
		return command.Usage(err)
	}
	var found []finding
	if err := say.Check(file, src); err != nil {
		found = findingsOf(nil, err)
	}
	tag := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	return report(s, found, []string{tag}, []string{file}, asJSON)
}

// validateChallenges checks the files that hold challenges (docs/challenges.md). It
// returns what it found, what they are good for, and the other paths.
func validateChallenges(paths []string) (found []finding, ids, others []string, err error) {
	boxes, err := command.AllBoxes()
	if err != nil {
		return nil, nil, nil, command.Fault(err)
	}
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil || info.IsDir() {
			others = append(others, path)
			continue
		}
		files, err := data.ReadFiles(path)
		if err != nil || !challenges.Is(path, files[0].Text) {
			others = append(others, path)
			continue
		}
		if _, err := challenges.Parse(path, files[0].Text, boxes); err != nil {
			found = append(found, findingsOf(nil, err)...)
		}
		ids = []string{challenges.Key}
	}
	return found, ids, others, nil
}

// readAll reads the files and returns the games that they are checked for; nil
// for a game that does not exist. The error is what can't be read.
func readAll(b *command.Rulebook, paths []string, game string) ([]engine.GameID, error) {
	if game != "" {
		g, err := b.Game(game)
		if err != nil {
			return nil, err
		}
		return []engine.GameID{g}, b.Layers.Add(paths...)
	}
	b.Layers.AnyGame = true
	err := b.Layers.Add(paths...)
	return b.Layers.Games(), err
}

// findings are all faults and warnings of the files for these games with the layers of
// the flags, sorted by place; first what can't be read. The error says why those layers
// can't be chosen.
func findings(b *command.Rulebook, games []engine.GameID, layers []string, unread error) ([]finding, error) {
	var out []finding
	if unread != nil {
		for line := range strings.SplitSeq(unread.Error(), "\n") {
			file, text, _ := strings.Cut(line, ": ")
			out = append(out, finding{File: file, Kind: "error", Text: text})
		}
	}
	for _, g := range games {
		list, err := ofModes(b, g, layers)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	slices.SortStableFunc(out, func(x, y finding) int {
		return cmp.Or(strings.Compare(x.File, y.File), x.Line-y.Line, x.Column-y.Column)
	})
	return slices.Compact(out), nil
}

// ofModes are the findings of a game in the first mode that has the layers: what is
// wrong with layers of one's own in another is told with them.
func ofModes(b *command.Rulebook, g engine.GameID, layers []string) ([]finding, error) {
	refused := new(data.LayerError)
	for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		r, err := b.Layers.ResolveWith(rival.Choice{Game: g, Mode: m, Layers: layers})
		if !errors.As(err, &refused) {
			return findingsOf(r, err), nil
		}
		if refused.Why != rival.OtherMode {
			break
		}
	}
	return nil, setup.LayerFault(command.Speaker(nil), refused)
}

func findingsOf(r *data.Resolved, err error) []finding {
	var faults strict.Faults
	var out []finding
	switch {
	case err == nil:
		for _, w := range r.Warnings {
			out = append(out, finding{w.At.File, w.At.Line, w.At.Column, "warning", w.Text})
		}
	case errors.As(err, &faults):
		for _, e := range faults.List {
			out = append(out, finding{e.At.File, e.At.Line, e.At.Column, "error", e.Text})
		}
		if n := len(faults.List); faults.More > 0 {
			last := faults.List[n-1].At
			out = append(out, finding{last.File, last.Line, last.Column, "error", command.Speaker(nil).Say("cli.validate_more", say.Args{"n": faults.More})})
		}
	default:
		out = append(out, finding{Kind: "error", Text: err.Error()})
	}
	return out
}

// String is the line of a finding for a person.
func (f finding) String() string {
	line := f.File
	if f.Line > 0 {
		line = strict.Pos{File: f.File, Line: f.Line, Column: f.Column}.String()
	}
	if f.Kind == "warning" {
		return command.Speaker(nil).Say("cli.warning", say.Args{"word": line, "fault": f.Text})
	}
	return strings.TrimPrefix(line+": "+f.Text, ": ")
}

// counted says how many findings of a kind there are.
func counted(kind string, n int) string {
	id := say.ID("cli.validate_errors")
	if kind == "warning" {
		id = "cli.validate_warnings"
	}
	return command.Speaker(nil).Say(id, say.Args{"n": n})
}

// tellFindings writes a line for each, and at the end what it comes to.
func tellFindings(s command.Streams, found []finding, ids, args []string) error {
	count := map[string]int{}
	if len(found) > 0 {
		for _, line := range command.Speaker(nil).InEnglish() {
			fmt.Fprintln(s.Err, line)
		}
	}
	for _, f := range found {
		count[f.Kind]++
		if _, err := fmt.Fprintln(s.Err, f); err != nil {
			return err
		}
	}
	var parts []string
	for _, kind := range []string{"error", "warning"} {
		if n := count[kind]; n > 0 {
			parts = append(parts, counted(kind, n))
		}
	}
	if count["error"] > 0 {
		_, err := fmt.Fprintln(s.Err, strings.Join(parts, ", "))
		return err
	}
	_, err := fmt.Fprintln(s.Out, command.Speaker(nil).Say("cli.validate_good", say.Args{"words": ids, "texts": parts, "name": strings.Join(args, " ")}))
	return err
}

func printFindings(s command.Streams, found []finding) error {
	if found == nil {
		found = []finding{}
	}
	text, err := json.MarshalIndent(found, "", "  ")
	if err != nil {
		return err
	}
	_, err = s.Out.Write(append(text, '\n'))
	return err
}
