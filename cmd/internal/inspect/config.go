package inspect

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
	"sync"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
)

func configCommand(s command.Streams) *cobra.Command {
	known := []string{"init", "show", "diff", "path"}
	c := &cobra.Command{
		Use:     "config",
		Short:   command.Speaker(nil).Say("help.config"),
		Long:    command.Speaker(nil).Say("help.config_long"),
		Example: "  hagal config init mine\n  hagal config diff uprising mine.yaml\n  hagal config show --config mine.yaml",
		Args:    cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return command.Usage(command.Error("cli.config_what", say.Args{"text": strict.OneOf(known)}))
			}
			return command.Usage(command.Error("cli.config_unknown", say.Args{"word": args[0], "text": command.Nearest(args[0], known, command.Speaker(nil).Say("cli.write", say.Args{"text": strict.OneOf(known)}))}))
		},
	}
	c.AddCommand(configInitCommand(s), configShowCommand(s), configDiffCommand(s), configPathCommand(s))
	return c
}

func configPathCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "path",
		Short: command.Speaker(nil).Say("help.config_path"),
		Long:  command.Speaker(nil).Say("help.config_path_long"),
		Args:  command.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			dir := command.OwnRules()
			if dir == "" {
				return command.Fault(errors.New(command.Speaker(nil).Say("cli.config_nowhere")))
			}
			_, err := fmt.Fprintln(s.Out, dir)
			return err
		},
	}
}

func configShowCommand(s command.Streams) *cobra.Command {
	var game string
	var asJSON bool
	c := &cobra.Command{
		Use:     "show",
		Short:   command.Speaker(nil).Say("help.config_show"),
		Long:    command.Speaker(nil).Say("help.config_show_long"),
		Example: "  hagal config show --config mine.yaml\n  hagal config show --game imperium --json",
		Args:    command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			r, err := command.RulesOf(c, game)
			if err != nil {
				return err
			}
			if asJSON {
				return printAllValues(s.Out, r.Values())
			}
			_, err = s.Out.Write(r.Show())
			return err
		},
	}
	command.GameFlag(c, &game)
	command.LayerFlags(c)
	command.RulesFlags(c)
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.config_show_json"))
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
var fileWord = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_-]*$`) })

func configInitCommand(s command.Streams) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:     "init NAME",
		Short:   command.Speaker(nil).Say("help.config_init"),
		Long:    command.Speaker(nil).Say("help.config_init_long"),
		Example: "  hagal config init mine\n  hagal config init mine --dir \"$(hagal config path)\"",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return command.Usage(errors.New(command.Speaker(nil).Say("cli.config_init_one")))
			}
			path, err := newFile(args[0], dir)
			if err != nil {
				return command.Usage(err)
			}
			if err := writeExample(path); err != nil {
				return err
			}
			_, err = fmt.Fprint(s.Out, command.Speaker(nil).Say("cli.config_written", say.Args{"name": path, "word": command.Quoted(path)}))
			return err
		},
	}
	c.Flags().StringVar(&dir, "dir", ".", command.Speaker(nil).Say("flag.config_init_dir"))
	return c
}

// newFile is the path of a file of rules that is called name.
func newFile(name, dir string) (string, error) {
	word := strings.TrimSuffix(strings.TrimSuffix(name, ".yaml"), ".yml")
	if !fileWord().MatchString(word) {
		return "", command.Error("cli.config_init_word", say.Args{"word": name})
	}
	return filepath.Join(dir, word+".yaml"), nil
}

// writeExample writes the example to a file that is not there yet.
func writeExample(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return command.Fault(command.FileError(err))
	}
	return command.WriteNew(path, bytes.ReplaceAll(data.Example(), []byte("THIS-FILE"), []byte(command.Quoted(path))))
}
