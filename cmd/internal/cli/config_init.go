package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data"
)

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
		return exit{exitFault, fileError(err)}
	}
	return writeNew(path, bytes.ReplaceAll(data.Example(), []byte("THIS-FILE"), []byte(quoted(path))))
}

// writeNew writes a file that is not there yet.
func writeNew(path string, text []byte) error {
	if err := journal.Elsewhere(path); err != nil {
		return usage(err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, fs.ErrExist):
		return usage(said("cli.config_init_there", say.Args{"name": path}))
	case err != nil:
		return exit{exitFault, fileError(err)}
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(path) // half a file would only be in the way
		return exit{exitFault, fileError(err)}
	}
	return nil
}

// quoted is a path as it is typed in a shell.
func quoted(path string) string {
	if strings.ContainsAny(path, " \t'\"$&;()<>|*?[]#~\\`!") {
		return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
	}
	return path
}
