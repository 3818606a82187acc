//go:build unix

package cli_test

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/history"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// saveGame plays a game to its end in a folder of saves, and tells no history.
func saveGame(t *testing.T, dir journal.Dir, seed uint64, modules ...string) {
	t.Helper()
	s := &scribe{r: rand.New(rand.NewPCG(seed, 1))}
	flags := setup.Values{}
	for _, f := range killFlags {
		flags[f[0]] = f[1]
	}
	if len(modules) > 0 {
		flags["module"] = strings.Join(modules, ",")
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

// otherHistory is the folder of a computer whose history has n games of its own.
func otherHistory(t *testing.T, which, n int) string {
	t.Helper()
	dir := t.TempDir()
	var games []history.Game
	for i := range n {
		games = append(games, history.Game{ID: fmt.Sprintf("%x-%x", 1+which, i), Ended: time.Unix(int64(1_700_000_000+i), 0).UTC(),
			Game: "uprising", Mode: "solo", Difficulty: "mentat", Seats: []history.Seat{{Human: true, VP: 9}, {Name: "muad_dib", VP: 10, Won: true}}})
	}
	if _, err := history.File(filepath.Join(dir, "history.jsonl")).Add(games...); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestHistoryKilled kills processes that write into a history (HAGAL_LONG: a
// thousand), two at a time: what was said to be added is there, nothing that was
// there is lost, and each game is there once when the work is done again.
func TestHistoryKilled(t *testing.T) {
	kills, each := 6, 20
	if os.Getenv("HAGAL_LONG") != "" {
		kills = 1000
	}
	home := t.TempDir()
	file := history.File(filepath.Join(home, "history.jsonl"))
	r := rand.New(rand.NewPCG(4, 2))
	sure, started := 0, 0 // games that were said to be added; that a process began to add
	for kill := 0; kill < kills; kill += 2 {
		dirs := []string{otherHistory(t, kill, each), otherHistory(t, kill+1, each)}
		var running []*exec.Cmd
		var outs []*bufio.Reader
		for _, dir := range dirs {
			cmd, in, out := process(t, io.Discard, home, "history", "import", dir)
			in.Close()
			running, outs = append(running, cmd), append(outs, out)
		}
		for range r.IntN(30_000) { // as long as it takes to look so often, which ends in all stages of the work
			if _, err := os.Stat(string(file)); err != nil && !os.IsNotExist(err) {
				t.Fatal(err)
			}
		}
		for i, cmd := range running {
			_ = cmd.Process.Kill()
			text, _ := io.ReadAll(outs[i])
			_ = cmd.Wait()
			if started += each; strings.HasPrefix(string(text), fmt.Sprint(each, " games added")) {
				sure += each
			}
		}
		all, err := file.Read()
		if err != nil || len(all.List) < sure || len(all.List) > started {
			t.Fatalf("after %d kills %d games, %d were said to be added: %v", kill, len(all.List), sure, err)
		}
		for _, dir := range dirs {
			fed(t, home, nil, "history", "import", dir)
		}
		sure = started
		if all, err = file.Read(); err != nil || len(all.List) != started {
			t.Fatalf("after %d kills and doing it again %d games, want %d: %v", kill, len(all.List), started, err)
		}
	}
}

// From three games on the setup shows how many of 100 the people win; before, and
// where the history can't be read, the steps.
func TestOwnOddsInTheSetup(t *testing.T) {
	for _, x := range []struct {
		games int
		want  string
	}{{0, "+1: a step harder"}, {2, "+1: a step harder"}, {3, "of 100 games you win so many"}, {2000, "of 100 games you win so many"}} {
		home := otherHistory(t, 1, x.games)
		t.Setenv("HAGAL_HOME", home)
		if _, out, errs := hagal("", "play", "--plain", "--game", "uprising", "--mode", "solo"); !strings.Contains(strings.Join(strings.Fields(out), " "), x.want) {
			t.Errorf("%d games: no %q in\n%s%s", x.games, x.want, out, errs)
		}
	}
	home := t.TempDir()
	t.Setenv("HAGAL_HOME", home)
	if err := os.Mkdir(filepath.Join(home, "history.jsonl"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, out, errs := hagal("", "play", "--plain", "--game", "uprising", "--mode", "solo"); !strings.Contains(out, "+1: a step harder") || errs != "" {
		t.Errorf("a folder for a history:\n%s%s", out, errs)
	}
}

// A game with modules has one code: that of its flags, that of its save, and that in the
// history, also once the finished game was looked at again. It can be played, and gone
// on with from its last round.
func TestOneCodeWithModules(t *testing.T) {
	for _, modules := range [][]string{{"choam"}, {"immortality"}, {"ix"}, {"bloodlines", "tech"}, {"choam", "bloodlines", "tech"}} {
		t.Run(strings.Join(modules, ","), func(t *testing.T) {
			home := t.TempDir()
			t.Setenv("HAGAL_HOME", home)
			saveGame(t, journal.Dir(filepath.Join(home, "games")), 3, modules...)
			args := []string{"code", "--seed", "3", "--module", strings.Join(modules, ",")}
			for _, f := range killFlags {
				if f[0] != "input" {
					args = append(args, "--"+f[0], f[1])
				}
			}
			want := said(t, args...)
			if got := said(t, "code"); got != want {
				t.Errorf("the save has the code %s, its flags %s", got, want)
			}
			saves, err := filepath.Glob(filepath.Join(home, "games", "*.*"))
			if err != nil || len(saves) != 1 {
				t.Fatal(saves, err)
			}
			for _, when := range []string{"at first", "resumed"} {
				remembered(t)
				text, err := os.ReadFile(filepath.Join(home, "history.jsonl"))
				if err != nil {
					t.Fatal(err)
				}
				if n := strings.Count(string(text), `"code":"`); n != strings.Count(string(text), `"code":"`+want+`"`) || n == 0 {
					t.Errorf("%s: another code than %s:\n%s", when, want, text)
				}
				said(t, "resume", saves[0], "--plain")
			}
			for _, text := range []string{want, said(t, "code", "--round", "last")} {
				if status, _, errs := hagal("", "play", "--plain", "--code", text); status != 0 {
					t.Errorf("%s: %d, %s", text, status, errs)
				}
			}
		})
	}
}

// said is what a command prints that does well.
func said(t *testing.T, args ...string) string {
	t.Helper()
	status, out, errs := hagal("", args...)
	if status != 0 {
		t.Fatalf("%q: status %d, %s", args, status, errs)
	}
	return strings.TrimSpace(out)
}
