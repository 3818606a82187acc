package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestList(t *testing.T) {
	dir := folder(t)
	older := fresh(t, dir, "older")
	add(t, older, KindStatus, "round 1", "round 2")
	if err := older.Append(KindFinish, "won"); err != nil {
		t.Fatal(err)
	}
	newer := fresh(t, dir, "newer")
	newer.Clock = func() time.Time { return start.Add(time.Hour) }
	add(t, newer, "answer", 1, 2)
	put(t, newer.Path(), append(contents(t, newer.Path()), "{"...))
	fresh(t, dir, "begun")
	put(t, string(dir)+"/notes.txt", []byte("no save"))
	all, err := List(dir)
	if err != nil {
		t.Fatal(err)
	}
	for i := range all {
		if all[i].Size != int64(len(contents(t, dir.Path(all[i].Name)))) {
			t.Errorf("%s: size %d", all[i].Name, all[i].Size)
		}
		all[i].Size = 0
	}
	torn := Damage{TornTail: true, Line: 4, Lost: 1, What: errors.New("it is cut off")}
	want := []Summary{
		{Name: "newer", Created: start, Changed: start.Add(time.Hour), Lines: 2, Damage: torn},
		{Name: "older", Created: start, Changed: start.Add(21 * time.Second), Lines: 3, Finished: true, Status: json.RawMessage(`"round 2"`)},
		{Name: "begun", Created: start, Changed: start},
	}
	if d := cmp.Diff(want, all, byText); d != "" {
		t.Error(d)
	}
}

// TestWhatStandsInPlaceOfASave: none of it is opened, all of it is named.
func TestWhatStandsInPlaceOfASave(t *testing.T) {
	dir := folder(t)
	real := fresh(t, dir, "real")
	real.Close()
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	do(os.Mkdir(dir.Path("folder"), 0o700))
	kinds := map[string]error{"folder": ErrNotFile, "empty": ErrHeader, "bad.name": ErrName, "none": ErrMissing}
	if runtime.GOOS != "windows" { // where few people may make links
		do(os.Symlink(dir.Path("real"), dir.Path("link")))
		do(os.Symlink(dir.Path("nowhere"), dir.Path("dangling")))
		kinds["link"], kinds["dangling"] = ErrNotFile, ErrNotFile
	}
	do(os.WriteFile(dir.Path("empty"), nil, 0o600))
	do(os.WriteFile(dir.Path("bad.name"), nil, 0o600))
	for name, kind := range kinds {
		_, _, err := Open(dir, name)
		wantKind(t, err, kind)
		if kind == ErrName || kind == ErrMissing {
			continue
		}
		_, err = Create(dir, name, header())
		wantKind(t, err, ErrExists)
		wantKind(t, fresh(t, dir, "other-"+name).Rename(name), ErrExists)
	}
	all, err := List(dir)
	bad := map[string]bool{}
	for _, s := range all {
		if s.Err != nil {
			bad[s.Name] = true
		}
	}
	want := map[string]bool{}
	for name, kind := range kinds {
		if kind != ErrMissing {
			want[name] = true
		}
	}
	if d := cmp.Diff(want, bad); err != nil || d != "" {
		t.Error(err, d)
	}
	if _, err := os.Lstat(dir.Path("nowhere")); err == nil {
		t.Error("the end of the dangling link was made")
	}
}

func TestFoldersThatAreNone(t *testing.T) {
	file := t.TempDir() + "/file"
	put(t, file, nil)
	missing, inFile := Dir(t.TempDir()+"/no/such"), Dir(file)
	if all, err := List(missing); err != nil || len(all) != 0 {
		t.Errorf("%v, %v", all, err)
	}
	if moved, err := Rotate(missing, 0); err != nil || len(moved) != 0 {
		t.Errorf("%v, %v", moved, err)
	}
	_, _, err := Open(missing, "a")
	wantKind(t, err, ErrMissing)
	_, err = Read(missing.Path("a"))
	wantKind(t, err, ErrMissing)
	_, err = Read(t.TempDir())
	wantKind(t, err, ErrNotFile)
	_, err = Create(inFile, "a", header())
	wantKind(t, err, ErrNoFolder)
	if runtime.GOOS != "windows" { // which says that it is missing
		_, err = List(inFile)
		wantKind(t, err, ErrNoFolder)
		_, _, err = Open(inFile, "a")
		wantKind(t, err, ErrNoFolder)
	}
	if _, err := os.Lstat(string(missing)); !os.IsNotExist(err) {
		t.Error("looking made the folder")
	}
}

func TestTooLarge(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "huge").Close()
	if err := os.Truncate(dir.Path("huge"), MaxSize+1); err != nil {
		t.Skip("no sparse files here:", err)
	}
	for name, read := range map[string]func() error{
		"Read":     func() error { _, err := Read(dir.Path("huge")); return err },
		"ReadFile": func() error { _, err := ReadFile(dir.Path("huge")); return err },
		"Open":     func() error { _, _, err := Open(dir, "huge"); return err },
		"List":     func() error { all, _ := List(dir); return all[0].Err },
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		wantKind(t, read(), ErrTooLarge)
		if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 1<<20 {
			t.Errorf("%s took in %d bytes of a file that is too large", name, after.TotalAlloc-before.TotalAlloc)
		}
	}
}

// TestStrayDraftIsNotWrittenTo: after a power cut between the link and the removal
// the draft is a second name of a save.
func TestStrayDraftIsNotWrittenTo(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no draft is a second name there: it is renamed, not linked")
	}
	dir := folder(t)
	j := fresh(t, dir, "friday")
	add(t, j, "answer", 1)
	if err := os.Link(j.Path(), dir.draftPath("friday")); err != nil {
		t.Skip("no links here:", err)
	}
	before := contents(t, j.Path())
	if err := j.Rename("saturday"); err != nil {
		t.Fatal(err)
	}
	fresh(t, dir, "friday")
	if got := contents(t, dir.Path("saturday")); string(got) != string(before) {
		t.Errorf("the save became %q", got)
	}
	entries, err := os.ReadDir(string(dir))
	var visible []string
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".lock") {
			visible = append(visible, e.Name())
		}
	}
	if d := cmp.Diff([]string{"friday.jsonl", "saturday.jsonl"}, visible); err != nil || d != "" {
		t.Error(err, d)
	}
}

// A pipe is written to and stays one; a folder is refused as such.
func TestWriteWholeToAPipe(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	link := filepath.Join(t.TempDir(), "report")
	if err := os.Symlink(fmt.Sprintf("/dev/fd/%d", w.Fd()), link); err != nil {
		t.Skip(err)
	}
	if info, err := os.Stat(link); err != nil || info.Mode().IsRegular() {
		t.Skip("pipes have no names here")
	}
	if err := WriteWhole(link, []byte("all of it")); err != nil {
		t.Fatal(err)
	}
	text := make([]byte, 20)
	if n, err := r.Read(text); err != nil || string(text[:n]) != "all of it" {
		t.Errorf("%q, %v", text[:n], err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v", err)
	}
	wantKind(t, WriteWhole(t.TempDir(), []byte("x")), ErrNotFile)
}

func TestWriteWhole(t *testing.T) {
	path := t.TempDir() + "/report"
	for _, text := range []string{"a long report", "short", ""} {
		if err := WriteWhole(path, []byte(text)); err != nil || string(contents(t, path)) != text {
			t.Fatal(err, text)
		}
	}
	wantKind(t, WriteWhole(t.TempDir()+"/none/report", nil), ErrMissing)
	if err := WriteWhole(t.TempDir(), []byte("x")); err == nil || errors.Is(err, ErrFull) {
		t.Errorf("over a folder: %v", err)
	}
}
