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
	"househagal/data"
)

// fileWord is what a file of rules may be called, without its ending.
var fileWord = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_-]*$`)

func configInitCommand(s streams) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:   "init NAME",
		Short: "write NAME.yaml, a commented example to begin from",
		Long: "Write NAME.yaml: a commented example with a Rival, a harder deck and a fifth level.\n" +
			"It can be played as it is. A file that is there stays as it is.",
		Example: "  hagal config init mine\n  hagal config init mine --dir \"$(hagal config path)\"",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage(errors.New("config init needs one NAME for the file, such as mine"))
			}
			path, err := newFile(args[0], dir)
			if err != nil {
				return usage(err)
			}
			if err := writeExample(path); err != nil {
				return err
			}
			_, err = fmt.Fprintf(s.out, "written: %s\nnext:    hagal validate %s\n         hagal play --config %s\n", path, quoted(path), quoted(path))
			return err
		},
	}
	c.Flags().StringVar(&dir, "dir", ".", "the folder `DIR` to write it to; made when it is missing")
	return c
}

// newFile is the path of a file of rules that is called name.
func newFile(name, dir string) (string, error) {
	word := strings.TrimSuffix(strings.TrimSuffix(name, ".yaml"), ".yml")
	if !fileWord.MatchString(word) {
		return "", fmt.Errorf("config init %q: give a word of letters, digits, _ and -; --dir names the folder", name)
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
		return usage(fmt.Errorf("%s is there already and stays as it is; give another NAME", path))
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
