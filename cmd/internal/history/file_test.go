package history

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"househagal/engine"
)

var ignoreInside = cmpopts.IgnoreUnexported(Games{})

func newFile(t *testing.T) File {
	t.Helper()
	return File(filepath.Join(t.TempDir(), "history.jsonl"))
}

// aGame is the n-th of a series: every third one is won.
func aGame(n int) Game {
	return Game{
		ID: fmt.Sprintf("%x-%x", 1000+n, n), Ended: time.Unix(int64(1_700_000_000+86400*n), 0).UTC(), Game: "uprising", Mode: "solo",
		Difficulty: []string{"mercenary", "sardaukar"}[n%2], Target: 10, Rounds: 8, Rules: "abc", Seed: uint64(n),
		Seats: []Seat{{Human: true, VP: 9, Won: n%3 == 0}, {Name: "gurney_halleck", VP: 8}, {Name: "staban_tuek", VP: 10, Won: n%3 != 0}},
	}
}

func add(t *testing.T, f File, games ...Game) int {
	t.Helper()
	n, err := f.Add(games...)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func read(t *testing.T, f File) Games {
	t.Helper()
	all, err := f.Read()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestRemembered(t *testing.T) {
	f := newFile(t)
	if all := read(t, f); len(all.List) != 0 {
		t.Fatalf("a missing file holds %d games", len(all.List))
	}
	if n := add(t, f, aGame(2), aGame(1)); n != 2 {
		t.Errorf("%d added, want 2", n)
	}
	if n := add(t, f, aGame(1)); n != 0 {
		t.Errorf("the same game was added again")
	}
	if diff := cmp.Diff([]Game{aGame(1), aGame(2)}, read(t, f).List); diff != "" {
		t.Error("games in the order in which they ended (-want +got):\n", diff)
	}
}

func TestPlayedOnAfterTheEnd(t *testing.T) {
	f := newFile(t)
	first := aGame(1)
	first.Leader, first.Note = "Muad'Dib", "close"
	add(t, f, first)
	second := aGame(1)
	second.Ended, second.Rounds = second.Ended.Add(time.Hour), 9
	add(t, f, second)
	want := second
	want.Leader, want.Note = first.Leader, first.Note
	if diff := cmp.Diff([]Game{want}, read(t, f).List); diff != "" {
		t.Error("one game as it ended last, with what was said of it (-want +got):\n", diff)
	}
}

func TestForgottenForGood(t *testing.T) {
	f := newFile(t)
	add(t, f, aGame(1), aGame(2))
	if err := f.Forget(aGame(1).ID); err != nil {
		t.Fatal(err)
	}
	if n := add(t, f, aGame(1)); n != 0 {
		t.Error("a forgotten game was added again")
	}
	all := read(t, f)
	if diff := cmp.Diff([]Game{aGame(2)}, all.List); diff != "" {
		t.Error(diff)
	}
	if all.Has(aGame(1).ID) || !all.Has(aGame(2).ID) {
		t.Error("Has tells of a forgotten game, or not of another")
	}
}

// The file cut at every byte, as a power cut may leave it: all whole lines are read,
// and what is added later is not lost in the torn one.
func TestCutAtEveryByte(t *testing.T) {
	f := newFile(t)
	add(t, f, aGame(1), aGame(2))
	whole, err := os.ReadFile(string(f))
	if err != nil {
		t.Fatal(err)
	}
	for n := range whole {
		if err := os.WriteFile(string(f), whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		add(t, f, aGame(3))
		all := read(t, f)
		lines := bytes.Count(whole[:n], []byte("\n"))
		want := []Game{aGame(1), aGame(2)}[:lines:lines]
		if n+1 < len(whole) && whole[n] == '\n' {
			want = append(want, aGame(2-(1-lines)))
		}
		if diff := cmp.Diff(append(want, aGame(3)), all.List); n+1 < len(whole) && diff != "" {
			t.Fatalf("cut at %d of %d:\n%s", n, len(whole), diff)
		}
	}
}

// A byte changed anywhere costs the line it is in.
func TestDamageCostsItsLine(t *testing.T) {
	f := newFile(t)
	add(t, f, aGame(1), aGame(2), aGame(3))
	whole, err := os.ReadFile(string(f))
	if err != nil {
		t.Fatal(err)
	}
	for n := range whole {
		bad := bytes.Clone(whole)
		if bad[n] ^= 1; whole[n] == '\n' || bad[n] == '\n' {
			continue
		}
		all := Parse(bad)
		line := bytes.Count(whole[:n], []byte("\n")) + 1
		if len(all.List) != 2 || len(all.Damaged) != 1 || all.Damaged[0] != line {
			t.Fatalf("byte %d of line %d changed: %d games, damaged %v", n, line, len(all.List), all.Damaged)
		}
	}
}

func TestTwoWriters(t *testing.T) {
	f := newFile(t)
	var wait sync.WaitGroup
	for n := range 20 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			if _, err := f.Add(aGame(n)); err != nil {
				t.Error(err)
			}
		}()
	}
	wait.Wait()
	if all := read(t, f); len(all.List) != 20 || all.Damaged != nil {
		t.Errorf("%d games, damaged %v", len(all.List), all.Damaged)
	}
}

func TestNewerFormat(t *testing.T) {
	raw, err := sealed(line{Format: format + 1, Game: &Game{ID: "x"}})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(Games{Newer: 1}, Parse(raw), ignoreInside); diff != "" {
		t.Error(diff)
	}
}

func TestFaults(t *testing.T) {
	folder := File(t.TempDir())
	if _, err := folder.Read(); err == nil {
		t.Error("a folder was read")
	}
	if _, err := folder.Add(aGame(1)); err == nil {
		t.Error("a folder was written")
	}
}

func FuzzParse(f *testing.F) {
	raw, err := sealed(line{Format: format, Game: &Game{ID: "a"}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add([]byte("{}\n\n{\"sum\":\"\"}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		all := Parse(text)
		lines := bytes.Count(text, []byte("\n")) + 1
		if n := len(all.List) + len(all.Damaged) + all.Newer; n > lines {
			t.Errorf("%d games and faults in %d lines", n, lines)
		}
	})
}

func BenchmarkRead(b *testing.B) {
	var text []byte
	for n := range 10_000 {
		g := aGame(n)
		raw, err := sealed(line{Format: format, Game: &g})
		if err != nil {
			b.Fatal(err)
		}
		text = append(text, raw...)
	}
	for b.Loop() {
		if all := Parse(text); len(all.List) != 10_000 {
			b.Fatal(len(all.List))
		}
	}
}

// What an older program did not remember is added when its save is read again, and is
// not lost to an older line that is imported later.
func TestFactsAreAddedAndStay(t *testing.T) {
	f := newFile(t)
	old, full := aGame(1), aGame(1)
	full.Told, full.Seats[0].Influence = []string{Moves}, []int{1, 2, 3, -1}
	full.Leader = "Jessica"
	add(t, f, old)
	if all := read(t, f); all.ended(old.ID, old.Ended) {
		t.Error("a game of an older program counts as known")
	}
	add(t, f, full)
	old.Save = "another name"
	add(t, f, old)
	all := read(t, f)
	if !all.ended(old.ID, old.Ended) || len(all.List) != 1 || len(all.List[0].Told) != 1 || all.List[0].Leader != "Jessica" {
		t.Errorf("%+v", all.List)
	}
}

// What nobody told is not said to be told.
func TestTold(t *testing.T) {
	conflict := func(n int16) engine.Event { return engine.Event{Kind: engine.EvConflict, Amount: n} }
	for _, x := range []struct {
		reactive bool
		events   []engine.Event
		want     string
	}{
		{false, []engine.Event{conflict(3), conflict(4)}, "moves conflicts"},
		{true, []engine.Event{conflict(3), conflict(4)}, "conflicts"},
		{false, []engine.Event{conflict(3), {Kind: engine.EvMoved}, conflict(4)}, "conflicts"},
		{false, []engine.Event{conflict(4)}, "moves"},
		{false, []engine.Event{conflict(3), conflict(0)}, "moves"},
	} {
		table := &engine.Table{Events: x.events}
		table.Pos.Round, table.Options.Reactive = 2, x.reactive
		if got := strings.Join(toldWhole(table), " "); got != x.want {
			t.Errorf("%+v: %q, want %q", x.events, got, x.want)
		}
	}
}
