package session

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// answered is a save of testdata whose setup was answered question by question, each
// in a line of its own.
func answered(t *testing.T, name string) journal.Contents {
	t.Helper()
	c, err := journal.Parse(name, unzipped(t, name))
	if err != nil {
		t.Fatal(err)
	}
	var lines []journal.Line
	for _, key := range setup.Keys() {
		if value := c.Header.Flags[key]; value != "" && key != "seed" {
			lines = append(lines, journal.Line{Kind: course.LineSet, Body: bodyOf(t, course.SetLine{Key: key, Value: value})})
			delete(c.Header.Flags, key)
		}
	}
	c.Lines = append(lines, c.Lines...)
	for i := range c.Lines {
		c.Lines[i].N = i + 2
	}
	return c
}

func bodyOf(t *testing.T, x any) json.RawMessage {
	t.Helper()
	text, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// An answer of the setup that makes no sense loses nothing: the positions in the save
// tell what it was, whatever the answer and whatever stands in its place.
func TestNonsenseInTheSetupIsFound(t *testing.T) {
	start := Start{Load: data.LoadWith, Program: "hagal 0"}
	names := []string{"solo-tracked", "two", "solo-reactive", "imperium-solo"}
	if testing.Short() {
		names = names[:2]
	}
	for _, name := range names {
		c := answered(t, name)
		whole, err := Look(start, c)
		if err != nil {
			t.Fatal(err)
		}
		want, err := whole.Log()
		if err != nil || len(want) < 10 || whole.Unread() != nil {
			t.Fatalf("%s: %d lines, %v, %v", name, len(want), whole.Unread(), err)
		}
		for i := range c.Lines {
			var was course.SetLine
			if c.Lines[i].Kind != course.LineSet || json.Unmarshal(c.Lines[i].Body, &was) != nil || was.Key == keyPlaced || was.Key == "name" || was.Key == "variant" {
				continue // a name may be any word; a variant is asked for in several
			}
			for _, body := range []any{course.SetLine{Key: was.Key, Value: "gurgle"}, course.SetLine{Key: "gurgle", Value: was.Value}, map[string]any{"key": was.Key, "value": 7}, "gurgle"} {
				if was.Key == "rival" && body != any(course.SetLine{Key: "gurgle", Value: was.Value}) {
					continue // two in one answer: each of them is looked for alone
				}
				bad := c
				bad.Lines = slices.Clone(c.Lines)
				bad.Lines[i].Body = bodyOf(t, body)
				g, err := Look(start, bad)
				if err != nil {
					t.Errorf("%s: %v for %v: %v", name, body, was, err)
					continue
				}
				told := strings.Join(g.Unread(), "\n")
				if got, err := g.Log(); err != nil || !slices.Equal(got, want) || !strings.Contains(told, "nothing is lost") {
					t.Errorf("%s: %v for %v: %d lines of %d, %v; %s", name, body, was, len(got), len(want), err, told)
				}
			}
		}
	}
}

// Each line that makes no sense is named, in their order, and each question is asked
// anew.
func TestAllNonsenseInTheSetupIsNamed(t *testing.T) {
	c := answered(t, "solo-tracked")
	c.Lines = c.Lines[:slices.IndexFunc(c.Lines, func(l journal.Line) bool { return l.Kind == course.LineRules })-1]
	for _, lines := range [][]int{{1, 3}, {0, 2, 4}, {2, 3}} {
		bad := c
		bad.Lines = slices.Clone(c.Lines)
		var want []string
		var keys []string
		for _, i := range lines {
			var was course.SetLine
			if err := json.Unmarshal(c.Lines[i].Body, &was); err != nil {
				t.Fatal(err)
			}
			bad.Lines[i].Body = bodyOf(t, course.SetLine{Key: was.Key, Value: "gurgle"})
			want, keys = append(want, fmt.Sprintf("Line %d of the save makes no sense", c.Lines[i].N)), append(keys, was.Key)
		}
		g, err := Look(Start{Load: data.LoadWith}, bad)
		if err != nil {
			t.Errorf("%v: %v", lines, err)
			continue
		}
		told := g.Unread()
		if len(told) != len(want) {
			t.Errorf("%v: told %q", lines, told)
			continue
		}
		for i, line := range told {
			if !strings.HasPrefix(line, want[i]) || g.setup.values()[keys[i]] != "" {
				t.Errorf("%v: %q, want %q", lines, line, want[i])
			}
		}
	}
}

// In a setup that is not finished its question is asked anew, and the other answers
// stand.
func TestNonsenseInTheSetupIsAskedAnew(t *testing.T) {
	c := answered(t, "solo-tracked")
	c.Lines = c.Lines[:slices.IndexFunc(c.Lines, func(l journal.Line) bool { return l.Kind == course.LineRules })-1]
	for i := range c.Lines {
		var was course.SetLine
		if err := json.Unmarshal(c.Lines[i].Body, &was); err != nil {
			t.Fatal(err)
		}
		bad := c
		bad.Lines = slices.Clone(c.Lines)
		bad.Lines[i].Body = bodyOf(t, course.SetLine{Key: was.Key, Value: "gurgle"})
		g, err := Look(Start{Load: data.LoadWith}, bad)
		if err != nil {
			t.Errorf("%v: %v", was, err)
			continue
		}
		if v, told := g.setup.values(), strings.Join(g.Unread(), "\n"); v[was.Key] != "" || len(v) != len(c.Lines) || g.setup.placed || !strings.Contains(told, "asked anew") {
			t.Errorf("%v: left %v; %s", was, v, told)
		}
	}
}
