//go:build unix

package cli_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// saveGame plays a game to its end in a folder of saves, and tells no history.
func saveGame(t *testing.T, dir journal.Dir, seed uint64) {
	t.Helper()
	s := &scribe{r: rand.New(rand.NewPCG(seed, 1))}
	flags := setup.Values{}
	for _, f := range killFlags {
		flags[f[0]] = f[1]
	}
	g := session.New(session.Start{Person: s, Dir: dir, Load: data.LoadWith, Flags: flags, Seed: seed})
	defer g.Close()
	if over, err := g.Play(); !over || err != nil {
		t.Fatal(over, err)
	}
}

// remembered is how many games hagal history lists.
func remembered(t *testing.T) int {
	t.Helper()
	status, out, errs := hagal("", "history", "--csv")
	if status != 0 {
		t.Fatal(status, errs)
	}
	return strings.Count(out, "\n") - 1
}

// A save that could not be remembered when its game ended is taken in later, though
// other games were remembered in between, and though its file is older than they.
func TestHistoryCatchesUp(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	dir := journal.Dir(filepath.Join(home, "games"))
	saveGame(t, dir, 1)
	if n := remembered(t); n != 1 {
		t.Fatalf("%d games, want 1", n)
	}
	file := filepath.Join(home, "history.jsonl")
	one, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	saveGame(t, dir, 2)
	if err := os.Chtimes(file, time.Time{}, time.Now().Add(time.Hour)); err != nil { // another line was written since
		t.Fatal(err)
	}
	if n := remembered(t); n != 2 {
		t.Errorf("%d games, want 2", n)
	}

	if err := os.WriteFile(file, one, 0o600); err != nil { // one of before comes back, without the second game
		t.Fatal(err)
	}
	os.Remove(filepath.Join(home, ".history.looked"))
	if n := remembered(t); n != 2 {
		t.Errorf("%d games after an older history was put back, want 2", n)
	}
	os.Remove(file)
	if n := remembered(t); n != 2 {
		t.Errorf("%d games after the history was taken away, want 2", n)
	}
	if n := remembered(t); n != 2 {
		t.Errorf("%d games at the next look, want 2", n)
	}
}

// What can't be written now is found at the next look.
func TestHistoryThatCantBeWritten(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	dir := journal.Dir(filepath.Join(home, "games"))
	saveGame(t, dir, 1)
	remembered(t)
	saveGame(t, dir, 2)
	lock := filepath.Join(home, ".history.lock")
	os.Remove(lock)
	if err := os.Mkdir(lock, 0o700); err != nil { // nobody gets the lock
		t.Fatal(err)
	}
	if n := remembered(t); n != 1 {
		t.Fatalf("%d games, want the one that is remembered", n)
	}
	saveGame(t, dir, 3)
	os.Remove(lock)
	if n := remembered(t); n != 3 {
		t.Errorf("%d games, want 3", n)
	}
}
