package cli_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
)

// A file without an end is no save, and is read no further than one.
func TestEndlessSave(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip("there is no file without an end here")
	}
	for _, command := range []string{"log", "report", "replay"} {
		if status, _, errs := hagal("", command, "/dev/zero"); status != 2 || !strings.Contains(errs, "/dev/zero: too large for a save") {
			t.Errorf("%s: status %d, %q", command, status, errs)
		}
	}
}

// Where the only game can't be read, resume says why, not that it is finished.
func TestResumeUnreadable(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	file := filepath.Join(home, "games", "irulan-staban.jsonl")
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte("{}\n"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"resume"}, {"resume", "irulan-staban"}, {"log"}, {"report"}} {
		if status, _, errs := hagal("", args...); status != 2 || !strings.Contains(errs, "irulan-staban.jsonl: line 1: the first line is not the header of a save: it has no format") {
			t.Errorf("%v: status %d, %q", args, status, errs)
		}
	}
}

// deleter deletes the save in the middle of its game, before the end of input.
type deleter struct {
	io.Reader
	dir string
}

func (d *deleter) Read(p []byte) (int, error) {
	n, err := d.Reader.Read(p)
	if err == io.EOF {
		os.RemoveAll(d.dir)
	}
	return n, err
}

// A save that was deleted behind the game's back is not said to be saved.
func TestSaveGone(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nobody takes an open file away there")
	}
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	args := strings.Fields("play --plain --game uprising --mode solo --difficulty sardaukar --rival irulan_corrino --rival staban_tuek --objectives deal --hagal-deck virtual --conflict-deck virtual --input tracked --seed 5")
	var out, errs strings.Builder
	status := cli.Main(args, &deleter{strings.NewReader("1\n"), filepath.Join(home, "games")}, &out, &errs)
	if want := "hagal: the save irulan-staban is gone: another program moved or deleted it; hagal games lists what is there\n"; status != 1 || errs.String() != want || strings.Contains(out.String(), "Saved.") {
		t.Errorf("status %d, %q", status, errs.String())
	}
}

// A report goes to a file; what is none is said.
func TestReportWhere(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	args := strings.Fields("play --plain --game uprising --mode solo --difficulty sardaukar --rival irulan_corrino --rival staban_tuek --objectives deal --hagal-deck virtual --conflict-deck virtual --input tracked --seed 5")
	if status, _, errs := hagal("1\n", args...); status != 0 {
		t.Fatal(errs)
	}
	none := filepath.Join(home, "none")
	for file, want := range map[string]string{
		home:                         home + ": not an ordinary file: it is a folder; give the name of a file",
		filepath.Join(none, "r.txt"): "--output " + filepath.Join(none, "r.txt") + ": there is no folder " + none + "; make it, or name a file elsewhere",
	} {
		if status, _, errs := hagal("", "report", "-o", file); status != 2 || errs != "hagal: "+want+"\n" {
			t.Errorf("status %d, %q", status, errs)
		}
	}
}

// replacer puts another game in the place of the save, before the end of input.
type replacer struct {
	io.Reader
	path string
	by   []byte
}

func (d *replacer) Read(p []byte) (int, error) {
	n, err := d.Reader.Read(p)
	if err == io.EOF {
		if err := os.WriteFile(d.path, d.by, 0o600); err != nil {
			return n, err
		}
	}
	return n, err
}

// A save that is another game by now, or the same one at an earlier answer, is not
// said to be saved; the same lines in a new file are the same save.
func TestSaveOverwritten(t *testing.T) {
	args := strings.Fields("play --plain --game uprising --mode solo --difficulty sardaukar --rival irulan_corrino --rival staban_tuek --objectives deal --hagal-deck virtual --conflict-deck virtual --input tracked --seed 5")
	saved := func(lines string) (path string, text []byte) {
		home := t.TempDir()
		t.Setenv("HAGAL_HOME", home)
		if status, _, errs := hagal(lines, args...); status != 0 {
			t.Fatal(errs)
		}
		path = filepath.Join(home, "games", "irulan-staban.jsonl")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return path, text
	}
	_, other := saved("\nar\n2\n")
	_, same := saved("\n")
	for name, by := range map[string][]byte{"another": other, "earlier": same[:len(same)/2], "a report": []byte("hagal report of \"x\"\n")} {
		home := t.TempDir()
		t.Setenv("HAGAL_HOME", home)
		path := filepath.Join(home, "games", "irulan-staban.jsonl")
		var out, errs strings.Builder
		status := cli.Main(args, &replacer{strings.NewReader("\n"), path, by}, &out, &errs)
		want := "hagal: the save irulan-staban is no longer this game: another program wrote over it; hagal games lists what is there\n"
		if status != 1 || errs.String() != want || strings.Contains(out.String(), "Saved.") {
			t.Errorf("%s: status %d, %q", name, status, errs.String())
		}
	}
}

// A report may be read by its owner only, whatever could read the one before it.
func TestReportMode(t *testing.T) {
	t.Setenv("HAGAL_HOME", t.TempDir())
	file := filepath.Join(t.TempDir(), "report.txt")
	if status, _, errs := hagal("\n", strings.Fields("play --plain --game uprising --mode solo --difficulty sardaukar --rival gentle --objectives deal --hagal-deck virtual --conflict-deck virtual --input tracked --seed 5")...); status != 0 {
		t.Fatal(errs)
	}
	for range 2 {
		if status, _, errs := hagal("", "report", "-o", file); status != 0 {
			t.Fatal(errs)
		}
		info, err := os.Stat(file)
		if err != nil || info.Mode().Perm() != 0o600 && runtime.GOOS != "windows" {
			t.Errorf("the mode is %v, %v", info.Mode(), err)
		}
		if err := os.Chmod(file, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
