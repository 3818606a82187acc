package session

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/data"
)

var keepFixtures = flag.Bool("fixtures", false, "write the saves of TestOlderFormats anew")

// TestOlderFormats opens a save of each format there was, goes on with it, and
// finds it brought up to date.
func TestOlderFormats(t *testing.T) {
	if *keepFixtures {
		writeFixtures(t)
	}
	for _, format := range []int{1, 2} {
		text, err := os.ReadFile(fmt.Sprintf("testdata/format-%d.jsonl", format))
		if err != nil {
			t.Fatal(err)
		}
		dir := journal.Dir(t.TempDir())
		if err := os.WriteFile(dir.Path("friday"), text, 0o600); err != nil {
			t.Fatal(err)
		}
		s := ask.NewSteps(t, ask.Step{ID: "reveal", Answer: "undo"}, ask.Step{ID: "where_to", Answer: "redo"}, ask.Step{ID: "reveal", Answer: "quit"})
		g, err := Resume(Start{Person: s, Dir: dir, Load: data.LoadWith}, "friday")
		if err != nil {
			t.Fatal(err)
		}
		if over, err := g.Play(); over || err != nil || g.departed || g.steps.Count() != 8 {
			t.Errorf("format %d: over %v, departed %v, %d answers, %v", format, over, g.departed, g.steps.Count(), err)
		}
		g.Close()
		c, err := journal.Read(dir.Path("friday"))
		if err != nil || c.Header.Format != journal.Format || !c.Damage.None() {
			t.Errorf("format %d afterwards: %d, %+v, %v", format, c.Header.Format, c.Damage, err)
		}
	}
}

// writeFixtures plays a short game, once in each format.
func writeFixtures(t *testing.T) {
	s := ask.NewSteps(t, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "hb"}, ask.Step{ID: "troops", Answer: "2"},
		ask.Step{ID: "where_to", Answer: "se"}, ask.Step{Answer: "undo"},
		ask.Step{ID: "where_to", Answer: "fix staban vp 1 we missed it"}, ask.Step{ID: "keep_later", Answer: "yes"}, ask.Step{ID: "reveal", Answer: "quit"})
	dir := journal.Dir(t.TempDir())
	g := New(Start{Person: s, Dir: dir, Load: data.LoadWith, Flags: theSetup("tracked"), Seed: 5, Program: "hagal 0"})
	if over, err := g.Play(); over || err != nil {
		t.Fatal(over, err)
	}
	g.Close()
	text, err := os.ReadFile(dir.Path(g.Name))
	if err != nil {
		t.Fatal(err)
	}
	c, err := journal.Parse("friday", text)
	if err != nil {
		t.Fatal(err)
	}
	for format, text := range map[int][]byte{1: format1(t, c), 2: text} {
		if err := os.WriteFile(filepath.Join("testdata", fmt.Sprintf("format-%d.jsonl", format)), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// format1 writes a save as the first format had it: the whole date on each line,
// a CRC of the line alone.
func format1(t *testing.T, c journal.Contents) []byte {
	var out []byte
	add := func(x any) {
		text, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		text = text[:len(text)-1]
		out = fmt.Appendf(out, "%s,\"crc\":\"%08x\"}\n", text, crc32.ChecksumIEEE(text))
	}
	c.Header.Format = 1
	add(c.Header)
	for _, l := range c.Lines {
		add(struct {
			N    int             `json:"n"`
			At   time.Time       `json:"at"`
			Kind string          `json:"kind"`
			Body json.RawMessage `json:"body"`
		}{l.N, l.At, l.Kind, l.Body})
	}
	return out
}

// FuzzRestore reads lines that may be anything: a game comes of them, or an error
// that names the line, and the game can be played up to its next question.
func FuzzRestore(f *testing.F) {
	text, err := os.ReadFile("testdata/format-2.jsonl")
	if err != nil {
		f.Fatal(err)
	}
	c, err := journal.Parse("friday", text)
	if err != nil {
		f.Fatal(err)
	}
	base, err := restored(Start{Load: data.LoadWith}, c)
	if err != nil {
		f.Fatal(err)
	}
	for _, l := range c.Lines {
		f.Add(l.Kind + " " + string(l.Body))
	}
	f.Add("in_force {\"answers\":0,\"what\":\"undo\"}\nanswer {\"ask\":\"where_to\",\"seat\":1,\"answer\":\"secrets\"}\nkeep {\"moves\":3}")
	f.Add("mark {\"name\":\"a\"}\nin_force {\"answers\":1,\"what\":\"undo\"}\ngo {\"name\":\"a\"}\nkeep {\"moves\":1}")
	f.Add("aside {\"what\":\"fix\"}\naside {\"what\":\"reshuffle\",\"salt\":1}\nunset {}\nset {\"key\":\"input\",\"value\":\"reactive\"}")
	f.Add("unset {}\nunset {}\nkeep {\"moves\":-1}\nstatus {\"answers\":-1}")
	f.Fuzz(func(t *testing.T, text string) {
		var lines []journal.Line
		for raw := range strings.SplitSeq(text, "\n") {
			kind, body, _ := strings.Cut(raw, " ")
			if kind != course.LineRules && len(lines) < 200 {
				lines = append(lines, journal.Line{N: len(lines) + len(c.Lines) + 2, Kind: kind, Body: json.RawMessage(body)})
			}
		}
		first, g := &firstPrompt{}, copied(base)
		g.person = first
		if err := (restorer{&g.saved}).restore(lines); err != nil {
			if !strings.Contains(err.Error(), "friday, line ") {
				t.Errorf("the error names no line: %v", err)
			}
			return
		}
		g.journal = &memory{}
		over, err := g.Play()
		if over || err == nil {
			t.Errorf("over %v, %v", over, err)
		}
		if errors.Is(err, ask.ErrEnd) && first.p.Text == "" {
			t.Error("nothing was asked")
		}
	})
}

// copied is a game that changes nothing of g.
func copied(g *Game) *Game {
	h := *g
	h.setup.answers, h.setup.undone = slices.Clone(g.setup.answers), slices.Clone(g.setup.undone)
	h.steps = g.steps.Clone()
	h.marks, h.statuses = slices.Clone(g.marks), slices.Clone(g.statuses)
	if g.right != nil {
		right := *g.right
		h.right = &right
	}
	return &h
}
