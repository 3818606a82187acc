package session

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

var (
	keepSaves = flag.Bool("saves", false, "write the saves of TestKeptSaves anew: only for a new kind of game")
	keepPages = flag.Bool("pages", false, "write the pages that the saves of TestKeptSaves lead to anew")
)

// keptGames are the kinds of game of which a save is kept, each by the seed of its
// chance.
var keptGames = []struct {
	name string
	seed uint64
	with setup.Values
}{
	{"solo-tracked", 11, setup.Values{}},
	{"solo-reactive", 12, setup.Values{"input": "reactive", "difficulty": "mentat"}},
	{"solo-physical", 13, setup.Values{"hagal-deck": "physical", "conflict-deck": "physical"}},
	{"solo-deck", 14, setup.Values{"input": "deck", "difficulty": ""}},
	{"two", 15, setup.Values{"mode": "two-player", "difficulty": "", "name": "Mia,Leon", "rival": "irulan_corrino", "streamlined": "no", "conflict-deck": "physical"}},
	{"imperium-solo", 16, setup.Values{"game": "imperium", "rival": "any", "objectives": ""}},
	{"imperium-reactive", 17, setup.Values{"game": "imperium", "rival": "any", "objectives": "", "input": "reactive", "hagal-deck": "physical"}},
	{"imperium-two", 18, setup.Values{"game": "imperium", "mode": "two-player", "name": "Mia,Leon", "rival": "", "difficulty": "", "objectives": "", "hagal-deck": "physical"}},
}

// keptFlags are the settings of a kept game.
func keptFlags(with setup.Values) setup.Values {
	v := theSetup("tracked")
	for k, x := range with {
		if v[k] = x; x == "" {
			delete(v, k)
		}
	}
	return v
}

// TestKeptSaves opens a save of every kind of game that was made before the
// questions, events and pages became tables: cut after every so many lines, each
// leads to the question and the answers it led to when it was written.
func TestKeptSaves(t *testing.T) {
	if *keepSaves {
		writeSaves(t)
	}
	for _, k := range keptGames {
		t.Run(k.name, func(t *testing.T) {
			c, err := journal.Parse(k.name, unzipped(t, k.name))
			if err != nil || !c.Damage.None() {
				t.Fatal(err, c.Damage)
			}
			var got strings.Builder
			for n := len(c.Lines); n > 0; n -= 1 + len(c.Lines)/12 {
				got.WriteString(ledTo(t, c, n))
			}
			file := filepath.Join("testdata", "saves", k.name+".txt")
			if *keepPages {
				if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got.String() != string(want) {
				t.Errorf("the save leads elsewhere:\n%s", firstDifference(string(want), got.String()))
			}
		})
	}
}

// ledTo is the page that the first n lines of a save lead to.
func ledTo(t *testing.T, c journal.Contents, n int) string {
	t.Helper()
	first := &firstPrompt{}
	c.Lines = c.Lines[:n]
	g, err := restored(Start{Person: first, Load: data.LoadWith, Program: c.Header.Program}, c)
	if err != nil {
		t.Fatal(err)
	}
	g.journal = &memory{lines: c.Lines}
	if _, err := g.Play(); !errors.Is(err, ask.ErrEnd) || g.departed {
		t.Fatalf("after %d lines: departed %v, %v", n, g.departed, err)
	}
	return fmt.Sprintf("== %d lines, %d answers, %s\n%s\n%s\n", n, g.steps.Count(), first.p.ID, strings.Join(first.p.Drawn(0), "\n"), first.p.Text)
}

// firstDifference is the first line that differs, and where.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("line %d: %q\nwas      %q", i+1, strings.Join(g[min(i, len(g)):min(i+1, len(g))], ""), w[i])
		}
	}
	return "it goes on longer"
}

// unzipped is a kept save as it was written.
func unzipped(t testing.TB, name string) []byte {
	t.Helper()
	packed, err := os.ReadFile(filepath.Join("testdata", "saves", name+".jsonl.gz"))
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// writeSaves plays each kind of game by chance, with undo, redo, corrections, cards
// that did more and notes among the answers.
func writeSaves(t *testing.T) {
	for _, k := range keptGames {
		dir := journal.Dir(t.TempDir())
		p := &chance{r: rand.New(rand.NewPCG(k.seed, k.seed)), left: 260, commands: 7}
		g := New(Start{Person: p, Dir: dir, Load: data.LoadWith, Flags: keptFlags(k.with), Seed: k.seed, Program: "hagal 0"})
		if _, err := g.Play(); err != nil && !errors.Is(err, ask.ErrEnd) {
			t.Fatal(k.name, err)
		}
		g.Close()
		text, err := os.ReadFile(dir.Path(g.Name))
		if err != nil {
			t.Fatal(err)
		}
		var packed bytes.Buffer
		z, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		_, _ = z.Write(text)
		_ = z.Close()
		if err := os.MkdirAll(filepath.Join("testdata", "saves"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join("testdata", "saves", k.name+".jsonl.gz"), packed.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
