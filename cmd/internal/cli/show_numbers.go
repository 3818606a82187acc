package cli

import (
	"fmt"
	"io"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
)

// showNumbers prints values that stand in no entry: all, a group of them, or one by
// its path, which a file and --knob use.
func showNumbers(to io.Writer, values []data.Value, args []string, shelf string, asJSON bool) error {
	if len(args) == 1 {
		var known []string
		var some []data.Value
		for _, v := range values {
			path := strings.TrimPrefix(v.Path(), shelf+".")
			known = append(known, path)
			if path == args[0] || strings.HasPrefix(path, args[0]+".") || v.Path() == args[0] {
				some = append(some, v)
			}
		}
		if some == nil {
			return usage(said("cli.show_unknown_key", say.Args{"name": shelf, "word": args[0], "text": nearestOf(args[0], known, speaker(nil).Say("cli.show_lists", say.Args{"name": shelf}))}))
		}
		values = some
	}
	if asJSON {
		return printValues(to, values, false)
	}
	var lines []string
	for _, v := range values {
		line := fmt.Sprintf("%-40s %-16s %s:%d", v.Path(), v.Text, v.From.File, v.From.Line)
		if v.Confidence != "" {
			line += ", " + v.Confidence
		}
		lines = append(lines, line)
	}
	return printLines(to, lines)
}
