package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// The fixtures testdata/format-1.jsonl and format-2.jsonl are the same game as each
// format wrote it. They are never written again: a save out there stays as it is.

// fixture copies a fixture into a new folder as the save "old".
func fixture(t testing.TB, format int) (Dir, []byte) {
	t.Helper()
	data := contents(t, filepath.Join("testdata", fmt.Sprintf("format-%d.jsonl", format)))
	dir := folder(t)
	if err := os.MkdirAll(string(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, dir.Path("old"), data)
	return dir, data
}

// fixtureHeader and fixtureLines are what both fixtures hold.
func fixtureHeader() Header {
	h := header()
	h.Program, h.Name = "hagal 0.1", "irulan-staban"
	h.Rules = "# the whole of the rules\nrivals:\n  - {id: staban, pays: \"<solari> & spice\"}\n  - {id: irulan, says: \"Muad’Dib\"}\n"
	return h
}

func fixtureLines() []Line {
	var lines []Line
	for i, l := range []struct{ kind, body string }{
		{"set", `{"ask":"game","said":"uprising"}`},
		{"set", `{"ask":"rival","said":["irulan","staban"]}`},
		{"answer", `{"seat":1,"ask":"where","said":"arrakeen"}`},
		{"undo", `{"to":3}`},
		{"redo", `null`},
		{"mark", `"before the fight <&>"`},
		{"position", `{"round":1,"troops":[3,2,4],"spice":-0.5e1}`},
		{"status", `{"round":1,"score":"1-0-2"}`},
		{"answer", `17`},
		{"status", `{"round":2,"score":"3-1-2"}`},
		{"finish", `{"won":"the table"}`},
	} {
		at := start.Add(time.Duration(i+1) * 7 * time.Second)
		lines = append(lines, Line{N: i + 2, Kind: l.kind, Body: json.RawMessage(l.body), At: at})
	}
	return lines
}

func TestOldSavesOpen(t *testing.T) {
	for format := 1; format <= Format; format++ {
		t.Run(fmt.Sprint("format ", format), func(t *testing.T) {
			dir, data := fixture(t, format)
			j, c := opened(t, dir, "old")
			h := fixtureHeader()
			h.Format = format
			if d := cmp.Diff(h, c.Header); d != "" {
				t.Error(d)
			}
			for i := range c.Lines {
				c.Lines[i].Sum = ""
			}
			if d := cmp.Diff(fixtureLines(), c.Lines); d != "" {
				t.Error(d)
			}
			if !c.Damage.None() || !c.Finished() {
				t.Errorf("damage %+v, finished %v", c.Damage, c.Finished())
			}
			j.Close()
			if !bytes.Equal(contents(t, dir.Path("old")), data) {
				t.Error("opening changed it")
			}
		})
	}
}

// TestFormatIsNotChangedByAccident writes the fixture's game as today and wants the
// fixture. When the format is meant to change, it gets a new number and a new fixture.
func TestFormatIsNotChangedByAccident(t *testing.T) {
	dir := folder(t)
	j, err := Create(dir, "irulan-staban", fixtureHeader())
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	j.Clock = ticking()
	for _, l := range fixtureLines() {
		add(t, j, l.Kind, l.Body)
	}
	want := contents(t, filepath.Join("testdata", fmt.Sprintf("format-%d.jsonl", Format)))
	if d := cmp.Diff(string(want), string(contents(t, j.Path()))); d != "" {
		t.Error(d)
	}
}

// TestFirstWriteBringsAnOldSaveUpToDate: the migrated save is what the current
// format would have written, and the old file stays beside it.
func TestFirstWriteBringsAnOldSaveUpToDate(t *testing.T) {
	dir, old := fixture(t, 1)
	j, _ := opened(t, dir, "old")
	kept, err := j.mend()
	if err != nil || filepath.Base(kept) != "old.format-1" || !bytes.Equal(contents(t, kept), old) {
		t.Fatalf("kept %q, %v", kept, err)
	}
	want := contents(t, "testdata/format-2.jsonl")
	if d := cmp.Diff(string(want), string(contents(t, j.Path()))); d != "" {
		t.Fatal(d)
	}
	j.Clock = ticking()
	add(t, j, "undo", map[string]int{"to": 11})
	j.Close()
	_, c := opened(t, dir, "old")
	if c.Header.Format != Format || len(c.Lines) != 12 || !c.Damage.None() || c.Finished() {
		t.Errorf("format %d, %d lines, %+v", c.Header.Format, len(c.Lines), c.Damage)
	}
}

// TestDamagedOldSave: an old save is cut at every byte and goes on in the current
// format; all of what it was stays beside it.
func TestDamagedOldSave(t *testing.T) {
	_, data := fixture(t, 1)
	lines := ends(data)
	for cut := len(data) - 1; cut >= lines[0]; cut -= 11 {
		dir, _ := fixture(t, 1)
		put(t, dir.Path("old"), data[:cut])
		j, c := opened(t, dir, "old")
		whole := len(ends(data[:cut])) - 1
		if len(c.Lines) != whole {
			t.Fatalf("cut at %d: %d lines, want %d", cut, len(c.Lines), whole)
		}
		add(t, j, "answer", "on")
		j.Close()
		c, err := Read(j.Path())
		if err != nil || len(c.Lines) != whole+1 || !c.Damage.None() || c.Header.Format != Format {
			t.Fatalf("cut at %d: %v, %d lines, %+v", cut, err, len(c.Lines), c.Damage)
		}
		if got := contents(t, string(dir)+"/old.format-1"); !bytes.Equal(got, data[:cut]) {
			t.Fatalf("cut at %d: kept %q", cut, got)
		}
	}
}

// TestFormat1FindsDamageToo, but not by a chain: the numbers show what was moved.
func TestFormat1FindsDamageToo(t *testing.T) {
	_, data := fixture(t, 1)
	l := bytes.SplitAfter(data, []byte("\n"))
	l[3], l[4] = l[4], l[3]
	r, err := parse("old.jsonl", bytes.Join(l, nil))
	want := Damage{Line: 4, Lost: 9, What: errors.New("it says it is line 5")}
	if err != nil || !cmp.Equal(r.Damage, want, byText) {
		t.Errorf("%v, %+v, want %+v", err, r.Damage, want)
	}
	bad := bytes.Clone(data)
	bad[len(bad)-30] ^= 4
	if r, err := parse("old.jsonl", bad); err != nil || r.Damage.Line != 12 || !r.Damage.TornTail {
		t.Errorf("%v, %+v", err, r.Damage)
	}
}
