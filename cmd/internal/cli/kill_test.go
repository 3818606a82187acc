//go:build unix

package cli_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// scribe answers every prompt by chance and writes down the lines that say the
// same in plain mode.
type scribe struct {
	r     *rand.Rand
	lines []string
}

func (s *scribe) Ask(p ask.Prompt) (ask.Reply, error) {
	reply, line := s.answer(&p)
	s.lines = append(s.lines, line)
	return reply, nil
}

func (s *scribe) answer(p *ask.Prompt) (ask.Reply, string) {
	if n := p.Number; n != nil && (len(p.Choices) == 0 || p.Choices[0].Key == "") {
		k := n.Min + s.r.IntN(min(n.Max-n.Min+1, 4))
		if p.ID == "strength" { // one that is not asked back
			k = n.Max
		}
		return ask.Reply{Choice: -1, Number: k}, strconv.Itoa(k)
	}
	if p.ID == "end" {
		return ask.Reply{Choice: int(controls.EndLeave)}, "leave"
	}
	var open []int
	for i, c := range p.Choices {
		if c.Closed == "" && !c.Hidden && c.Key != "" && strings.Trim(c.Key, "0123456789") != "" {
			open = append(open, i)
		}
	}
	if len(open) == 0 {
		return ask.Reply{Choice: max(p.Default, 0)}, ""
	}
	i := open[s.r.IntN(len(open))]
	return ask.Reply{Choice: i}, p.Choices[i].Key
}

func (s *scribe) Tell([]string)        {}
func (s *scribe) Fits(ask.Prompt) bool { return true }
func (s *scribe) Close() error         { return nil }

// killFlags are the setup of the games of these tests.
var killFlags = [][2]string{{"game", "uprising"}, {"mode", "solo"}, {"difficulty", "sardaukar"}, {"objectives", "deal"},
	{"rival", "irulan_corrino,staban_tuek"}, {"hagal-deck", "virtual"}, {"conflict-deck", "virtual"}, {"input", "tracked"}}

// written is a whole game as lines of plain mode.
func written(t *testing.T, seed uint64) []string {
	t.Helper()
	s := &scribe{r: rand.New(rand.NewPCG(seed, 1))}
	flags := setup.Values{}
	for _, f := range killFlags {
		flags[f[0]] = f[1]
	}
	g := session.New(session.Start{Person: s, Dir: journal.Dir(t.TempDir()), Load: data.LoadWith, Flags: flags, Seed: seed})
	defer g.Close()
	if over, err := g.Play(); !over || err != nil {
		t.Fatal(over, err)
	}
	return s.lines
}

func playArgs(seed uint64) []string {
	args := []string{"play", "--plain", "--seed", strconv.FormatUint(seed, 10)}
	for _, f := range killFlags {
		args = append(args, "--"+f[0], f[1])
	}
	return args
}

// process is hagal as a process of its own, the real main.
func process(t *testing.T, errs io.Writer, home string, args ...string) (cmd *exec.Cmd, in io.WriteCloser, out *bufio.Reader) {
	t.Helper()
	cmd = exec.Command(os.Args[0])
	cmd.Args = append([]string{"hagal"}, args...)
	cmd.Env = append(os.Environ(), "HAGAL_HOME="+home, "NO_COLOR=1")
	cmd.Stderr = errs
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // a test that failed has not ended it
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return cmd, in, bufio.NewReader(pipe)
}

// fed plays lines to the end of the input and returns what was said.
func fed(t *testing.T, home string, lines []string, args ...string) string {
	t.Helper()
	cmd, in, out := process(t, os.Stderr, home, args...)
	go func() {
		for _, l := range lines {
			_, _ = io.WriteString(in, l+"\n")
		}
		in.Close()
	}()
	text, err := io.ReadAll(out)
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, text)
	}
	return string(text)
}

// killed plays lines until so many lines were said, and kills the process then.
func killed(t *testing.T, home string, lines []string, said int, args ...string) string {
	t.Helper()
	cmd, in, out := process(t, os.Stderr, home, args...)
	go func() {
		_, _ = io.WriteString(in, strings.Join(lines, "\n")+"\n") // the pipe may break
	}()
	var b strings.Builder
	for range said {
		line, err := out.ReadString('\n')
		b.WriteString(line)
		if err != nil {
			break
		}
	}
	_ = cmd.Process.Kill()
	rest, _ := io.ReadAll(out)
	b.Write(rest)
	_ = cmd.Wait()
	in.Close()
	return b.String()
}

// answers counts the answers in the one save of a home, the checklist among them,
// and returns them with the name of the save.
func answers(t *testing.T, home string) (list []string, name string) {
	t.Helper()
	dir := journal.Dir(filepath.Join(home, "games"))
	games, err := journal.List(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(games) == 0 {
		return nil, ""
	}
	if len(games) > 1 || games[0].Err != nil {
		t.Fatalf("%d saves, %v", len(games), games[0].Err)
	}
	c, err := journal.Read(dir.Path(games[0].Name))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range c.Lines {
		var x struct{ Ask, Answer, Key string }
		if err := json.Unmarshal(l.Body, &x); err == nil && (x.Ask != "" || x.Key != "") {
			list = append(list, x.Ask+x.Key+" "+x.Answer)
		}
	}
	return list, games[0].Name
}

// segments are what was said before each prompt.
func segments(text string) []string {
	var out []string
	for part := range strings.SplitSeq("\n"+text, "\n> ") {
		if len(out) > 0 {
			_, part, _ = strings.Cut(part, "\n") // the answer that was typed
		}
		out = append(out, strings.TrimSpace(part))
	}
	return out
}

// TestKilled kills plain-mode games at random moments (HAGAL_KILLS says how often)
// and goes on with them: no answer whose result was said is lost, resume is at
// the same prompt, and the game comes to the same end.
func TestKilled(t *testing.T) {
	kills := 25
	if n, err := strconv.Atoi(os.Getenv("HAGAL_KILLS")); err == nil {
		kills = n
	}
	for seed := uint64(1); kills > 0; seed++ {
		kills -= killGame(t, seed, kills)
	}
}

func killGame(t *testing.T, seed uint64, most int) (kills int) {
	lines := written(t, seed)
	home := t.TempDir()
	whole := fed(t, home, lines, playArgs(seed)...)
	want, called := answers(t, home)
	told := segments(whole)
	r := rand.New(rand.NewPCG(seed, 9))
	home = t.TempDir()
	args, done := playArgs(seed), 0
	for ; kills < most && done < len(want); kills++ {
		text := killed(t, home, lines[done:], 1+r.IntN(200), args...)
		got, name := answers(t, home)
		seen := segments(text)
		if answered := done + len(seen) - 2; len(got) < answered {
			t.Fatalf("seed %d: %d answers in the save, %d were said", seed, len(got), answered)
		}
		if !strings.HasPrefix(fmt.Sprint(want, " "), strings.TrimSuffix(fmt.Sprint(got), "]")) {
			t.Fatalf("seed %d: other answers in the save:\n%v\nnot\n%v", seed, got, want)
		}
		if done = len(got); name == "" {
			continue
		}
		if args = []string{"resume", name, "--plain"}; done < len(want) {
			first := segments(fed(t, home, nil, append(args, "--plain")...))[0]
			if !strings.HasSuffix(unhinted(first), unhinted(told[done])) {
				t.Fatalf("seed %d, %d answers: resumed at\n%s\nnot at\n%s", seed, done, first, told[done])
			}
		}
	}
	text := fed(t, home, lines[done:], args...)
	got, name := answers(t, home)
	text = strings.ReplaceAll(text, `"`+name+`"`, `"`+called+`"`) // a game that was killed before it got its name has none
	if fmt.Sprint(got) != fmt.Sprint(want) || !strings.HasSuffix(strings.TrimSpace(text), strings.TrimSpace(whole[len(whole)-200:])) {
		t.Fatalf("seed %d: after %d kills the game ends otherwise:\n%s\nnot\n%s", seed, kills, text, whole[len(whole)-200:])
	}
	if n := strings.Count(fed(t, home, nil, "history", "--csv"), "\n") - 1; n != 1 {
		t.Fatalf("seed %d: after %d kills %d games are remembered, want the one", seed, kills, n)
	}
	return max(kills, 1)
}

// TestSignals ends a game by each signal: it is saved, says how to go on, and the
// status is 128 and the number of the signal.
func TestSignals(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT} {
		home := t.TempDir()
		var errs strings.Builder
		cmd, in, out := process(t, &errs, home, playArgs(3)...)
		if _, err := io.WriteString(in, "\n"); err != nil {
			t.Fatal(err)
		}
		for {
			line, err := out.ReadString('\n')
			if err != nil {
				t.Fatalf("%v: no question came: %v", sig, err)
			}
			if strings.Contains(line, "where to?") {
				break
			}
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, out)
		_ = cmd.Wait()
		if got := cmd.ProcessState.ExitCode(); got != 128+int(sig) {
			t.Errorf("%v: status %d, want %d", sig, got, 128+int(sig))
		}
		if _, name := answers(t, home); name != "irulan-staban" {
			t.Errorf("%v: the save is called %q", sig, name)
		}
		if want := "Saved. Go on with: hagal resume irulan-staban\n"; errs.String() != want {
			t.Errorf("%v: says %q, want %q", sig, errs.String(), want)
		}
	}
}
