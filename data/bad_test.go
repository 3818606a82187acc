package data_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
)

var update = flag.Bool("update", false, "write the errors found into testdata/bad")

// expect finds what a bad file expects: "#! COLUMN: text" at the end of the line
// at fault, or "#! LINE:COLUMN: text" where no comment can stand there.
var expect = regexp.MustCompile(`^(?:(\d+):)?(\d+): (.*)$`)

func TestBad(t *testing.T) {
	files, err := filepath.Glob("testdata/bad/*.yaml")
	if err != nil || len(files) < 60 {
		t.Fatal(len(files), "bad files", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".yaml"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, err = data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: text}})
			var faults strict.Faults
			if !errors.As(err, &faults) {
				t.Fatalf("accepted, or another error: %v", err)
			}
			var got []string
			for _, f := range faults.List {
				got = append(got, f.Error())
				if f.At.File != "f" {
					t.Errorf("a fault of the file is put elsewhere: %v", f)
				}
			}
			if *update {
				rewrite(t, file, string(text), faults.List)
				return
			}
			if want := expected(string(text)); !slices.Equal(got, want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		})
	}
}

func expected(text string) []string {
	var out []string
	for i, line := range strings.Split(text, "\n") {
		for _, part := range strings.Split(line, "#! ")[1:] {
			m := expect.FindStringSubmatch(strings.TrimRight(part, " "))
			if m == nil {
				out = append(out, "unreadable expectation: "+part)
				continue
			}
			at := m[1]
			if at == "" {
				at = strconv.Itoa(i + 1)
			}
			out = append(out, fmt.Sprintf("f:%s:%s: %s", at, m[2], m[3]))
		}
	}
	return out
}

// rewrite puts the errors found into the file, for a person to read and judge.
func rewrite(t *testing.T, file, text string, faults []strict.Error) {
	t.Helper()
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	var own []string
	for _, l := range lines {
		if !strings.HasPrefix(l, "#! ") {
			before, _, _ := strings.Cut(l, "  #! ")
			own = append(own, before)
		}
	}
	inside := strings.Contains(text, "|\n") || strings.Contains(file, "unclosed")
	for _, f := range faults {
		if f.At.Line > len(own) || inside || strings.Count(own[f.At.Line-1], `"`)%2 == 1 {
			own = append(own, fmt.Sprintf("#! %d:%d: %s", f.At.Line, f.At.Column, f.Text))
			continue
		}
		own[f.At.Line-1] += fmt.Sprintf("  #! %d: %s", f.At.Column, f.Text)
	}
	if err := os.WriteFile(file, []byte(strings.Join(own, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
