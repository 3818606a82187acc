package layout_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// counting is what counts cells: the libraries that measure, the helpers of this
// package that pad, cut and fold, and padding by hand.
var counting = regexp.MustCompile(`"github\.com/(mattn/go-runewidth|rivo/uniseg)"` +
	`|\blayout\.(Width|Fill|Right|Cut|Fold|AtRight|Shorter|Pieces|Counted|Together|Indent|PlainWidth|Beside)\b` +
	`|strings\.Repeat\(" "|%-?\d+[sqv]|%-\d+d`)

// layouters draw lines; the others count for a reason of their own.
var layouters = []string{"layout/", "ask/", "terminal/"}

var counts = map[string]string{
	"say/places.go":      "refuses a translation that has no room in its place",
	"say/check_names.go": "refuses a name that has none",
	"setup/pair.go":      "refuses a person's name that has none",
	"cli/helppage.go":    "lays out the help of the command line",
	"measure/tune.go":    "lines of a log while it measures",
	"journal/lock.go":    "a number of bytes in a file",
}

// No package but the layouters counts columns.
func TestOnlyLayoutersCountColumns(t *testing.T) {
	counted := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		name := strings.TrimPrefix(filepath.ToSlash(path), "../")
		for _, own := range layouters {
			if strings.HasPrefix(name, own) || !strings.Contains(name, "/") {
				return nil
			}
		}
		text, err := os.ReadFile(path)
		for i, line := range strings.Split(string(text), "\n") {
			if counting.MatchString(line) && counts[name] == "" {
				t.Errorf("%s:%d counts columns: give it to a layouter as structure\n\t%s", name, i+1, strings.TrimSpace(line))
			}
			counted[name] = counted[name] || counting.MatchString(line)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, why := range counts {
		if !counted[name] {
			t.Errorf("%s counts no columns any more; it was let off because it %s", name, why)
		}
	}
}
