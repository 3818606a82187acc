package journal

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var everyByte = flag.Bool("everybyte", false, "cut the long game on disk at every byte (a minute)")

// unsynced leaves out the sync, for tests that write ten thousand times.
type unsynced struct{ file }

func (unsynced) Sync() error { return nil }

// answer is a body of the size answers have.
type answer struct {
	Seat int    `json:"seat"`
	Ask  string `json:"ask"`
	Said string `json:"said"`
}

// game appends n lines like those of a game: answers, a position every seventh line.
func game(t testing.TB, j *Journal, n, position int) {
	t.Helper()
	for i := range n {
		switch {
		case i < 8:
			add(t, j, "set", fmt.Sprintf("option %d", i))
		case i%7 == 0:
			add(t, j, "position", strings.Repeat("p", position))
		default:
			add(t, j, "answer", answer{i % 3, "where", fmt.Sprintf("space %d", i%22)})
		}
	}
}

// ends lists the offset behind each line of a save.
func ends(data []byte) (ends []int) {
	for i, c := range data {
		if c == '\n' {
			ends = append(ends, i+1)
		}
	}
	return ends
}

// TestEveryWriteCutAtEveryByte pulls the plug at every byte of a long game: what
// was whole is there, what is missing is named, and the game goes on. The reader
// sees every cut; a real file is cut, opened and appended to at every byte of the
// first and last lines and at both ends of all others, with -everybyte everywhere.
func TestEveryWriteCutAtEveryByte(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "long")
	j.file = unsynced{j.file}
	many := 400
	if testing.Short() {
		many = 60
	}
	game(t, j, many, 60)
	j.Close()
	path := dir.Path("long")
	data := contents(t, path)
	lines := ends(data)
	if len(lines) != many+1 {
		t.Fatalf("%d lines", len(lines))
	}
	for k := len(lines) - 1; k >= 1; k-- {
		begin, end := lines[k-1], lines[k]
		before, err := parse(path, data[:begin])
		if err != nil {
			t.Fatal(err)
		}
		for cut := end - 1; cut >= begin; cut-- {
			r := before
			r.readLines(data[begin:cut])
			wantCut(t, r.Damage, k+1, cut == begin)
			if *everyByte || k < 8 || k > many-3 || cut == end-1 || cut == begin+1 || cut == begin {
				restore(t, path, data, begin, cut)
				goesOn(t, dir, data[:begin], k-1, cut == begin)
			}
		}
	}
}

// wantCut checks what is said of a save that was cut off inside line n, or just
// before it.
func wantCut(t *testing.T, got Damage, n int, whole bool) {
	t.Helper()
	want := Damage{TornTail: true, Line: n, Lost: 1, What: errors.New("it is cut off")}
	if whole {
		want = Damage{}
	}
	if d := cmp.Diff(want, got, byText); d != "" {
		t.Fatal("damage is ", d)
	}
}

// restore makes the file at path data[:cut] again, knowing that it is data[:begin].
func restore(t *testing.T, path string, data []byte, begin, cut int) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteAt(data[begin:cut], int64(begin)); err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(int64(cut)); err != nil {
		t.Fatal(err)
	}
}

// goesOn opens a cut save, in which want lines are whole, and appends to it.
func goesOn(t *testing.T, dir Dir, before []byte, want int, whole bool) {
	t.Helper()
	j, c, err := Open(dir, "long")
	if err != nil {
		t.Fatalf("%d lines: %v", want, err)
	}
	defer j.Close()
	wantCut(t, c.Damage, want+2, whole)
	if len(c.Lines) != want {
		t.Fatalf("%d lines, want %d", len(c.Lines), want)
	}
	j.file = unsynced{j.file}
	add(t, j, "answer", "after the cut")
	now := contents(t, j.Path())
	added, ok := bytes.CutPrefix(now, before)
	if !ok || bytes.Count(added, []byte("\n")) != 1 || !bytes.HasSuffix(added, []byte("}\n")) {
		t.Fatalf("line %d: behind the whole lines stands %q", want+2, added)
	}
	if _, wrong := layouts[Format].check(sumOf(c), added[:len(added)-1]); wrong != nil {
		t.Fatalf("line %d: %s", want+2, wrong)
	}
}

// sumOf is the checksum to which the next line is chained.
func sumOf(c Contents) string {
	if len(c.Lines) > 0 {
		return c.Lines[len(c.Lines)-1].Sum
	}
	_, sum, _ := headerLine(c.Header)
	return sum
}

// TestHeaderCutAtEveryByte: a save without its whole header holds no answer; it is
// named, left alone and not overwritten.
func TestHeaderCutAtEveryByte(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "long").Close()
	path := dir.Path("long")
	data := contents(t, path)
	for cut := len(data) - 1; cut >= 0; cut-- {
		if err := os.Truncate(path, int64(cut)); err != nil {
			t.Fatal(err)
		}
		_, _, err := Open(dir, "long")
		wantKind(t, err, ErrHeader)
		if _, err := Create(dir, "long", header()); err == nil {
			t.Fatal("overwritten")
		}
		if got := contents(t, path); !bytes.Equal(got, data[:cut]) {
			t.Fatalf("cut at %d: changed to %q", cut, got)
		}
	}
}

// TestTornTailOfZeros is what some file systems leave after a power cut.
func TestTornTailOfZeros(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	add(t, j, "answer", 1)
	j.Close()
	put(t, j.Path(), append(contents(t, j.Path()), make([]byte, 4096)...))
	j, c := opened(t, dir, "friday")
	if !c.Damage.TornTail || len(c.Lines) != 1 {
		t.Fatalf("%d lines, %+v", len(c.Lines), c.Damage)
	}
	add(t, j, "answer", 2)
	if c, err := Read(j.Path()); err != nil || len(c.Lines) != 2 || !c.Damage.None() {
		t.Fatalf("%v, %d lines, %+v", err, len(c.Lines), c.Damage)
	}
}
