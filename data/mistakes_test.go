package data_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
)

// What a person is told of each of 80 mistakes is worth 0 to 2 points: it points
// at the place, and it says what would be right.
func TestMistakes(t *testing.T) {
	text, err := os.ReadFile("testdata/mistakes.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := txtar.Parse(text).Files
	points := 0
	for _, f := range files {
		at, words, _ := strings.Cut(f.Name, " ")
		list := faultsOf(t, mistake(f.Data))
		n := 0
		if len(list) == 1 && list[0].At.String() == "f:"+at {
			n++
		}
		if len(list) > 0 && strings.Contains(list[0].Text, words) {
			n++
		}
		if points += n; n < 2 {
			t.Logf("%d points, want at %s: %s\n%s%s", n, at, words, f.Data, told(list))
		}
	}
	t.Logf("%d of %d points", points, 2*len(files))
	if len(files) != 80 || points < 155 {
		t.Errorf("%d mistakes, %d points; want 80 and at least 155", len(files), points)
	}
}

// mistake is the file of an entry without the prose that follows a blank line.
func mistake(text []byte) []byte {
	own, _, _ := strings.Cut(string(text), "\n\n")
	return []byte(strings.TrimRight(own, "\n") + "\n")
}

func faultsOf(t *testing.T, text []byte) []strict.Error {
	t.Helper()
	_, err := data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: text}})
	var faults strict.Faults
	if err != nil && !errors.As(err, &faults) {
		t.Fatal(err)
	}
	return faults.List
}

func told(list []strict.Error) string {
	var b strings.Builder
	for _, e := range list {
		b.WriteString("    " + e.Error() + "\n")
	}
	return b.String()
}
