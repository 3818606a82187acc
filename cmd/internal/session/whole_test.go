package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
)

// whole plays a game to its end by chance, in memory, and returns the positions
// by how many answers led to them.
func whole(t testing.TB, flags setup.Values, seed uint64) (*Game, *memory, map[int]engine.Position) {
	t.Helper()
	at := map[int]engine.Position{}
	c := &chance{r: rand.New(rand.NewPCG(seed, 3)), left: 5000}
	g, m := inMemory(c, flags, seed)
	c.look = func(*ask.Prompt) {
		if g.table != nil {
			at[g.steps.Count()] = g.table.Pos
		}
	}
	if over, err := g.Play(); !over || err != nil {
		t.Fatalf("the game is not over: %v", err)
	}
	return g, m, at
}

// undoer takes a finished game back to its setup, a move at a time, and brings it
// back to its end.
type undoer struct {
	t     *testing.T
	game  *Game
	at    map[int]engine.Position
	redo  bool
	steps int
}

func (u *undoer) Ask(p ask.Prompt) (ask.Reply, error) {
	if u.steps++; u.steps > 2000 {
		return ask.Reply{}, errors.New("it does not end")
	}
	g := u.game
	switch {
	case strings.HasPrefix(p.ID, "setup_"):
		u.redo = true
		return ask.Reply{Choice: -1, Command: controls.CommandRedo}, nil
	case p.ID == "end" && u.redo:
		return ask.Reply{Choice: int(controls.EndLeave)}, nil
	}
	if g.table.Pos != u.at[g.steps.Count()] {
		u.t.Errorf("another position after %d answers", g.steps.Count())
	}
	if st := g.statuses.last(); p.ID != "end" && st != nil && st.Answers > g.steps.Count() {
		u.t.Errorf("after %d answers a list of games shows %q", g.steps.Count(), st.Text)
	}
	if u.redo {
		return ask.Reply{Choice: -1, Command: controls.CommandRedo}, nil
	}
	return ask.Reply{Choice: -1, Command: controls.CommandUndo}, nil
}
func (u *undoer) Tell([]string)        {}
func (u *undoer) Fits(ask.Prompt) bool { return true }
func (u *undoer) Close() error         { return nil }

// TestUndoToAnyPoint takes whole games back move by move, into the setup, and
// forward again: each position is the one that was there.
func TestUndoToAnyPoint(t *testing.T) {
	for seed, flags := range []setup.Values{theSetup("tracked"), theSetup("reactive"), twoPeople()} {
		g, m, at := whole(t, flags, uint64(seed))
		u := &undoer{t: t, at: at}
		h := again(t, u, g, m.lines)
		h.journal, u.game = &memory{lines: m.lines}, h
		if over, err := h.Play(); !over || err != nil || !u.redo {
			t.Fatalf("not over: %v", err)
		}
		if h.table.Pos != g.table.Pos || h.steps.Count() != g.steps.Count() {
			t.Errorf("seed %d: the end is another one", seed)
		}
	}
}

// TestEveryStatusIsReplayed runs whole saves again: the position at each status is
// the one that the save has.
func TestEveryStatusIsReplayed(t *testing.T) {
	for seed := range uint64(6) {
		flags := theSetup([]string{"tracked", "reactive"}[seed%2])
		g, m, _ := whole(t, flags, seed)
		if m.bytes > 200_000 {
			t.Errorf("a whole game takes %d bytes", m.bytes)
		}
		h := again(t, &firstPrompt{}, g, m.lines)
		if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.departed || len(h.statuses) < 10 {
			t.Errorf("departed %v of %d statuses, %v", h.departed, len(h.statuses), err)
		}
		statusLine(m)
		h = again(t, &firstPrompt{}, g, m.lines)
		if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || !h.departed {
			t.Errorf("another position in the save is not noticed, %v", err)
		}
	}
}

// statusLine changes the position of a status in the middle of a save.
func statusLine(m *memory) {
	for i := len(m.lines) / 2; ; i++ {
		if m.lines[i].Kind == journal.KindStatus {
			var st course.Status
			_ = json.Unmarshal(m.lines[i].Body, &st)
			if len(st.Position) > 0 {
				st.Position = json.RawMessage(strings.Replace(string(st.Position), `"round":`, `"round":1`, 1))
				m.lines[i].Body, _ = json.Marshal(st)
				return
			}
		}
	}
}

// onDisk plays a game to its end into a real save, and returns its bytes.
func onDisk(t testing.TB) (journal.Dir, *Game, []byte) {
	t.Helper()
	dir := journal.Dir(t.TempDir())
	g := New(Start{Person: &chance{r: rand.New(rand.NewPCG(8, 8)), left: 5000, commands: 30}, Dir: dir, Load: data.LoadWith,
		Flags: theSetup("tracked"), Seed: 8, Program: "hagal test"})
	if over, err := g.Play(); !over || err != nil {
		t.Fatalf("the game is not over: %v", err)
	}
	g.Close()
	text, err := os.ReadFile(dir.Path(g.Name))
	if err != nil {
		t.Fatal(err)
	}
	return dir, g, text
}

// TestEveryWriteCut cuts each line of a whole game's save at its first byte, in
// its middle and before its end (with HAGAL_LONG=1 at every byte): the save opens,
// says what is missing, and goes on from the line before.
func TestEveryWriteCut(t *testing.T) {
	_, g, text := onDisk(t)
	start := strings.Index(string(text), "\n") + 1
	for n := 0; start < len(text); n++ {
		end := start + strings.Index(string(text[start:]), "\n") + 1
		if testing.Short() && n%6 != 0 {
			start = end
			continue
		}
		cuts := []int{start + 1, (start + end) / 2, end - 1}
		if os.Getenv("HAGAL_LONG") != "" {
			cuts = nil
			for cut := start + 1; cut < end; cut++ {
				cuts = append(cuts, cut)
			}
		}
		var c journal.Contents
		for _, cut := range cuts {
			var err error
			if c, err = journal.Parse("cut.jsonl", text[:cut]); err != nil || !c.Damage.TornTail || c.Damage.Line != n+2 || len(c.Lines) != n {
				t.Fatalf("cut at byte %d: %d lines, damage %+v, %v", cut, len(c.Lines), c.Damage, err)
			}
		}
		goesOn(t, g, c)
		start = end
	}
}

// goesOn opens what is left of a save and answers a few prompts more.
func goesOn(t *testing.T, g *Game, c journal.Contents) {
	t.Helper()
	p := &chance{r: rand.New(rand.NewPCG(uint64(len(c.Lines)), 5)), left: 4}
	h, err := restored(Start{Person: p, Load: data.LoadWith}, c)
	if err != nil {
		t.Fatalf("%d lines: %v", len(c.Lines), err)
	}
	h.journal = &memory{lines: c.Lines}
	if over, err := h.Play(); !over && !errors.Is(err, ask.ErrEnd) || h.departed {
		t.Fatalf("%d lines: departed %v, %v", len(c.Lines), h.departed, err)
	}
}

// TestResumeOnDisk cuts a save on the disk and goes on with it through Resume.
func TestResumeOnDisk(t *testing.T) {
	dir, g, text := onDisk(t)
	for _, part := range []int{2, 3, 5} {
		name := fmt.Sprintf("cut-%d", part)
		if err := os.WriteFile(filepath.Join(string(dir), name+".jsonl"), text[:len(text)/part], 0o600); err != nil {
			t.Fatal(err)
		}
		first := &firstPrompt{}
		h, err := Resume(Start{Person: first, Dir: dir, Load: data.LoadWith}, name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) {
			t.Error(err)
		}
		if page := strings.Join(first.p.Drawn(0), "\n"); !strings.Contains(page, "The last line of the save was cut off") {
			t.Errorf("the page doesn't say what is missing:\n%s", page)
		}
		h.Close()
	}
	_ = g
}

// BenchmarkResume opens a finished game and comes to its last page.
func BenchmarkResume(b *testing.B) {
	dir, g, text := onDisk(b)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		h, err := Resume(Start{Person: &firstPrompt{}, Dir: dir, Load: data.LoadWith, Program: "hagal test"}, g.Name)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) {
			b.Fatal(err)
		}
		h.Close()
	}
	b.ReportMetric(float64(len(text))/1000, "KB/save")
}
