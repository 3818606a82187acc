package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"househagal/data"
	"househagal/data/strict"
)

func init() { commands = append(commands, configCommand) }

func configCommand(s streams) *cobra.Command {
	known := []string{"init", "show", "diff", "path"}
	c := &cobra.Command{
		Use:   "config",
		Short: "files of rules of your own: begin one, compare, see where values come from",
		Long: "Rules of your own lie over those of the program: first the files in your own folder,\n" +
			"then those of --config in order. docs/tuning.md leads through it, docs/yaml has\n" +
			"every word that a file may hold.",
		Example: "  hagal config init mine\n  hagal config diff uprising mine.yaml\n  hagal config show --config mine.yaml",
		Args:    cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(fmt.Errorf("config what? one of %s", strict.OneOf(known)))
			}
			return usage(fmt.Errorf("unknown word %q; %s", args[0], nearestOf(args[0], known, "write "+strict.OneOf(known))))
		},
	}
	c.AddCommand(configInitCommand(s), configShowCommand(s), configDiffCommand(s), configPathCommand(s))
	return c
}

func configPathCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "path",
		Short: "print your own folder of rules: what lies there always counts",
		Long: "Print your own folder of rules. Every .yaml and .yml file in it is laid over the\n" +
			"rules of the program, in the order of the names, unless --no-config says otherwise.\n" +
			"HAGAL_CONFIG names another folder; with HAGAL_HOME it is the folder config in that.",
		Args: none,
		RunE: func(*cobra.Command, []string) error {
			dir := ownRules()
			if dir == "" {
				return exit{exitFault, errors.New("no configuration folder is known for this user; set HOME, XDG_CONFIG_HOME or HAGAL_CONFIG")}
			}
			_, err := fmt.Fprintln(s.out, dir)
			return err
		},
	}
}

func configShowCommand(s streams) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:   "show",
		Short: "print all rules in force, with the file and line of each value",
		Long: "Print all rules in force: those of the program, over them your own folder, over\n" +
			"them --config in order. Behind each value stands the file and line it came from.\n" +
			"What is printed can be read back as a file and gives the same rules.",
		Example: "  hagal config show --config mine.yaml\n  hagal config show --game imperium --json",
		Args:    none,
		RunE: func(c *cobra.Command, _ []string) error {
			r, err := rulesOf(c, game)
			if err != nil {
				return err
			}
			if asJSON {
				return printAllValues(s.out, r.Values())
			}
			_, err = s.out.Write(r.Show())
			return err
		},
	}
	gameFlag(c, &game)
	rulesFlags(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print a JSON list: path, value, file, line")
	return c
}

// printAllValues writes a JSON list with an object for each value.
func printAllValues(w io.Writer, values []data.Value) error {
	var b bytes.Buffer
	b.WriteByte('[')
	for i, v := range values {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `{"path":%s,"value":`, quoteJSON(v.Path()))
		if err := valueJSON(&b, v.Text); err != nil {
			return err
		}
		fmt.Fprintf(&b, `,"file":%s,"line":%d}`, quoteJSON(v.From.File), v.From.Line)
	}
	b.WriteByte(']')
	return writeIndented(w, b.Bytes())
}

// valueJSON writes a value of YAML in flow style as JSON, "" as null.
func valueJSON(b *bytes.Buffer, text string) error {
	if text == "" {
		b.WriteString("null")
		return nil
	}
	var errs strict.Errors
	v := strict.Parse("", []byte("v: "+text), &errs).Map().Get("v")
	if err := errs.Err(); err != nil {
		return err
	}
	nodeJSON(b, v.Node())
	return nil
}

func writeIndented(w io.Writer, text []byte) error {
	var nice bytes.Buffer
	if err := json.Indent(&nice, text, "", "  "); err != nil {
		return err
	}
	nice.WriteByte('\n')
	_, err := w.Write(nice.Bytes())
	return err
}
