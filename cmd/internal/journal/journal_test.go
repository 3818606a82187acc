package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// start is when every game of these tests begins; their clocks go on by 7 seconds a line.
var start = time.Date(2026, 3, 4, 19, 30, 0, 0, time.UTC)

// header is a small one.
func header() Header {
	return Header{Program: "hagal test", Seed: 1 << 63, Created: start, Rules: "a: <b>\nc: \"d\" & e\n",
		Flags: map[string]string{"game": "uprising", "input": "tracked"}}
}

// ticking gives a clock that never reads the real one.
func ticking() func() time.Time {
	now := start
	return func() time.Time {
		now = now.Add(7 * time.Second)
		return now
	}
}

// fresh creates a save with a test's clock, closed at the test's end.
func fresh(t testing.TB, dir Dir, name string) *Journal {
	t.Helper()
	j, err := Create(dir, name, header())
	if err != nil {
		t.Fatal(err)
	}
	j.Clock = ticking()
	t.Cleanup(func() { j.Close() })
	return j
}

// opened opens a save that should open, closed at the test's end.
func opened(t testing.TB, dir Dir, name string) (*Journal, Contents) {
	t.Helper()
	j, c, err := Open(dir, name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { j.Close() })
	return j, c
}

// add appends lines that must not fail.
func add(t testing.TB, j *Journal, kind string, bodies ...any) {
	t.Helper()
	for _, b := range bodies {
		if err := j.Append(kind, b); err != nil {
			t.Fatal(err)
		}
	}
}

// folder is a new folder of saves that doesn't exist yet.
func folder(t testing.TB) Dir { return Dir(t.TempDir() + "/games") }

func contents(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func put(t testing.TB, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func wantKind(t testing.TB, err, kind error) {
	t.Helper()
	if !errors.Is(err, kind) {
		t.Fatalf("got error %v, want one that is %q", err, kind)
	}
}

func TestWhatIsAppendedIsReadBack(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	add(t, j, "set", map[string]string{"game": "uprising"})
	add(t, j, "answer", 3, nil, "a<b>&\u2028\n", json.RawMessage("{ \"a\" : [ 1,\n 2 ] }"))
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	_, c := opened(t, dir, "friday")
	var got []string
	for i, l := range c.Lines {
		got = append(got, fmt.Sprintf("%d %s %s", l.N, l.Kind, l.Body))
		if at := start.Add(time.Duration(i+1) * 7 * time.Second); !l.At.Equal(at) {
			t.Errorf("line %d is of %v, want %v", l.N, l.At, at)
		}
	}
	want := []string{`2 set {"game":"uprising"}`, `3 answer 3`, `4 answer null`,
		`5 answer "a<b>&\u2028\n"`, `6 answer {"a":[1,2]}`}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	h := header()
	h.Format, h.Name = Format, "friday"
	if d := cmp.Diff(h, c.Header); d != "" {
		t.Error(d)
	}
	if !c.Damage.None() || c.Name != "friday" || c.Size != int64(len(contents(t, dir.Path("friday")))) {
		t.Errorf("damage %+v, name %q, size %d", c.Damage, c.Name, c.Size)
	}
}

func TestAppendGoesOnAfterOpening(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	for i := range 5 {
		add(t, j, "answer", i)
		if j.last != i+2 {
			t.Fatalf("last line is %d, want %d", j.last, i+2)
		}
		j.Close()
		j, _ = opened(t, dir, "friday")
	}
	c, err := Read(dir.Path("friday"))
	if err != nil || len(c.Lines) != 5 || !c.Damage.None() {
		t.Fatalf("%v, %d lines, %+v", err, len(c.Lines), c.Damage)
	}
}

func TestOpeningChangesNothing(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "friday").Close()
	path := dir.Path("friday")
	torn := append(contents(t, path), "{\"n\":2,"...)
	put(t, path, torn)
	j, c := opened(t, dir, "friday")
	j.Close()
	if !c.Damage.TornTail || c.Damage.Line != 2 || c.Damage.Lost != 1 {
		t.Errorf("damage is %+v", c.Damage)
	}
	if d := cmp.Diff(torn, contents(t, path)); d != "" {
		t.Error(d)
	}
	entries, _ := os.ReadDir(string(dir))
	if len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

func TestSavesArePrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("who may read a file is said by its folder")
	}
	dir := folder(t)
	j := fresh(t, dir, "friday")
	for path, want := range map[string]os.FileMode{j.Path(): 0o600, string(dir): 0o700 | os.ModeDir} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode() != want {
			t.Errorf("%s has mode %v, want %v", path, info.Mode(), want)
		}
	}
}

func TestWhatAppendRefuses(t *testing.T) {
	j := fresh(t, folder(t), "friday")
	for _, kind := range []string{"", "Answer", "a b", "9", "a\n", "abcdefghijklmnopqrstuvwxyz"} {
		wantKind(t, j.Append(kind, 1), ErrKind)
	}
	wantKind(t, j.Append("answer", func() {}), ErrBody)
	wantKind(t, j.Append("answer", json.RawMessage("{")), ErrBody)
	j.Close()
	wantKind(t, j.Append("answer", 1), ErrClosed)
	wantKind(t, j.Rename("sunday"), ErrClosed)
	if err := j.Close(); err != nil {
		t.Errorf("closing again: %v", err)
	}
	if c, err := Read(j.Path()); err != nil || len(c.Lines) != 0 {
		t.Errorf("%v, %d lines", err, len(c.Lines))
	}
}

// Path returns the save's file as it is now.
func (j *Journal) Path() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.dir.Path(j.name)
}
