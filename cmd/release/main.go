// Command release makes what lies beside hagal in a release: the pages of its
// manual, words for four shells, and a list of what a program was built of. Of the
// same source it makes the same bytes (docs/releasing.md).
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"househagal/cmd/internal/cli"
)

func main() {
	var err error
	switch {
	case len(os.Args) == 3 && os.Args[1] == "beside":
		err = beside(os.Args[2])
	case len(os.Args) == 4 && os.Args[1] == "sbom":
		err = sbom(os.Args[2], os.Args[3])
	case len(os.Args) == 5 && os.Args[1] == "archives":
		err = archives(os.Args[2], os.Args[3], os.Args[4])
	default:
		err = fmt.Errorf("release archives VERSION URL FOLDER, release beside FOLDER, or release sbom PROGRAM FILE")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// beside writes manual and completions into a folder.
func beside(dir string) error {
	os.Setenv("HAGAL_LANG", "en")
	man, words := filepath.Join(dir, "man"), filepath.Join(dir, "completions")
	for _, d := range []string{man, words} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			return err
		}
	}
	root := cli.Commands()
	root.DisableAutoGenTag = true
	day := built()
	head := &doc.GenManHeader{Title: "HAGAL", Section: "1", Date: &day, Source: "hagal", Manual: "hagal"}
	if err := doc.GenManTree(root, head, man); err != nil {
		return err
	}
	return completions(root, words)
}

// completions writes the words of each shell under the name that it looks for.
func completions(root *cobra.Command, dir string) error {
	for name, write := range map[string]func(string) error{
		"hagal.bash": func(p string) error { return root.GenBashCompletionFileV2(p, true) },
		"hagal.zsh":  root.GenZshCompletionFile,
		"hagal.fish": func(p string) error { return root.GenFishCompletionFile(p, true) },
		"hagal.ps1":  root.GenPowerShellCompletionFileWithDesc,
	} {
		if err := write(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	return nil
}

// built is the time of the source, by SOURCE_DATE_EPOCH: never that of the clock.
func built() time.Time {
	n, _ := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	return time.Unix(n, 0).UTC()
}
