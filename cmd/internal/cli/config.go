package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
)

func configCommand(s streams) *cobra.Command {
	known := []string{"init", "show", "diff", "path"}
	c := &cobra.Command{
		Use:     "config",
		Short:   speaker(nil).Say("help.config"),
		Long:    speaker(nil).Say("help.config_long"),
		Example: "  hagal config init mine\n  hagal config diff uprising mine.yaml\n  hagal config show --config mine.yaml",
		Args:    cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(said("cli.config_what", say.Args{"text": strict.OneOf(known)}))
			}
			return usage(said("cli.config_unknown", say.Args{"word": args[0], "text": nearestOf(args[0], known, speaker(nil).Say("cli.write", say.Args{"text": strict.OneOf(known)}))}))
		},
	}
	c.AddCommand(configInitCommand(s), configShowCommand(s), configDiffCommand(s), configPathCommand(s))
	return c
}

func configPathCommand(s streams) *cobra.Command {
	return &cobra.Command{
		Use:   "path",
		Short: speaker(nil).Say("help.config_path"),
		Long:  speaker(nil).Say("help.config_path_long"),
		Args:  none,
		RunE: func(*cobra.Command, []string) error {
			dir := ownRules()
			if dir == "" {
				return fault(errors.New(speaker(nil).Say("cli.config_nowhere")))
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
		Use:     "show",
		Short:   speaker(nil).Say("help.config_show"),
		Long:    speaker(nil).Say("help.config_show_long"),
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
	layerFlags(c)
	rulesFlags(c)
	c.Flags().BoolVar(&asJSON, "json", false, speaker(nil).Say("flag.config_show_json"))
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

// fileWord is what a file of rules may be called, without its ending.
var fileWord = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_-]*$`)

func configInitCommand(s streams) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:     "init NAME",
		Short:   speaker(nil).Say("help.config_init"),
		Long:    speaker(nil).Say("help.config_init_long"),
		Example: "  hagal config init mine\n  hagal config init mine --dir \"$(hagal config path)\"",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage(errors.New(speaker(nil).Say("cli.config_init_one")))
			}
			path, err := newFile(args[0], dir)
			if err != nil {
				return usage(err)
			}
			if err := writeExample(path); err != nil {
				return err
			}
			_, err = fmt.Fprint(s.out, speaker(nil).Say("cli.config_written", say.Args{"name": path, "word": quoted(path)}))
			return err
		},
	}
	c.Flags().StringVar(&dir, "dir", ".", speaker(nil).Say("flag.config_init_dir"))
	return c
}

// newFile is the path of a file of rules that is called name.
func newFile(name, dir string) (string, error) {
	word := strings.TrimSuffix(strings.TrimSuffix(name, ".yaml"), ".yml")
	if !fileWord.MatchString(word) {
		return "", said("cli.config_init_word", say.Args{"word": name})
	}
	return filepath.Join(dir, word+".yaml"), nil
}

// writeExample writes the example to a file that is not there yet.
func writeExample(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fault(fileError(err))
	}
	return writeNew(path, bytes.ReplaceAll(data.Example(), []byte("THIS-FILE"), []byte(quoted(path))))
}
