package inspect

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/data"
	"househagal/engine"
)

func configDiffCommand(s command.Streams) *cobra.Command {
	var asJSON bool
	var under []string
	c := &cobra.Command{
		Use:   "diff A B...",
		Short: command.Speaker(nil).Say("help.config_diff"),
		Long:  command.Speaker(nil).Say("help.config_diff_long"),
		Example: "  hagal config diff uprising mine.yaml\n  hagal config diff mine.yaml theirs.yaml\n" +
			"  hagal config diff uprising mine.yaml theirs.yaml\n  hagal config diff uprising theirs.yaml --config mine.yaml",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) < 2 {
				return command.Usage(errors.New(command.Speaker(nil).Say("cli.config_diff_two")))
			}
			a, b, err := bothRules(args[:1], args[1:], under)
			if err != nil {
				return command.Usage(err)
			}
			list := data.Diff(a, b)
			if asJSON {
				return printDifferences(s.Out, list)
			}
			return command.PrintLines(s.Out, differenceLines(list))
		},
	}
	c.Flags().StringArrayVar(&under, "config", nil, command.Speaker(nil).Say("flag.config_diff_config"))
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.config_diff_json"))
	return c
}

// bothRules resolves two stacks of rules over what lies under both. Files that
// don't say their game are for that of the other side.
func bothRules(a, b, under []string) (x, y *data.Resolved, err error) {
	var side [2]data.Layers
	var game [2]engine.GameID
	var said [2]bool
	for i, words := range [][]string{a, b} {
		err = errors.Join(err, side[i].Add(under...))
		for _, word := range words {
			if g := slices.Index(command.GameIDs[:], word); g >= 0 {
				game[i], said[i] = engine.GameID(g), true
				continue
			}
			err = errors.Join(err, side[i].Add(word))
		}
		if !said[i] {
			game[i], said[i] = side[i].Game()
		}
	}
	if err != nil {
		return nil, nil, err
	}
	for i := range game {
		if !said[i] {
			game[i] = game[1-i]
		}
	}
	x, errX := side[0].Resolve(game[0])
	y, errY := side[1].Resolve(game[1])
	return x, y, errors.Join(errX, errY)
}

// change is what differs in one entry, or in one map of values.
type change struct {
	sign string // + new, - gone, ~ changed
	of   string
	keys []data.Difference
}

// changesOf puts together what belongs to one entry, in the order of list.
func changesOf(list []data.Difference) []*change {
	var out []*change
	at := map[string]*change{}
	for _, d := range list {
		of, key := cutLast(d.Path)
		x := at[of]
		if x == nil {
			x = &change{sign: "~", of: of}
			at[of], out = x, append(out, x)
		}
		switch {
		case key == "id" && d.A == "":
			x.sign = "+"
		case key == "id" && d.B == "":
			x.sign = "-"
		}
		x.keys = append(x.keys, d)
	}
	return out
}

// cutLast parts a path before its last key.
func cutLast(path string) (of, key string) {
	i := strings.LastIndexByte(path, '.')
	return path[:max(i, 0)], path[i+1:]
}

// differenceLines are an entry a line with a sign, and its keys under it; of one
// that is gone only the name.
func differenceLines(list []data.Difference) []string {
	if len(list) == 0 {
		return []string{command.Speaker(nil).Say("cli.diff_none")}
	}
	var out []string
	for _, x := range changesOf(list) {
		out = append(out, x.sign+" "+x.of)
		if x.sign == "-" {
			continue
		}
		for _, d := range x.keys {
			_, key := cutLast(d.Path)
			if key != "id" {
				out = append(out, layout.Full.Hanging("    "+key, 24, differenceText(d, x.sign == "+"))...)
			}
		}
	}
	return out
}

// differenceText is what a key was and is, and where that stands. In a new entry
// every key is new.
func differenceText(d data.Difference, isNew bool) string {
	text := d.B
	if !isNew {
		text = cmp.Or(d.A, command.Speaker(nil).Say("cli.diff_left_out")) + " -> " + cmp.Or(d.B, command.Speaker(nil).Say("cli.diff_left_out"))
	}
	return text + "  (" + fileLine(d.From) + ")"
}

func printDifferences(w io.Writer, list []data.Difference) error {
	var b bytes.Buffer
	b.WriteByte('[')
	for i, d := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `{"path":%s,"a":`, quoteJSON(d.Path))
		if err := valueJSON(&b, d.A); err != nil {
			return err
		}
		b.WriteString(`,"b":`)
		if err := valueJSON(&b, d.B); err != nil {
			return err
		}
		fmt.Fprintf(&b, `,"file":%s,"line":%d}`, quoteJSON(d.From.File), d.From.Line)
	}
	b.WriteByte(']')
	return writeIndented(w, b.Bytes())
}
