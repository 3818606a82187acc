package journal

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// filesIn lists what a folder holds, folders and lock files left out.
func filesIn(t *testing.T, dir Dir) (files []string) {
	t.Helper()
	entries, err := os.ReadDir(string(dir))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !e.IsDir() && e.Name()[0] != '.' {
			files = append(files, e.Name())
		}
	}
	return files
}

func TestRename(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "taken").Close()
	j := fresh(t, dir, "friday")
	add(t, j, "answer", 1)
	put(t, string(dir)+"/friday.damaged-at-9", []byte("kept"))
	put(t, string(dir)+"/friday.format-1", []byte("kept"))
	wantKind(t, j.Rename("taken"), ErrExists)
	wantKind(t, j.Rename("a/b"), ErrName)
	if err := j.Rename("friday"); err != nil || j.Name() != "friday" {
		t.Fatal(err)
	}
	add(t, j, "answer", 2)
	if err := j.Rename("sunday"); err != nil || j.Name() != "sunday" || j.Path() != dir.Path("sunday") {
		t.Fatal(err, j.Name())
	}
	add(t, j, "answer", 3)
	want := []string{"sunday.damaged-at-9", "sunday.format-1", "sunday.jsonl", "taken.jsonl"}
	if d := cmp.Diff(want, filesIn(t, dir)); d != "" {
		t.Error(d)
	}
	_, _, err := Open(dir, "sunday")
	wantKind(t, err, ErrInUse)
	fresh(t, dir, "friday")
	j.Close()
	_, c := opened(t, dir, "sunday")
	if len(c.Lines) != 3 || c.Name != "sunday" || c.Header.Name != "friday" {
		t.Errorf("%d lines, name %q, at first %q", len(c.Lines), c.Name, c.Header.Name)
	}
}

// TestRotate keeps the last changed finished games and archives the others; what is
// not finished, damaged or open stays, and nothing is written over.
func TestRotate(t *testing.T) {
	dir := folder(t)
	for i := range 6 {
		j := fresh(t, dir, fmt.Sprintf("game-%d", i))
		j.Clock = func() time.Time { return start.Add(time.Duration(i) * time.Hour) }
		if err := j.Append(KindFinish, i); err != nil {
			t.Fatal(err)
		}
		j.Close()
	}
	open, _ := opened(t, dir, "game-1")
	resumed, _ := opened(t, dir, "game-2")
	resumed.Clock = ticking()
	add(t, resumed, "undo", nil)
	resumed.Close()
	fresh(t, dir.Archive(), "game-0").Close()
	put(t, string(dir)+"/game-0.damaged-at-3", []byte("kept"))
	moved, err := Rotate(dir, 2)
	if d := cmp.Diff([]string{"game-3", "game-0-2"}, moved); err != nil || d != "" {
		t.Error(err, d)
	}
	here := []string{"game-1.jsonl", "game-2.jsonl", "game-4.jsonl", "game-5.jsonl"}
	if d := cmp.Diff(here, filesIn(t, dir)); d != "" {
		t.Error(d)
	}
	there := []string{"game-0-2.damaged-at-3", "game-0-2.jsonl", "game-0.jsonl", "game-3.jsonl"}
	if d := cmp.Diff(there, filesIn(t, dir.Archive())); d != "" {
		t.Error(d)
	}
	open.Close()
	if moved, err := Rotate(dir, 2); err != nil || len(moved) != 1 || moved[0] != "game-1" {
		t.Errorf("%v, %v", moved, err)
	}
	if _, c := opened(t, dir.Archive(), "game-0-2"); !c.Finished() || c.Header.Name != "game-0" {
		t.Errorf("%+v", c.Header)
	}
}
