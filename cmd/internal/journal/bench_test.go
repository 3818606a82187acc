package journal

import (
	"fmt"
	"strings"
	"testing"
)

// wholeGame is a save like that of a finished game: 35 KB of rules in the header,
// 400 lines of which every seventh is a position of 800 bytes.
func wholeGame(t testing.TB) (Dir, string) {
	t.Helper()
	h := header()
	h.Rules = strings.Repeat("- {id: sardaukar, copies: 2, effects: [{recruit: 2}]}\n", 35*1024/54)
	dir := folder(t)
	j, err := Create(dir, "whole", h)
	if err != nil {
		t.Fatal(err)
	}
	j.file = unsynced{j.file}
	game(t, j, 400, 800)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return dir, "whole"
}

func TestAWholeGameStaysSmall(t *testing.T) {
	dir, name := wholeGame(t)
	if n := len(contents(t, dir.Path(name))); n > 140_000 {
		t.Errorf("a game of 400 lines takes %d bytes", n)
	}
}

// BenchmarkAppend syncs, as a game does; most of it is the disk.
func BenchmarkAppend(b *testing.B) {
	j := fresh(b, folder(b), "friday")
	for i := 0; b.Loop(); i++ {
		if err := j.Append("answer", answer{i % 3, "where", fmt.Sprintf("space %d", i%22)}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkAppendUnsynced is what we add to the disk's time.
func BenchmarkAppendUnsynced(b *testing.B) {
	j := fresh(b, folder(b), "friday")
	j.file = unsynced{j.file}
	for i := 0; b.Loop(); i++ {
		if err := j.Append("answer", answer{i % 3, "where", fmt.Sprintf("space %d", i%22)}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen(b *testing.B) {
	dir, name := wholeGame(b)
	b.SetBytes(int64(len(contents(b, dir.Path(name)))))
	for b.Loop() {
		j, c, err := Open(dir, name)
		if err != nil || len(c.Lines) != 400 {
			b.Fatal(err, len(c.Lines))
		}
		j.Close()
	}
}

func BenchmarkRead(b *testing.B) {
	dir, name := wholeGame(b)
	for b.Loop() {
		if c, err := Read(dir.Path(name)); err != nil || len(c.Lines) != 400 {
			b.Fatal(err, len(c.Lines))
		}
	}
}
