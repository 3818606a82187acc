package journal

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// One damaged byte in the first line, its line end among them, takes nothing: the
// header and all lines are what they were. A byte of the format can make it a
// newer one, which is left alone.
func TestHeaderWithADamagedByte(t *testing.T) {
	dir := folder(t)
	h := header()
	h.Rules, h.Flags = "", map[string]string{"game": "uprising", "name": "Mïa,Leon"}
	j, err := Create(dir, "friday", h)
	if err != nil {
		t.Fatal(err)
	}
	add(t, j, "answer", 1, "two", 3)
	j.Close()
	data := contents(t, dir.Path("friday"))
	want, err := Parse("friday", data)
	if err != nil {
		t.Fatal(err)
	}
	end := bytes.IndexByte(data, '\n')
	for i := range end + 1 {
		for _, hit := range []byte{data[i] ^ 1, '\n', 0xff} {
			if hit == data[i] || testing.Short() && i != end && i%9 != 0 {
				continue
			}
			bad := bytes.Clone(data)
			bad[i] = hit
			got, err := Parse("friday", bad)
			if errors.Is(err, ErrNewer) {
				continue
			}
			if !errors.Is(err, ErrHeader) || got.Head == nil {
				t.Fatalf("byte %d is %q: %v, %v", i, hit, err, got.Head)
			}
			got.Head = nil
			if d := cmp.Diff(want, got); d != "" {
				t.Fatalf("byte %d is %q:\n%s", i, hit, d)
			}
		}
	}
}

// Of a header that more was done to, what is legible is taken; a new save has all
// lines, at the times that they had to each other.
func TestHeaderInPieces(t *testing.T) {
	dir := folder(t)
	j, err := Create(dir, "friday", Header{Program: "hagal 1", Seed: 77, Flags: map[string]string{"game": "uprising", "name": "Mia,Leon"}})
	if err != nil {
		t.Fatal(err)
	}
	j.Clock = ticking()
	add(t, j, "answer", 1, 2, 3)
	j.Close()
	data := contents(t, dir.Path("friday"))
	for _, broken := range []string{`"created":"`, `{"format"`} {
		bad := bytes.Replace(data, []byte(broken), bytes.Repeat([]byte("#"), len(broken)), 1)
		c, err := Parse("friday", bad)
		if !errors.Is(err, ErrHeader) || c.Header.Seed != 77 || c.Header.Flags["name"] != "Mia,Leon" || c.Header.Flags["game"] != "uprising" || len(c.Lines) != 3 {
			t.Fatalf("%+v, %v", c, err)
		}
		k, err := CreateFrom(dir, "friday", c)
		if err != nil {
			t.Fatal(err)
		}
		add(t, k, "answer", 4)
		k.Close()
		got, err := Read(dir.Path(k.Name()))
		if err != nil || !got.Damage.None() || len(got.Lines) != 4 || got.Header.Seed != 77 || got.Name == "friday" {
			t.Fatalf("%+v, %v", got, err)
		}
		if d := got.Lines[2].At.Sub(got.Lines[0].At); d != c.Lines[2].At.Sub(c.Lines[0].At) || time.Since(got.Lines[2].At).Abs() > 100*365*24*time.Hour {
			t.Errorf("from the first to the last line it took %v, the last one at %v", d, got.Lines[2].At)
		}
	}
	if got := contents(t, dir.Path("friday")); !bytes.Equal(got, data) {
		t.Error("the old save was changed")
	}
}
