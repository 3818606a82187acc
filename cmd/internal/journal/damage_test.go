package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// small is a save of six lines, its bytes and the folder it is in.
func small(t testing.TB) (Dir, []byte) {
	t.Helper()
	dir := folder(t)
	j := fresh(t, dir, "small")
	add(t, j, "set", "uprising")
	add(t, j, "answer", 1, 2, "three")
	add(t, j, "undo", nil)
	j.Close()
	return dir, contents(t, j.Path())
}

// TestEveryByteFlipped: whatever byte goes bad, whichever way, it is found, and
// all lines before it are offered.
func TestEveryByteFlipped(t *testing.T) {
	dir, data := small(t)
	path := dir.Path("small")
	lines := ends(data)
	for i := range data {
		for _, flip := range []byte{0x01, 0x20, 0x80, 0xff} {
			bad := bytes.Clone(data)
			bad[i] ^= flip
			r, err := parse(path, bad)
			hit := 1 + len(ends(data[:i])) // the line it is in
			if hit == 1 {
				if !errors.Is(err, ErrHeader) && !errors.Is(err, ErrNewer) {
					t.Fatalf("byte %d ^ %#x of the header: %v", i, flip, err)
				}
				if errors.Is(err, ErrHeader) && bad[i] != '\n' && data[i] != '\n' && len(r.Lines) != len(lines)-1 {
					t.Fatalf("byte %d ^ %#x of the header: %d lines saved", i, flip, len(r.Lines))
				}
				continue
			}
			last := hit == len(lines) || bad[i] != '\n' && data[i] == '\n' && hit == len(lines)-1
			if err != nil || r.Damage.Line != hit || len(r.Lines) != hit-2 || r.Damage.TornTail != last {
				t.Fatalf("byte %d ^ %#x of line %d: %v, %d lines, %+v", i, flip, hit, err, len(r.Lines), r.Damage)
			}
		}
	}
}

func TestLinesSwappedRepeatedAndTakenOut(t *testing.T) {
	dir, data := small(t)
	l := bytes.SplitAfter(data, []byte("\n"))
	join := func(order ...int) []byte {
		var b []byte
		for _, i := range order {
			b = append(b, l[i-1]...)
		}
		return b
	}
	for name, c := range map[string]struct {
		data []byte
		want Damage
	}{
		"swapped":   {join(1, 2, 4, 3, 5, 6), Damage{Line: 3, Lost: 4, What: errors.New("its checksum doesn't match")}},
		"repeated":  {join(1, 2, 3, 3, 4, 5, 6), Damage{Line: 4, Lost: 4, What: errors.New("its checksum doesn't match")}},
		"taken out": {join(1, 2, 4, 5, 6), Damage{Line: 3, Lost: 3, What: errors.New("its checksum doesn't match")}},
		"blank":     {append(join(1, 2, 3, 4), "\n\n"...), Damage{Line: 5, Lost: 2, What: errors.New("it doesn't end with a checksum")}},
	} {
		t.Run(name, func(t *testing.T) {
			r, err := parse(dir.Path("small"), c.data)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, r.Damage, byText); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestDamagedRemainderIsKept: going on after a damaged line cuts it off, and what
// follows it stays beside the save, each time under another name.
func TestDamagedRemainderIsKept(t *testing.T) {
	dir, data := small(t)
	path := dir.Path("small")
	lines := ends(data)
	bad := bytes.Clone(data)
	bad[lines[2]+3] ^= 1 // in line 4
	var want []string
	for i, file := range []string{"small.damaged-at-4", "small.damaged-at-4-2", "small.damaged-at-4-3"} {
		put(t, path, bad)
		j, c := opened(t, dir, "small")
		if c.Damage.Line != 4 || c.Damage.Lost != 3 || c.Damage.TornTail {
			t.Fatalf("damage is %+v", c.Damage)
		}
		if i == 0 {
			kept, err := j.mend()
			if err != nil || kept != filepath.Join(string(dir), file) {
				t.Fatalf("kept %q, %v", kept, err)
			}
		}
		add(t, j, "answer", "instead")
		j.Close()
		want = append(want, file)
		if got := contents(t, filepath.Join(string(dir), file)); !bytes.Equal(got, bad[lines[2]:]) {
			t.Fatalf("%s holds %q", file, got)
		}
	}
	kept, err := dir.kept("small")
	if d := cmp.Diff(want, kept); d != "" || err != nil {
		t.Error(err, d)
	}
	if c, err := Read(path); err != nil || len(c.Lines) != 3 || !c.Damage.None() {
		t.Errorf("%v, %d lines, %+v", err, len(c.Lines), c.Damage)
	}
}

// TestBadLastLineIsKept: a last line that is ended but wrong was no cut-off write.
func TestBadLastLineIsKept(t *testing.T) {
	dir, data := small(t)
	lines := ends(data)
	data[lines[4]+3] ^= 1
	put(t, dir.Path("small"), data)
	j, c := opened(t, dir, "small")
	if !c.Damage.TornTail || c.Damage.Line != 6 {
		t.Fatalf("damage is %+v", c.Damage)
	}
	kept, err := j.mend()
	if err != nil || !bytes.Equal(contents(t, kept), data[lines[4]:]) {
		t.Fatal(kept, err)
	}
	if again, err := j.mend(); again != "" || err != nil {
		t.Errorf("mended again: %q, %v", again, err)
	}
}

// TestDamagedHeaderIsNotTheEnd: no journal opens, but Read hands out what there is.
func TestDamagedHeaderIsNotTheEnd(t *testing.T) {
	for format := 1; format <= Format; format++ {
		dir, data := fixture(t, format)
		bad := bytes.Replace(data, []byte("pays"), []byte("lays"), 1)
		put(t, dir.Path("old"), bad[:len(bad)-5])
		_, _, err := Open(dir, "old")
		wantKind(t, err, ErrHeader)
		c, err := Read(dir.Path("old"))
		wantKind(t, err, ErrHeader)
		if len(c.Lines) != 10 || c.Damage.Line != 12 || c.Header.Seed != 1<<63 || c.Header.Format != format {
			t.Errorf("format %d: %d lines, %+v, %+v", format, len(c.Lines), c.Damage, c.Header)
		}
	}
}

func TestHeadersThatAreNone(t *testing.T) {
	dir, data := small(t)
	path := dir.Path("small")
	for name, c := range map[string]struct {
		data string
		kind error
		want string
	}{
		"empty":      {"", ErrHeader, "it is cut off; no answer was saved"},
		"text":       {"dear diary\n", ErrHeader, "it is not JSON with a format"},
		"null":       {"null\n", ErrHeader, "it has no format"},
		"a list":     {"[1]\n", ErrHeader, "it is not JSON with a format"},
		"no format":  {"{\"a\":1}\n", ErrHeader, "it has no format"},
		"zero":       {"{\"format\":0}\n", ErrHeader, "it has no format"},
		"no sum":     {"{\"format\":2}\n", ErrHeader, "it doesn't end with a checksum"},
		"just a sum": {"{\"format\":1,\"crc\":\"00000000\"}\n", ErrHeader, "its checksum doesn't match"},
		"CR LF":      {string(bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))), ErrHeader, "its line ends were changed to CR LF; change them back to LF"},
	} {
		t.Run(name, func(t *testing.T) {
			put(t, path, []byte(c.data))
			_, _, err := Open(dir, "small")
			wantKind(t, err, c.kind)
			var e *Error
			if !errors.As(err, &e) || e.Detail.Error() != c.want || e.Line != 1 || e.Path != path {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func TestNewerFormatIsLeftAlone(t *testing.T) {
	dir := folder(t)
	if err := os.MkdirAll(string(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	path, data := dir.Path("future"), []byte("{\"format\":3,\"of\":\"things\",\"unheard\":1}\n\x00\x01")
	put(t, path, data)
	_, _, err := Open(dir, "future")
	wantKind(t, err, ErrNewer)
	want := path + ": written by a newer version: its format is 3, this one knows formats up to 2; nothing was changed"
	if err.Error() != want {
		t.Errorf("got %q\nwant %q", err, want)
	}
	if !bytes.Equal(contents(t, path), data) {
		t.Error("it was changed")
	}
	all, err := List(dir)
	if err != nil || len(all) != 1 || !errors.Is(all[0].Err, ErrNewer) {
		t.Errorf("%v, %+v", err, all)
	}
}

// byText compares what is wrong by what it says.
var byText = cmp.Comparer(func(a, b error) bool { return fmt.Sprint(a) == fmt.Sprint(b) })
