//go:build unix

package cli_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
)

// A run that is stopped prints what it counted, with the interval of so many
// games, and says that it was stopped.
func TestSimulateStopped(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		for _, args := range []string{"simulate --games 100000000", "simulate --games 100000000 --json"} {
			status, out := stopped(t, sig, strings.Fields(args)...)
			if status != 128+int(sig) {
				t.Errorf("%s: status %d, want %d", args, status, 128+int(sig))
			}
			if !strings.HasSuffix(args, "json") {
				if !strings.Contains(out, "\nStopped by hand, of 100,000,000 games: the human wins are known to +- ") || !strings.Contains(out, "95% interval") {
					t.Errorf("%.300s", out)
				}
				continue
			}
			var x struct {
				Games   int
				Asked   int `json:"games_asked"`
				Stopped bool
			}
			if err := json.Unmarshal([]byte(out), &x); err != nil || !x.Stopped || x.Games == 0 || x.Asked != 100_000_000 {
				t.Errorf("%+v, %v", x, err)
			}
		}
	}
}

// So do all that play many games: what is done by then, its interval, and that it
// was stopped.
func TestManyGamesStopped(t *testing.T) {
	for _, tt := range []struct {
		args string
		want []string
	}{
		{"compare sardaukar mentat --games 100000000", []string{"Stopped by hand, of 100,000,000 games.", "B - A", "human wins"}},
		{"tune --target 15% --games 20000 --against blocker", []string{"# Stopped by hand", " - ", "constants"}},
		{"sweep --knob constants.vp_price.spice=4..12 --games 4000", []string{"Stopped by hand, after ", "of 9 values.", "  4"}},
	} {
		status, out := stopped(t, syscall.SIGINT, strings.Fields(tt.args)...)
		for _, want := range tt.want {
			if status != 130 || !strings.Contains(out, want) {
				t.Errorf("%s: status %d, want 130 and %q in\n%s", tt.args, status, want, out)
			}
		}
	}
	_, out := stopped(t, syscall.SIGINT, strings.Fields("compare sardaukar mentat --games 100000000 --json")...)
	var x struct {
		Games   int
		Asked   int `json:"games_asked"`
		Stopped bool
	}
	if err := json.Unmarshal([]byte(out), &x); err != nil || !x.Stopped || x.Games == 0 || x.Games >= x.Asked {
		t.Errorf("%+v, %v", x, err)
	}
}

// stopped runs hagal until it shows that it counts, and sends it a signal then.
func stopped(t *testing.T, sig syscall.Signal, args ...string) (status int, out string) {
	t.Helper()
	screen, errs, err := pty.Open()
	if err != nil {
		t.Skip("no terminal here:", err)
	}
	defer screen.Close()
	cmd := exec.Command(os.Args[0])
	cmd.Args = append([]string{"hagal"}, args...)
	cmd.Env = append(os.Environ(), "HAGAL_HOME="+t.TempDir())
	var text strings.Builder
	cmd.Stdout, cmd.Stderr = &text, errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	errs.Close()
	if _, err := screen.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Signal(sig); err != nil {
		t.Fatal(err)
	}
	for buf := make([]byte, 4096); err == nil; { // until the other end is closed
		_, err = screen.Read(buf)
	}
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode(), text.String()
}
